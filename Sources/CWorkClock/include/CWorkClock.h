#ifndef CWORKCLOCK_H
#define CWORKCLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// What a clip's clock offers to code that queues work by Dispatch or a run loop's timer.
///
/// This target defines dispatch_async, dispatch_after, their _f forms, dispatch_time,
/// CFRunLoopAddTimer, clock_gettime and gettimeofday in front of the system's own. While a clock is
/// current on the calling thread, work for the main and the global queues, the jobs of Swift's tasks
/// and timers go to the clip's clock, and the machine's clocks show the clip's time; at all other
/// times the calls are handed on unchanged.
typedef struct {
  /// Tells the clip's time in nanoseconds; false where no clip's code is running on this thread.
  bool (*now)(uint64_t *nanoseconds);
  /// Runs `work(context)` once the clip has come to a time.
  void (*enqueue)(uint64_t nanoseconds, void (*work)(void *), void *context);
  /// Takes over a Foundation timer, unretained, first due after `delay` seconds.
  void (*add_timer)(void *timer, double delay, double interval);
} cworkclock_hooks;

/// The clock whose clip's code runs on this thread; NULL outside of one. Borrowed.
void *cworkclock_current(void);
/// Makes a clock the current one of this thread.
void cworkclock_set_current(void *clock);

/// Installs the hooks for the whole process; called once.
void cworkclock_install(cworkclock_hooks hooks);

#endif
