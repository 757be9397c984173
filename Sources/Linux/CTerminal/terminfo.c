#include "CTerminal.h"

#include <dlfcn.h>

// Looked up at run time: no headers and no development package are needed to build, and where the
// library is missing the host goes by the terminal's name.
static void *terminfo_library(void) {
  static const char *const names[] = {"libtinfo.so.6", "libncursesw.so.6", "libtinfo.so.5"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

int cterminal_terminfo(const char *name, int *colors, int *moves_cursor_as_ansi) {
  void *library = terminfo_library();
  if (!library) return 0;
  int (*setupterm)(const char *, int, int *) =
      (int (*)(const char *, int, int *))dlsym(library, "setupterm");
  int (*tigetnum)(const char *) = (int (*)(const char *))dlsym(library, "tigetnum");
  char *(*tigetstr)(const char *) = (char *(*)(const char *))dlsym(library, "tigetstr");
  if (!setupterm || !tigetnum || !tigetstr) return 0;
  int found = 0;
  if (setupterm(name, 1, &found) != 0 || found != 1) return -1;
  *colors = tigetnum("colors");
  const char *move = tigetstr("cup");
  *moves_cursor_as_ansi = move && move != (char *)-1 && move[0] == '\033' && move[1] == '[';
  return 1;
}
