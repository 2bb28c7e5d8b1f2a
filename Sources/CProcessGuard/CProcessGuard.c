#define _GNU_SOURCE
#include "CProcessGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

// Results.

static int output = STDOUT_FILENO;
static bool is_parted;

void cprocessguard_part_output(void) {
  if (!is_parted) output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  is_parted = true;
  // Where one of the three is closed, the next file that is opened would take its place.
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor += 1)
    if (fcntl(descriptor, F_GETFD) == -1) (void)open("/dev/null", O_RDWR);
  dup2(STDERR_FILENO, STDOUT_FILENO);
  // What a listing prints stays in order with messages, and nothing of it is lost in a crash.
  setvbuf(stdout, NULL, _IOLBF, 0);
}

void cprocessguard_join_output(void) {
  if (!is_parted) return;
  fflush(stdout);
  if (output < 0)
    close(STDOUT_FILENO);
  else
    dup2(output, STDOUT_FILENO);
}

int cprocessguard_output(void) { return output; }

// Ends.

static char ended_text[128], crashed_text[128];
static int end_code;
static atomic_bool may_end;

static void say(const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

/// The process whose end is watched; a child that was forked is another.
static pid_t watched_process;
static int signal_pipe[2] = {-1, -1};

/// What the thread that watches signals reads where the process is about to end.
enum { end_request = 0 };

/// Ends the process, past everything that has a say at an end.
static _Noreturn void end_now(int code) {
  for (;;) syscall(SYS_exit_group, code);
}

/// Lets the thread that watches signals remove what is unfinished and end the process; after a
/// second, or if there is no such thread, the process ends as it is.
static _Noreturn void end_in_order(void) {
  unsigned char byte = end_request;
  if (signal_pipe[1] >= 0 && write(signal_pipe[1], &byte, 1) == 1) {
    struct timespec rest = {.tv_sec = 1};
    // Not by the C library, whose sleep passes at once where a clip's clock is in front of it.
    while (syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &rest, &rest) != 0 && errno == EINTR)
      continue;
  }
  end_now(end_code);
}

// Where the code of strangers is that runs on this thread.
static _Thread_local int64_t place_milliseconds = -1;
static _Thread_local char place_event[128];

void cprocessguard_enter(int64_t milliseconds, const char *event) {
  size_t length = event == NULL ? 0 : strlen(event);
  if (length >= sizeof place_event) {
    // What is cut off begins with a whole character.
    length = sizeof place_event - 1;
    while (length > 0 && (event[length] & 0xC0) == 0x80) length -= 1;
  }
  if (length > 0) memcpy(place_event, event, length);
  place_event[length] = '\0';
  place_milliseconds = milliseconds;
}

void cprocessguard_leave(void) { place_milliseconds = -1; }

// A sentence that is put together where nothing may be allocated.
typedef struct {
  char text[512];
  size_t length;
} sentence;

static void add(sentence *to, const char *text) {
  for (; *text != '\0' && to->length < sizeof to->text; text += 1) to->text[to->length++] = *text;
}

static void add_number(sentence *to, int64_t number) {
  char digits[24] = "";
  size_t start = sizeof digits - 1;
  do digits[--start] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  add(to, digits + start);
}

// " at 1.05 s of the clip, in the tap on 'Search'".
static void add_place(sentence *to) {
  int64_t milliseconds = place_milliseconds;
  if (milliseconds < 0) return;
  add(to, " at ");
  add_number(to, milliseconds / 1000);
  if (milliseconds % 1000 != 0) add(to, ".");
  for (int64_t rest = milliseconds % 1000; rest != 0; rest = rest * 10 % 1000)
    add_number(to, rest / 100);
  add(to, " s of the clip");
  if (place_event[0] == '\0') return;
  add(to, ", in ");
  add(to, place_event);
}

static void at_exit(void) {
  if (atomic_load(&may_end) || getpid() != watched_process) return;
  fflush(stdout);
  sentence told = {.length = 0};
  add(&told, ended_text);
  add_place(&told);
  add(&told, "\n");
  say(told.text, told.length);
  end_in_order();
}

static void at_quick_exit_(void) { at_exit(); }

// Calls of the program, a listing's among them, come here instead of to the C library, which offers
// no other way to notice them.

void _exit(int code) {
  if (watched_process != 0) at_exit();
  end_now(code);
}

void _Exit(int code) { _exit(code); }

