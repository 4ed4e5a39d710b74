// The boxes of a text picture: in, a node or a note; out, its lines of words, the room it takes in cells, and how its border
// is drawn. Types differ by their border, or by a mark in it, as there is no colour to tell them by.

import { cellsOf } from '../cells.js';
import { type Charset, type DashStyle, LIGHT, type Stroke } from '../glyphs.js';
import { wrapCells } from '../wrap.js';
import type { TextNode } from './text-graph.js';

export interface BorderStyle {
  readonly corners: 'square' | 'round' | 'pill' | 'diamond';
  readonly top: Stroke;
  readonly sides: Stroke;
  readonly bottom: Stroke;
  /** A sign in the top border. */
  readonly mark?: string;
}

export interface Face {
  readonly lines: readonly string[];
  /** Cells, borders included. */
  readonly width: number;
  readonly height: number;
  readonly border: BorderStyle;
}

const DOUBLE: Stroke = { weight: 3, dash: 'solid' };

function square(change: Partial<BorderStyle> = {}): BorderStyle {
  return { corners: 'square', top: LIGHT, sides: LIGHT, bottom: LIGHT, ...change };
}

function dashed(dash: DashStyle): BorderStyle {
  const stroke: Stroke = { weight: 1, dash };
  return square({ top: stroke, sides: stroke, bottom: stroke });
}

const BORDERS: Readonly<Record<string, BorderStyle>> = {
  step: square({ corners: 'round' }),
  terminal: square({ corners: 'pill' }),
  decision: square({ corners: 'diamond' }),
  database: square({ top: DOUBLE }),
  storage: square({ bottom: DOUBLE }),
  cache: square({ top: DOUBLE, bottom: DOUBLE }),
  queue: square({ sides: DOUBLE }),
  person: square({ corners: 'round', mark: '○' }),
  client: square({ mark: '□' }),
  gateway: square({ mark: '◇' }),
  service: square(),
  function: square({ mark: 'ƒ' }),
  external: dashed('dashed'),
  identity: square({ mark: '@' }),
  secret: square({ mark: '*' }),
};

const NOTE: BorderStyle = dashed('dotted');

type Sample = readonly [type: string, unicode: string, ascii: string];

/** The types whose border needs a word. */
const SAMPLES: readonly Sample[] = [
  ['database', '╒╕', '# above'],
  ['storage', '╘╛', '# below'],
  ['cache', '╒╛', '# above and below'],
  ['queue', '║║', '# beside'],
  ['person', '○', 'o'],
  ['client', '□', 'c'],
  ['gateway', '◇', '%'],
  ['function', 'ƒ', 'f'],
  ['external', '┆┆', '~ around'],
  ['identity', '@', '@'],
  ['secret', '*', '*'],
];

/** Names and samples of the types used, for the legend. */
export function typeSamples(used: ReadonlySet<string>, charset: Charset): readonly (readonly [string, string])[] {
  return SAMPLES.filter(([type]) => used.has(type)).map(([type, unicode, ascii]) => [
    type,
    charset === 'ascii' ? ascii : unicode,
  ]);
}

/** Cells between the words and the border, and the border itself, at both sides. */
const AROUND = 4;
/** Borders that slant or bend take a cell more on each side. */
const SLANTED = 6;

export function isSlanted({ corners }: BorderStyle): boolean {
  return corners === 'pill' || corners === 'diamond';
}

function face(lines: readonly string[], border: BorderStyle): Face {
  const widest = lines.reduce((most, each) => Math.max(most, cellsOf(each)), 1);
  const width = widest + (isSlanted(border) ? SLANTED : AROUND);
  // Odd, so that a line can leave from the middle.
  return { lines, width: width + (1 - (width % 2)), height: Math.max(1, lines.length) + 2, border };
}

export function nodeFace({ label, sub, type }: Pick<TextNode, 'label' | 'sub' | 'type'>, wrap: number): Face {
  const lines = [...wrapCells(label, wrap), ...(sub === undefined ? [] : wrapCells(sub, wrap))];
  return face(lines, BORDERS[type] ?? square());
}

export function noteFace(text: string, wrap: number): Face {
  return face(wrapCells(text, wrap), NOTE);
}
