/* What all widgets have. */

#pragma clang assume_nonnull begin

/* A number as a length in pixels, either way: nothing where it is none, and no more than what GTK
 * still calculates with. Every number that is not whole comes to GTK through this. */
static inline int cgtk_pixels(double length) {
  const double most = 32000;
  if (isnan(length)) return 0;
  return (int)round(CLAMP(length, -most, most));
}

static inline GtkWidget *cgtk_retain(GtkWidget *widget) { return g_object_ref_sink(widget); }
static inline void cgtk_release(GtkWidget *widget) { cgtk_drop_later(widget); }
static inline void cgtk_weak_ref(gpointer object, GWeakNotify notify, gpointer _Nullable data) {
  g_object_weak_ref(G_OBJECT(object), notify, data);
}

static inline void cgtk_set_visible(GtkWidget *w, gboolean on) {
  if (!on) cgtk_prepare_hiding(w);
  gtk_widget_set_visible(w, on);
}
static inline void cgtk_set_sensitive(GtkWidget *w, gboolean on) {
  if (gtk_widget_get_sensitive(w) != on) gtk_widget_set_sensitive(w, on);
}
static inline gboolean cgtk_get_sensitive(GtkWidget *w) { return gtk_widget_is_sensitive(w); }
static inline void cgtk_set_opacity(GtkWidget *w, double opacity) {
  gtk_widget_set_opacity(w, opacity);
}
static inline void cgtk_set_can_target(GtkWidget *w, gboolean on) {
  gtk_widget_set_can_target(w, on);
}
static inline void cgtk_set_clipped(GtkWidget *w, gboolean on) {
  gtk_widget_set_overflow(w, on ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
}
static inline void cgtk_set_tooltip(GtkWidget *w, const char *_Nullable text) {
  gtk_widget_set_tooltip_text(w, text);
}
static inline void cgtk_add_class(GtkWidget *w, const char *name) {
  gtk_widget_add_css_class(w, name);
}
static inline void cgtk_set_class(GtkWidget *w, const char *name, gboolean on) {
  if (on)
    gtk_widget_add_css_class(w, name);
  else
    gtk_widget_remove_css_class(w, name);
}
static inline void cgtk_set_margins(GtkWidget *w, int top, int start, int bottom, int end) {
  gtk_widget_set_margin_top(w, top);
  gtk_widget_set_margin_start(w, start);
  gtk_widget_set_margin_bottom(w, bottom);
  gtk_widget_set_margin_end(w, end);
}
static inline void cgtk_set_size_request(GtkWidget *w, int width, int height) {
  gtk_widget_set_size_request(w, width, height);
}
static inline void cgtk_measure(GtkWidget *w, gboolean horizontal, int for_size, int *natural) {
  int minimum;
  gtk_widget_measure(w, horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                     for_size, &minimum, natural, NULL, NULL);
}
static inline gboolean cgtk_grab_focus(GtkWidget *w) { return gtk_widget_grab_focus(w); }
static inline gboolean cgtk_has_focus(GtkWidget *w) {
  GtkRoot *root = gtk_widget_get_root(w);
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  return focus && (focus == w || gtk_widget_is_ancestor(focus, w));
}
static inline void cgtk_drop_focus(GtkWidget *w) {
  GtkRoot *root = gtk_widget_get_root(w);
  if (root && cgtk_has_focus(w)) gtk_root_set_focus(root, NULL);
}
static inline gboolean cgtk_is_mapped(GtkWidget *w) { return gtk_widget_get_mapped(w); }
static inline GtkWidget *_Nullable cgtk_parent(GtkWidget *w) { return gtk_widget_get_parent(w); }
static inline void cgtk_activate(GtkWidget *w) { gtk_widget_activate(w); }

/* A style of the widget's own, not inherited by what is in it. NULL takes it away. */
static inline void cgtk_set_css(GtkWidget *w, const char *_Nullable declarations) {
  GtkStyleContext *context;
  GtkCssProvider *old = g_object_get_data(G_OBJECT(w), "alerts-style");
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  context = gtk_widget_get_style_context(w);
  if (old) gtk_style_context_remove_provider(context, GTK_STYLE_PROVIDER(old));
  if (declarations) {
    GtkCssProvider *provider = gtk_css_provider_new();
    char *css = g_strconcat("* { ", declarations, " }", NULL);
    gtk_css_provider_load_from_data(provider, css, -1);
    g_free(css);
    gtk_style_context_add_provider(context, GTK_STYLE_PROVIDER(provider),
                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_set_data_full(G_OBJECT(w), "alerts-style", provider, g_object_unref);
  } else {
    g_object_set_data(G_OBJECT(w), "alerts-style", NULL);
  }
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Accessibility. */

static inline void cgtk_set_accessible_label(GtkWidget *w, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
static inline void cgtk_reset_accessible_label(GtkWidget *w) {
  gtk_accessible_reset_property(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_PROPERTY_LABEL);
}
static inline void cgtk_set_accessible_description(GtkWidget *w, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
static inline void cgtk_set_accessible_value(GtkWidget *w, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}
static inline void cgtk_set_accessible_hidden(GtkWidget *w, gboolean on) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_STATE_HIDDEN, on, -1);
}
/* Names the widget by another one's text. */
static inline void cgtk_set_labelled_by(GtkWidget *w, GtkWidget *label) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                 NULL, -1);
}

/* Event controllers. The widget owns them. */

static inline gpointer cgtk_add_focus_controller(GtkWidget *w) {
  GtkEventController *controller = gtk_event_controller_focus_new();
  gtk_widget_add_controller(w, controller);
  return controller;
}
static inline gpointer cgtk_add_click_gesture(GtkWidget *w, guint button) {
  GtkGesture *gesture = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(gesture), button);
  gtk_widget_add_controller(w, GTK_EVENT_CONTROLLER(gesture));
  return gesture;
}
static inline void cgtk_claim_press(gpointer gesture) {
  gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}
