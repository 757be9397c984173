/* Alert dialogs: AdwAlertDialog where libadwaita has it, else AdwMessageDialog. Both ask for the same
 * things under almost the same names. */

#pragma clang assume_nonnull begin

typedef enum { CGTK_PLAIN, CGTK_SUGGESTED, CGTK_DESTRUCTIVE } CGtkAppearance;

#if ADW_CHECK_VERSION(1, 5, 0)

/* A dialog inside the parent's window, over what is in it. */
static inline GtkWidget *cgtk_dialog_new(GtkWidget *parent, const char *_Nullable heading,
                                         const char *_Nullable body) {
  AdwDialog *dialog = adw_alert_dialog_new(heading, body);
  (void)parent;
  adw_dialog_set_can_close(dialog, FALSE);
  gtk_accessible_update_property(GTK_ACCESSIBLE(dialog), GTK_ACCESSIBLE_PROPERTY_MODAL, TRUE, -1);
  return GTK_WIDGET(dialog);
}
/* Whether a dialog that was destroyed is still to be seen for a while: it is gone when it is unmapped. */
static inline gboolean cgtk_dialog_goes_slowly(void) { return TRUE; }
static inline const char *cgtk_dialog_close_signal(void) { return "close-attempt"; }
static inline const char *cgtk_dialog_gone_signal(void) { return "closed"; }
static inline void cgtk_dialog_present(GtkWidget *dialog, GtkWidget *parent) {
  adw_dialog_present(ADW_DIALOG(dialog), parent);
}
static inline void cgtk_dialog_note_closed(AdwDialog *dialog, gpointer flag) {
  (void)dialog;
  *(gboolean *)flag = TRUE;
}
static inline gboolean cgtk_dialog_close_now(GtkWidget *dialog) {
  gboolean closed = FALSE;
  gulong handler =
      g_signal_connect(dialog, "closed", G_CALLBACK(cgtk_dialog_note_closed), &closed);
  adw_dialog_force_close(ADW_DIALOG(dialog));
  g_signal_handler_disconnect(dialog, handler);
  return closed;
}
static inline gboolean cgtk_dialog_close_at_tick(GtkWidget *dialog, GdkFrameClock *clock,
                                                 gpointer _Nullable data) {
  (void)clock;
  (void)data;
  return cgtk_dialog_close_now(dialog) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}
/* A dialog opens at its second frame. Before libadwaita 1.7 one that has not opened yet does not
 * close either, and would open then, for good: it is closed as soon as it can be. */
static inline void cgtk_dialog_destroy(GtkWidget *dialog) {
  cgtk_prepare_removal(dialog);
  if (!cgtk_dialog_close_now(dialog))
    gtk_widget_add_tick_callback(dialog, cgtk_dialog_close_at_tick, NULL, NULL);
}
/* The window that the next dialog or sheet belongs to. */
static inline GtkWidget *cgtk_dialog_window(GtkWidget *dialog, GtkWidget *parent) {
  (void)dialog;
  return parent;
}
static inline void cgtk_dialog_join(GtkWidget *dialog, gpointer group) {
  (void)dialog;
  (void)group;
}
static inline void cgtk_dialog_set_default_widget(GtkWidget *dialog,
                                                  GtkWidget *_Nullable widget) {
  adw_dialog_set_default_widget(ADW_DIALOG(dialog), widget);
}
static inline GtkWidget *_Nullable cgtk_dialog_get_default_widget(GtkWidget *dialog) {
  return adw_dialog_get_default_widget(ADW_DIALOG(dialog));
}
/* Without a widget the keyboard is on what is around all buttons: an alert that has no focus would
 * give it to its last button. */
static inline void cgtk_dialog_set_focus(GtkWidget *dialog, GtkWidget *_Nullable widget) {
  if (!widget && (widget = gtk_widget_get_first_child(adw_dialog_get_child(ADW_DIALOG(dialog)))))
    gtk_widget_set_focusable(widget, TRUE);
  adw_dialog_set_focus(ADW_DIALOG(dialog), widget);
}
/* What is in the dialog: not below it in the tree of widgets until it is presented. */
static inline GtkWidget *cgtk_dialog_content(GtkWidget *dialog) {
  return adw_dialog_get_child(ADW_DIALOG(dialog));
}
#define CGTK_DIALOG(w) ADW_ALERT_DIALOG(w)
#define cgtk_dialog_call(name) adw_alert_dialog_##name

#else

static inline GtkWidget *cgtk_dialog_new(GtkWidget *parent, const char *_Nullable heading,
                                         const char *_Nullable body) {
  return adw_message_dialog_new(GTK_WINDOW(parent), heading, body);
}
static inline gboolean cgtk_dialog_goes_slowly(void) { return FALSE; }
static inline const char *cgtk_dialog_close_signal(void) { return "close-request"; }
static inline const char *cgtk_dialog_gone_signal(void) { return "destroy"; }
static inline void cgtk_dialog_present(GtkWidget *dialog, GtkWidget *parent) {
  (void)parent;
  gtk_window_present(GTK_WINDOW(dialog));
}
static inline void cgtk_dialog_destroy(GtkWidget *dialog) { cgtk_window_destroy(dialog); }
/* The window that the next dialog or sheet belongs to. */
static inline GtkWidget *cgtk_dialog_window(GtkWidget *dialog, GtkWidget *parent) {
  (void)parent;
  return dialog;
}
static inline void cgtk_dialog_join(GtkWidget *dialog, gpointer group) {
  gtk_window_group_add_window(GTK_WINDOW_GROUP(group), GTK_WINDOW(dialog));
}
static inline void cgtk_dialog_set_default_widget(GtkWidget *dialog,
                                                  GtkWidget *_Nullable widget) {
  gtk_window_set_default_widget(GTK_WINDOW(dialog), widget);
}
static inline GtkWidget *_Nullable cgtk_dialog_get_default_widget(GtkWidget *dialog) {
  return gtk_window_get_default_widget(GTK_WINDOW(dialog));
}
static inline void cgtk_dialog_set_focus(GtkWidget *dialog, GtkWidget *_Nullable widget) {
  gtk_window_set_focus(GTK_WINDOW(dialog), widget);
}
static inline GtkWidget *cgtk_dialog_content(GtkWidget *dialog) { return dialog; }
#define CGTK_DIALOG(w) ADW_MESSAGE_DIALOG(w)
#define cgtk_dialog_call(name) adw_message_dialog_##name

