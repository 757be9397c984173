/* Texts and controls. */

#pragma clang assume_nonnull begin

/* Adds an attribute to a stretch of bytes; the list owns it. */
static inline void cgtk_attributes_add(PangoAttrList *list, PangoAttribute *attribute, guint start,
                                       guint end) {
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert(list, attribute);
}

static inline GtkWidget *cgtk_image_new(void) { return gtk_image_new(); }
static inline void cgtk_image_set_icon(GtkWidget *w, const char *_Nullable name) {
  if (name)
    gtk_image_set_from_icon_name(GTK_IMAGE(w), name);
  else
    gtk_image_clear(GTK_IMAGE(w));
}
static inline void cgtk_image_set_file(GtkWidget *w, const char *path) {
  gtk_image_set_from_file(GTK_IMAGE(w), path);
}
static inline void cgtk_image_set_pixels(GtkWidget *w, int pixels) {
  gtk_image_set_pixel_size(GTK_IMAGE(w), pixels);
}

static inline GtkWidget *cgtk_button_new(void) { return gtk_button_new(); }
static inline void cgtk_button_set_child(GtkWidget *w, GtkWidget *_Nullable child) {
  gtk_button_set_child(GTK_BUTTON(w), child);
}
static inline GtkWidget *_Nullable cgtk_button_child(GtkWidget *w) {
  return gtk_button_get_child(GTK_BUTTON(w));
}
static inline void cgtk_button_set_icon(GtkWidget *w, const char *icon) {
  gtk_button_set_icon_name(GTK_BUTTON(w), icon);
}
static inline void cgtk_button_set_label(GtkWidget *w, const char *label) {
  gtk_button_set_label(GTK_BUTTON(w), label);
  cgtk_cut_long_labels(w);
}

static inline GtkWidget *cgtk_toggle_button_new(void) { return gtk_toggle_button_new(); }
static inline gboolean cgtk_toggle_button_is_on(GtkWidget *w) {
  return gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(w));
}
static inline void cgtk_toggle_button_set_on(GtkWidget *w, gboolean on) {
  if (gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(w)) != on)
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(w), on);
}

static inline GtkWidget *cgtk_check_new(void) { return gtk_check_button_new(); }
static inline gboolean cgtk_check_is_on(GtkWidget *w) {
  return gtk_check_button_get_active(GTK_CHECK_BUTTON(w));
}
static inline void cgtk_check_set_on(GtkWidget *w, gboolean on) {
  if (gtk_check_button_get_active(GTK_CHECK_BUTTON(w)) != on)
    gtk_check_button_set_active(GTK_CHECK_BUTTON(w), on);
}
/* A text that wraps; it is no name for screen readers by itself. */
static inline void cgtk_check_set_label(GtkWidget *w, const char *text) {
#if GTK_CHECK_VERSION(4, 8, 0)
  GtkWidget *label = gtk_check_button_get_child(GTK_CHECK_BUTTON(w));
  if (!label) {
    label = cgtk_label_new(NULL);
    cgtk_label_set_align(label, 0, GTK_JUSTIFY_LEFT);
    gtk_check_button_set_child(GTK_CHECK_BUTTON(w), label);
  }
  cgtk_label_set_text(label, text);
#else
  gtk_check_button_set_label(GTK_CHECK_BUTTON(w), text);
  cgtk_cut_long_labels(w);
#endif
}
static inline void cgtk_check_set_group(GtkWidget *w, GtkWidget *_Nullable other) {
  gtk_check_button_set_group(GTK_CHECK_BUTTON(w), other ? GTK_CHECK_BUTTON(other) : NULL);
}

static inline GtkWidget *cgtk_switch_new(void) { return gtk_switch_new(); }
static inline gboolean cgtk_switch_is_on(GtkWidget *w) {
  return gtk_switch_get_active(GTK_SWITCH(w));
}
static inline void cgtk_switch_set_on(GtkWidget *w, gboolean on) {
  if (gtk_switch_get_active(GTK_SWITCH(w)) != on) gtk_switch_set_active(GTK_SWITCH(w), on);
}

