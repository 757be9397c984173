/* Widgets of our own: around one other widget, which they show in another way.
 *
 * The classes live in headers, so each object file has its own copy of these functions: a class is
 * looked up by name, and the first copy that asks registers it. */

#pragma clang assume_nonnull begin

static inline GType cgtk_class(const char *name, gsize instance_size, GClassInitFunc init) {
  GType type = g_type_from_name(name);
  if (!type)
    type = g_type_register_static_simple(GTK_TYPE_WIDGET, name, sizeof(GtkWidgetClass), init,
                                         (guint)instance_size, NULL, (GTypeFlags)0);
  return type;
}

static inline void cgtk_bin_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(g_type_class_peek(GTK_TYPE_WIDGET))->dispose(object);
}

static inline GtkSizeRequestMode cgtk_bin_request_mode(GtkWidget *widget) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  return child ? gtk_widget_get_request_mode(child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static inline void cgtk_bin_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                    int *minimum, int *natural, int *minimum_baseline,
                                    int *natural_baseline) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  *minimum = *natural = 0;
  if (child)
    gtk_widget_measure(child, orientation, for_size, minimum, natural, minimum_baseline,
                       natural_baseline);
}

static inline void cgtk_bin_allocate(GtkWidget *widget, int width, int height, int baseline) {
  GtkWidget *child;
  for (child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    /* A menu over the widget is a child, too, but a window by itself. */
    if (GTK_IS_POPOVER(child)) gtk_popover_present(GTK_POPOVER(child));
    if (!gtk_widget_should_layout(child)) continue;
    /* What is not measured must not be given a place. */
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_allocate(child, width, height, baseline, NULL);
  }
}

static inline void cgtk_bin_class_init(gpointer klass) {
  G_OBJECT_CLASS(klass)->dispose = cgtk_bin_dispose;
  GTK_WIDGET_CLASS(klass)->get_request_mode = cgtk_bin_request_mode;
  GTK_WIDGET_CLASS(klass)->measure = cgtk_bin_measure;
  GTK_WIDGET_CLASS(klass)->size_allocate = cgtk_bin_allocate;
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static inline void cgtk_plain_class_init(gpointer klass, gpointer data) {
  (void)data;
  cgtk_bin_class_init(klass);
}

/* Nothing but what is in it, to have something around that. */
static inline GtkWidget *cgtk_bin_new(void) {
  return g_object_new(cgtk_class("CGtkBin", sizeof(GtkWidget), cgtk_plain_class_init), NULL);
}

/* Puts a widget in, behind those that are in it. */
static inline void cgtk_bin_add(GtkWidget *bin, GtkWidget *child) {
  gtk_widget_insert_before(child, bin, NULL);
}
static inline void cgtk_bin_remove(GtkWidget *bin, GtkWidget *child) {
  if (gtk_widget_get_parent(child) != bin) return;
  cgtk_prepare_removal(child);
  gtk_widget_unparent(child);
}

#pragma clang assume_nonnull end
