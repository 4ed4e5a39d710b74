// Reads the parts of a TrueType font that decide widths. In: the bytes of a .ttf. Out: advances, the character map,
// glyph names and the two layout tables as plain functions and maps (OpenType 1.9: cmap, hmtx, post, GSUB, GPOS).

/** @param {Buffer} bytes */
export function readFont(bytes) {
  const u16 = (at) => bytes.readUInt16BE(at);
  const i16 = (at) => bytes.readInt16BE(at);
  const u32 = (at) => bytes.readUInt32BE(at);
  const tables = new Map();
  for (let index = 0; index < u16(4); index++) {
    const at = 12 + index * 16;
    tables.set(bytes.toString('latin1', at, at + 4), u32(at + 8));
  }
  const table = (tag) => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`The font has no ${tag} table.`);
    return at;
  };

  const longMetrics = u16(table('hhea') + 34);
  const reader = {
    unitsPerEm: u16(table('head') + 18),
    capHeight: i16(table('OS/2') + 88),
    glyphOf: readCharacterMap(u16, u32, table('cmap')),
    advance: (glyph) => u16(table('hmtx') + 4 * Math.min(glyph, longMetrics - 1)),
    /** Every subtable of one lookup of GSUB or GPOS, extension lookups (GSUB 7, GPOS 9) resolved. */
    lookup(tag, index) {
      const list = table(tag) + u16(table(tag) + 8);
      const at = list + u16(list + 2 + 2 * index);
      const extension = tag === 'GSUB' ? 7 : 9;
      return Array.from({ length: u16(at + 4) }, (_, order) => {
        const subtable = at + u16(at + 6 + 2 * order);
        if (u16(at) !== extension) return { type: u16(at), at: subtable };
        return { type: u16(subtable + 2), at: subtable + u32(subtable + 4) };
      });
    },
    /** The lookup numbers of a feature under the Latin script's default language, in the order they apply. */
    featureLookups(tag, feature) {
      const scripts = table(tag) + u16(table(tag) + 4);
      const features = table(tag) + u16(table(tag) + 6);
      const lookups = new Set();
      for (let index = 0; index < u16(scripts); index++) {
        if (bytes.toString('latin1', scripts + 2 + 6 * index, scripts + 6 + 6 * index) !== 'latn') continue;
        const script = scripts + u16(scripts + 6 + 6 * index);
        const language = script + u16(script);
        for (let order = 0; order < u16(language + 4); order++) {
          const record = features + 2 + 6 * u16(language + 6 + 2 * order);
          if (bytes.toString('latin1', record, record + 4) !== feature) continue;
          const at = features + u16(record + 4);
          for (let entry = 0; entry < u16(at + 2); entry++) lookups.add(u16(at + 4 + 2 * entry));
        }
      }
      return [...lookups].sort((a, b) => a - b);
    },
    coverage(at) {
      const glyphs = [];
      for (let index = 0; index < u16(at + 2); index++) {
        if (u16(at) === 1) glyphs.push(u16(at + 4 + 2 * index));
        else for (let g = u16(at + 4 + 6 * index); g <= u16(at + 6 + 6 * index); g++) glyphs.push(g);
      }
      return glyphs;
    },
    classes(at) {
      const classes = new Map();
      if (u16(at) === 1) {
        for (let index = 0; index < u16(at + 4); index++) classes.set(u16(at + 2) + index, u16(at + 6 + 2 * index));
        return classes;
      }
      for (let index = 0; index < u16(at + 2); index++) {
        const range = at + 4 + 6 * index;
        for (let g = u16(range); g <= u16(range + 2); g++) classes.set(g, u16(range + 4));
      }
      return classes;
    },
    u16,
    i16,
  };
  return reader;
}

function readCharacterMap(u16, u32, cmap) {
  for (let index = 0; index < u16(cmap + 2); index++) {
    const at = cmap + u32(cmap + 8 + 8 * index);
    if (u16(at) !== 12) continue;
    const map = new Map();
    for (let group = 0; group < u32(at + 12); group++) {
      const record = at + 16 + 12 * group;
      for (let code = u32(record); code <= u32(record + 4); code++) map.set(code, u32(record + 8) + code - u32(record));
    }
    return map;
  }
  throw new Error('The font has no format 12 character map.');
}
