#ifndef CPROCESSGUARD_H
#define CPROCESSGUARD_H

#include <stdbool.h>
#include <stdint.h>

// What a process that runs code of strangers does about its own end: results stay apart from what
// that code prints, and an early exit, a crash or a signal ends the process with a sentence and a
// code. What runs in signal handlers is here, in C, as only async-signal-safe calls may be made
// there.

/// Keeps the standard output for results: it moves to a descriptor that no child inherits, and
/// descriptor 1 leads to the standard error from then on.
void cprocessguard_part_output(void);
/// Puts descriptor 1 back, for a program that takes this one's place.
void cprocessguard_join_output(void);
/// The descriptor of results: 1 unless they are kept apart, -1 if the standard output was closed.
int cprocessguard_output(void);

/// Makes every end of the process but an allowed one a sentence and an exit code.
///
/// `ended` is said at a call of `exit` or `_exit`, `crashed` and a reason at a deadly signal, each with
/// the place that was entered. Called once; the texts are copied, up to 127 bytes.
void cprocessguard_watch_end(const char *ended, const char *crashed, int code);
/// Notes that the code of strangers runs on this thread from here on, at a clip's time and in an event
/// or NULL, of which up to 127 bytes are copied.
void cprocessguard_enter(int64_t milliseconds, const char *event);
/// Notes that it has come back.
void cprocessguard_leave(void);
/// Lets the process end by `exit`.
void cprocessguard_allow_end(void);
/// Ends the process at once, past everything that has a say at an end.
_Noreturn void cprocessguard_end(int code);
/// Gives the calling thread a stack for the handling of crashes, so that an overflow of its own
/// stack can be told; does nothing where one is there or crashes are not watched.
void cprocessguard_prepare_thread(void);

/// Starts a thread of its own that calls `received` for each SIGINT, SIGTERM and SIGHUP, and `tick`
/// about four times a second; false if there is no thread to be had, signals then act as ever.
///
/// At an end that is none of the program's own it calls `ending` with the exit code, once, for what
/// must be put in order before; it has a second. SIGHUP stays ignored if it was. Called once.
bool cprocessguard_watch_signals(
    void (*received)(int signal), void (*ending)(int code), void (*tick)(void));

#endif
