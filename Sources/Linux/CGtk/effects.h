/* A widget that draws the one in it in another way, in the same place. */

#pragma clang assume_nonnull begin

typedef enum { CGTK_BLUR, CGTK_SHADOW, CGTK_COLORS, CGTK_MASK } CGtkEffectKind;

/* Draws an outline of this size. */
typedef void (*CGtkTrace)(cairo_t *cr, double width, double height, gpointer data);

typedef struct {
  CGtkEffectKind kind;
  double radius, x, y;
  /* A shadow's colour. */
  double red, green, blue, alpha;
  /* What each part of a colour becomes: four rows of four, and what is added. */
  float matrix[16], addition[4];
} CGtkLook;

typedef struct {
  GtkWidget parent_instance;
  CGtkLook look;
  /* A mask is an outline, or the second widget in this one. */
  CGtkTrace _Nullable trace;
  gpointer _Nullable trace_data;
  GDestroyNotify _Nullable trace_destroy;
} CGtkEffect;

static inline GskRenderNode *_Nullable cgtk_node_of(GtkWidget *widget, GtkWidget *child) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(widget, child, snapshot);
  return gtk_snapshot_free_to_node(snapshot);
}

static inline GskRenderNode *_Nullable cgtk_mask_node(GtkWidget *widget, GtkWidget *child) {
  CGtkEffect *effect = (CGtkEffect *)widget;
  GtkWidget *mask = gtk_widget_get_next_sibling(child);
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
  GtkSnapshot *snapshot;
  cairo_t *cr;
  if (!effect->trace) return mask ? cgtk_node_of(widget, mask) : NULL;
  snapshot = gtk_snapshot_new();
  cr = gtk_snapshot_append_cairo(snapshot, &bounds);
  effect->trace(cr, width, height, effect->trace_data);
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_fill(cr);
  cairo_destroy(cr);
  return gtk_snapshot_free_to_node(snapshot);
}

static inline void cgtk_append_masked(GtkSnapshot *snapshot, GskRenderNode *node,
                                      GskRenderNode *mask) {
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_snapshot_push_mask(snapshot, GSK_MASK_MODE_ALPHA);
  gtk_snapshot_append_node(snapshot, mask);
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_append_node(snapshot, node);
  gtk_snapshot_pop(snapshot);
#else
  graphene_rect_t bounds;
  cairo_pattern_t *pattern;
  cairo_t *cr;
  gsk_render_node_get_bounds(node, &bounds);
  cr = gtk_snapshot_append_cairo(snapshot, &bounds);
  cairo_push_group(cr);
  gsk_render_node_draw(mask, cr);
  pattern = cairo_pop_group(cr);
  cairo_push_group(cr);
  gsk_render_node_draw(node, cr);
  cairo_pop_group_to_source(cr);
  cairo_mask(cr, pattern);
  cairo_pattern_destroy(pattern);
  cairo_destroy(cr);
#endif
}

static inline void cgtk_snapshot_masked(GtkWidget *widget, GtkWidget *child,
                                        GtkSnapshot *snapshot) {
  GskRenderNode *node = cgtk_node_of(widget, child);
  GskRenderNode *mask = cgtk_mask_node(widget, child);
  if (node && mask) cgtk_append_masked(snapshot, node, mask);
  if (node) gsk_render_node_unref(node);
  if (mask) gsk_render_node_unref(mask);
}

static inline void cgtk_push_look(GtkSnapshot *snapshot, const CGtkLook *look) {
  if (look->kind == CGTK_BLUR) {
    /* Twice the deviation, as CSS has it. */
    gtk_snapshot_push_blur(snapshot, look->radius * 2);
  } else if (look->kind == CGTK_SHADOW) {
    GskShadow shadow = {
        {(float)look->red, (float)look->green, (float)look->blue, (float)look->alpha},
        (float)look->x,
        (float)look->y,
        (float)look->radius * 2};
    gtk_snapshot_push_shadow(snapshot, &shadow, 1);
  } else {
    graphene_matrix_t matrix;
    graphene_vec4_t addition;
    graphene_matrix_init_from_float(&matrix, look->matrix);
    graphene_vec4_init_from_float(&addition, look->addition);
    gtk_snapshot_push_color_matrix(snapshot, &matrix, &addition);
  }
}

static inline void cgtk_effect_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  const CGtkLook *look = &((CGtkEffect *)widget)->look;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  if (!child) return;
  if (look->kind == CGTK_MASK) {
    cgtk_snapshot_masked(widget, child, snapshot);
  } else if (look->kind == CGTK_BLUR && look->radius <= 0) {
    gtk_widget_snapshot_child(widget, child, snapshot);
  } else {
    cgtk_push_look(snapshot, look);
    gtk_widget_snapshot_child(widget, child, snapshot);
    gtk_snapshot_pop(snapshot);
  }
}

static inline void cgtk_effect_forget_trace(CGtkEffect *effect) {
  if (effect->trace_destroy) effect->trace_destroy(effect->trace_data);
  effect->trace = NULL;
  effect->trace_destroy = NULL;
}

static inline void cgtk_effect_dispose(GObject *object) {
  cgtk_effect_forget_trace((CGtkEffect *)object);
  cgtk_bin_dispose(object);
}

static inline void cgtk_effect_class_init(gpointer klass, gpointer data) {
  (void)data;
  cgtk_bin_class_init(klass);
  G_OBJECT_CLASS(klass)->dispose = cgtk_effect_dispose;
  GTK_WIDGET_CLASS(klass)->snapshot = cgtk_effect_snapshot;
}

static inline GtkWidget *cgtk_effect_new(void) {
  return g_object_new(cgtk_class("CGtkEffect", sizeof(CGtkEffect), cgtk_effect_class_init), NULL);
}

static inline void cgtk_effect_set(GtkWidget *widget, CGtkLook look) {
  ((CGtkEffect *)widget)->look = look;
  gtk_widget_queue_draw(widget);
}
/* Shows what is within an outline. `destroy` frees what is behind `data`. */
static inline void cgtk_effect_set_outline(GtkWidget *widget, CGtkTrace trace, gpointer data,
                                           GDestroyNotify destroy) {
  CGtkEffect *effect = (CGtkEffect *)widget;
  cgtk_effect_forget_trace(effect);
  effect->look.kind = CGTK_MASK;
  effect->trace = trace;
  effect->trace_data = data;
  effect->trace_destroy = destroy;
  gtk_widget_queue_draw(widget);
}
/* Sets one of the 20 numbers that say what becomes of colours. */
static inline void cgtk_look_set_number(CGtkLook *look, int index, double value) {
  if (index < 16)
    look->matrix[index] = (float)value;
  else
    look->addition[index - 16] = (float)value;
}

#pragma clang assume_nonnull end
