/* Menus as models: GTK shows them, and their actions say what can be done. */

#pragma clang assume_nonnull begin

static inline gpointer cgtk_menu_new(void) { return g_menu_new(); }
static inline void cgtk_object_release(gpointer object) { g_object_unref(object); }
static inline void cgtk_menu_remove(gpointer menu, int position) {
  g_menu_remove(G_MENU(menu), position);
}
static inline void cgtk_menu_remove_all(gpointer menu) { g_menu_remove_all(G_MENU(menu)); }

/* A line. `target` is the state in which the action of one of several choices is shown as chosen;
 * `keys` is what stands beside the label. */
static inline void cgtk_menu_insert(gpointer menu, int position, const char *label,
                                    const char *action, const char *_Nullable target,
                                    const char *_Nullable keys) {
  GMenuItem *item = g_menu_item_new(label, NULL);
  if (target)
    g_menu_item_set_action_and_target(item, action, "s", target);
  else
    g_menu_item_set_action_and_target_value(item, action, NULL);
  if (keys) g_menu_item_set_attribute(item, "accel", "s", keys);
  g_menu_insert_item(G_MENU(menu), position, item);
  g_object_unref(item);
}
static inline void cgtk_menu_insert_section(gpointer menu, int position,
                                            const char *_Nullable label, gpointer section) {
  g_menu_insert_section(G_MENU(menu), position, label, G_MENU_MODEL(section));
}
static inline void cgtk_menu_insert_submenu(gpointer menu, int position, const char *label,
                                            gpointer submenu) {
  g_menu_insert_submenu(G_MENU(menu), position, label, G_MENU_MODEL(submenu));
}

/* The caller frees the text. */
static inline char *cgtk_copy_keys_name(guint key, guint modifiers) {
  return gtk_accelerator_name(key, (GdkModifierType)modifiers);
}

/* Actions. */

typedef enum { CGTK_ACTION_PLAIN, CGTK_ACTION_CHECK, CGTK_ACTION_RADIO } CGtkActionKind;

static inline GVariant *cgtk_action_state(CGtkActionKind kind, gboolean on) {
  return kind == CGTK_ACTION_CHECK ? g_variant_new_boolean(on)
                                   : g_variant_new_string(on ? "on" : "off");
}

static inline gpointer cgtk_actions_new(void) { return g_simple_action_group_new(); }
/* The action belongs to the group. */
static inline gpointer cgtk_actions_add(gpointer actions, const char *name, CGtkActionKind kind,
                                        gboolean on) {
  GSimpleAction *action =
      kind == CGTK_ACTION_PLAIN
          ? g_simple_action_new(name, NULL)
          : g_simple_action_new_stateful(name,
                                         kind == CGTK_ACTION_RADIO ? G_VARIANT_TYPE_STRING : NULL,
                                         cgtk_action_state(kind, on));
  g_action_map_add_action(G_ACTION_MAP(actions), G_ACTION(action));
  g_object_unref(action);
  return action;
}
static inline void cgtk_actions_remove(gpointer actions, const char *name) {
  g_action_map_remove_action(G_ACTION_MAP(actions), name);
}
static inline void cgtk_action_set_enabled(gpointer action, gboolean on) {
  g_simple_action_set_enabled(G_SIMPLE_ACTION(action), on);
}
static inline void cgtk_action_set_on(gpointer action, CGtkActionKind kind, gboolean on) {
  if (kind != CGTK_ACTION_PLAIN)
    g_simple_action_set_state(G_SIMPLE_ACTION(action), cgtk_action_state(kind, on));
}
static inline void cgtk_insert_actions(GtkWidget *w, const char *prefix,
                                       gpointer _Nullable actions) {
  gtk_widget_insert_action_group(w, prefix, actions ? G_ACTION_GROUP(actions) : NULL);
}

/* Tells what the lines of menus in `w` are called. GTK says that a line is labelled by the text in it,
 * but since 4.16 takes no name from a widget of that text's role: a screen reader heard nothing. */
