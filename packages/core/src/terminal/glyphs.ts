// The characters of lines. In: the arms of a cell and the line's dash. Out: one character of Unicode's box drawing
// block (U+2500), or of ASCII.

export type Charset = 'unicode' | 'ascii';

/** 1 light, 2 heavy, 3 double. */
export type Weight = 1 | 2 | 3;
export type DashStyle = 'solid' | 'dashed' | 'dotted' | 'sparse';

export interface Stroke {
  readonly weight: Weight;
  readonly dash: DashStyle;
}

export const LIGHT: Stroke = { weight: 1, dash: 'solid' };

/** Sides of a cell, and the index of each in its arms. */
export const UP = 0;
export const RIGHT = 1;
export const DOWN = 2;
export const LEFT = 3;
export type Side = typeof UP | typeof RIGHT | typeof DOWN | typeof LEFT;

/** The weights of the arms up, right, down and left; 0 for none. */
export type Arms = readonly [up: number, right: number, down: number, left: number];

/** By arms. Combinations without a character in Unicode are drawn as if they were light. */
const JOINS: ReadonlyMap<string, string> = /* @__PURE__ */ joins(
  // Light, heavy, double.
  '0101─ 1010│ 0110┌ 0011┐ 1100└ 1001┘ 1110├ 1011┤ 0111┬ 1101┴ 1111┼ 0202━ 2020┃ 0220┏ 0022┓ 2200┗ 2002┛ 2220┣ 2022┫ ' +
    '0222┳ 2202┻ 2222╋ 0303═ 3030║ 0330╔ 0033╗ 3300╚ 3003╝ 3330╠ 3033╣ 0333╦ 3303╩ 3333╬ ' +
    // Single arms.
    '1000╵ 0100╶ 0010╷ 0001╴ 2000╹ 0200╺ 0020╻ 0002╸ ' +
    // Light and heavy.
    '1212┿ 2121╂ 0121┰ 2101┸ 1210┝ 1012┥ 2120┠ 2021┨ 0212┯ 1202┷ ' +
    // Light and double.
    '1313╪ 3131╫ 0131╥ 3101╨ 1310╞ 1013╡ 3130╟ 3031╢ 0313╤ 1303╧ 0310╒ 0013╕ 1300╘ 1003╛ 0130╓ 0031╖ 3100╙ 3001╜',
);

function joins(table: string): ReadonlyMap<string, string> {
  return new Map(table.split(' ').map((each) => [each.slice(0, 4), each.slice(4)]));
}

const ROUNDED: Readonly<Record<string, string>> = { '0110': '╭', '0011': '╮', '1100': '╰', '1001': '╯' };

type Pair = readonly [across: string, upright: string];

const DASHES: Readonly<Record<Exclude<DashStyle, 'solid'>, readonly [light: Pair, heavy: Pair]>> = {
  dashed: [
    ['┄', '┆'],
    ['┅', '┇'],
  ],
  dotted: [
    ['┈', '┊'],
    ['┉', '┋'],
  ],
  sparse: [
    ['╌', '╎'],
    ['╍', '╏'],
  ],
};

const PLAIN_DASHES: Readonly<Record<DashStyle, Pair>> = {
  solid: ['-', '|'],
  dashed: ['~', ':'],
  dotted: ['.', ':'],
  sparse: ['.', ':'],
};
/** By weight from 2. */
const PLAIN_WEIGHTS: readonly Pair[] = [
  ['=', 'H'],
  ['#', '#'],
];

export function joinGlyph(arms: Arms, dash: DashStyle, round: boolean, charset: Charset): string {
  return charset === 'ascii' ? plainJoin(arms, dash, round) : boxJoin(arms, dash, round);
}

function boxJoin(arms: Arms, dash: DashStyle, round: boolean): string {
  const [up, right, down, left] = arms;
  const straight = isAcross(arms) || isUpright(arms);
  if (straight && dash !== 'solid') {
    const weight = Math.max(up, right, down, left);
    const pair = weight === 3 ? undefined : DASHES[dash][weight === 2 ? 1 : 0];
    if (pair !== undefined) return isAcross(arms) ? pair[0] : pair[1];
  }
  const key = `${up}${right}${down}${left}`;
  return (round ? ROUNDED[key] : undefined) ?? JOINS.get(key) ?? JOINS.get(key.replace(/[23]/g, '1')) ?? ' ';
}

function isAcross([up, right, down, left]: Arms): boolean {
  return up === 0 && down === 0 && right > 0 && left > 0;
}

function isUpright([up, right, down, left]: Arms): boolean {
  return right === 0 && left === 0 && up > 0 && down > 0;
}

function plainJoin(arms: Arms, dash: DashStyle, round: boolean): string {
  const [up, right, down, left] = arms;
  const weight = Math.max(up, right, down, left);
  const pair = weight > 1 ? (PLAIN_WEIGHTS[weight - 2] ?? PLAIN_DASHES.solid) : PLAIN_DASHES[dash];
  if (isAcross(arms)) return pair[0];
  // A corner is a plus, so one line over another is not.
  if (isUpright(arms) || (up > 0 && down > 0 && left > 0 && right > 0)) return pair[1];
  if (round) return up > 0 ? "'" : '.';
  return '+';
}

const PLAIN_SYMBOLS: Readonly<Record<string, string>> = {
  '▲': '^',
  '▶': '>',
  '▼': 'v',
  '◀': '<',
  // ASCII has one arrowhead for both.
  '∧': '^',
  '∨': 'v',
  '△': 'A',
  '▷': '}',
  '▽': 'V',
  '◁': '{',
  '◆': '*',
  '×': 'x',
  '┼': '+',
  '╫': '#',
  '╪': '#',
  '╱': '/',
  '╲': '\\',
  '○': 'o',
  '≡': '=',
  '●': '*',
  '◉': '@',
  '□': 'c',
  '◇': '%',
  '⬡': 'h',
  ƒ: 'f',
  '§': '$',
  '↗': 'x',
};

/** One of our signs in the charset; ASCII has one for each. */
export function symbolGlyph(symbol: string, charset: Charset): string {
  return charset === 'ascii' ? (PLAIN_SYMBOLS[symbol] ?? symbol) : symbol;
}