/// Whether a fault happened where a thread's stack has come to its end.
static bool is_overflow(const siginfo_t *info, const void *context) {
  if (info->si_signo != SIGSEGV && info->si_signo != SIGBUS) return false;
  uintptr_t address = (uintptr_t)info->si_addr, stack = 0;
#if defined(__x86_64__)
  stack = (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  stack = (uintptr_t)((const ucontext_t *)context)->uc_mcontext.sp;
#endif
  // A call stores just below the stack's end, a large frame a little further away.
  uintptr_t distance = address < stack ? stack - address : address - stack;
  return stack != 0 && distance < 1 << 16;
}

static void crashed(int signal, siginfo_t *info, void *context) {
  static atomic_flag is_told = ATOMIC_FLAG_INIT;
  // Another thread is telling, and ends the process.
  while (atomic_flag_test_and_set(&is_told)) pause();
  sentence told = {.length = 0};
  add(&told, crashed_text);
  add_place(&told);
  add(&told, " (signal ");
  add_number(&told, signal);
  add(&told, ")");
  if (is_overflow(info, context))
    add(&told, ": its stack is full; something calls or contains itself endlessly");
  add(&told, "\n");
  say(told.text, told.length);
  end_in_order();
}

/// Crashes are handled on a stack of their own.
enum { crash_stack_size = 1 << 16 };
static pthread_key_t crash_stack;
static bool handles_crashes;

static void release_crash_stack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(memory);
}

void cprocessguard_prepare_thread(void) {
  static _Thread_local bool is_ready;
  if (is_ready || !handles_crashes) return;
  is_ready = true;
  stack_t present;
  if (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE)) return;
  stack_t stack = {.ss_sp = malloc(crash_stack_size), .ss_size = crash_stack_size};
  if (stack.ss_sp == NULL) return;
  if (pthread_setspecific(crash_stack, stack.ss_sp) != 0 || sigaltstack(&stack, NULL) != 0) {
    pthread_setspecific(crash_stack, NULL);
    free(stack.ss_sp);
  }
}

void cprocessguard_watch_end(const char *ended, const char *crash, int code) {
  strncpy(ended_text, ended, sizeof ended_text - 1);
  strncpy(crashed_text, crash, sizeof crashed_text - 1);
  end_code = code;
  watched_process = getpid();
  atexit(at_exit);
  at_quick_exit(at_quick_exit_);
  handles_crashes = pthread_key_create(&crash_stack, release_crash_stack) == 0;
  cprocessguard_prepare_thread();
  static const int deadly[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
  struct sigaction action = {.sa_sigaction = crashed, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof deadly / sizeof *deadly; index += 1)
    sigaction(deadly[index], &action, NULL);
}

void cprocessguard_allow_end(void) { atomic_store(&may_end, true); }

void cprocessguard_end(int code) { end_now(code); }

// Signals that ask for an end.

static const int asking[] = {SIGINT, SIGTERM, SIGHUP};
enum { asking_count = sizeof asking / sizeof *asking };

static void (*on_signal)(int);
static void (*on_end)(int);
static void (*on_tick)(void);

static void pass_on(int signal) {
  int code = errno;
  unsigned char byte = (unsigned char)signal;
  (void)!write(signal_pipe[1], &byte, 1);
  errno = code;
}

static void *watch(void *unused) {
  (void)unused;
  // Whatever the threads that do the work have blocked: this one takes signals.
  sigset_t signals;
  sigemptyset(&signals);
  for (int index = 0; index < asking_count; index += 1) sigaddset(&signals, asking[index]);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  for (;;) {
    struct pollfd request = {.fd = signal_pipe[0], .events = POLLIN};
    if (poll(&request, 1, 250) > 0) {
      unsigned char byte;
      while (read(signal_pipe[0], &byte, 1) == 1) {
        if (byte != end_request) {
          on_signal(byte);
          continue;
        }
        on_end(end_code);
        end_now(end_code);
      }
    }
    on_tick();
  }
  return NULL;
}

bool cprocessguard_watch_signals(
    void (*received)(int), void (*ending)(int), void (*tick)(void)) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return false;
  on_signal = received;
  on_end = ending;
  on_tick = tick;
  signal_pipe[0] = ends[0];
  signal_pipe[1] = ends[1];
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 1 << 19);
  pthread_t thread;
  int code = pthread_create(&thread, &attributes, watch, NULL);
  pthread_attr_destroy(&attributes);
  if (code != 0) {
    signal_pipe[0] = signal_pipe[1] = -1;
    return false;
  }
  struct sigaction action = {.sa_handler = pass_on, .sa_flags = SA_RESTART}, present;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < asking_count; index += 1) {
    int signal = asking[index];
    // nohup ignores SIGHUP for its program; SIGINT is ignored for every job of a script.
    if (signal == SIGHUP && sigaction(signal, NULL, &present) == 0 &&
        present.sa_handler == SIG_IGN)
      continue;
    sigaction(signal, &action, NULL);
  }
  return true;
}
