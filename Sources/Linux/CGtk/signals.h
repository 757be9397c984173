/* One function for each shape of signal handler in use. `destroy` frees what is behind `data`. */

#pragma clang assume_nonnull begin

typedef void (*CGtkPlainHandler)(gpointer instance, gpointer data);
typedef void (*CGtkObjectHandler)(gpointer instance, gpointer object, gpointer data);
typedef void (*CGtkStringHandler)(gpointer instance, const char *string, gpointer data);
typedef gboolean (*CGtkAskHandler)(gpointer instance, gpointer data);
typedef void (*CGtkPressHandler)(gpointer instance, gint count, double x, double y, gpointer data);

static inline gulong cgtk_connect_plain(gpointer instance, const char *signal,
                                        CGtkPlainHandler handler, gpointer data,
                                        GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

static inline gulong cgtk_connect_object(gpointer instance, const char *signal,
                                         CGtkObjectHandler handler, gpointer data,
                                         GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

static inline gulong cgtk_connect_string(gpointer instance, const char *signal,
                                         CGtkStringHandler handler, gpointer data,
                                         GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

static inline gulong cgtk_connect_ask(gpointer instance, const char *signal,
                                      CGtkAskHandler handler, gpointer data,
                                      GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

static inline gulong cgtk_connect_press(gpointer instance, const char *signal,
                                        CGtkPressHandler handler, gpointer data,
                                        GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

typedef gboolean (*CGtkKeyHandler)(gpointer instance, guint key, guint code, GdkModifierType state,
                                   gpointer data);

static inline gulong cgtk_connect_key(gpointer instance, const char *signal, CGtkKeyHandler handler,
                                      gpointer data, GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

typedef gboolean (*CGtkDropHandler)(gpointer instance, const GValue *value, double x, double y,
                                    gpointer data);

static inline gulong cgtk_connect_drop(gpointer instance, const char *signal,
                                       CGtkDropHandler handler, gpointer data,
                                       GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

typedef void (*CGtkActivateHandler)(gpointer instance, gpointer _Nullable parameter, gpointer data);

static inline gulong cgtk_connect_activate(gpointer instance, const char *signal,
                                           CGtkActivateHandler handler, gpointer data,
                                           GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

typedef void (*CGtkPlaceHandler)(gpointer instance, double x, double y, gpointer data);

static inline gulong cgtk_connect_place(gpointer instance, const char *signal,
                                        CGtkPlaceHandler handler, gpointer data,
                                        GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, destroy,
                               (GConnectFlags)0);
}

#pragma clang assume_nonnull end