static inline gpointer cgtk_add_long_press_gesture(GtkWidget *w) {
  GtkGesture *gesture = gtk_gesture_long_press_new();
  gtk_widget_add_controller(w, GTK_EVENT_CONTROLLER(gesture));
  return gesture;
}
static inline void cgtk_remove_controller(GtkWidget *w, gpointer controller) {
  gtk_widget_remove_controller(w, GTK_EVENT_CONTROLLER(controller));
}

typedef gboolean (*CGtkShortcutHandler)(GtkWidget *widget, GVariant *_Nullable arguments,
                                        gpointer _Nullable data);

/* Keys that act wherever the focus in the window is. */
static inline gpointer cgtk_add_shortcut(GtkWidget *w, guint key, guint modifiers,
                                         CGtkShortcutHandler handler, gpointer data,
                                         GDestroyNotify destroy) {
  GtkEventController *controller = gtk_shortcut_controller_new();
  gtk_shortcut_controller_set_scope(GTK_SHORTCUT_CONTROLLER(controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut(
      GTK_SHORTCUT_CONTROLLER(controller),
      gtk_shortcut_new(gtk_keyval_trigger_new(key, (GdkModifierType)modifiers),
                       gtk_callback_action_new(handler, data, destroy)));
  gtk_widget_add_controller(w, controller);
  return controller;
}
/* Keys that act while the focus is in the widget. */
static inline void cgtk_add_local_shortcut(GtkWidget *w, guint key, guint modifiers,
                                           CGtkShortcutHandler handler, gpointer data,
                                           GDestroyNotify destroy) {
  GtkEventController *controller = gtk_shortcut_controller_new();
  gtk_shortcut_controller_add_shortcut(
      GTK_SHORTCUT_CONTROLLER(controller),
      gtk_shortcut_new(gtk_keyval_trigger_new(key, (GdkModifierType)modifiers),
                       gtk_callback_action_new(handler, data, destroy)));
  gtk_widget_add_controller(w, controller);
}

/* Tells of keys before what is in the widget gets them. */
static inline gpointer cgtk_add_key_controller(GtkWidget *w) {
  GtkEventController *controller = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(w, controller);
  g_object_set_data(G_OBJECT(w), "alerts-takes-keys", w);
  return controller;
}
/* Whether the widget is the innermost around the focus of those that want to know of keys. */
static inline gboolean cgtk_is_first_for_keys(GtkWidget *w) {
  GtkRoot *root = gtk_widget_get_root(w);
  GtkWidget *next = root ? gtk_root_get_focus(root) : NULL;
  for (; next; next = gtk_widget_get_parent(next))
    if (g_object_get_data(G_OBJECT(next), "alerts-takes-keys")) return next == w;
  return FALSE;
}
/* Lets a widget that is no control have the keyboard, and shows when it does. */
static inline void cgtk_set_focusable(GtkWidget *w, gboolean on) {
  static gboolean has_style = FALSE;
  gtk_widget_set_focusable(w, on);
  cgtk_set_class(w, "takes-focus", on);
  if (has_style || !on) return;
  has_style = TRUE;
  GtkCssProvider *provider = gtk_css_provider_new();
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_css_provider_load_from_data(provider,
                                  ".takes-focus:focus-visible {"
                                  " outline: 2px solid alpha(@accent_color, 0.5);"
                                  " outline-offset: 1px; }",
                                  -1);
  G_GNUC_END_IGNORE_DEPRECATIONS
  gtk_style_context_add_provider_for_display(gtk_widget_get_display(w),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

/* Rows that can be dragged onto one another. A row is known by a number. */
static inline void cgtk_add_drag_source(GtkWidget *w, uint64_t number) {
  GtkDragSource *source = gtk_drag_source_new();
  GdkContentProvider *content = gdk_content_provider_new_typed(G_TYPE_UINT64, (guint64)number);
  gtk_drag_source_set_actions(source, GDK_ACTION_MOVE);
  gtk_drag_source_set_content(source, content);
  g_object_unref(content);
  gtk_widget_add_controller(w, GTK_EVENT_CONTROLLER(source));
}
static inline gpointer cgtk_add_drop_target(GtkWidget *w) {
  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_UINT64, GDK_ACTION_MOVE);
  gtk_widget_add_controller(w, GTK_EVENT_CONTROLLER(target));
  return target;
}
static inline uint64_t cgtk_dropped_number(const GValue *value) { return g_value_get_uint64(value); }

static inline guint cgtk_keyval_of_character(guint32 character) {
  return gdk_unicode_to_keyval(character);
}
/* 0 for a key without a character. */
static inline guint32 cgtk_character_of_keyval(guint key) { return gdk_keyval_to_unicode(key); }

#pragma clang assume_nonnull end
