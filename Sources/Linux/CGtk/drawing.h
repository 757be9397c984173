/* Shapes. */

#pragma clang assume_nonnull begin

typedef enum {
  CGTK_RECTANGLE,
  CGTK_CIRCLE,
  CGTK_ELLIPSE,
  CGTK_CAPSULE,
  CGTK_ROUNDED,
  CGTK_PATH
} CGtkShapeKind;

typedef struct {
  CGtkShapeKind kind;
  double radius;
  double red, green, blue, alpha;
  gboolean even_odd;
  double line_width; /* 0 fills the shape */
  cairo_line_cap_t cap;
  cairo_line_join_t join;
  double miter_limit;
  double dashes[8];
  int dash_count;
  double dash_phase;
} CGtkShape;

typedef struct {
  GtkWidget parent_instance;
  CGtkShape shape;
  CGtkTrace _Nullable trace;
  gpointer _Nullable trace_data;
  GDestroyNotify _Nullable trace_destroy;
} CGtkDrawing;

static inline void cgtk_trace_rounded(cairo_t *cr, double w, double h, double r) {
  r = MIN(r, MIN(w, h) / 2);
  cairo_new_sub_path(cr);
  cairo_arc(cr, w - r, r, r, -G_PI_2, 0);
  cairo_arc(cr, w - r, h - r, r, 0, G_PI_2);
  cairo_arc(cr, r, h - r, r, G_PI_2, G_PI);
  cairo_arc(cr, r, r, r, G_PI, 3 * G_PI_2);
  cairo_close_path(cr);
}

static inline void cgtk_trace_shape(CGtkDrawing *drawing, cairo_t *cr, double w, double h) {
  switch (drawing->shape.kind) {
    case CGTK_RECTANGLE:
      cairo_rectangle(cr, 0, 0, w, h);
      break;
    case CGTK_CIRCLE:
      cairo_arc(cr, w / 2, h / 2, MIN(w, h) / 2, 0, 2 * G_PI);
      cairo_close_path(cr);
      break;
    case CGTK_ELLIPSE:
      cairo_save(cr);
      cairo_translate(cr, w / 2, h / 2);
      cairo_scale(cr, w / 2, h / 2);
      cairo_arc(cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_close_path(cr);
      cairo_restore(cr);
      break;
    case CGTK_CAPSULE:
      cgtk_trace_rounded(cr, w, h, MIN(w, h) / 2);
      break;
    case CGTK_ROUNDED:
      cgtk_trace_rounded(cr, w, h, drawing->shape.radius);
      break;
    case CGTK_PATH:
      if (drawing->trace) drawing->trace(cr, w, h, drawing->trace_data);
      break;
  }
}

static inline void cgtk_stroke_shape(const CGtkShape *shape, cairo_t *cr) {
  cairo_set_line_width(cr, shape->line_width);
  cairo_set_line_cap(cr, shape->cap);
  cairo_set_line_join(cr, shape->join);
  cairo_set_miter_limit(cr, shape->miter_limit);
  cairo_set_dash(cr, shape->dashes, shape->dash_count, shape->dash_phase);
  cairo_stroke(cr);
}

static inline void cgtk_drawing_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CGtkDrawing *drawing = (CGtkDrawing *)widget;
  const CGtkShape *shape = &drawing->shape;
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  /* Half of a line lies outside; a sharp corner of it reaches farther. */
  float edge = (float)(shape->line_width * MAX(shape->miter_limit / 2, 1));
  graphene_rect_t bounds =
      GRAPHENE_RECT_INIT(-edge, -edge, (float)width + 2 * edge, (float)height + 2 * edge);
  cairo_t *cr;
  if (width <= 0 || height <= 0) return;
  cr = gtk_snapshot_append_cairo(snapshot, &bounds);
  cgtk_trace_shape(drawing, cr, width, height);
  cairo_set_source_rgba(cr, shape->red, shape->green, shape->blue, shape->alpha);
  cairo_set_fill_rule(cr, shape->even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
  if (shape->line_width > 0)
    cgtk_stroke_shape(shape, cr);
  else
    cairo_fill(cr);
  cairo_destroy(cr);
}

static inline void cgtk_drawing_forget_trace(CGtkDrawing *drawing) {
  if (drawing->trace_destroy) drawing->trace_destroy(drawing->trace_data);
  drawing->trace = NULL;
  drawing->trace_destroy = NULL;
}

static inline void cgtk_drawing_dispose(GObject *object) {
  cgtk_drawing_forget_trace((CGtkDrawing *)object);
  cgtk_bin_dispose(object);
}

static inline void cgtk_drawing_class_init(gpointer klass, gpointer data) {
  (void)data;
  G_OBJECT_CLASS(klass)->dispose = cgtk_drawing_dispose;
  GTK_WIDGET_CLASS(klass)->snapshot = cgtk_drawing_snapshot;
}

static inline GtkWidget *cgtk_shape_new(void) {
  return g_object_new(cgtk_class("CGtkDrawing", sizeof(CGtkDrawing), cgtk_drawing_class_init),
                      NULL);
}

static inline void cgtk_shape_set(GtkWidget *widget, CGtkShape shape) {
  ((CGtkDrawing *)widget)->shape = shape;
  gtk_widget_queue_draw(widget);
}
/* The outline of a path. `destroy` frees what is behind `data`. */
static inline void cgtk_shape_set_outline(GtkWidget *widget, CGtkTrace trace, gpointer data,
                                          GDestroyNotify destroy) {
  CGtkDrawing *drawing = (CGtkDrawing *)widget;
  cgtk_drawing_forget_trace(drawing);
  drawing->trace = trace;
  drawing->trace_data = data;
  drawing->trace_destroy = destroy;
  gtk_widget_queue_draw(widget);
}
static inline void cgtk_shape_add_dash(CGtkShape *shape, double length) {
  if (shape->dash_count < 8) shape->dashes[shape->dash_count++] = length;
}

#pragma clang assume_nonnull end
