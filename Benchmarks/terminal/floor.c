/* The least that a terminal program can do for the same: one write for each key, nothing kept. */
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static void token(char *out, long number) {
  for (int i = 0; i < 8; i++) out[i] = (char)('A' + (number * 7 + i) % 26);
  out[8] = 0;
}

int main(void) {
  struct termios found, raw;
  tcgetattr(0, &found);
  raw = found;
  cfmakeraw(&raw);
  tcsetattr(0, TCSANOW, &raw);
  long round = 0;
  int is_up = 0;
  char name[9], screen[2048], key;
  token(name, round);
  int count = snprintf(screen, sizeof screen, "\033[2J\033[12;36H%s\033[14;35H[>Ask<]", name);
  if (write(1, screen, (size_t)count) < 0) return 1;
  while (read(0, &key, 1) == 1 && key != 'q') {
    is_up = !is_up;
    if (is_up) {
      token(name, round + 500000);
      count = snprintf(screen, sizeof screen,
          "\033[9;24H+-------------------------------+\033[10;24H|            Again?             |"
          "\033[11;24H|                               |\033[12;24H|    The token is %s.     |"
          "\033[13;24H|                               |\033[14;24H|       [ No ]  [>Yes<]         |"
          "\033[15;24H+-------------------------------+", name);
    } else {
      token(name, ++round);
      count = snprintf(screen, sizeof screen,
          "\033[9;24H\033[K\033[10;24H\033[K\033[11;24H\033[K\033[12;24H\033[K\033[12;36H%s"
          "\033[13;24H\033[K\033[14;24H\033[K\033[14;35H[>Ask<]\033[15;24H\033[K", name);
    }
    if (write(1, screen, (size_t)count) < 0) break;
  }
  tcsetattr(0, TCSANOW, &found);
  return 0;
}
