/* Pictures at their own size or at any. */

#pragma clang assume_nonnull begin

typedef enum { CGTK_OWN_SIZE, CGTK_STRETCH, CGTK_TILE } CGtkSizing;

typedef struct {
  GtkWidget parent_instance;
  GdkPaintable *_Nullable paintable;
  CGtkSizing sizing;
  /* The size that it has by itself. */
  int width, height;
  /* Drawn in one colour, that of texts. */
  gboolean is_template;
} CGtkPicture;

static inline void cgtk_picture_measure(GtkWidget *widget, GtkOrientation orientation,
                                        int for_size, int *minimum, int *natural,
                                        int *minimum_baseline, int *natural_baseline) {
  CGtkPicture *picture = (CGtkPicture *)widget;
  (void)for_size;
  (void)minimum_baseline;
  (void)natural_baseline;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? picture->width : picture->height;
  *minimum = picture->sizing == CGTK_OWN_SIZE ? *natural : 0;
}

static inline void cgtk_text_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color(widget, color);
#else
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

static inline void cgtk_draw_picture(GtkWidget *widget, GtkSnapshot *snapshot, double width,
                                     double height) {
  CGtkPicture *picture = (CGtkPicture *)widget;
  GdkRGBA color;
  graphene_matrix_t matrix;
  graphene_vec4_t addition;
  if (!picture->is_template) {
    gdk_paintable_snapshot(picture->paintable, snapshot, width, height);
    return;
  }
  cgtk_text_color(widget, &color);
  if (GTK_IS_SYMBOLIC_PAINTABLE(picture->paintable)) {
    gtk_symbolic_paintable_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(picture->paintable), snapshot,
                                             width, height, &color, 1);
    return;
  }
  graphene_matrix_init_from_float(
      &matrix, (float[16]){0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, color.alpha});
  graphene_vec4_init(&addition, color.red, color.green, color.blue, 0);
  gtk_snapshot_push_color_matrix(snapshot, &matrix, &addition);
  gdk_paintable_snapshot(picture->paintable, snapshot, width, height);
  gtk_snapshot_pop(snapshot);
}

static inline void cgtk_picture_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CGtkPicture *picture = (CGtkPicture *)widget;
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  graphene_rect_t place = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
  graphene_rect_t tile = GRAPHENE_RECT_INIT(0, 0, (float)picture->width, (float)picture->height);
  if (!picture->paintable || width <= 0 || height <= 0) return;
  if (picture->sizing == CGTK_TILE && picture->width > 0 && picture->height > 0) {
    gtk_snapshot_push_repeat(snapshot, &place, &tile);
    cgtk_draw_picture(widget, snapshot, picture->width, picture->height);
    gtk_snapshot_pop(snapshot);
  } else {
    cgtk_draw_picture(widget, snapshot, width, height);
  }
}

static inline void cgtk_picture_dispose(GObject *object) {
  g_clear_object(&((CGtkPicture *)object)->paintable);
  cgtk_bin_dispose(object);
}

static inline void cgtk_picture_class_init(gpointer klass, gpointer data) {
  (void)data;
  G_OBJECT_CLASS(klass)->dispose = cgtk_picture_dispose;
  GTK_WIDGET_CLASS(klass)->measure = cgtk_picture_measure;
  GTK_WIDGET_CLASS(klass)->snapshot = cgtk_picture_snapshot;
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static inline GtkWidget *cgtk_picture_new(void) {
  return g_object_new(cgtk_class("CGtkPicture", sizeof(CGtkPicture), cgtk_picture_class_init),
                      NULL);
}

/* Takes the reference to the paintable. */
static inline void cgtk_picture_take(GtkWidget *widget, GdkPaintable *_Nullable paintable,
                                     int width, int height) {
  CGtkPicture *picture = (CGtkPicture *)widget;
  g_clear_object(&picture->paintable);
  picture->paintable = paintable;
  picture->width = width;
  picture->height = height;
  gtk_widget_queue_resize(widget);
}
/* Nothing where there is no picture in the file. */
static inline void cgtk_picture_load(GtkWidget *widget, const char *_Nullable path) {
  GdkTexture *texture = path ? gdk_texture_new_from_filename(path, NULL) : NULL;
  GdkPaintable *paintable = texture ? GDK_PAINTABLE(texture) : NULL;
  cgtk_picture_take(widget, paintable,
                    paintable ? gdk_paintable_get_intrinsic_width(paintable) : 0,
                    paintable ? gdk_paintable_get_intrinsic_height(paintable) : 0);
}
static inline void cgtk_picture_set_icon(GtkWidget *widget, const char *_Nullable name) {
  GtkIconPaintable *icon = name ? cgtk_look_up_icon(widget, name) : NULL;
  cgtk_picture_take(widget, icon ? GDK_PAINTABLE(icon) : NULL, icon ? 16 : 0, icon ? 16 : 0);
}
static inline void cgtk_picture_set_symbol(GtkWidget *widget, gpointer symbol) {
  cgtk_picture_take(widget, GDK_PAINTABLE(symbol), CGTK_SYMBOL_SIZE, CGTK_SYMBOL_SIZE);
}
static inline void cgtk_picture_set(GtkWidget *widget, CGtkSizing sizing, gboolean is_template) {
  CGtkPicture *picture = (CGtkPicture *)widget;
  picture->sizing = sizing;
  picture->is_template = is_template;
  gtk_widget_queue_resize(widget);
}

#pragma clang assume_nonnull end
