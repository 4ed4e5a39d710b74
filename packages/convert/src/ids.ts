// Ids: in, the names in a Mermaid text; out, valid and unique ids of the language, always the same for the same names.
// docs/language.md, Lexical rules: a word.

const WORD = /^[A-Za-z_](?:-?[A-Za-z0-9_])*$/;
/** Longer ids are renamed, and renamed ids are no longer than `LONGEST_MADE`. */
const LONGEST_KEPT = 100;
const LONGEST_MADE = 40;

/** Latin letters without a Unicode decomposition. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

export function isWord(text: string): boolean {
  return text.length <= LONGEST_KEPT && WORD.test(text);
}

/** Makes a word from a text: removes accents and replaces other characters with hyphens. Empty when nothing is left. */
export function slug(text: string): string {
  const latin = text
    .slice(0, 4 * LONGEST_MADE)
    .replace(/[ßæÆœŒøØłŁđĐðþı]/g, (c) => LATIN[c] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  const joined = latin
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, LONGEST_MADE)
    .replace(/(?<!-)-+$/, '');
  if (joined === '' || /^_+$/.test(joined)) return '';
  return /^[0-9]/.test(joined) ? `n${joined}` : joined;
}

export interface IdBook {
  /** The id of an external name; the same name gives the same id. */
  idOf(external: string): string;
}

export interface Named {
  readonly external: string;
  /** Used when the name has no valid spelling. */
  readonly label?: string;
  /** Used when the label has none either, such as `node`. */
  readonly fallback: string;
  /** The external name is made up (Mermaid's `subGraph0`), so the label comes first. */
  readonly unnamed?: boolean;
}

/** Valid names stay unchanged; the others get a free id, in the given order. */
export function makeIdBook(names: Iterable<Named>): IdBook {
  const list = [...names];
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { external, unnamed } of list) {
    if (unnamed || !isWord(external) || ids.has(external)) continue;
    ids.set(external, external);
    taken.add(external);
  }
  const counters = new Map<string, number>();
  for (const { external, label, fallback, unnamed } of list) {
    if (ids.has(external)) continue;
    const base = (unnamed ? '' : slug(external)) || slug(label ?? '') || fallback;
    let id = base;
    let count = counters.get(base) ?? 1;
    while (taken.has(id)) {
      count++;
      id = `${base}-${count}`;
    }
    counters.set(base, count);
    ids.set(external, id);
    taken.add(id);
  }
  return { idOf: (external) => ids.get(external) ?? external };
}
