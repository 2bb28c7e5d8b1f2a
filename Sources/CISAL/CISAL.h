#include <isa-l.h>

/// The working memory that level 1 wants; the library's own macro is too complex for Swift.
enum { CISAL_LEVEL1_BUFFER = ISAL_DEF_LVL1_DEFAULT };
