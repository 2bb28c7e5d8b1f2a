#define _GNU_SOURCE
#include "CWorkClock.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

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

static cworkclock_hooks hooks;

void cworkclock_install(cworkclock_hooks new_hooks) { hooks = new_hooks; }

static bool clip_now(uint64_t *nanoseconds) {
  return hooks.now != NULL && hooks.now(nanoseconds);
}

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static bool takes(queue_t queue) {
  if (queue == &_dispatch_main_q) return true;
  const char *label = dispatch_queue_get_label(queue);
  return label != NULL && strncmp(label, "com.apple.root.", 15) == 0;
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
    uint64_t due = when >= clip_base && when < 2 * clip_base ? when - clip_base : now;
    hooks.enqueue(due < now ? now : due, run_block, _Block_copy(block));
    return;
  }
  ((void (*)(uint64_t, queue_t, block_t))next("dispatch_after"))(when, queue, block);
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
