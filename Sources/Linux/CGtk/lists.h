/* Lists of rows.
 *
 * GtkListBox lets the keyboard in by its first row alone, and moves it to the next one alone: where that
 * is a header, or words, nothing behind it can be reached. Ours goes on to a row that takes it. */

#pragma clang assume_nonnull begin

static inline GtkWidget *_Nullable cgtk_row_after(GtkWidget *row, gboolean back) {
  return back ? gtk_widget_get_prev_sibling(row) : gtk_widget_get_next_sibling(row);
}

/* Gives the keyboard to a row, or to what is in one that takes none itself, but would say it had. */
static inline gboolean cgtk_focus_row(GtkWidget *row, GtkDirectionType direction) {
  GtkWidget *target =
      gtk_widget_get_focusable(row) ? row : gtk_list_box_row_get_child(GTK_LIST_BOX_ROW(row));
  if (!target || !gtk_widget_get_child_visible(row)) return FALSE;
  /* A row that the keyboard comes to is not chosen by that, as GtkListBox would have it. */
  if (target == row && !gtk_widget_get_focus_child(row) && !gtk_widget_has_focus(row))
    return gtk_widget_grab_focus(row);
  return gtk_widget_child_focus(target, direction);
}

/* Gives the keyboard to the first row that takes it, from `row` on; says whether there is one. */
static inline gboolean cgtk_focus_row_from(GtkWidget *_Nullable row, GtkDirectionType direction,
                                           gboolean back) {
  for (; row; row = cgtk_row_after(row, back))
    if (GTK_IS_LIST_BOX_ROW(row) && cgtk_focus_row(row, direction)) return TRUE;
  return FALSE;
}

static inline gboolean cgtk_list_focus(GtkWidget *list, GtkDirectionType direction) {
  GtkWidget *from = gtk_widget_get_focus_child(list);
  GtkListBoxRow *selected = gtk_list_box_get_selected_row(GTK_LIST_BOX(list));
  gboolean back = direction == GTK_DIR_UP || direction == GTK_DIR_TAB_BACKWARD;
  if (from) {
    if (cgtk_focus_row(from, direction)) return TRUE;
    if (direction != GTK_DIR_UP && direction != GTK_DIR_DOWN) return FALSE;
    if (cgtk_focus_row_from(cgtk_row_after(from, back), direction, back)) return TRUE;
    return gtk_widget_keynav_failed(list, direction);
  }
  if (selected && cgtk_focus_row(GTK_WIDGET(selected), direction)) return TRUE;
  return cgtk_focus_row_from(
      back ? gtk_widget_get_last_child(list) : gtk_widget_get_first_child(list), direction, back);
}

/* The arrow keys: over rows that do not take the keyboard, to the next that does. */
static inline void cgtk_list_move(GtkListBox *list, GtkMovementStep step, int count,
                                  gboolean extend, gboolean modify, gpointer data) {
  GtkWidget *from = gtk_widget_get_focus_child(GTK_WIDGET(list)), *next;
  gboolean back = count < 0;
  (void)data;
  if (!from || step != GTK_MOVEMENT_DISPLAY_LINES) return;
  next = cgtk_row_after(from, back);
  if (!next || (gtk_widget_get_focusable(next) && gtk_widget_get_child_visible(next))) return;
  while (next && !(gtk_widget_get_focusable(next) ? gtk_widget_grab_focus(next)
                                                   : cgtk_focus_row(next, GTK_DIR_TAB_FORWARD)))
    next = cgtk_row_after(next, back);
  if (!next) return;
  g_signal_stop_emission_by_name(list, "move-cursor");
  if (!extend && !modify && gtk_list_box_row_get_selectable(GTK_LIST_BOX_ROW(next)) &&
      gtk_list_box_get_selection_mode(list) == GTK_SELECTION_SINGLE)
    gtk_list_box_select_row(list, GTK_LIST_BOX_ROW(next));
}

static inline void cgtk_list_class_init(gpointer klass, gpointer data) {
  (void)data;
  GTK_WIDGET_CLASS(klass)->focus = cgtk_list_focus;
}

static inline GType cgtk_list_type(void) {
  GType type = g_type_from_name("CGtkList");
  GTypeQuery list;
  if (type) return type;
  g_type_query(GTK_TYPE_LIST_BOX, &list);
  return g_type_register_static_simple(GTK_TYPE_LIST_BOX, "CGtkList", list.class_size,
                                       cgtk_list_class_init, list.instance_size, NULL,
                                       (GTypeFlags)0);
}

static inline GtkWidget *cgtk_list_new(void) {
  GtkWidget *w = g_object_new(cgtk_list_type(), NULL);
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(w), GTK_SELECTION_NONE);
  g_signal_connect(w, "move-cursor", G_CALLBACK(cgtk_list_move), NULL);
  return w;
}
static inline void cgtk_list_set_selection(GtkWidget *list, GtkSelectionMode mode) {
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), mode);
}
static inline GtkWidget *cgtk_row_new(GtkWidget *child, gboolean activatable) {
  GtkWidget *w = gtk_list_box_row_new();
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(w), child);
  gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(w), activatable);
  gtk_list_box_row_set_selectable(GTK_LIST_BOX_ROW(w), FALSE);
  return w;
}
static inline void cgtk_row_set_child(GtkWidget *row, GtkWidget *_Nullable child) {
  cgtk_prepare_removal(gtk_list_box_row_get_child(GTK_LIST_BOX_ROW(row)));
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), child);
}
static inline void cgtk_row_configure(GtkWidget *row, gboolean activatable, gboolean selectable,
                                      gboolean movable) {
  gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), activatable);
  gtk_list_box_row_set_selectable(GTK_LIST_BOX_ROW(row), selectable);
  gtk_widget_set_focusable(row, activatable || selectable || movable);
}
static inline void cgtk_list_place(GtkWidget *list, GtkWidget *row, int index) {
  GtkListBoxRow *there = gtk_list_box_get_row_at_index(GTK_LIST_BOX(list), index);
  if (there && GTK_WIDGET(there) == row) return;
  if (gtk_widget_get_parent(row) == list) {
    cgtk_prepare_removal(row);
    gtk_list_box_remove(GTK_LIST_BOX(list), row);
  }
  gtk_list_box_insert(GTK_LIST_BOX(list), row, index);
}
static inline void cgtk_list_remove(GtkWidget *list, GtkWidget *row) {
  cgtk_prepare_removal(row);
  gtk_list_box_remove(GTK_LIST_BOX(list), row);
}
static inline int cgtk_row_index(gpointer row) {
  return gtk_list_box_row_get_index(GTK_LIST_BOX_ROW(row));
}
static inline gboolean cgtk_row_is_selected(GtkWidget *row) {
  return gtk_list_box_row_is_selected(GTK_LIST_BOX_ROW(row));
}
static inline void cgtk_list_select(GtkWidget *list, GtkWidget *row, gboolean on) {
  if (on)
    gtk_list_box_select_row(GTK_LIST_BOX(list), GTK_LIST_BOX_ROW(row));
  else
    gtk_list_box_unselect_row(GTK_LIST_BOX(list), GTK_LIST_BOX_ROW(row));
}

#pragma clang assume_nonnull end
