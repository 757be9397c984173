/* A row or column. In SwiftUI some may get their room before others, and a width does not follow from
 * a height: GTK's own box looks for the narrowest one at which what is in it is low enough, measures a
 * long text at many widths for that, and complains where it does not get back what it started with. */

#pragma clang assume_nonnull begin

typedef struct {
  GtkLayoutManager parent_instance;
  GtkOrientation orientation;
  int spacing;
} CGtkRowLayout;

typedef struct {
  GtkWidget *widget;
  int rank, size;
} CGtkRanked;

static inline int cgtk_rank(GtkWidget *child) {
  return GPOINTER_TO_INT(g_object_get_data(G_OBJECT(child), "alerts-rank"));
}
static inline void cgtk_set_rank(GtkWidget *child, int rank) {
  if (cgtk_rank(child) == rank) return;
  gtk_widget_queue_resize(child);
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

static inline int cgtk_gaps(const CGtkRowLayout *layout, const GArray *items) {
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

static inline void cgtk_serve(const CGtkRowLayout *layout, GArray *items, int length, int across) {
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

/* How far things reach above and below the line that they stand on; no line yet where `above` is -1. */
typedef struct {
  int above, below;
} CGtkLine;

static inline gboolean cgtk_stands_on_line(GtkWidget *child) {
  GtkAlign align = gtk_widget_get_valign(child);
#if GTK_CHECK_VERSION(4, 12, 0)
  return align == GTK_ALIGN_BASELINE_FILL || align == GTK_ALIGN_BASELINE_CENTER;
#else
  return align == GTK_ALIGN_BASELINE;
#endif
}

static inline void cgtk_line_add(CGtkLine *line, int size, int baseline) {
  line->above = MAX(line->above, baseline);
  line->below = MAX(line->below, size - baseline);
}

/* The height of a row whose things have got their widths, and the line in it. */
static inline void cgtk_measure_row(GArray *items, gboolean sized, int *minimum, int *natural,
                                    CGtkLine *least_line, CGtkLine *wanted_line) {
  guint index;
  for (index = 0; index < items->len; index++) {
    CGtkRanked *item = &g_array_index(items, CGtkRanked, index);
    int least, wanted, least_base = -1, wanted_base = -1;
    gtk_widget_measure(item->widget, GTK_ORIENTATION_VERTICAL, sized ? item->size : -1, &least,
                       &wanted, &least_base, &wanted_base);
    *minimum = MAX(*minimum, least);
    *natural = MAX(*natural, wanted);
    if (!cgtk_stands_on_line(item->widget) || least_base < 0 || wanted_base < 0) continue;
    cgtk_line_add(least_line, least, least_base);
    cgtk_line_add(wanted_line, wanted, wanted_base);
  }
  if (least_line->above < 0) return;
  *minimum = MAX(*minimum, least_line->above + least_line->below);
  *natural = MAX(*natural, wanted_line->above + wanted_line->below);
}

static inline void cgtk_row_measure(GtkLayoutManager *manager, GtkWidget *widget,
                                    GtkOrientation orientation, int for_size, int *minimum,
                                    int *natural, int *minimum_baseline, int *natural_baseline) {
  CGtkRowLayout *layout = (CGtkRowLayout *)manager;
  GArray *items = cgtk_ranked_children(widget);
  gboolean along = orientation == layout->orientation;
  guint index;
  *minimum = *natural = along ? cgtk_gaps(layout, items) : 0;
  if (!along && orientation == GTK_ORIENTATION_VERTICAL) {
    CGtkLine least_line = {-1, 0}, wanted_line = {-1, 0};
    if (for_size >= 0) cgtk_serve(layout, items, for_size, -1);
    cgtk_measure_row(items, for_size >= 0, minimum, natural, &least_line, &wanted_line);
    *minimum_baseline = least_line.above;
    *natural_baseline = wanted_line.above;
    g_array_unref(items);
    return;
  }
  for (index = 0; index < items->len; index++) {
    CGtkRanked *item = &g_array_index(items, CGtkRanked, index);
    int least, wanted;
    gtk_widget_measure(item->widget, orientation, along ? for_size : -1, &least, &wanted, NULL,
                       NULL);
    *minimum = along ? *minimum + least : MAX(*minimum, least);
    *natural = along ? *natural + wanted : MAX(*natural, wanted);
  }
  g_array_unref(items);
}

/* Where the line of a row of this height is; -1 where nothing stands on one. */
static inline int cgtk_line_of_row(GArray *items, int height) {
  CGtkLine least = {-1, 0}, wanted = {-1, 0}, *line = &wanted;
  int minimum = 0, natural = 0;
  cgtk_measure_row(items, TRUE, &minimum, &natural, &least, &wanted);
  if (least.above < 0) return -1;
  if (wanted.above + wanted.below > height) line = &least;
  return line->above + MAX(0, height - line->above - line->below) / 2;
}

static inline void cgtk_row_allocate(GtkLayoutManager *manager, GtkWidget *widget, int width,
                                     int height, int baseline) {
  CGtkRowLayout *layout = (CGtkRowLayout *)manager;
  GArray *items = cgtk_ranked_children(widget);
  gboolean horizontal = layout->orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean mirrored = horizontal && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  int start = 0;
  guint index;
  cgtk_serve(layout, items, horizontal ? width : height, horizontal ? height : width);
  if (!horizontal)
    baseline = -1;
  else if (baseline < 0)
    baseline = cgtk_line_of_row(items, height);
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
    gtk_widget_size_allocate(item->widget, &place, baseline);
    start += item->size + layout->spacing;
  }
  g_array_unref(items);
}

static inline GtkSizeRequestMode cgtk_row_request_mode(GtkLayoutManager *manager,
                                                        GtkWidget *widget) {
  (void)manager;
  (void)widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static inline void cgtk_row_class_init(gpointer klass, gpointer data) {
  (void)data;
  GTK_LAYOUT_MANAGER_CLASS(klass)->get_request_mode = cgtk_row_request_mode;
  GTK_LAYOUT_MANAGER_CLASS(klass)->measure = cgtk_row_measure;
  GTK_LAYOUT_MANAGER_CLASS(klass)->allocate = cgtk_row_allocate;
}

static inline GType cgtk_row_layout_type(void) {
  GType type = g_type_from_name("CGtkRowLayout");
  if (!type)
    type = g_type_register_static_simple(GTK_TYPE_LAYOUT_MANAGER, "CGtkRowLayout",
                                         sizeof(GtkLayoutManagerClass), cgtk_row_class_init,
                                         sizeof(CGtkRowLayout), NULL, (GTypeFlags)0);
  return type;
}

static inline void cgtk_box_configure(GtkWidget *box, gboolean horizontal, int spacing) {
  CGtkRowLayout *layout = (CGtkRowLayout *)gtk_widget_get_layout_manager(box);
  layout->orientation = horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  layout->spacing = spacing;
  gtk_widget_queue_resize(box);
}
static inline GtkWidget *cgtk_box_new(gboolean horizontal, int spacing) {
  GtkOrientation orientation = horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  GtkWidget *box = gtk_box_new(orientation, 0);
  gtk_widget_set_layout_manager(box, g_object_new(cgtk_row_layout_type(), NULL));
  cgtk_box_configure(box, horizontal, spacing);
  return box;
}

#pragma clang assume_nonnull end
