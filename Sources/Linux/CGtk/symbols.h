/* Symbols that no theme of icons has: an outline, drawn or filled in the colour of the text, and an
 * icon of the theme within it. */

#pragma clang assume_nonnull begin

typedef struct {
  GObject parent_instance;
  CGtkTrace trace;
  gpointer trace_data;
  GDestroyNotify trace_destroy;
  gboolean is_filled;
  GdkPaintable *_Nullable mark;
} CGtkSymbol;

/* The size of the grid that symbols are drawn on, that of symbolic icons. */
#define CGTK_SYMBOL_SIZE 16

static inline int cgtk_symbol_size(GdkPaintable *paintable) {
  (void)paintable;
  return CGTK_SYMBOL_SIZE;
}
static inline GdkPaintableFlags cgtk_symbol_flags(GdkPaintable *paintable) {
  (void)paintable;
  return GDK_PAINTABLE_STATIC_SIZE | GDK_PAINTABLE_STATIC_CONTENTS;
}

/* What can be read on a colour. */
static inline GdkRGBA cgtk_contrast(const GdkRGBA *color) {
  double light = 0.3 * color->red + 0.59 * color->green + 0.11 * color->blue;
  float tone = light > 0.6 ? 0 : 1;
  return (GdkRGBA){tone, tone, tone, color->alpha};
}

static inline void cgtk_symbol_draw_mark(CGtkSymbol *symbol, GdkSnapshot *snapshot, double size,
                                         const GdkRGBA *color) {
  GdkRGBA mark = symbol->is_filled ? cgtk_contrast(color) : *color;
  double inner = size * 0.55;
  graphene_point_t corner =
      GRAPHENE_POINT_INIT((float)((size - inner) / 2), (float)((size - inner) / 2));
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &corner);
  if (GTK_IS_SYMBOLIC_PAINTABLE(symbol->mark))
    gtk_symbolic_paintable_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(symbol->mark), snapshot, inner,
                                             inner, &mark, 1);
  else
    gdk_paintable_snapshot(symbol->mark, snapshot, inner, inner);
  gtk_snapshot_restore(snapshot);
}

static inline void cgtk_symbol_draw(GtkSymbolicPaintable *paintable, GdkSnapshot *snapshot,
                                    double width, double height, const GdkRGBA *colors,
                                    gsize count) {
  CGtkSymbol *symbol = (CGtkSymbol *)paintable;
  GdkRGBA color = count > 0 ? colors[0] : (GdkRGBA){0, 0, 0, 1};
  double size = MIN(width, height), scale = size / CGTK_SYMBOL_SIZE;
  graphene_point_t corner =
      GRAPHENE_POINT_INIT((float)((width - size) / 2), (float)((height - size) / 2));
  cairo_t *cr;
  if (size <= 0) return;
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &corner);
  cr = gtk_snapshot_append_cairo(
      snapshot, &GRAPHENE_RECT_INIT(0, 0, (float)size, (float)size));
  cairo_scale(cr, scale, scale);
  gdk_cairo_set_source_rgba(cr, &color);
  symbol->trace(cr, CGTK_SYMBOL_SIZE, CGTK_SYMBOL_SIZE, symbol->trace_data);
  cairo_set_line_width(cr, 1.6);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  /* The stroke as well: what is filled is as large as what is drawn. */
  if (symbol->is_filled) cairo_fill_preserve(cr);
  cairo_stroke(cr);
  cairo_destroy(cr);
  if (symbol->mark) cgtk_symbol_draw_mark(symbol, snapshot, size, &color);
  gtk_snapshot_restore(snapshot);
}

static inline void cgtk_symbol_snapshot(GdkPaintable *paintable, GdkSnapshot *snapshot,
                                        double width, double height) {
  cgtk_symbol_draw((GtkSymbolicPaintable *)paintable, snapshot, width, height, NULL, 0);
}

static inline void cgtk_symbol_finalize(GObject *object) {
  CGtkSymbol *symbol = (CGtkSymbol *)object;
  if (symbol->trace_data) symbol->trace_destroy(symbol->trace_data);
  g_clear_object(&symbol->mark);
  G_OBJECT_CLASS(g_type_class_peek(G_TYPE_OBJECT))->finalize(object);
}

static inline void cgtk_symbol_class_init(gpointer klass, gpointer data) {
  (void)data;
  G_OBJECT_CLASS(klass)->finalize = cgtk_symbol_finalize;
}
static inline void cgtk_symbol_paintable_init(gpointer interface, gpointer data) {
  GdkPaintableInterface *paintable = interface;
  (void)data;
  paintable->snapshot = cgtk_symbol_snapshot;
  paintable->get_flags = cgtk_symbol_flags;
  paintable->get_intrinsic_width = cgtk_symbol_size;
  paintable->get_intrinsic_height = cgtk_symbol_size;
}
static inline void cgtk_symbol_symbolic_init(gpointer interface, gpointer data) {
  (void)data;
  ((GtkSymbolicPaintableInterface *)interface)->snapshot_symbolic = cgtk_symbol_draw;
}

static inline GType cgtk_symbol_type(void) {
  GType type = g_type_from_name("CGtkSymbol");
  GInterfaceInfo paintable = {cgtk_symbol_paintable_init, NULL, NULL};
  GInterfaceInfo symbolic = {cgtk_symbol_symbolic_init, NULL, NULL};
  if (type) return type;
  type = g_type_register_static_simple(G_TYPE_OBJECT, "CGtkSymbol", sizeof(GObjectClass),
                                       cgtk_symbol_class_init, sizeof(CGtkSymbol), NULL,
                                       (GTypeFlags)0);
  g_type_add_interface_static(type, GDK_TYPE_PAINTABLE, &paintable);
  g_type_add_interface_static(type, GTK_TYPE_SYMBOLIC_PAINTABLE, &symbolic);
  return type;
}

static inline GtkIconPaintable *cgtk_look_up_icon(GtkWidget *w, const char *name) {
  /* Large enough not to look coarse when stretched. */
  return gtk_icon_theme_lookup_icon(
      gtk_icon_theme_get_for_display(gtk_widget_get_display(w)), name, NULL, 128,
      gtk_widget_get_scale_factor(w), gtk_widget_get_direction(w), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);
}

/* Takes `data`. The caller has the symbol. */
static inline gpointer cgtk_symbol_new(GtkWidget *w, CGtkTrace trace, gpointer data,
                                       GDestroyNotify destroy, gboolean is_filled,
                                       const char *_Nullable mark) {
  CGtkSymbol *symbol = g_object_new(cgtk_symbol_type(), NULL);
  symbol->trace = trace;
  symbol->trace_data = data;
  symbol->trace_destroy = destroy;
  symbol->is_filled = is_filled;
  symbol->mark = mark ? GDK_PAINTABLE(cgtk_look_up_icon(w, mark)) : NULL;
  return symbol;
}

static inline void cgtk_image_set_symbol(GtkWidget *image, gpointer symbol) {
  gtk_image_set_from_paintable(GTK_IMAGE(image), GDK_PAINTABLE(symbol));
  g_object_unref(symbol);
}

#pragma clang assume_nonnull end
