/* What leaves the screen: nothing stays open over it, and it lives until the event is dealt with. */

#pragma clang assume_nonnull begin

static inline gboolean cgtk_free_kept(gpointer _Nullable data) {
  GPtrArray **kept = data;
  GPtrArray *objects = *kept;
  *kept = NULL;
  g_ptr_array_unref(objects);
  return G_SOURCE_REMOVE;
}

/* Takes over a reference, and drops it before the next event. A signal comes from a part inside a
 * widget as often as from the widget, such as the text of a password entry; GTK looks at the widget
 * once more when the handlers are done, and they may have removed it. */
static inline void cgtk_drop_later(gpointer object) {
  static GPtrArray *kept;
  if (!kept) {
    kept = g_ptr_array_new_with_free_func(g_object_unref);
    g_idle_add_full(G_PRIORITY_HIGH, cgtk_free_kept, &kept, NULL);
  }
  g_ptr_array_add(kept, object);
}

/* Closes what is open over a widget and over all that is in it: menus, the lists of choices. */
static inline void cgtk_close_popovers(GtkWidget *w) {
  GtkWidget *child, *next;
  if (!gtk_widget_get_mapped(w)) return;
  for (child = gtk_widget_get_first_child(w); child; child = next) {
    next = gtk_widget_get_next_sibling(child);
    cgtk_close_popovers(child);
  }
  if (GTK_IS_POPOVER(w)) gtk_popover_popdown(GTK_POPOVER(w));
}

/* Must be called before a widget is hidden. GTK leaves the pointer and the keys of the window to a
 * popover that goes together with its owner, for good. */
static inline void cgtk_prepare_hiding(GtkWidget *_Nullable w) {
  if (w) cgtk_close_popovers(w);
}

/* Must be called before a widget is taken out of its parent. */
static inline void cgtk_prepare_removal(GtkWidget *_Nullable w) {
  if (!w || !gtk_widget_get_mapped(w)) return;
  cgtk_close_popovers(w);
  cgtk_drop_later(g_object_ref(w));
}

#pragma clang assume_nonnull end
