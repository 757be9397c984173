/* The main queue's hand-over, made for run loops other than Dispatch's own. The toolchain's
 * libdispatch exports both, in no public header. On Linux the handle is an eventfd. */

#include <errno.h>
#include <unistd.h>

#pragma clang assume_nonnull begin

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);

static inline gboolean cgtk_serve_main_queue(gint fd, GIOCondition condition,
                                             gpointer _Nullable data) {
  guint64 count;
  (void)condition;
  (void)data;
  while (read(fd, &count, sizeof count) < 0 && errno == EINTR) continue;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

/* Lets the default main context run what is sent to the main queue, and so the main actor. */
static inline guint cgtk_add_main_queue_source(void) {
  return g_unix_fd_add_full(G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
                            cgtk_serve_main_queue, NULL, NULL);
}

#pragma clang assume_nonnull end