static inline GtkWidget *cgtk_entry_new(gboolean secure) {
  GtkWidget *w = secure ? gtk_password_entry_new() : gtk_entry_new();
  if (secure) g_object_set(w, "show-peek-icon", TRUE, NULL);
  g_object_set(w, "activates-default", TRUE, NULL);
  return w;
}
static inline void cgtk_entry_set_placeholder(GtkWidget *w, const char *_Nullable text) {
  g_object_set(w, "placeholder-text", text, NULL);
}
static inline const char *cgtk_editable_text(GtkWidget *w) {
  return gtk_editable_get_text(GTK_EDITABLE(w));
}
/* Keeps the cursor where it is as far as the new text reaches. */
static inline void cgtk_editable_set_text(GtkWidget *w, const char *text) {
  int position;
  if (g_str_equal(gtk_editable_get_text(GTK_EDITABLE(w)), text)) return;
  position = gtk_editable_get_position(GTK_EDITABLE(w));
  gtk_editable_set_text(GTK_EDITABLE(w), text);
  gtk_editable_set_position(GTK_EDITABLE(w), position);
}

static inline GtkWidget *cgtk_text_view_new(gboolean editable) {
  GtkWidget *w = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(w), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_editable(GTK_TEXT_VIEW(w), editable);
  gtk_text_view_set_cursor_visible(GTK_TEXT_VIEW(w), editable);
  gtk_text_view_set_accepts_tab(GTK_TEXT_VIEW(w), FALSE);
  return w;
}
static inline void cgtk_text_view_set_margins(GtkWidget *w, int margin) {
  gtk_text_view_set_left_margin(GTK_TEXT_VIEW(w), margin);
  gtk_text_view_set_right_margin(GTK_TEXT_VIEW(w), margin);
  gtk_text_view_set_top_margin(GTK_TEXT_VIEW(w), margin);
  gtk_text_view_set_bottom_margin(GTK_TEXT_VIEW(w), margin);
}
static inline gpointer cgtk_text_view_buffer(GtkWidget *w) {
  return gtk_text_view_get_buffer(GTK_TEXT_VIEW(w));
}
/* The caller frees the text. */
static inline char *cgtk_text_view_copy_text(GtkWidget *w) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(w));
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}
static inline void cgtk_text_view_set_text(GtkWidget *w, const char *text) {
  char *old = cgtk_text_view_copy_text(w);
  if (!g_str_equal(old, text))
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(w)), text, -1);
  g_free(old);
}

static inline GtkWidget *cgtk_dropdown_new(void) { return gtk_drop_down_new(NULL, NULL); }
static inline void cgtk_dropdown_set_options(GtkWidget *w,
                                             const char *_Nullable const *_Nonnull options) {
  GtkStringList *list = gtk_string_list_new(options);
  gtk_drop_down_set_model(GTK_DROP_DOWN(w), G_LIST_MODEL(list));
  g_object_unref(list);
}
/* -1 for none. */
static inline int cgtk_dropdown_selected(GtkWidget *w) {
  guint index = gtk_drop_down_get_selected(GTK_DROP_DOWN(w));
  return index == GTK_INVALID_LIST_POSITION ? -1 : (int)index;
}
static inline void cgtk_dropdown_select(GtkWidget *w, int index) {
  guint new = index < 0 ? GTK_INVALID_LIST_POSITION : (guint)index;
  if (gtk_drop_down_get_selected(GTK_DROP_DOWN(w)) != new)
    gtk_drop_down_set_selected(GTK_DROP_DOWN(w), new);
  cgtk_cut_long_labels(w);
}

static inline GtkWidget *cgtk_scale_new(void) {
  GtkWidget *w = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01);
  gtk_scale_set_draw_value(GTK_SCALE(w), FALSE);
  return w;
}
static inline void cgtk_scale_configure(GtkWidget *w, double low, double high, double step) {
  gtk_range_set_range(GTK_RANGE(w), low, high);
  gtk_range_set_increments(GTK_RANGE(w), step, step * 10);
}
static inline double cgtk_scale_value(GtkWidget *w) { return gtk_range_get_value(GTK_RANGE(w)); }
static inline void cgtk_scale_set_value(GtkWidget *w, double value) {
  gtk_range_set_value(GTK_RANGE(w), value);
}