static inline void cgtk_name_menu_items(GtkWidget *w) {
  GtkWidget *child;
  if (g_strcmp0(G_OBJECT_TYPE_NAME(w), "GtkModelButton") == 0) {
    char *text = NULL;
    g_object_get(w, "text", &text, NULL);
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    gtk_accessible_update_property(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   text ? text : "", -1);
    g_free(text);
  }
  for (child = gtk_widget_get_first_child(w); child; child = gtk_widget_get_next_sibling(child))
    cgtk_name_menu_items(child);
}

/* For when lines have changed: names those of a menu that is open. One that opens does it itself. */
static inline void cgtk_primary_menu_update(GtkWidget *button) {
  GtkPopover *popover = gtk_menu_button_get_popover(GTK_MENU_BUTTON(button));
  if (popover && gtk_widget_get_mapped(GTK_WIDGET(popover)))
    cgtk_name_menu_items(GTK_WIDGET(popover));
}

/* What had the keyboard when the menu opened. */
#define CGTK_FOCUS_BEFORE "alerts-focus-before"

static inline void cgtk_menu_opened(GtkWidget *popover) {
  GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(popover));
  g_object_set_data_full(G_OBJECT(popover), CGTK_FOCUS_BEFORE, focus ? g_object_ref(focus) : NULL,
                         g_object_unref);
  cgtk_name_menu_items(popover);
}

/* Gives the keyboard back to what had it. GTK 4.8 leaves it in the menu where a line of a submenu was
 * chosen, and no key would reach the window any more. */
static inline void cgtk_menu_closed(GtkWidget *popover) {
  GtkRoot *root = gtk_widget_get_root(popover);
  GtkWidget *before = g_object_steal_data(G_OBJECT(popover), CGTK_FOCUS_BEFORE);
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  if (root && (!focus || gtk_widget_is_ancestor(focus, popover)))
    gtk_root_set_focus(root, before && gtk_widget_get_root(before) == root &&
                                     gtk_widget_get_mapped(before) ? before : NULL);
  if (before) g_object_unref(before);
}

/* The button that brings up the menus of a window; F10 presses it. */
static inline GtkWidget *cgtk_primary_menu_new(gpointer menu, const char *icon, const char *name) {
  GtkWidget *w = gtk_menu_button_new();
  GtkPopover *popover;
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(w), icon);
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(w), G_MENU_MODEL(menu));
  popover = gtk_menu_button_get_popover(GTK_MENU_BUTTON(w));
  g_signal_connect(popover, "map", G_CALLBACK(cgtk_menu_opened), NULL);
  g_signal_connect(popover, "closed", G_CALLBACK(cgtk_menu_closed), NULL);
#if GTK_CHECK_VERSION(4, 4, 0)
  gtk_menu_button_set_primary(GTK_MENU_BUTTON(w), TRUE);
#endif
  gtk_widget_set_tooltip_text(w, name);
  gtk_accessible_update_property(GTK_ACCESSIBLE(w), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return w;
}

/* Gives the keyboard to the first widget in `w` that takes it; says whether there is one. */
static inline gboolean cgtk_focus_first(GtkWidget *w) {
  return gtk_widget_child_focus(w, GTK_DIR_TAB_FORWARD);
}

/* Keys that a window looks at before what has the focus does, or after. */
static inline gpointer cgtk_add_window_keys(GtkWidget *window, gboolean before) {
  GtkEventController *controller = gtk_shortcut_controller_new();
  gtk_event_controller_set_propagation_phase(controller,
                                             before ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE);
  gtk_widget_add_controller(window, controller);
  return controller;
}
static inline void cgtk_window_keys_add(gpointer controller, guint key, guint modifiers,
                                        CGtkShortcutHandler handler, gpointer data,
                                        GDestroyNotify destroy) {
  gtk_shortcut_controller_add_shortcut(
      GTK_SHORTCUT_CONTROLLER(controller),
      gtk_shortcut_new(gtk_keyval_trigger_new(key, (GdkModifierType)modifiers),
                       gtk_callback_action_new(handler, data, destroy)));
}

#pragma clang assume_nonnull end
