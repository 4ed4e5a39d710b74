// The line between two entities: in, the text after the first name; out, the cardinality of each end, from signs or words.
import type { Card } from './ast.js';

const SIGNS: readonly (readonly [Card, string])[] = [
  ['0..1', '\\|o|o\\|'],
  ['0..n', '\\}o|o\\{'],
  ['1..n', '\\}\\||\\|\\{'],
  ['1', '\\|\\|'],
  ['parent', 'u(?=[.|-])'],
];
/** Longer ones first. */
const WORDS: readonly (readonly [Card, string])[] = [
  ['0..1', 'one or zero|zero or one'],
  ['1..n', 'one or more|one or many|many\\(1\\)|1\\+'],
  ['0..n', 'zero or more|zero or many|many\\(0\\)|many\\b|0\\+'],
  ['1', 'only one\\b|one\\b|1\\b'],
];
const ENDS = [...SIGNS, ...WORDS];
const END = ENDS.map(([, pattern]) => `(${pattern.replaceAll(' ', '[ \\t]+')})`).join('|');
const FIRST = new RegExp(`[ \\t]*(?:${END})`, 'iy');
const LINE = /[ \t]*(?:(--|to\b)|(\.\.|\.-|-\.|optionally[ \t]+to\b))/iy;

export interface Between {
  readonly fromCard: Card;
  readonly toCard: Card;
  readonly identifying: boolean;
  readonly end: number;
}

export function readBetween(text: string, from: number): Between | undefined {
  const first = readEnd(text, from);
  if (first === undefined) return undefined;
  LINE.lastIndex = first.end;
  const line = LINE.exec(text);
  if (line === null) return undefined;
  const second = readEnd(text, first.end + line[0].length);
  if (second === undefined) return undefined;
  return { fromCard: first.card, toCard: second.card, identifying: line[1] !== undefined, end: second.end };
}

function readEnd(text: string, from: number): { readonly card: Card; readonly end: number } | undefined {
  FIRST.lastIndex = from;
  const match = FIRST.exec(text);
  if (match === null) return undefined;
  const place = match.slice(1).findIndex((each) => each !== undefined);
  const card = ENDS[place]?.[0];
  return card === undefined ? undefined : { card, end: from + match[0].length };
}
