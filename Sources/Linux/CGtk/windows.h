/* Start, windows, looks. */

#pragma clang assume_nonnull begin

/* Says whether there is a display to show windows on. `name` is what the program is called; how the
 * app is called is set once it is known. */
static inline gboolean cgtk_start(const char *name) {
  g_set_prgname(name);
  if (!gtk_init_check()) return FALSE;
  adw_init();
  return TRUE;
}

static inline GtkWidget *cgtk_window_new(void) {
  return adw_window_new();
}
static inline void cgtk_window_set_content(GtkWidget *window, GtkWidget *content) {
  adw_window_set_content(ADW_WINDOW(window), content);
}
static inline void cgtk_window_set_title(GtkWidget *window, const char *title) {
  gtk_window_set_title(GTK_WINDOW(window), title);
}
static inline void cgtk_window_set_size(GtkWidget *window, int width, int height) {
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
}
static inline void cgtk_window_get_size(GtkWidget *window, int *width, int *height) {
  gtk_window_get_default_size(GTK_WINDOW(window), width, height);
}
static inline void cgtk_window_realize(GtkWidget *window) { gtk_widget_realize(window); }
static inline void cgtk_window_present(GtkWidget *window) { gtk_window_present(GTK_WINDOW(window)); }
/* What has the keyboard, and the default button, are let go of first: the window would tell them so
 * only when what is around them is gone, where a key pressed in them is what destroys the window. */
static inline void cgtk_window_destroy(GtkWidget *window) {
  cgtk_prepare_removal(window);
  gtk_window_set_focus(GTK_WINDOW(window), NULL);
  gtk_window_set_default_widget(GTK_WINDOW(window), NULL);
  gtk_window_destroy(GTK_WINDOW(window));
}
static inline void cgtk_window_set_modal_for(GtkWidget *window, GtkWidget *parent) {
  gtk_window_set_transient_for(GTK_WINDOW(window), GTK_WINDOW(parent));
  gtk_window_set_modal(GTK_WINDOW(window), TRUE);
}
static inline void cgtk_window_set_default_widget(GtkWidget *window, GtkWidget *_Nullable widget) {
  gtk_window_set_default_widget(GTK_WINDOW(window), widget);
}
static inline GtkWidget *_Nullable cgtk_window_of(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  return root ? GTK_WIDGET(root) : NULL;
}
static inline GtkWidget *_Nullable cgtk_window_get_focus(GtkWidget *window) {
  return gtk_window_get_focus(GTK_WINDOW(window));
}

static inline gpointer _Nullable cgtk_window_surface(GtkWidget *window) {
  return gtk_native_get_surface(GTK_NATIVE(window));
}
static inline gboolean cgtk_window_is_minimized(GtkWidget *window) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  GdkToplevelState hidden = GDK_TOPLEVEL_STATE_MINIMIZED;
#if GTK_CHECK_VERSION(4, 12, 0)
  hidden |= GDK_TOPLEVEL_STATE_SUSPENDED;
#endif
  return surface && (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & hidden);
}
/* Whether the window has the focus, or one that lies over it. */
static inline gboolean cgtk_window_is_in_use(GtkWidget *window) {
  GListModel *windows = gtk_window_get_toplevels();
  gboolean in_use = FALSE;
  guint i, count = g_list_model_get_n_items(windows);
  for (i = 0; i < count && !in_use; i++) {
    GtkWindow *next = g_list_model_get_item(windows, i);
    gboolean active = gtk_window_is_active(next);
    g_object_unref(next);
    for (; active && next && !in_use; next = gtk_window_get_transient_for(next))
      in_use = GTK_WIDGET(next) == window;
  }
  return in_use;
}

/* What is modal in a group lets the windows of other groups be used. */
static inline gpointer cgtk_group_new(void) { return gtk_window_group_new(); }
static inline void cgtk_group_add(gpointer group, GtkWidget *window) {
  gtk_window_group_add_window(GTK_WINDOW_GROUP(group), GTK_WINDOW(window));
}
static inline void cgtk_group_free(gpointer group) { g_object_unref(group); }

static inline GtkWidget *cgtk_header_new(void) { return adw_header_bar_new(); }
static inline void cgtk_header_pack(GtkWidget *header, GtkWidget *child, gboolean at_start) {
  if (at_start)
    adw_header_bar_pack_start(ADW_HEADER_BAR(header), child);
  else
    adw_header_bar_pack_end(ADW_HEADER_BAR(header), child);
}
static inline void cgtk_header_remove(GtkWidget *header, GtkWidget *child) {
  cgtk_prepare_removal(child);
  adw_header_bar_remove(ADW_HEADER_BAR(header), child);
}
/* A bar without a title still moves and closes the window. */
static inline void cgtk_header_show_title(GtkWidget *header, gboolean on) {
  adw_header_bar_set_title_widget(ADW_HEADER_BAR(header), on ? NULL : gtk_label_new(NULL));
}
static inline void cgtk_header_set_closable(GtkWidget *header, gboolean on) {
  adw_header_bar_set_show_end_title_buttons(ADW_HEADER_BAR(header), on);
  adw_header_bar_set_show_start_title_buttons(ADW_HEADER_BAR(header), on);
}

static inline gpointer cgtk_style_manager(void) { return adw_style_manager_get_default(); }
static inline gboolean cgtk_is_dark(void) {
  return adw_style_manager_get_dark(adw_style_manager_get_default());
}
/* 0 follows the system, 1 is light, 2 is dark. */
static inline void cgtk_set_color_scheme(int scheme) {
  adw_style_manager_set_color_scheme(adw_style_manager_get_default(),
                                     scheme == 2   ? ADW_COLOR_SCHEME_FORCE_DARK
                                     : scheme == 1 ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                                   : ADW_COLOR_SCHEME_DEFAULT);
}

#pragma clang assume_nonnull end
