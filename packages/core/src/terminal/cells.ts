// How many cells of a terminal a text takes, and the text in a form that a terminal can show. Follows wcwidth, applied
// per grapheme cluster: East Asian wide and fullwidth characters and emoji take two cells, marks, joiners and what
// follows a joiner none, everything else one (wcwidth.readthedocs.io, Specification). Ambiguous characters (UAX 11, A)
// take one.
import {
  EMOJI_SELECTOR,
  isEmojiModifier,
  isIgnorable,
  isMark,
  isPictograph,
  KEYCAP,
  ZERO_WIDTH_JOINER,
} from '../metrics/characters.js';
import { clusterEnd } from '../metrics/grapheme.js';
import { isWide } from './wide.js';

/** A cluster and the cells it takes. */
export interface Cluster {
  readonly text: string;
  readonly cells: number;
}

/** The clusters of a text returned by `plain`. */
export function clusters(text: string): readonly Cluster[] {
  const all: Cluster[] = [];
  for (let at = 0; at < text.length; ) {
    const end = clusterEnd(text, at);
    const cluster = text.slice(at, end);
    const cells = clusterCells(cluster);
    const last = all.at(-1);
    // A character without a cell of its own is drawn into the preceding one.
    if (cells === 0 && last !== undefined) all[all.length - 1] = { text: last.text + cluster, cells: last.cells };
    else all.push({ text: cluster, cells });
    at = end;
  }
  return all;
}

export function cellsOf(text: string): number {
  return clusters(text).reduce((sum, { cells }) => sum + cells, 0);
}

function clusterCells(cluster: string): number {
  let sum = 0;
  let joined = false;
  for (const character of cluster) {
    const code = character.codePointAt(0) ?? 0;
    if (code === EMOJI_SELECTOR && sum === 1) sum = 2;
    else if (isEmojiModifier(code)) sum += sum === 2 ? 0 : 2;
    else if (!joined) sum += codeCells(code);
    joined = code === ZERO_WIDTH_JOINER;
  }
  return sum;
}

function codeCells(code: number): number {
  if (code < 0x300) return 1;
  if (isMark(code) || isIgnorable(code)) return 0;
  // Vowels and trailing consonants of Hangul are drawn into the preceding syllable.
  if ((code >= 0x1160 && code <= 0x11ff) || (code >= 0xd7b0 && code <= 0xd7ff)) return 0;
  return isWide(code) ? 2 : 1;
}

const SPACES = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;

/**
 * The lines of a text without anything that would move the cursor, change the writing direction or join the surrounding
 * frame.
 */
export function plainLines(text: string): readonly string[] {
  return text.split(LINE_BREAK).map((line) => visible(line.replace(SPACES, ' ')).replace(/ +/g, ' ').trim());
}

/** The same on one line. */
export function plain(text: string): string {
  return plainLines(text)
    .filter((each) => each !== '')
    .join(' ');
}

/** A base for a mark without one. */
const DOTTED_CIRCLE = '\u25cc';
const REPLACEMENT = '\ufffd';

function visible(line: string): string {
  let out = '';
  let previous = 0x20;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) {
      out += REPLACEMENT;
      previous = 0xfffd;
      continue;
    }
    if (isDropped(code, previous)) continue;
    if (previous === 0x20 && codeCells(code) === 0 && !isEmojiModifier(code)) out += DOTTED_CIRCLE;
    out += character;
    previous = code;
  }
  return out;
}

/** A character without a look of its own: only what shapes the preceding character stays. */
function isDropped(code: number, previous: number): boolean {
  if (code === ZERO_WIDTH_JOINER || code === 0x200c) return previous === 0x20 || previous < 0x300;
  if (code === EMOJI_SELECTOR) return !(isPictograph(previous) || isKeycapBase(previous));
  if (code === KEYCAP) return previous !== EMOJI_SELECTOR && !isKeycapBase(previous);
  if (code >= 0xfe00 && code <= 0xfe0e) return previous === 0x20;
  // Tags spell a flag after the black flag; anywhere else they are hidden text.
  if (code >= 0xe0000 && code <= 0xe0fff)
    return !(previous === 0x1f3f4 || (previous >= 0xe0020 && previous <= 0xe007e));
  return isIgnorable(code);
}

function isKeycapBase(code: number): boolean {
  return code === 0x23 || code === 0x2a || (code >= 0x30 && code <= 0x39);
}
