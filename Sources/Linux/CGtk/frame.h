/* A widget that gives the one in it a size from outside. What is larger reaches over the edge. */

#pragma clang assume_nonnull begin

/* Lengths; -1 for none. */
typedef struct {
  int least, ideal, most;
} CGtkLimits;

typedef struct {
  GtkWidget parent_instance;
  CGtkLimits width, height;
} CGtkFrame;

static inline const CGtkLimits *cgtk_limits(GtkWidget *widget, gboolean horizontal) {
  CGtkFrame *frame = (CGtkFrame *)widget;
  return horizontal ? &frame->width : &frame->height;
}

static inline int cgtk_within(const CGtkLimits *limits, int length) {
  if (limits->most >= 0) length = MIN(length, limits->most);
  return MAX(length, limits->least);
}

static inline void cgtk_frame_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                      int *minimum, int *natural, int *minimum_baseline,
                                      int *natural_baseline) {
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
  const CGtkLimits *limits = cgtk_limits(widget, horizontal);
  GtkWidget *child = gtk_widget_get_first_child(widget);
  int least = 0, wanted = 0;
  (void)minimum_baseline;
  (void)natural_baseline;
  if (child) {
    /* The child has at least the size below which it cannot go. */
    if (for_size >= 0)
      for_size = MAX(cgtk_within(cgtk_limits(widget, !horizontal), for_size),
                     cgtk_least(child, horizontal ? GTK_ORIENTATION_VERTICAL
                                                  : GTK_ORIENTATION_HORIZONTAL, -1));
    gtk_widget_measure(child, orientation, for_size, &least, &wanted, NULL, NULL);
  }
  *minimum = limits->least >= 0 ? limits->least : cgtk_within(limits, least);
  *natural = cgtk_within(limits, limits->ideal >= 0 ? limits->ideal : wanted);
  *natural = MAX(*minimum, *natural);
}

/* Where what is longer or shorter than its place begins in it. */
static inline double cgtk_first_place(GtkAlign align, gboolean mirrored, int place, int length) {
  if (align == GTK_ALIGN_START) return mirrored ? place - length : 0;
  if (align == GTK_ALIGN_END) return mirrored ? 0 : place - length;
  return (place - length) / 2.0;
}

static inline void cgtk_frame_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CGtkFrame *frame = (CGtkFrame *)widget;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  int own_width = cgtk_within(&frame->width, width);
  int own_height = cgtk_within(&frame->height, height);
  int w, h;
  double x, y;
  (void)baseline;
  if (!child) return;
  own_width = MIN(own_width, width);
  own_height = MIN(own_height, height);
  w = MAX(own_width, cgtk_least(child, GTK_ORIENTATION_HORIZONTAL, -1));
  h = MAX(own_height, cgtk_least(child, GTK_ORIENTATION_VERTICAL, w));
  x = cgtk_first_place(gtk_widget_get_halign(child),
                 gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL, own_width, w);
  y = cgtk_first_place(gtk_widget_get_valign(child), FALSE, own_height, h);
  cgtk_allocate_at(child, (width - own_width) / 2.0 + x, (height - own_height) / 2.0 + y, w, h);
}

static inline void cgtk_frame_class_init(gpointer klass, gpointer data) {
  (void)data;
  cgtk_bin_class_init(klass);
  GTK_WIDGET_CLASS(klass)->measure = cgtk_frame_measure;
  GTK_WIDGET_CLASS(klass)->size_allocate = cgtk_frame_allocate;
}

static inline GtkWidget *cgtk_frame_new(void) {
  return g_object_new(cgtk_class("CGtkFrame", sizeof(CGtkFrame), cgtk_frame_class_init), NULL);
}

static inline void cgtk_frame_set(GtkWidget *widget, CGtkLimits width, CGtkLimits height) {
  CGtkFrame *frame = (CGtkFrame *)widget;
  frame->width = width;
  frame->height = height;
  gtk_widget_queue_resize(widget);
}

#pragma clang assume_nonnull end
