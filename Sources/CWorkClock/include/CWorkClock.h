#ifndef CWORKCLOCK_H
#define CWORKCLOCK_H

#include <stdbool.h>
#include <stdint.h>

// Brings code that queues work by Dispatch, a run loop's timer or a task onto a clip's clock.
//
// This target defines dispatch_async, dispatch_after, their _f forms, dispatch_time,
// CFRunLoopAddTimer, clock_gettime, gettimeofday, nanosleep, clock_nanosleep, usleep and sleep in front
// of the system's own. While a clock is current on the calling thread, work for the main and the
// global queues, the jobs of Swift's tasks and timers go to the clip's clock, the machine's clocks
// show the clip's time, and sleeping makes them later without waiting; at all other times the calls
// are handed on unchanged.

/// Tells the clip's time in nanoseconds; false where no clip's code is running on this thread.
typedef bool (*cworkclock_now)(uint64_t *nanoseconds);
/// Runs `work(context)` once the clip has come to a time.
typedef void (*cworkclock_enqueue)(uint64_t nanoseconds, void (*work)(void *), void *context);
/// Takes over a Foundation timer, unretained, first due after `delay` seconds.
typedef void (*cworkclock_add_timer)(void *timer, double delay, double interval);

/// Installs what the clip's clock offers, for the whole process; called once.
void cworkclock_install(
    cworkclock_now now, cworkclock_enqueue enqueue, cworkclock_add_timer add_timer);

/// The clock whose clip's code runs on this thread; NULL outside of one. Borrowed.
void *cworkclock_current(void);
/// Makes a clock the current one of this thread.
void cworkclock_set_current(void *clock);

#endif
