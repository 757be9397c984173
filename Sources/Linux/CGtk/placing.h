/* A widget that gives the one in it another place than its own: turned, scaled, moved, at a point, or
 * in proportion. GTK finds what the pointer is over by the same transform. */

#pragma clang assume_nonnull begin

typedef enum { CGTK_TRANSFORM, CGTK_POSITION, CGTK_ASPECT } CGtkPlacing;

typedef struct {
  CGtkPlacing kind;
  /* Distance for a transform, the point of the centre for a position. */
  double x, y;
  double degrees, scale_x, scale_y;
  /* Which point stays where it is, 0 to 1. */
  double anchor_x, anchor_y;
  /* Mirrors where lines run from right to left. */
  gboolean flips;
  /* Width by height; 0 for that of the widget. */
  double ratio;
  gboolean fills;
} CGtkPlace;

typedef struct {
  GtkWidget parent_instance;
  CGtkPlace place;
} CGtkPlacer;

static inline int cgtk_natural(GtkWidget *w, GtkOrientation orientation, int for_size) {
  int natural;
  gtk_widget_measure(w, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}
static inline int cgtk_least(GtkWidget *w, GtkOrientation orientation, int for_size) {
  int minimum;
  gtk_widget_measure(w, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static inline double cgtk_ratio(const CGtkPlace *place, GtkWidget *child) {
  int width, height;
  if (place->ratio > 0) return place->ratio;
  width = cgtk_natural(child, GTK_ORIENTATION_HORIZONTAL, -1);
  height = cgtk_natural(child, GTK_ORIENTATION_VERTICAL, -1);
  return width > 0 && height > 0 ? (double)width / height : 1;
}

static inline GtkSizeRequestMode cgtk_placer_request_mode(GtkWidget *widget) {
  switch (((CGtkPlacer *)widget)->place.kind) {
    case CGTK_TRANSFORM: return cgtk_bin_request_mode(widget);
    case CGTK_POSITION: return GTK_SIZE_REQUEST_CONSTANT_SIZE;
    case CGTK_ASPECT: return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
  }
}

static inline void cgtk_measure_aspect(const CGtkPlace *place, GtkWidget *child,
                                       GtkOrientation orientation, int for_size, int *minimum,
                                       int *natural) {
  double ratio = cgtk_ratio(place, child);
  double width = MAX(cgtk_natural(child, GTK_ORIENTATION_HORIZONTAL, -1),
                     cgtk_natural(child, GTK_ORIENTATION_VERTICAL, -1) * ratio);
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
  if (for_size >= 0) width = horizontal ? for_size * ratio : for_size;
  *minimum = cgtk_least(child, orientation, -1);
  *natural = MAX(*minimum, cgtk_pixels(horizontal ? width : width / ratio));
}

static inline void cgtk_placer_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                       int *minimum, int *natural, int *minimum_baseline,
                                       int *natural_baseline) {
  const CGtkPlace *place = &((CGtkPlacer *)widget)->place;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  *minimum = *natural = 0;
  if (!child) return;
  switch (place->kind) {
    case CGTK_TRANSFORM:
      cgtk_bin_measure(widget, orientation, for_size, minimum, natural, minimum_baseline,
                       natural_baseline);
      break;
    case CGTK_POSITION:
      *natural = cgtk_pixels((orientation == GTK_ORIENTATION_HORIZONTAL ? place->x : place->y) +
                             cgtk_natural(child, orientation, -1) / 2.0);
      *natural = MAX(*natural, 0);
      break;
    case CGTK_ASPECT:
      cgtk_measure_aspect(place, child, orientation, for_size, minimum, natural);
      break;
  }
}

static inline void cgtk_allocate_at(GtkWidget *child, double x, double y, double width,
                                    double height) {
  graphene_point_t corner = GRAPHENE_POINT_INIT((float)cgtk_pixels(x), (float)cgtk_pixels(y));
  gtk_widget_allocate(child, cgtk_pixels(width), cgtk_pixels(height), -1,
                      gsk_transform_translate(NULL, &corner));
}

static inline void cgtk_allocate_transformed(GtkWidget *widget, GtkWidget *child, int width,
                                             int height, int baseline) {
  const CGtkPlace *place = &((CGtkPlacer *)widget)->place;
  double mirror =
      place->flips && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  double ax = width * place->anchor_x, ay = height * place->anchor_y;
  graphene_point_t there = GRAPHENE_POINT_INIT((float)(place->x + ax), (float)(place->y + ay));
  graphene_point_t back = GRAPHENE_POINT_INIT((float)-ax, (float)-ay);
  GskTransform *transform = gsk_transform_translate(NULL, &there);
  /* A size of nothing has no way back, which drawing and pointing need. */
  gtk_widget_set_child_visible(child, place->scale_x != 0 && place->scale_y != 0);
  transform = gsk_transform_rotate(transform, (float)place->degrees);
  if (place->scale_x != 0 && place->scale_y != 0)
    transform = gsk_transform_scale(transform, (float)(place->scale_x * mirror),
                                    (float)place->scale_y);
  transform = gsk_transform_translate(transform, &back);
  gtk_widget_allocate(child, width, height, baseline, transform);
}

static inline void cgtk_allocate_aspect(const CGtkPlace *place, GtkWidget *child, int width,
                                        int height) {
  double ratio = cgtk_ratio(place, child);
  double w = place->fills ? MAX(width, height * ratio) : MIN(width, height * ratio);
  double h = w / ratio;
  w = MAX(w, cgtk_least(child, GTK_ORIENTATION_HORIZONTAL, -1));
  h = MAX(h, cgtk_least(child, GTK_ORIENTATION_VERTICAL, cgtk_pixels(w)));
  cgtk_allocate_at(child, (width - w) / 2, (height - h) / 2, w, h);
}

static inline void cgtk_placer_allocate(GtkWidget *widget, int width, int height, int baseline) {
  const CGtkPlace *place = &((CGtkPlacer *)widget)->place;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  if (!child) return;
  switch (place->kind) {
    case CGTK_TRANSFORM:
      cgtk_allocate_transformed(widget, child, width, height, baseline);
      break;
    case CGTK_POSITION: {
      int w = cgtk_natural(child, GTK_ORIENTATION_HORIZONTAL, -1);
      int h = cgtk_natural(child, GTK_ORIENTATION_VERTICAL, w);
      cgtk_allocate_at(child, place->x - w / 2.0, place->y - h / 2.0, w, h);
      break;
    }
    case CGTK_ASPECT:
      cgtk_allocate_aspect(place, child, width, height);
      break;
  }
}

static inline void cgtk_placer_class_init(gpointer klass, gpointer data) {
  (void)data;
  cgtk_bin_class_init(klass);
  GTK_WIDGET_CLASS(klass)->get_request_mode = cgtk_placer_request_mode;
  GTK_WIDGET_CLASS(klass)->measure = cgtk_placer_measure;
  GTK_WIDGET_CLASS(klass)->size_allocate = cgtk_placer_allocate;
}

static inline GtkWidget *cgtk_placer_new(void) {
  return g_object_new(cgtk_class("CGtkPlacer", sizeof(CGtkPlacer), cgtk_placer_class_init), NULL);
}

/* A transform moves only what is inside; the rest may need other room. */
static inline void cgtk_placer_set(GtkWidget *widget, CGtkPlace place) {
  ((CGtkPlacer *)widget)->place = place;
  if (place.kind == CGTK_TRANSFORM)
    gtk_widget_queue_allocate(widget);
  else
    gtk_widget_queue_resize(widget);
}

#pragma clang assume_nonnull end