static inline GtkWidget *cgtk_progress_new(void) { return gtk_progress_bar_new(); }
static inline void cgtk_progress_set(GtkWidget *w, double fraction) {
  gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(w), fraction);
}
static inline GtkWidget *cgtk_spinner_new(void) { return gtk_spinner_new(); }
static inline void cgtk_spinner_start(GtkWidget *w, gboolean on) {
  gtk_spinner_set_spinning(GTK_SPINNER(w), on);
}
static inline GtkWidget *cgtk_level_new(void) { return gtk_level_bar_new(); }
static inline void cgtk_level_set(GtkWidget *w, double value) {
  gtk_level_bar_set_value(GTK_LEVEL_BAR(w), value);
}

static inline GtkWidget *cgtk_menu_button_new(void) { return gtk_menu_button_new(); }
static inline void cgtk_menu_button_set_label(GtkWidget *w, const char *label) {
  gtk_menu_button_set_label(GTK_MENU_BUTTON(w), label);
  cgtk_cut_long_labels(w);
}
static inline void cgtk_menu_button_set_popover(GtkWidget *w, GtkWidget *popover) {
  gtk_menu_button_set_popover(GTK_MENU_BUTTON(w), popover);
}
static inline void cgtk_menu_button_close(GtkWidget *w) {
  gtk_menu_button_popdown(GTK_MENU_BUTTON(w));
}

static inline GtkWidget *cgtk_calendar_new(void) { return gtk_calendar_new(); }
static inline void cgtk_calendar_set(GtkWidget *w, int year, int month, int day) {
  GDateTime *date = g_date_time_new_local(year, month, day, 12, 0, 0);
  if (!date) return;
  gtk_calendar_select_day(GTK_CALENDAR(w), date);
  g_date_time_unref(date);
}
static inline void cgtk_calendar_get(GtkWidget *w, int *year, int *month, int *day) {
  GDateTime *date = gtk_calendar_get_date(GTK_CALENDAR(w));
  g_date_time_get_ymd(date, year, month, day);
  g_date_time_unref(date);
}
static inline GtkWidget *cgtk_spin_new(double low, double high) {
  GtkWidget *w = gtk_spin_button_new_with_range(low, high, 1);
  gtk_spin_button_set_wrap(GTK_SPIN_BUTTON(w), TRUE);
  gtk_spin_button_set_numeric(GTK_SPIN_BUTTON(w), TRUE);
  return w;
}
static inline double cgtk_spin_value(GtkWidget *w) {
  return gtk_spin_button_get_value(GTK_SPIN_BUTTON(w));
}
static inline void cgtk_spin_set_value(GtkWidget *w, double value) {
  if (gtk_spin_button_get_value(GTK_SPIN_BUTTON(w)) != value)
    gtk_spin_button_set_value(GTK_SPIN_BUTTON(w), value);
}

static inline GtkWidget *cgtk_popover_new(void) { return gtk_popover_new(); }
static inline void cgtk_popover_set_child(GtkWidget *w, GtkWidget *child) {
  gtk_popover_set_child(GTK_POPOVER(w), child);
}
static inline void cgtk_popover_attach(GtkWidget *popover, GtkWidget *to) {
  gtk_widget_set_parent(popover, to);
}
static inline void cgtk_popover_detach(GtkWidget *popover) {
  if (!gtk_widget_get_parent(popover)) return;
  cgtk_prepare_removal(popover);
  gtk_widget_unparent(popover);
}
static inline void cgtk_popover_open(GtkWidget *popover) { gtk_popover_popup(GTK_POPOVER(popover)); }
static inline void cgtk_popover_close(GtkWidget *popover) {
  gtk_popover_popdown(GTK_POPOVER(popover));
}
static inline void cgtk_popover_point_at(GtkWidget *popover, double x, double y) {
  GdkRectangle place = {cgtk_pixels(x), cgtk_pixels(y), 1, 1};
  gtk_popover_set_pointing_to(GTK_POPOVER(popover), &place);
}
static inline void cgtk_popover_set_closes_outside(GtkWidget *popover, gboolean on) {
  gtk_popover_set_autohide(GTK_POPOVER(popover), on);
}


#pragma clang assume_nonnull end
