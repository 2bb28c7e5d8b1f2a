#ifndef CAPSTAN_SECTIONS_H
#define CAPSTAN_SECTIONS_H

/// The first byte of the section of preview records; null if the program has none.
const void *_Nullable capstan_previews_start(void);

/// The byte after the section of preview records; null if the program has none.
const void *_Nullable capstan_previews_end(void);

#endif
