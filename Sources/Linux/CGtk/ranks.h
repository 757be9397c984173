/* A row or column in which some get their room before others. */

#pragma clang assume_nonnull begin

typedef struct {
  GtkLayoutManager parent_instance;
  GtkOrientation orientation;
  int spacing;
} CGtkRankLayout;

typedef struct {
  GtkWidget *widget;
  int rank, size;
} CGtkRanked;

static inline int cgtk_rank(GtkWidget *child) {
  return GPOINTER_TO_INT(g_object_get_data(G_OBJECT(child), "alerts-rank"));
}
static inline void cgtk_set_rank(GtkWidget *child, int rank) {
  g_object_set_data(G_OBJECT(child), "alerts-rank", GINT_TO_POINTER(rank));
}

/* Those that have a place, in order. The caller frees the array. */
static inline GArray *cgtk_ranked_children(GtkWidget *widget) {
  GArray *result = g_array_new(FALSE, FALSE, sizeof(CGtkRanked));
  GtkWidget *child;
  for (child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    CGtkRanked item = {child, cgtk_rank(child), 0};
    if (gtk_widget_should_layout(child)) g_array_append_val(result, item);
  }
  return result;
}

static inline int cgtk_gaps(const CGtkRankLayout *layout, const GArray *items) {
  return items->len > 1 ? layout->spacing * ((int)items->len - 1) : 0;
}

/* Gives those of a rank what they want, and then all that is left to those that take any. */
static inline int cgtk_serve_rank(GtkOrientation orientation, GArray *items, int rank, int extra,
                                  int across) {
  GtkRequestedSize *wishes = g_new0(GtkRequestedSize, items->len);
  guint count = 0, takers = 0, index;
  for (index = 0; index < items->len; index++) {
    CGtkRanked *item = &g_array_index(items, CGtkRanked, index);
    if (item->rank != rank) continue;
    wishes[count].data = item;
    gtk_widget_measure(item->widget, orientation, across, &wishes[count].minimum_size,
                       &wishes[count].natural_size, NULL, NULL);
    if (gtk_widget_compute_expand(item->widget, orientation)) takers++;
    count++;
  }
  extra = gtk_distribute_natural_allocation(extra, count, wishes);
  for (index = 0; index < count; index++) {
    CGtkRanked *item = wishes[index].data;
    item->size = wishes[index].minimum_size;
    if (!takers || !gtk_widget_compute_expand(item->widget, orientation)) continue;
    item->size += extra / (int)takers;
    extra -= extra / (int)takers;
    takers--;
  }
  g_free(wishes);
  return extra;
}

static inline void cgtk_serve(const CGtkRankLayout *layout, GArray *items, int length, int across) {
  int extra = length - cgtk_gaps(layout, items), highest = 0, rank;
  guint index;
  for (index = 0; index < items->len; index++) {
    CGtkRanked *item = &g_array_index(items, CGtkRanked, index);
    int least;
    gtk_widget_measure(item->widget, layout->orientation, across, &least, NULL, NULL, NULL);
    extra -= least;
    highest = MAX(highest, item->rank);
  }
  extra = MAX(extra, 0);
  for (rank = highest; rank >= 0; rank--)
    extra = cgtk_serve_rank(layout->orientation, items, rank, extra, across);
}

static inline void cgtk_rank_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                     GtkOrientation orientation, int for_size, int *minimum,
                                     int *natural, int *minimum_baseline, int *natural_baseline) {
  CGtkRankLayout *layout = (CGtkRankLayout *)manager;
  GArray *items = cgtk_ranked_children(widget);
  gboolean along = orientation == layout->orientation;
  guint index;
  (void)minimum_baseline;
  (void)natural_baseline;
  *minimum = *natural = along ? cgtk_gaps(layout, items) : 0;
  if (!along && for_size >= 0) cgtk_serve(layout, items, for_size, -1);
  for (index = 0; index < items->len; index++) {
    CGtkRanked *item = &g_array_index(items, CGtkRanked, index);
    int least, wanted;
    gtk_widget_measure(item->widget, orientation,
                       along || for_size < 0 ? (along ? for_size : -1) : item->size, &least,
                       &wanted, NULL, NULL);
    *minimum = along ? *minimum + least : MAX(*minimum, least);
    *natural = along ? *natural + wanted : MAX(*natural, wanted);
  }
  g_array_unref(items);
}

static inline void cgtk_rank_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                      int height, int baseline) {
  CGtkRankLayout *layout = (CGtkRankLayout *)manager;
  GArray *items = cgtk_ranked_children(widget);
  gboolean horizontal = layout->orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean mirrored = horizontal && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  int start = 0;
  guint index;
  (void)baseline;
  cgtk_serve(layout, items, horizontal ? width : height, horizontal ? -1 : width);
  for (index = 0; index < items->len; index++) {
    CGtkRanked *item = &g_array_index(items, CGtkRanked, index);
    GtkAllocation place = {0, 0, width, height};
    if (horizontal) {
      place.x = mirrored ? width - start - item->size : start;
      place.width = item->size;
    } else {
      place.y = start;
      place.height = item->size;
    }
    gtk_widget_size_allocate(item->widget, &place, -1);
    start += item->size + layout->spacing;
  }
  g_array_unref(items);
}

static inline GtkSizeRequestMode cgtk_rank_request_mode(GtkLayoutManager *manager,
                                                        GtkWidget *widget) {
  (void)manager;
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static inline void cgtk_rank_class_init(gpointer klass, gpointer data) {
  (void)data;
  GTK_LAYOUT_MANAGER_CLASS(klass)->get_request_mode = cgtk_rank_request_mode;
  GTK_LAYOUT_MANAGER_CLASS(klass)->measure = cgtk_rank_measure;
  GTK_LAYOUT_MANAGER_CLASS(klass)->allocate = cgtk_rank_allocate;
}

static inline GType cgtk_rank_layout_type(void) {
  GType type = g_type_from_name("CGtkRankLayout");
  if (!type)
    type = g_type_register_static_simple(GTK_TYPE_LAYOUT_MANAGER, "CGtkRankLayout",
                                         sizeof(GtkLayoutManagerClass), cgtk_rank_class_init,
                                         sizeof(CGtkRankLayout), NULL, (GTypeFlags)0);
  return type;
}

/* Lays a box out by rank, or as GTK does. */
static inline void cgtk_box_set_ranked(GtkWidget *box, gboolean on, gboolean horizontal,
                                       int spacing) {
  GtkOrientation orientation = horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager(box);
  if (on == !GTK_IS_BOX_LAYOUT(layout)) {
    gtk_widget_queue_resize(box);
  } else if (on) {
    layout = g_object_new(cgtk_rank_layout_type(), NULL);
    gtk_widget_set_layout_manager(box, layout);
  } else {
    layout = gtk_box_layout_new(orientation);
    gtk_box_layout_set_spacing(GTK_BOX_LAYOUT(layout), (guint)spacing);
    gtk_widget_set_layout_manager(box, layout);
  }
  if (!on) return;
  ((CGtkRankLayout *)layout)->orientation = orientation;
  ((CGtkRankLayout *)layout)->spacing = spacing;
}

#pragma clang assume_nonnull end
