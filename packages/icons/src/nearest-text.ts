// All icon names as one text, one per line, in which the engine's own string search finds words and parts of names:
// fast from the first query on, because hardly anything is prepared. In: an index. Out: matching places and what is
// there.

import { lettersOf } from './distance.js';
import type { OwnWords } from './search/catalogue.js';

/** All names, and the aliases of some. Read only for suggestions, never to find an icon. */
export interface IconIndex extends OwnWords {
  readonly names: readonly string[];
  readonly aliases: Readonly<Record<string, string>>;
}

export interface NamesText {
  /** Sets that have names. */
  readonly sets: ReadonlySet<string>;
  readonly count: number;
  readonly setOf: (line: number) => string;
  /** The name to suggest for a line. */
  readonly target: (line: number) => string;
  /** Letters and hyphens of the name on a line. */
  readonly lengthOf: (line: number) => number;
  readonly nameOf: (line: number) => string;
  /** Which letters the name on a line has (distance.ts). */
  readonly lettersOf: (line: number) => number;
  /** Calls back with the line of each name that contains the part, and whether the name starts with it. */
  readonly holding: (part: string, visit: (line: number, begins: boolean) => void) => void;
  /** Calls back with each word that starts or ends with the part: its line, and its start and end in the text. */
  readonly words: (
    part: string,
    side: 'begin' | 'end',
    visit: (line: number, from: number, to: number) => void,
  ) => void;
  /** Whether any name has that word. */
  readonly has: (word: string) => boolean;
  /** Whether that word is at that place. */
  readonly isAt: (word: string, from: number, to: number) => boolean;
  readonly wordAt: (from: number, to: number) => string;
}

const [BREAK, COLON, HYPHEN] = [10, 58, 45];

export function namesText({ names, aliases }: IconIndex): NamesText {
  const others = Object.keys(aliases);
  const fulls = others.length === 0 ? names : [...names, ...others];
  const text = `\n${fulls.join('\n')}\n`;
  const starts = new Int32Array(fulls.length + 1);
  const prefixes = new Uint8Array(fulls.length);
  /** 0 until computed: every name has letters. */
  const letters = new Int32Array(fulls.length);
  const sets = new Set<string>();
  let at = 1;
  let before = '';
  fulls.forEach((full, line) => {
    starts[line] = at;
    at += full.length + 1;
    // Names are sorted, so most are in the set of the preceding one.
    if (before === '' || !full.startsWith(before)) {
      before = full.slice(0, full.indexOf(':') + 1);
      sets.add(before.slice(0, -1));
    }
    prefixes[line] = before.length;
  });
  starts[fulls.length] = at;

  const startOf = (line: number): number => starts[line] ?? 0;
  const nameAt = (line: number): number => startOf(line) + (prefixes[line] ?? 0);
  const nameOf = (line: number): string => text.slice(nameAt(line), startOf(line + 1) - 1);
  const opens = (place: number): boolean => {
    const code = text.charCodeAt(place - 1);
    return code === HYPHEN || code === COLON;
  };
  const closes = (place: number): boolean => {
    const code = text.charCodeAt(place);
    return code === HYPHEN || code === BREAK;
  };

  return {
    sets,
    count: fulls.length,
    setOf: (line) => text.slice(startOf(line), Math.max(startOf(line), nameAt(line) - 1)),
    target: (line) => (line < names.length ? (names[line] ?? '') : (aliases[fulls[line] ?? ''] ?? '')),
    lengthOf: (line) => startOf(line + 1) - 1 - nameAt(line),
    nameOf,
    lettersOf: (line) => {
      const known = letters[line] ?? 0;
      if (known !== 0) return known;
      const own = lettersOf(nameOf(line));
      letters[line] = own;
      return own;
    },
    holding: (part, visit) => {
      let line = 0;
      for (let place = text.indexOf(part); place >= 0; place = text.indexOf(part, place + 1)) {
        while (startOf(line + 1) <= place) line++;
        if (place >= nameAt(line)) visit(line, place === nameAt(line));
      }
    },
    words: (part, side, visit) => {
      let line = 0;
      for (let place = text.indexOf(part); place >= 0; place = text.indexOf(part, place + 1)) {
        let [from, to] = [place, place + part.length];
        if (side === 'begin' ? !opens(from) : !closes(to)) continue;
        while (side === 'end' && !opens(from) && text.charCodeAt(from - 1) !== BREAK) from--;
        while (side === 'begin' && !closes(to)) to++;
        if (!opens(from)) continue;
        while (startOf(line + 1) <= from) line++;
        visit(line, from, to);
      }
    },
    has: (word) => {
      let place = text.indexOf(word);
      while (place >= 0 && !(opens(place) && closes(place + word.length))) place = text.indexOf(word, place + 1);
      return place >= 0;
    },
    isAt: (word, from, to) => to - from === word.length && text.startsWith(word, from),
    wordAt: (from, to) => text.slice(from, to),
  };
}
