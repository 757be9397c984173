#define _XOPEN_SOURCE 700
#include "CTerminal.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <wchar.h>

void cterminal_use_utf8(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}

int cterminal_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
