/* Containers. */

#pragma clang assume_nonnull begin

/* Its name has changed, what it means has not. */
static inline GtkAlign cgtk_align_baseline(void) {
#if GTK_CHECK_VERSION(4, 12, 0)
  return GTK_ALIGN_BASELINE_FILL;
#else
  return GTK_ALIGN_BASELINE;
#endif
}

static inline void cgtk_box_append(GtkWidget *box, GtkWidget *child) {
  gtk_box_append(GTK_BOX(box), child);
}
static inline void cgtk_box_prepend(GtkWidget *box, GtkWidget *child) {
  gtk_box_prepend(GTK_BOX(box), child);
}
static inline void cgtk_box_remove(GtkWidget *box, GtkWidget *child) {
  cgtk_prepare_removal(child);
  gtk_box_remove(GTK_BOX(box), child);
}
/* Puts the child after a sibling, or first; moves it only where it is elsewhere. */
static inline void cgtk_box_place(GtkWidget *box, GtkWidget *child, GtkWidget *_Nullable after) {
  if (gtk_widget_get_parent(child) != box)
    gtk_box_insert_child_after(GTK_BOX(box), child, after);
  else if (gtk_widget_get_prev_sibling(child) != after)
    gtk_box_reorder_child_after(GTK_BOX(box), child, after);
}

/* Widgets over one another: all of them in the one cell of a grid. */
static inline GtkWidget *cgtk_pile_new(void) { return gtk_grid_new(); }
static inline void cgtk_pile_add(GtkWidget *pile, GtkWidget *child) {
  gtk_grid_attach(GTK_GRID(pile), child, 0, 0, 1, 1);
}
/* Puts the child before a sibling, or at the back; moves it only where it is elsewhere. */
static inline void cgtk_pile_place(GtkWidget *pile, GtkWidget *child, GtkWidget *_Nullable behind) {
  if (gtk_widget_get_parent(child) != pile) cgtk_pile_add(pile, child);
  if (gtk_widget_get_prev_sibling(child) != behind) gtk_widget_insert_after(child, pile, behind);
}
static inline void cgtk_pile_remove(GtkWidget *pile, GtkWidget *child) {
  cgtk_prepare_removal(child);
  gtk_grid_remove(GTK_GRID(pile), child);
}

static inline GtkWidget *cgtk_grid_new(void) { return gtk_grid_new(); }
static inline void cgtk_grid_configure(GtkWidget *grid, int column_spacing, int row_spacing) {
  gtk_grid_set_column_spacing(GTK_GRID(grid), (guint)column_spacing);
  gtk_grid_set_row_spacing(GTK_GRID(grid), (guint)row_spacing);
}
static inline void cgtk_grid_attach(GtkWidget *grid, GtkWidget *child, int column, int row,
                                    int columns) {
  gtk_grid_attach(GTK_GRID(grid), child, column, row, columns, 1);
}
static inline void cgtk_grid_remove(GtkWidget *grid, GtkWidget *child) {
  cgtk_prepare_removal(child);
  gtk_grid_remove(GTK_GRID(grid), child);
}

/* How a widget takes the room that its container has for it. */
static inline void cgtk_set_expand(GtkWidget *w, gboolean horizontal, gboolean vertical) {
  gtk_widget_set_hexpand(w, horizontal);
  gtk_widget_set_vexpand(w, vertical);
}
static inline void cgtk_set_align(GtkWidget *w, GtkAlign horizontal, GtkAlign vertical) {
  gtk_widget_set_halign(w, horizontal);
  gtk_widget_set_valign(w, vertical);
}

static inline GtkWidget *cgtk_separator_new(gboolean horizontal) {
  return gtk_separator_new(horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}
static inline void cgtk_separator_set_horizontal(GtkWidget *separator, gboolean horizontal) {
  gtk_orientable_set_orientation(GTK_ORIENTABLE(separator), horizontal ? GTK_ORIENTATION_HORIZONTAL
                                                                       : GTK_ORIENTATION_VERTICAL);
}

static inline GtkWidget *cgtk_scroller_new(gboolean horizontal, gboolean vertical) {
  GtkWidget *w = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(w),
                                 horizontal ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                 vertical ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width(GTK_SCROLLED_WINDOW(w), TRUE);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(w), TRUE);
  return w;
}
static inline void cgtk_scroller_set_child(GtkWidget *w, GtkWidget *_Nullable child) {
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(w), child);
}
static inline void cgtk_scroller_set_max_height(GtkWidget *w, int height) {
  gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(w), height);
}
static inline void cgtk_scroller_set_min_height(GtkWidget *w, int height) {
  gtk_scrolled_window_set_min_content_height(GTK_SCROLLED_WINDOW(w), height);
}

typedef struct {
  gboolean has_anchor;
  double x, y;
  int frames;
} CGtkScroll;

static inline void cgtk_scroll_along(GtkAdjustment *adjustment, double start, double length,
                                     gboolean has_anchor, double anchor) {
  double value = gtk_adjustment_get_value(adjustment);
  double page = gtk_adjustment_get_page_size(adjustment);
  if (has_anchor)
    value = start + (length - page) * anchor;
  else if (start < value)
    value = start;
  else if (start + length > value + page)
    value = start + length - page;
  gtk_adjustment_set_value(adjustment, value);
}