#endif

static inline void cgtk_dialog_set_heading(GtkWidget *dialog, const char *_Nullable text) {
  cgtk_dialog_call(set_heading)(CGTK_DIALOG(dialog), text);
}
static inline void cgtk_dialog_set_body(GtkWidget *dialog, const char *text) {
  cgtk_dialog_call(set_body)(CGTK_DIALOG(dialog), text);
}
static inline void cgtk_dialog_add(GtkWidget *dialog, const char *id, const char *label) {
  cgtk_dialog_call(add_response)(CGTK_DIALOG(dialog), id, label);
}
static inline void cgtk_dialog_set_label(GtkWidget *dialog, const char *id, const char *label) {
  cgtk_dialog_call(set_response_label)(CGTK_DIALOG(dialog), id, label);
}
static inline void cgtk_dialog_set_enabled(GtkWidget *dialog, const char *id, gboolean on) {
  cgtk_dialog_call(set_response_enabled)(CGTK_DIALOG(dialog), id, on);
}
static inline void cgtk_dialog_set_appearance(GtkWidget *dialog, const char *id,
                                              CGtkAppearance appearance) {
  cgtk_dialog_call(set_response_appearance)(
      CGTK_DIALOG(dialog), id,
      appearance == CGTK_SUGGESTED     ? ADW_RESPONSE_SUGGESTED
      : appearance == CGTK_DESTRUCTIVE ? ADW_RESPONSE_DESTRUCTIVE
                                       : ADW_RESPONSE_DEFAULT);
}
static inline void cgtk_dialog_set_default(GtkWidget *dialog, const char *id) {
  cgtk_dialog_call(set_default_response)(CGTK_DIALOG(dialog), id);
}
/* Gives the keyboard to a response. Its button is known only while it is the default. */
static inline void cgtk_dialog_focus_response(GtkWidget *dialog, const char *id) {
  GtkWidget *widget = cgtk_dialog_get_default_widget(dialog);
  const char *name = cgtk_dialog_call(get_default_response)(CGTK_DIALOG(dialog));
  cgtk_dialog_set_default(dialog, id);
  cgtk_dialog_set_focus(dialog, cgtk_dialog_get_default_widget(dialog));
  cgtk_dialog_set_default(dialog, name ? name : "");
  cgtk_dialog_set_default_widget(dialog, widget);
}
static inline void cgtk_dialog_set_close(GtkWidget *dialog, const char *id) {
  cgtk_dialog_call(set_close_response)(CGTK_DIALOG(dialog), id);
}
static inline void cgtk_dialog_set_extra(GtkWidget *dialog, GtkWidget *_Nullable child) {
  cgtk_dialog_call(set_extra_child)(CGTK_DIALOG(dialog), child);
}

static inline void cgtk_limit_button_labels(GtkWidget *widget, int chars) {
  GtkWidget *child = GTK_IS_BUTTON(widget) ? gtk_button_get_child(GTK_BUTTON(widget)) : NULL;
  if (child && GTK_IS_LABEL(child)) {
    gtk_label_set_ellipsize(GTK_LABEL(child), PANGO_ELLIPSIZE_END);
    gtk_label_set_max_width_chars(GTK_LABEL(child), chars);
    return;
  }
  for (child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    cgtk_limit_button_labels(child, chars);
}

/* Cuts the labels of the dialog's buttons that are longer than this. */
static inline void cgtk_dialog_limit_labels(GtkWidget *dialog, int chars) {
  cgtk_limit_button_labels(cgtk_dialog_content(dialog), chars);
}

/* The first label below `widget` that says `text`. */
static inline GtkWidget *_Nullable cgtk_find_label(GtkWidget *widget, const char *text) {
  GtkWidget *child;
  if (GTK_IS_LABEL(widget) && g_strcmp0(gtk_label_get_text(GTK_LABEL(widget)), text) == 0)
    return widget;
  for (child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = cgtk_find_label(child, text);
    if (found) return found;
  }
  return NULL;
}

/* Puts a widget over the heading; says whether there was a place for it. */
static inline gboolean cgtk_dialog_put_over_heading(GtkWidget *dialog, GtkWidget *widget,
                                                    const char *heading) {
  GtkWidget *box = cgtk_find_label(cgtk_dialog_content(dialog), heading);
  while (box && !GTK_IS_BOX(box)) box = gtk_widget_get_parent(box);
  if (!box) return FALSE;
  gtk_box_prepend(GTK_BOX(box), widget);
  return TRUE;
}

#pragma clang assume_nonnull end
