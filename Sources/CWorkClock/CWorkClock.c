#define _GNU_SOURCE
#include "CWorkClock.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The few declarations of libdispatch, the blocks runtime and Core Foundation that are needed here;
// their own headers are not installed with every toolchain.
typedef void *queue_t;
typedef void *block_t;
extern char _dispatch_main_q;
extern const char *dispatch_queue_get_label(queue_t queue);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  void *(*describe)(const void *info);
} timer_context;
extern void CFRunLoopTimerGetContext(void *timer, timer_context *context);
extern double CFRunLoopTimerGetInterval(void *timer);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern double CFAbsoluteTimeGetCurrent(void);

/// Where the clip's time 0 lies among dispatch times: far above what a machine's uptime reaches.
static const uint64_t clip_base = 1ull << 61;

/// Where the clip's time 0 lies on the monotonic clocks, which give nanoseconds.
static const uint64_t monotonic_base = 1ull << 50;
/// The clip's time 0 as a wall clock shows it: 2001-01-01, Foundation's reference date.
static const int64_t wall_base_seconds = 978307200;

static _Thread_local void *current;

void *cworkclock_current(void) { return current; }

/// How long the clip's code has slept since it was entered, at one time of the clip.
static _Thread_local uint64_t slept, slept_at;

void cworkclock_set_current(void *clock) {
  if (current == NULL || clock == NULL) slept = 0;
  current = clock;
}

static struct {
  cworkclock_now now;
  cworkclock_enqueue enqueue;
  cworkclock_add_timer add_timer;
} hooks;

void cworkclock_install(
    cworkclock_now now, cworkclock_enqueue enqueue, cworkclock_add_timer add_timer) {
  hooks.now = now;
  hooks.enqueue = enqueue;
  hooks.add_timer = add_timer;
}

/// The clip's time, and what its code has slept at it.
static bool clip_now(uint64_t *nanoseconds) {
  if (current == NULL || hooks.now == NULL || !hooks.now(nanoseconds)) return false;
  if (slept_at != *nanoseconds) slept = 0;
  *nanoseconds += slept;
  return true;
}

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static bool takes(queue_t queue) {
  if (queue == &_dispatch_main_q) return true;
  const char *label = dispatch_queue_get_label(queue);
  return label != NULL && (strncmp(label, "com.apple.root.", 15) == 0 ||
                           strcmp(label, "Swift global concurrent queue") == 0);
}

/// The clip's time of a dispatch time: one made here, or one of a monotonic or the wall clock.
static uint64_t clip_time(uint64_t when, uint64_t now) {
  uint64_t due = now;
  if (when >= clip_base && when < 2 * clip_base) {
    due = when - clip_base;
  } else if (when >> 62 == 3) {
    due = ~when + 1 - (uint64_t)wall_base_seconds * 1000000000ull;
  } else if ((when & ~(1ull << 63)) >= monotonic_base) {
    due = (when & ~(1ull << 63)) - monotonic_base;
  }
  return due < now ? now : due;
}

struct block_layout {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block);
};

static void run_block(void *context) {
  struct block_layout *block = context;
  block->invoke(block);
  _Block_release(block);
}

void dispatch_async(queue_t queue, block_t block) {
  uint64_t now;
  if (clip_now(&now) && takes(queue)) {
    hooks.enqueue(now, run_block, _Block_copy(block));
    return;
  }
  ((void (*)(queue_t, block_t))next("dispatch_async"))(queue, block);
}

void dispatch_after(uint64_t when, queue_t queue, block_t block) {
  uint64_t now;
  if (clip_now(&now) && takes(queue)) {
    hooks.enqueue(clip_time(when, now), run_block, _Block_copy(block));
    return;
  }
  ((void (*)(uint64_t, queue_t, block_t))next("dispatch_after"))(when, queue, block);
}

// Swift's concurrency hands its jobs over by the following two, whatever executor they are for.

void dispatch_async_f(queue_t queue, void *context, void (*work)(void *)) {
  uint64_t now;
  if (clip_now(&now) && takes(queue)) {
    hooks.enqueue(now, work, context);
    return;
  }
  ((void (*)(queue_t, void *, void (*)(void *)))next("dispatch_async_f"))(queue, context, work);
}

void dispatch_after_f(uint64_t when, queue_t queue, void *context, void (*work)(void *)) {
  uint64_t now;
  if (clip_now(&now) && takes(queue)) {
    hooks.enqueue(clip_time(when, now), work, context);
    return;
  }
  ((void (*)(uint64_t, queue_t, void *, void (*)(void *)))next("dispatch_after_f"))(
      when, queue, context, work);
}

