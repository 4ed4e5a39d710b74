// Turns a font's kerning (GPOS kern) and contextual alternates (GSUB calt) into plain rules over glyph numbers.
// In: a font of font-reader.mjs. Out: a kerning function; ligature stages, context rules and single substitutions.

/** The kerning of a glyph pair in font units: in each lookup the first subtable that knows the pair decides. */
export function readKerning(font) {
  const lookups = font.featureLookups('GPOS', 'kern').map((index) => font.lookup('GPOS', index).map(readPairs));
  return (left, right) => {
    let sum = 0;
    for (const subtables of lookups) {
      for (const subtable of subtables) {
        const value = subtable(left, right);
        if (value === undefined) continue;
        sum += value;
        break;
      }
    }
    return sum;
  };

  function readPairs({ type, at }) {
    // Only XAdvance of the first glyph: anything else would need more than a number per pair.
    if (type !== 2 || font.u16(at + 4) !== 4 || font.u16(at + 6) !== 0) throw new Error('Kerning of an unknown shape.');
    return font.u16(at) === 1 ? pairList(font, at) : pairClasses(font, at);
  }
}

/** Pair adjustment format 1: values by pair of glyphs. */
function pairList(font, at) {
  const { u16, i16 } = font;
  const pairs = new Map();
  font.coverage(at + u16(at + 2)).forEach((glyph, index) => {
    const set = at + u16(at + 10 + 2 * index);
    const values = new Map();
    for (let entry = 0; entry < u16(set); entry++) values.set(u16(set + 2 + 4 * entry), i16(set + 4 + 4 * entry));
    pairs.set(glyph, values);
  });
  return (left, right) => pairs.get(left)?.get(right);
}

/** Pair adjustment format 2: values by pair of classes, for every left glyph covered. */
function pairClasses(font, at) {
  const { u16, i16 } = font;
  const known = new Set(font.coverage(at + u16(at + 2)));
  const lefts = font.classes(at + u16(at + 8));
  const rights = font.classes(at + u16(at + 10));
  const width = u16(at + 14);
  return (left, right) => {
    if (!known.has(left)) return undefined;
    return i16(at + 16 + 2 * ((lefts.get(left) ?? 0) * width + (rights.get(right) ?? 0)));
  };
}

/**
 * Contextual alternates, the one feature on by default that changes the width of plain text in Inter: arrows typed
 * as `->`, raised punctuation between capitals, a multiplication sign between digits.
 * Inter builds it from four lookups, checked here: ligatures; ligatures held back before some glyphs; ligatures;
 * chained contexts that all call one and the same single substitution.
 */
export function readAlternates(font) {
  const [first, held, second, contexts, ...rest] = font.featureLookups('GSUB', 'calt');
  if (contexts === undefined || rest.length > 0) throw new Error('calt has another number of lookups.');
  const rules = readContexts(font, contexts);
  const substitutions = new Set(rules.flatMap(({ calls }) => calls));
  if (substitutions.size !== 1) throw new Error('calt calls more than one substitution.');
  const heldRules = readContexts(font, held);
  const guards = heldRules.filter(({ calls }) => calls.length === 0);
  const guarded = heldRules.filter(({ calls }) => calls.length === 1);
  const plain = guards.every((rule) => rule.before.length === 0 && rule.after.length === 1);
  if (!plain || guarded.some((rule) => rule.before.length + rule.after.length > 0)) {
    throw new Error('The held back ligatures of calt have another shape.');
  }
  return {
    stages: [
      { ligatures: readLigatures(font, first), notBefore: [] },
      { ligatures: guarded.flatMap(({ calls: [call] }) => readLigatures(font, call)), notBefore: guards[0].after[0] },
      { ligatures: readLigatures(font, second), notBefore: [] },
    ],
    contexts: rules.map(({ before, input, after, calls }) => ({ before, input, after, replaces: calls.length > 0 })),
    variants: readSingles(font, [...substitutions][0]),
  };
}

function readContexts(font, lookup) {
  const { u16 } = font;
  return font.lookup('GSUB', lookup).map(({ type, at }) => {
    if (type !== 6 || u16(at) !== 3) throw new Error('A context of an unknown shape.');
    let cursor = at + 2;
    const next = () => {
      cursor += 2;
      return u16(cursor - 2);
    };
    const sequence = () => Array.from({ length: next() }, () => font.coverage(at + next()));
    const before = sequence().reverse();
    const input = sequence();
    const after = sequence();
    const calls = Array.from({ length: next() }, () => {
      if (next() !== 0) throw new Error('A context that changes another glyph than its first.');
      return next();
    });
    return { before, input, after, calls };
  });
}

function readLigatures(font, lookup) {
  const { u16 } = font;
  return font.lookup('GSUB', lookup).flatMap(({ type, at }) => {
    if (type !== 4) throw new Error('A ligature lookup of an unknown type.');
    return font.coverage(at + u16(at + 2)).flatMap((glyph, index) => {
      const set = at + u16(at + 6 + 2 * index);
      return Array.from({ length: u16(set) }, (_, entry) => {
        const ligature = set + u16(set + 2 + 2 * entry);
        const others = Array.from({ length: u16(ligature + 2) - 1 }, (__, part) => u16(ligature + 4 + 2 * part));
        return { parts: [glyph, ...others], result: u16(ligature) };
      });
    });
  });
}

function readSingles(font, lookup) {
  const { u16 } = font;
  const singles = new Map();
  for (const { type, at } of font.lookup('GSUB', lookup)) {
    if (type !== 1) throw new Error('A substitution of an unknown type.');
    font.coverage(at + u16(at + 2)).forEach((glyph, index) => {
      const to = u16(at) === 1 ? (glyph + u16(at + 4)) & 0xffff : u16(at + 6 + 2 * index);
      if (!singles.has(glyph)) singles.set(glyph, to);
    });
  }
  return singles;
}
