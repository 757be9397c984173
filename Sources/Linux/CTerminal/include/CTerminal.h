/// What has to be C: functions that run inside signal handlers, and what the Glibc module hides.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <stdint.h>

/// Makes the character functions speak UTF-8, whatever the locale says.
void cterminal_use_utf8(void);

/// Columns of a Unicode scalar as the C library knows them: 0, 1, 2, or -1 for what cannot be shown.
int cterminal_columns(uint32_t scalar);

/// Looks a terminal up in the terminfo database, through the library that shells bring along.
/// 1: found; 0: no such library; -1: unknown terminal.
int cterminal_terminfo(const char *name, int *colors, int *moves_cursor_as_ansi);

/// Takes the terminal over: raw input, and what the program prints goes into `capture`.
/// `leave` is written when the terminal is given back; it has to stay valid. 0, or -1 with errno.
int cterminal_take(int input, int output, int capture, const char *leave, size_t leave_length);

/// Gives the terminal back as it was found and shows what was printed. Does nothing when it is
/// back already. Safe in a signal handler.
void cterminal_give_back(void);

/// The same at an orderly end: with what the program has printed but not flushed.
void cterminal_leave(void);

/// The same before the terminal is taken again: what was typed meanwhile is kept.
void cterminal_pause(void);

/// A file without a name, in memory; -1 if there is none.
int cterminal_memory_file(void);

/// Installs the handlers. Each signal to be handled in order comes out of the returned pipe as
/// a byte; -1 with errno if there is no pipe. A second request to end that comes before the
/// first was taken care of ends the process at once.
int cterminal_watch_signals(void);

/// Stops the process as Ctrl-Z does; returns when it is continued.
void cterminal_stop(void);

/// Ends the process by a signal, as if it had not been caught.
void cterminal_end_by(int signal);

/// Size of the terminal; 0, or -1 if it is not known.
int cterminal_size(int output, int *columns, int *rows);

#endif
