/* Shapes. */

#pragma clang assume_nonnull begin

typedef enum {
  CGTK_RECTANGLE,
  CGTK_CIRCLE,
  CGTK_ELLIPSE,
  CGTK_CAPSULE,
  CGTK_ROUNDED
} CGtkShapeKind;

typedef struct {
  CGtkShapeKind kind;
  double radius;
  double line_width; /* 0 fills the shape */
  double red, green, blue, alpha;
} CGtkShape;

static inline void cgtk_trace_rounded(cairo_t *cr, double x, double y, double w, double h,
                                      double r) {
  r = MIN(r, MIN(w, h) / 2);
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -G_PI_2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, G_PI_2);
  cairo_arc(cr, x + r, y + h - r, r, G_PI_2, G_PI);
  cairo_arc(cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path(cr);
}

static inline void cgtk_draw_shape(GtkDrawingArea *area, cairo_t *cr, int width, int height,
                                   gpointer data) {
  const CGtkShape *shape = data;
  double inset = shape->line_width / 2;
  double w = width - 2 * inset, h = height - 2 * inset;
  (void)area;
  if (w <= 0 || h <= 0) return;
  switch (shape->kind) {
    case CGTK_RECTANGLE:
      cairo_rectangle(cr, inset, inset, w, h);
      break;
    case CGTK_CIRCLE:
      cairo_arc(cr, width / 2.0, height / 2.0, MIN(w, h) / 2, 0, 2 * G_PI);
      break;
    case CGTK_ELLIPSE:
      cairo_save(cr);
      cairo_translate(cr, width / 2.0, height / 2.0);
      cairo_scale(cr, w / 2, h / 2);
      cairo_arc(cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_restore(cr);
      break;
    case CGTK_CAPSULE:
      cgtk_trace_rounded(cr, inset, inset, w, h, MIN(w, h) / 2);
      break;
    case CGTK_ROUNDED:
      cgtk_trace_rounded(cr, inset, inset, w, h, shape->radius);
      break;
  }
  cairo_set_source_rgba(cr, shape->red, shape->green, shape->blue, shape->alpha);
  if (shape->line_width > 0) {
    cairo_set_line_width(cr, shape->line_width);
    cairo_stroke(cr);
  } else {
    cairo_fill(cr);
  }
}

static inline GtkWidget *cgtk_shape_new(void) { return gtk_drawing_area_new(); }

static inline void cgtk_shape_set(GtkWidget *widget, CGtkShape shape) {
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(widget), cgtk_draw_shape,
                                 g_memdup2(&shape, sizeof shape), g_free);
}

#pragma clang assume_nonnull end
