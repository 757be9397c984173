/* What both sides of the measurement share: clocks, memory, finding widgets, the loop. */

#ifndef GTK_FLOOR_H
#define GTK_FLOOR_H

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static inline double floor_now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

/* Since the moment that START_NS (wall clock, before exec) names; -1 where it is not set. */
static inline double floor_since_exec_ms(void) {
  const char *start = getenv("START_NS");
  struct timespec t;
  if (!start) return -1;
  clock_gettime(CLOCK_REALTIME, &t);
  return ((double)t.tv_sec * 1e9 + (double)t.tv_nsec - strtod(start, NULL)) / 1e6;
}

static inline long floor_rss_kib(void) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  long kib = -1;
  while (file && fgets(line, sizeof line, file))
    if (strncmp(line, "VmRSS:", 6) == 0) kib = strtol(line + 6, NULL, 10);
  if (file) fclose(file);
  return kib;
}

static inline double floor_cpu_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* The first label below `widget` that says `text`. */
static inline GtkWidget *floor_find_label(GtkWidget *widget, const char *text) {
  GtkWidget *child;
  if (GTK_IS_LABEL(widget) && g_strcmp0(gtk_label_get_text(GTK_LABEL(widget)), text) == 0)
    return widget;
  for (child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = floor_find_label(child, text);
    if (found) return found;
  }
  return NULL;
}

/* The button around the label that says `text`. */
static inline GtkWidget *floor_find_button(GtkWidget *widget, const char *text) {
  GtkWidget *found = floor_find_label(widget, text);
  while (found && !GTK_IS_BUTTON(found)) found = gtk_widget_get_parent(found);
  return found;
}

/* The alert in or over a window, else NULL. */
static inline GtkWidget *floor_dialog_of(GtkWidget *window) {
#if ADW_CHECK_VERSION(1, 5, 0)
  return ADW_IS_WINDOW(window)
             ? (GtkWidget *)adw_window_get_visible_dialog(ADW_WINDOW(window)) : NULL;
#else
  return ADW_IS_MESSAGE_DIALOG(window) ? window : NULL;
#endif
}

/* The dialog that is up, else NULL. */
static inline GtkWidget *floor_find_dialog(void) {
  GListModel *windows = gtk_window_get_toplevels();
  guint count = g_list_model_get_n_items(windows);
  GtkWidget *found = NULL;
  for (guint i = 0; i < count && !found; i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    found = floor_dialog_of(window);
    g_object_unref(window);
  }
  return found;
}

static inline void floor_turn(gboolean may_wait) { g_main_context_iteration(NULL, may_wait); }

/* Serves what is there to be served now. */
static inline void floor_settle(void) {
  while (g_main_context_pending(NULL)) floor_turn(FALSE);
}

static inline void floor_set_flag(GdkFrameClock *clock, gpointer flag) {
  (void)clock;
  *(gboolean *)flag = TRUE;
}

/* Serves the loop until the widget is on screen, and its first frame with it if asked for. */
static inline void floor_wait_until_up(GtkWidget *widget, gboolean painted) {
  gboolean done = FALSE;
  gulong handler;
  while (!gtk_widget_get_mapped(widget)) floor_turn(TRUE);
  if (!painted) return;
  handler = g_signal_connect(gtk_widget_get_frame_clock(widget), "after-paint",
                             G_CALLBACK(floor_set_flag), &done);
  while (!done) floor_turn(TRUE);
  g_signal_handler_disconnect(gtk_widget_get_frame_clock(widget), handler);
}

static inline void floor_note_finalized(gpointer counter, GObject *where) {
  (void)where;
  *(int *)counter += 1;
}

static inline void floor_click(GtkWidget *button) { g_signal_emit_by_name(button, "clicked"); }

/* What the cycles have come to. */
typedef struct {
  int finalized, shown;
} FloorCounts;

/* One cycle: press "Increase", serve the loop until the dialog is up (one inside a window is mapped
 * before it opens, what is in it is not), press its "Yes" as a click does, serve the loop until the
 * label shows the new count and the dialog is finalized. The time in microseconds; with painting, it
 * includes what else there is to do then. */
static inline double floor_cycle(GtkWidget *window, GtkWidget *label, int wanted, gboolean painted,
                                 FloorCounts *counts) {
  double start = floor_now_us(), end;
  int finalized = counts->finalized;
  GtkWidget *dialog, *button;
  char text[32];
  g_snprintf(text, sizeof text, "%d", wanted);
  floor_click(floor_find_button(window, "Increase"));
  while (!(dialog = floor_find_dialog())) floor_turn(TRUE);
  counts->shown++;
  g_object_weak_ref(G_OBJECT(dialog), floor_note_finalized, &counts->finalized);
  button = floor_find_button(dialog, "Yes");
  floor_wait_until_up(ADW_CHECK_VERSION(1, 5, 0) ? button : dialog, painted);
  floor_click(button);
  while (counts->finalized == finalized ||
         !g_str_equal(gtk_label_get_text(GTK_LABEL(label)), text))
    floor_turn(TRUE);
  if (painted) floor_settle();
  end = floor_now_us();
  /* Without painting, a cycle does not even read the window system's events on its way. */
  floor_settle();
  return end - start;
}

static inline int floor_compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* One line of JSON about the cycles. Sorts `took`. */
static inline void floor_report(const char *name, double *took, int n, FloorCounts counts,
                                long rss_before, double startup_ms) {
  qsort(took, (size_t)n, sizeof *took, floor_compare);
  printf("{\"name\":\"%s\",\"cycles\":%d,\"median_us\":%.0f,\"p99_us\":%.0f,\"finalized\":%d,"
         "\"shown\":%d,\"rss_growth_kib\":%ld,\"startup_ms\":%.1f}\n",
         name, n, n ? took[n / 2] : 0, n ? took[(int)((n - 1) * 0.99)] : 0, counts.finalized, counts.shown,
         floor_rss_kib() - rss_before, startup_ms);
  fflush(stdout);
}

/* Warms up, runs the cycles, reports. `label` shows the count, which is 0 at first. */
static inline void floor_run(const char *name, GtkWidget *window, int n, gboolean painted) {
  GtkWidget *label = floor_find_label(window, "0");
  FloorCounts counts = {0, 0};
  double startup, *took = g_new0(double, n + 1);
  int warmup = n ? 20 : 0;
  long rss;
  floor_wait_until_up(window, TRUE);
  startup = floor_since_exec_ms();
  for (int i = 1; i <= warmup; i++) floor_cycle(window, label, i, painted, &counts);
  rss = floor_rss_kib();
  for (int i = 0; i < n; i++)
    took[i] = floor_cycle(window, label, warmup + i + 1, painted, &counts);
  floor_report(name, took, n, counts, rss, startup);
  g_free(took);
}

/* The only window that is open. */
static inline GtkWidget *floor_window(void) {
  GtkWidget *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
  g_object_unref(window);
  return window;
}

/* How much processor time the process takes while nothing happens, in milliseconds. */
static inline gboolean floor_stop(gpointer flag) {
  *(gboolean *)flag = TRUE;
  return G_SOURCE_REMOVE;
}

static inline double floor_idle_cpu_ms(guint seconds) {
  gboolean done = FALSE;
  double before = floor_cpu_ms();
  g_timeout_add_seconds(seconds, floor_stop, &done);
  while (!done) floor_turn(TRUE);
  return floor_cpu_ms() - before;
}

#endif
