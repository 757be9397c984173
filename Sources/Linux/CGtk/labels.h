/* Texts.
 *
 * A label that wraps is asked by the boxes around it which width it needs at a given height, for one
 * height after the other; GtkLabel then breaks the whole text at one width after the other, which
 * takes seconds for a page of text. As in SwiftUI, a text has no other width where it is low: ours
 * answers as if no height were given, which GTK remembers. */

#pragma clang assume_nonnull begin

static inline void cgtk_label_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                      int *minimum, int *natural, int *minimum_baseline,
                                      int *natural_baseline) {
  if (orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0) {
    gtk_widget_measure(widget, orientation, -1, minimum, natural, NULL, NULL);
    return;
  }
  GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_LABEL))
      ->measure(widget, orientation, for_size, minimum, natural, minimum_baseline,
                natural_baseline);
}

static inline void cgtk_label_class_init(gpointer klass, gpointer data) {
  (void)data;
  GTK_WIDGET_CLASS(klass)->measure = cgtk_label_measure;
}

static inline GType cgtk_label_type(void) {
  GType type = g_type_from_name("CGtkLabel");
  GTypeQuery label;
  if (type) return type;
  g_type_query(GTK_TYPE_LABEL, &label);
  return g_type_register_static_simple(GTK_TYPE_LABEL, "CGtkLabel", label.class_size,
                                       cgtk_label_class_init, label.instance_size, NULL,
                                       (GTypeFlags)0);
}

static inline GtkWidget *cgtk_label_new(const char *_Nullable text) {
  GtkWidget *w = g_object_new(cgtk_label_type(), "label", text, NULL);
  gtk_label_set_wrap(GTK_LABEL(w), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(w), PANGO_WRAP_WORD_CHAR);
#if GTK_CHECK_VERSION(4, 6, 0)
  /* Else a label asks for no more width than the height of its row can hold, broken at any letter. */
  gtk_label_set_natural_wrap_mode(GTK_LABEL(w), GTK_NATURAL_WRAP_NONE);
#endif
  return w;
}
static inline void cgtk_label_set_text(GtkWidget *w, const char *text) {
  gtk_label_set_text(GTK_LABEL(w), text);
}
static inline void cgtk_label_set_lines(GtkWidget *w, int lines, PangoEllipsizeMode mode) {
  gtk_label_set_wrap(GTK_LABEL(w), lines != 1);
  gtk_label_set_lines(GTK_LABEL(w), lines > 0 ? lines : -1);
  gtk_label_set_ellipsize(GTK_LABEL(w), lines > 0 ? mode : PANGO_ELLIPSIZE_NONE);
}
static inline void cgtk_label_set_align(GtkWidget *w, float xalign, GtkJustification justify) {
  gtk_label_set_xalign(GTK_LABEL(w), xalign);
  gtk_label_set_justify(GTK_LABEL(w), justify);
}
static inline void cgtk_label_set_attributes(GtkWidget *w, PangoAttrList *_Nullable attributes) {
  gtk_label_set_attributes(GTK_LABEL(w), attributes);
}
static inline void cgtk_label_set_max_chars(GtkWidget *w, int chars) {
  gtk_label_set_max_width_chars(GTK_LABEL(w), chars);
}

/* Lets the labels that GTK has made within `widget` be cut where there is no room for them: they ask
 * for the width of the whole text, and no window is as wide as a page in one line. */
static inline void cgtk_cut_long_labels(GtkWidget *widget) {
  const glong longest = 40;
  GtkWidget *child;
  if (GTK_IS_LABEL(widget) && g_utf8_strlen(gtk_label_get_text(GTK_LABEL(widget)), -1) > longest)
    gtk_label_set_ellipsize(GTK_LABEL(widget), PANGO_ELLIPSIZE_END);
  for (child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    cgtk_cut_long_labels(child);
}

#pragma clang assume_nonnull end
