#include "CapstanSections.h"

// Defined by the linker where the section exists.
extern const char __start_capstan_previews __attribute__((weak));
extern const char __stop_capstan_previews __attribute__((weak));

const void *capstan_previews_start(void) { return &__start_capstan_previews; }

const void *capstan_previews_end(void) { return &__stop_capstan_previews; }
