/* The main queue's hand-over, made for run loops other than Dispatch's own. The toolchain's
 * libdispatch exports both, in no public header. On Linux the handle is an eventfd. */

#include <errno.h>
#include <unistd.h>

#pragma clang assume_nonnull begin

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

#define CGTK_MAIN_QUEUE "main queue"

/* How often in a turn work may ask for more work, before events have their turn again. */
#define CGTK_ROUND_LIMIT 32

static inline gboolean cgtk_serve_main_queue(gint fd, GIOCondition condition,
                                             gpointer _Nullable data) {
  guint64 count;
  (void)condition;
  (void)data;
  while (read(fd, &count, sizeof count) < 0 && errno == EINTR) continue;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

/* Lets the default main context run what is sent to the main queue, and so the main actor: after
 * events, and in turns with painting, so that a task that never rests does not stop either. */
static inline guint cgtk_add_main_queue_source(void) {
  guint id = g_unix_fd_add_full(GDK_PRIORITY_REDRAW, _dispatch_get_main_queue_handle_4CF(),
                                G_IO_IN, cgtk_serve_main_queue, NULL, NULL);
  g_source_set_name_by_id(id, CGTK_MAIN_QUEUE);
  return id;
}

/* Whether the main queue is being served: what happens is its doing then, and no event. */
static inline gboolean cgtk_is_serving_main_queue(void) {
  GSource *current = g_main_current_source();
  return current && g_strcmp0(g_source_get_name(current), CGTK_MAIN_QUEUE) == 0;
}

/* Serves the main queue if there is work, and what that asks for: a task that goes on, an update. */
static inline void cgtk_serve_rounds(void) {
  int fd = _dispatch_get_main_queue_handle_4CF();
  guint64 count;
  for (int round = 0; round < CGTK_ROUND_LIMIT; round++) {
    if (read(fd, &count, sizeof count) < 0) break;
    _dispatch_main_queue_callback_4CF(NULL);
  }
}

static inline gboolean cgtk_serve_turn(GSource *source, GSourceFunc _Nullable callback,
                                       gpointer _Nullable data) {
  (void)callback;
  (void)data;
  g_source_set_ready_time(source, -1);
  cgtk_serve_rounds();
  return G_SOURCE_CONTINUE;
}

/* A source of the default main context that goes before events. It waits to be asked. */
static inline GSource *cgtk_add_turn_source(void) {
  static GSourceFuncs functions = {NULL, NULL, cgtk_serve_turn, NULL, NULL, NULL};
  GSource *source = g_source_new(&functions, sizeof(GSource));
  g_source_set_name(source, CGTK_MAIN_QUEUE);
  g_source_set_priority(source, G_PRIORITY_HIGH);
  g_source_attach(source, NULL);
  return source;
}

/* Asks for a turn before the next event. Work of the main queue, which may never end, waits for its
 * turn like the rest. */
static inline void cgtk_ask_for_turn(GSource *source) {
  if (!cgtk_is_serving_main_queue()) g_source_set_ready_time(source, 0);
}

/* Takes a turn now. */
static inline void cgtk_take_turn(void) {
  if (!cgtk_is_serving_main_queue()) cgtk_serve_rounds();
}

#pragma clang assume_nonnull end
