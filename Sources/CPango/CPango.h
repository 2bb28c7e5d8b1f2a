#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <glib-object.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

// GObject's casts and bit fields, which Swift cannot spell.

/// The font map's fontconfig side.
static inline PangoFcFontMap *cpango_fc_font_map(PangoFontMap *map) {
  return (PangoFcFontMap *)map;
}

/// Whether a line may be broken before the character.
static inline int cpango_may_break(const PangoLogAttr *attributes, size_t index) {
  return attributes[index].is_line_break;
}

/// What shaping has to know of a piece of text; unnamed fields are zero.
static inline PangoAnalysis cpango_analysis(PangoFont *font, int level, int script,
                                            PangoLanguage *language, GSList *attributes) {
  PangoAnalysis analysis = {0};
  analysis.font = font;
  analysis.level = (guint8)level;
  analysis.script = (guint8)script;
  analysis.language = language;
  analysis.extra_attrs = attributes;
  return analysis;
}