static inline gboolean cgtk_scroll_when_placed(GtkWidget *w, GdkFrameClock *clock, gpointer data) {
  CGtkScroll *scroll = data;
  GtkWidget *scroller = gtk_widget_get_ancestor(w, GTK_TYPE_SCROLLED_WINDOW), *content;
  graphene_rect_t place;
  (void)clock;
  /* What is new has its place only after the next frame. */
  if (scroll->frames++ == 0) return G_SOURCE_CONTINUE;
  if (!scroller) return G_SOURCE_REMOVE;
  content = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(scroller));
  if (content && GTK_IS_VIEWPORT(content)) content = gtk_viewport_get_child(GTK_VIEWPORT(content));
  if (!content || !gtk_widget_compute_bounds(w, content, &place)) return G_SOURCE_REMOVE;
  cgtk_scroll_along(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)),
                    place.origin.y, place.size.height, scroll->has_anchor, scroll->y);
  cgtk_scroll_along(gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(scroller)),
                    place.origin.x, place.size.width, scroll->has_anchor, scroll->x);
  return G_SOURCE_REMOVE;
}

/* Scrolls what is around a widget until that is seen, or until a point of it is where the same point
 * of the place is. */
static inline void cgtk_scroll_to(GtkWidget *w, gboolean has_anchor, double x, double y) {
  CGtkScroll *scroll = g_new0(CGtkScroll, 1);
  scroll->has_anchor = has_anchor;
  scroll->x = x;
  scroll->y = y;
  gtk_widget_add_tick_callback(w, cgtk_scroll_when_placed, scroll, g_free);
  gtk_widget_queue_draw(w);
}

static inline GtkWidget *cgtk_clamp_new(int width, GtkWidget *child) {
  GtkWidget *w = adw_clamp_new();
  adw_clamp_set_maximum_size(ADW_CLAMP(w), width);
  adw_clamp_set_tightening_threshold(ADW_CLAMP(w), width);
  adw_clamp_set_child(ADW_CLAMP(w), child);
  return w;
}

/* Pages of which one is seen. */
static inline GtkWidget *cgtk_pages_new(gboolean slides) {
  GtkWidget *w = gtk_stack_new();
  gtk_stack_set_transition_type(GTK_STACK(w), slides ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT
                                                     : GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_vhomogeneous(GTK_STACK(w), FALSE);
  gtk_stack_set_hhomogeneous(GTK_STACK(w), FALSE);
  return w;
}
static inline void cgtk_pages_add(GtkWidget *pages, GtkWidget *child) {
  gtk_stack_add_child(GTK_STACK(pages), child);
}
static inline void cgtk_pages_remove(GtkWidget *pages, GtkWidget *child) {
  cgtk_prepare_removal(child);
  gtk_stack_remove(GTK_STACK(pages), child);
}
static inline void cgtk_pages_show(GtkWidget *pages, GtkWidget *child) {
  GtkWidget *shown = gtk_stack_get_visible_child(GTK_STACK(pages));
  if (shown != child) cgtk_prepare_hiding(shown);
  gtk_stack_set_visible_child(GTK_STACK(pages), child);
}

static inline GtkWidget *cgtk_paned_new(void) {
  GtkWidget *w = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
  gtk_paned_set_shrink_start_child(GTK_PANED(w), FALSE);
  gtk_paned_set_shrink_end_child(GTK_PANED(w), FALSE);
  gtk_paned_set_resize_start_child(GTK_PANED(w), FALSE);
  return w;
}
static inline void cgtk_paned_set(GtkWidget *paned, GtkWidget *_Nullable start,
                                  GtkWidget *_Nullable end) {
  GtkWidget *old_start = gtk_paned_get_start_child(GTK_PANED(paned));
  GtkWidget *old_end = gtk_paned_get_end_child(GTK_PANED(paned));
  if (old_start != start) {
    cgtk_prepare_removal(old_start);
    gtk_paned_set_start_child(GTK_PANED(paned), start);
  }
  if (old_end != end) {
    cgtk_prepare_removal(old_end);
    gtk_paned_set_end_child(GTK_PANED(paned), end);
  }
}

static inline GtkWidget *cgtk_expander_new(void) {
  return gtk_expander_new(NULL);
}
static inline void cgtk_expander_set(GtkWidget *w, GtkWidget *_Nullable label,
                                     GtkWidget *_Nullable child) {
  if (gtk_expander_get_label_widget(GTK_EXPANDER(w)) != label)
    gtk_expander_set_label_widget(GTK_EXPANDER(w), label);
  if (gtk_expander_get_child(GTK_EXPANDER(w)) != child)
    gtk_expander_set_child(GTK_EXPANDER(w), child);
}
static inline void cgtk_expander_set_open(GtkWidget *w, gboolean open) {
  if (gtk_expander_get_expanded(GTK_EXPANDER(w)) == open) return;
  if (!open) cgtk_prepare_hiding(gtk_expander_get_child(GTK_EXPANDER(w)));
  gtk_expander_set_expanded(GTK_EXPANDER(w), open);
}
static inline gboolean cgtk_expander_is_open(GtkWidget *w) {
  return gtk_expander_get_expanded(GTK_EXPANDER(w));
}

#pragma clang assume_nonnull end
