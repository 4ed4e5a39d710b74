// The line between two entities in Mermaid: in, the text after the first name; out, the cardinality of each end, from signs or
// words.

/** How many rows at one end belong to one row at the other end. */
export type Cardinality = '1' | '0..1' | '0..n' | '1..n' | 'parent';

/** Our words for them. */
export const CARDINALITY_COUNTS: Readonly<Record<Cardinality, 'one' | 'zero-one' | 'zero-many' | 'one-many'>> = {
  '1': 'one',
  '0..1': 'zero-one',
  '0..n': 'zero-many',
  '1..n': 'one-many',
  parent: 'one',
};

/** Crow's feet, written in either direction. */
export const CARDINALITY_SIGNS: readonly (readonly [sign: string, Cardinality])[] = [
  ['|o', '0..1'],
  ['o|', '0..1'],
  ['}o', '0..n'],
  ['o{', '0..n'],
  ['}|', '1..n'],
  ['|{', '1..n'],
  ['||', '1'],
];
const SIGNS = CARDINALITY_SIGNS.map(([sign, card]) => [card, sign.replace(/[|{}]/g, '\\$&')] as const);
/** Longer ones first. */
const WORDS: readonly (readonly [Cardinality, string])[] = [
  ['0..1', 'one or zero|zero or one'],
  ['1..n', 'one or more|one or many|many\\(1\\)|1\\+'],
  ['0..n', 'zero or more|zero or many|many\\(0\\)|many\\b|0\\+'],
  ['1', 'only one\\b|one\\b|1\\b'],
];
const ENDS = [...SIGNS, ['parent', 'u(?=[.|-])'] as const, ...WORDS];
const END = ENDS.map(([, pattern]) => `(${pattern.replaceAll(' ', '[ \\t]+')})`).join('|');
const FIRST = new RegExp(`[ \\t]*(?:${END})`, 'iy');
const LINE = /[ \t]*(?:(--|to\b)|(\.\.|\.-|-\.|optionally[ \t]+to\b))/iy;

export interface Between {
  readonly fromCard: Cardinality;
  readonly toCard: Cardinality;
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

function readEnd(text: string, from: number): { readonly card: Cardinality; readonly end: number } | undefined {
  FIRST.lastIndex = from;
  const match = FIRST.exec(text);
  if (match === null) return undefined;
  const place = match.slice(1).findIndex((each) => each !== undefined);
  const card = ENDS[place]?.[0];
  return card === undefined ? undefined : { card, end: from + match[0].length };
}
