#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static struct termios found_modes;
static volatile sig_atomic_t is_taken;
static int terminal_input, terminal_output, captured = -1;
static int printed_to[3] = {-1, -1, -1};  // the descriptors behind 1 and 2 while they are captured
static const char *leave_bytes;
static size_t leave_count;

int cterminal_size(int output, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(output, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

// The descriptor may not block; a terminal that takes nothing for half a second is given up.
static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
      continue;
    }
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno != EAGAIN) return;
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (poll(&room, 1, 500) <= 0) return;
  }
}

static void make_raw(void) {
  struct termios raw = found_modes;
  raw.c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
  raw.c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  raw.c_cflag |= CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr(terminal_input, TCSADRAIN, &raw);
}

static void capture(int descriptor) {
  if (captured < 0 || !isatty(descriptor)) return;
  printed_to[descriptor] = fcntl(descriptor, F_DUPFD_CLOEXEC, 10);
  if (printed_to[descriptor] >= 0) dup2(captured, descriptor);
}

static void release(int descriptor) {
  if (printed_to[descriptor] < 0) return;
  dup2(printed_to[descriptor], descriptor);
  close(printed_to[descriptor]);
  printed_to[descriptor] = -1;
}

static void show_captured(void) {
  if (captured < 0 || lseek(captured, 0, SEEK_SET) < 0) return;
  char bytes[4096];
  ssize_t count;
  while ((count = read(captured, bytes, sizeof bytes)) > 0) {
    write_all(terminal_output, bytes, (size_t)count);
  }
  if (ftruncate(captured, 0) == 0) lseek(captured, 0, SEEK_SET);
}

int cterminal_take(int input, int output, int capture_to, const char *leave, size_t leave_length) {
  if (is_taken) return 0;
  if (tcgetattr(input, &found_modes) != 0) return -1;
  terminal_input = input;
  terminal_output = output;
  captured = capture_to;
  leave_bytes = leave;
  leave_count = leave_length;
  fflush(stdout);
  if (isatty(1)) setvbuf(stdout, NULL, _IOLBF, 0);  // so that nothing is lost in a crash
  make_raw();
  capture(1);
  capture(2);
  is_taken = 1;
  return 0;
}

static void give_back(int forgets_input) {
  if (!is_taken) return;
  is_taken = 0;
  write_all(terminal_output, leave_bytes, leave_count);
  // TCSANOW, not a form that waits: a terminal that is gone must not hold the process.
  tcsetattr(terminal_input, TCSANOW, &found_modes);
  // Reports of the mouse that are under way are not for the shell.
  if (forgets_input) tcflush(terminal_input, TCIFLUSH);
  release(1);
  release(2);
  show_captured();
}

void cterminal_give_back(void) { give_back(1); }

void cterminal_pause(void) {
  fflush(stdout);
  give_back(0);
}

void cterminal_leave(void) {
  fflush(stdout);
  cterminal_give_back();
}

int cterminal_memory_file(void) { return memfd_create("printed", MFD_CLOEXEC); }

static int signal_pipe[2] = {-1, -1};
static volatile sig_atomic_t is_ending;
static struct sigaction found_actions[NSIG];

static void die_by(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  raise(signal);
}

static void pass_on(int signal) {
  int error = errno;
  int ends = signal == SIGINT || signal == SIGTERM || signal == SIGHUP;
  if (ends && is_ending++) {
    cterminal_give_back();
    die_by(signal);
  }
  unsigned char byte = (unsigned char)signal;
  if (write(signal_pipe[1], &byte, 1) < 0) { /* full: the main loop has enough to do */ }
  errno = error;
}

static void crash(int signal) {
  cterminal_give_back();
  // Whoever was there first, such as the runtime's backtracer, gets it now.
  sigaction(signal, &found_actions[signal], NULL);
  raise(signal);
}

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction found, action = {.sa_handler = handler, .sa_flags = flags};
  sigemptyset(&action.sa_mask);
  if (sigaction(signal, NULL, &found) != 0) return;
  // What the parent had ignored, as nohup does, stays ignored.
  if (found.sa_handler == SIG_IGN && !(found.sa_flags & SA_SIGINFO)) return;
  found_actions[signal] = found;
  sigaction(signal, &action, NULL);
}

static void give_crashes_a_stack(void) {
  stack_t present;
  if (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE)) return;
  static char room[65536];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
}

int cterminal_watch_signals(void) {
  if (pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  static const int passed[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
  for (size_t i = 0; i < sizeof passed / sizeof *passed; i++) {
    handle(passed[i], pass_on, SA_RESTART);
  }
  give_crashes_a_stack();
  static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS, SIGQUIT};
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) handle(fatal[i], crash, SA_ONSTACK);
  atexit(cterminal_leave);
  return signal_pipe[0];
}

void cterminal_stop(void) {
  struct sigaction ours, standard = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, &standard, &ours);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

void cterminal_end_by(int signal) {
  cterminal_give_back();
  die_by(signal);
}