// The clocks of the machine, which stand at the clip's time for a clip's code: `Date()` and the
// clocks of Swift read them, and a task that sleeps adds to what it has read.

int clock_gettime(clockid_t clock, struct timespec *time) {
  uint64_t now;
  if (current != NULL && clip_now(&now)) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
      time->tv_sec = wall_base_seconds + (int64_t)(now / 1000000000);
      time->tv_nsec = (long)(now % 1000000000);
      return 0;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
      now += monotonic_base;
      time->tv_sec = (int64_t)(now / 1000000000);
      time->tv_nsec = (long)(now % 1000000000);
      return 0;
    }
  }
  // Found by whichever thread asks first; all find the same.
  static int (*_Atomic real)(clockid_t, struct timespec *);
  int (*found)(clockid_t, struct timespec *) = real;
  if (found == NULL) real = found = (int (*)(clockid_t, struct timespec *))next("clock_gettime");
  return found(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  uint64_t now;
  if (current != NULL && clip_now(&now)) {
    time->tv_sec = wall_base_seconds + (int64_t)(now / 1000000000);
    time->tv_usec = (long)(now % 1000000000 / 1000);
    return 0;
  }
  static int (*_Atomic real)(struct timeval *, void *);
  int (*found)(struct timeval *, void *) = real;
  if (found == NULL) real = found = (int (*)(struct timeval *, void *))next("gettimeofday");
  return found(time, zone);
}

// A clip's code that sleeps finds the clocks later by as much, and nobody waits: Foundation's sleep
// looks at them until its time has come.

/// Sleeps on the clip's clock; false where no clip's code runs.
static bool sleeps(uint64_t nanoseconds) {
  uint64_t now;
  if (!clip_now(&now)) return false;
  slept_at = now - slept;
  // Who sleeps for what rounding left of a time must get on, too.
  if (nanoseconds == 0) nanoseconds = 1;
  slept += nanoseconds < clip_base ? nanoseconds : clip_base;
  return true;
}

static uint64_t nanoseconds_of(const struct timespec *time) {
  if (time->tv_sec < 0 || time->tv_nsec < 0) return 0;
  uint64_t seconds = (uint64_t)time->tv_sec, most = clip_base / 1000000000;
  return (seconds < most ? seconds : most) * 1000000000 + (uint64_t)time->tv_nsec;
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
  if (current != NULL && sleeps(nanoseconds_of(time))) return 0;
  return ((int (*)(const struct timespec *, struct timespec *))next("nanosleep"))(time, rest);
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  if (current != NULL) {
    uint64_t length = nanoseconds_of(time);
    struct timespec now;
    if ((flags & TIMER_ABSTIME) && clock_gettime(clock, &now) == 0) {
      uint64_t start = nanoseconds_of(&now);
      length = length > start ? length - start : 0;
    }
    if (sleeps(length)) return 0;
  }
  return ((int (*)(clockid_t, int, const struct timespec *, struct timespec *))next(
      "clock_nanosleep"))(clock, flags, time, rest);
}

int usleep(useconds_t microseconds) {
  if (current != NULL && sleeps((uint64_t)microseconds * 1000)) return 0;
  return ((int (*)(useconds_t))next("usleep"))(microseconds);
}

unsigned sleep(unsigned seconds) {
  if (current != NULL && sleeps((uint64_t)seconds * 1000000000)) return 0;
  return ((unsigned (*)(unsigned))next("sleep"))(seconds);
}

uint64_t dispatch_time(uint64_t when, int64_t delta) {
  uint64_t now;
  if (when == 0 && clip_now(&now)) when = clip_base + now;
  if (when >= clip_base && when < 2 * clip_base) {
    if (delta < 0 && when - clip_base < (uint64_t)0 - (uint64_t)delta) return clip_base;
    uint64_t sum = when + (uint64_t)delta;
    return sum < 2 * clip_base ? sum : ~0ull;
  }
  return ((uint64_t(*)(uint64_t, int64_t))next("dispatch_time"))(when, delta);
}

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  uint64_t now;
  if (clip_now(&now)) {
    timer_context context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    if (context.info != NULL) {
      double delay = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
      hooks.add_timer(context.info, delay, CFRunLoopTimerGetInterval(timer));
      return;
    }
  }
  ((void (*)(void *, void *, const void *))next("CFRunLoopAddTimer"))(loop, timer, mode);
}
