// The boxes of a text picture. In: a node or a note. Out: its lines of text, its size in cells, and the form of its
// border. Types differ by their border, or by a mark in it, since text has no colour.

import type { FlowDirection } from '../../layout/graph.js';
import { cellsOf, plain } from '../cells.js';
import { type Charset, type DashStyle, LIGHT, type Stroke } from '../glyphs.js';
import type { TextRows } from '../text-parts.js';
import { wrapCells } from '../wrap.js';
import type { TextNode } from './text-graph.js';

export interface BorderStyle {
  /** `bare` means no border, `bar` a heavy stroke. */
  readonly corners: 'square' | 'round' | 'pill' | 'diamond' | 'bare' | 'bar';
  readonly top: Stroke;
  readonly sides: Stroke;
  readonly bottom: Stroke;
  /** A sign in the top border. */
  readonly mark?: string;
}

export interface Face {
  readonly lines: readonly string[];
  /** In its top border; its lines are then a picture, which stays unchanged. */
  readonly title?: string;
  /** A sign in its middle instead of text. */
  readonly sign?: string;
  /** Cells, borders included. */
  readonly width: number;
  readonly height: number;
  readonly border: BorderStyle;
  /** Below the label, left-aligned, each group below a line across. */
  readonly groups?: readonly (readonly string[])[];
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
  bar: square({ top: DOUBLE, bottom: DOUBLE, sides: DOUBLE }),
  history: square({ corners: 'pill' }),
  function: square({ mark: 'ƒ' }),
  external: dashed('dashed'),
  identity: square({ mark: '@' }),
  secret: square({ mark: '*' }),
  document: square({ mark: '≡' }),
  hexagon: square({ mark: '⬡' }),
  view: dashed('dashed'),
  enum: square({ corners: 'round' }),
};

const NOTE: BorderStyle = dashed('dotted');

type Sample = readonly [type: string, unicode: string, ascii: string];

/** The types whose border needs an explanation. */
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
  ['document', '≡', '='],
  ['hexagon', '⬡', 'h'],
];

/** Names and samples of the types used, for the legend. */
export function typeSamples(used: ReadonlySet<string>, charset: Charset): readonly (readonly [string, string])[] {
  return SAMPLES.filter(([type]) => used.has(type)).map(([type, unicode, ascii]) => [
    type,
    charset === 'ascii' ? ascii : unicode,
  ]);
}

/** Cells between the text and the border, and the border itself, on both sides. */
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

export function nodeFace(
  { label, sub, type, rows }: Pick<TextNode, 'label' | 'sub' | 'type' | 'rows'>,
  wrap: number,
): Face {
  const lines = [...wrapCells(label, wrap), ...(sub === undefined ? [] : wrapCells(sub, wrap))];
  const plain = face(lines, BORDERS[type] ?? square());
  return rows === undefined ? plain : withRows(plain, rows);
}

/** Pads the rows' cells, so that they are aligned; cuts nothing. */
function withRows(of: Face, rows: TextRows): Face {
  const groups = paddedRows(rows);
  const widest = groups.flat().reduce((most, each) => Math.max(most, cellsOf(each)), 1) + AROUND;
  const height = groups.reduce((sum, group) => sum + 1 + group.length, of.height);
  return { ...of, width: Math.max(of.width, widest), height, groups };
}

/** Skips groups without rows. */
export function paddedRows(rows: TextRows): readonly (readonly string[])[] {
  const columns: number[] = [];
  // Nothing follows the last cell of a row that it could push away.
  for (const cells of rows.flat())
    cells.forEach((cell, i) => {
      columns[i] = Math.max(columns[i] ?? 0, i < cells.length - 1 ? cellsOf(plain(cell)) : 0);
    });
  const isEmpty = columns.map((_, i) => rows.flat().every((cells) => plain(cells[i] ?? '') === ''));
  const padded = (cells: readonly string[]): string =>
    cells
      .flatMap((cell, i) => {
        const text = plain(cell);
        return isEmpty[i] ? [] : [text + ' '.repeat(Math.max(0, (columns[i] ?? 0) - cellsOf(text)))];
      })
      .join('  ')
      .trimEnd();
  return rows.filter((group) => group.length > 0).map((group) => group.map(padded));
}

/** Cells from the top border of a face to a row of it. */
export function rowCell({ lines, groups = [] }: Face, row: number): number | undefined {
  let before = 0;
  for (const [i, group] of groups.entries()) {
    if (row < before + group.length) return Math.max(1, lines.length) + row + i + 2;
    before += group.length;
  }
  return undefined;
}

export function noteFace(text: string, wrap: number): Face {
  return face(wrapCells(text, wrap), NOTE);
}

/** A box around pictures, with its label in the border. */
export function pictureFace(title: string, lines: readonly string[]): Face {
  const pictured = face(lines, square({ corners: 'round' }));
  const least = cellsOf(title) + 6;
  const width = Math.max(pictured.width, least + (1 - (least % 2)));
  return { ...pictured, width, title };
}

/** Signs of nodes without text: `●` begins, `◉` ends. */
const SIGNS: Readonly<Record<string, string>> = { start: '●', end: '◉' };
const LEAST_BAR = 5;

/** The body of a small node, by how many lines meet its fuller side; undefined for any other type. */
export function markFace(
  { type, label }: Pick<TextNode, 'type' | 'label'>,
  lines: number,
  direction: FlowDirection,
): Face | undefined {
  const sign = SIGNS[type];
  if (sign !== undefined) {
    if (lines < 2) return { lines: [], sign, width: 1, height: 1, border: square({ corners: 'bare' }) };
    return { ...face([], square({ corners: 'round' })), sign };
  }
  if (type !== 'bar' || label !== '') return undefined;
  const long = Math.max(LEAST_BAR, 2 * lines + 1);
  const isUpright = direction === 'right' || direction === 'left';
  const [width, height] = isUpright ? [1, Math.max(3, lines + 2)] : [long, 1];
  return { lines: [], width, height, border: square({ corners: 'bar' }) };
}
