// The columns of a table as laid out: in, the model; out, the position and width of each, and its head as a block.
import { measureText, wrapText, wrapWidth } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { rowSizes } from '../../../scene/parts/equal-sizes.js';
import { readingWidth, textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, GROUP_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { Span } from '../../../text/source.js';
import { type ColumnFace, columnFaces } from '../columns.js';
import { usedTones } from '../grounds.js';
import { type Cell, everyRow, type MatrixModel } from '../model.js';
import { cellWidth } from './content.js';
import { type HeatScale, heatScale } from './heat.js';
import { type ColumnNeed, columnWidths } from './widths.js';

/** Between the side of a column and its text, px. */
export const AIR = 12;
const ICON = 16 + 6;
/** Maximum width of a text on one line, px. */
const LONGEST = 3 * wrapWidth(SUB_TEXT);
/** Centred in a column of marks. */
const CENTRED = 112;
const LONGEST_LABEL = 1.6 * wrapWidth(EDGE_TEXT);
const LEAST = 56;
const LEAST_LABEL = 120;
/** Maximum width of a word that its column is widened for, px. */
const LONGEST_WORD = 160;
/** Width of a head over marks or numbers, by maximum number of columns, px. */
const HEADS = [
  [6, 120],
  [12, 96],
  [Number.POSITIVE_INFINITY, 76],
] as const;

export interface PlannedColumn {
  readonly face: ColumnFace;
  /** From the table's left side to the column's, px. */
  readonly left: number;
  /** px, padding included. */
  readonly width: number;
  /** Numbers are centred in their shades, otherwise on the right. */
  readonly anchor: 'start' | 'middle' | 'end';
  readonly head: Block;
}

export interface TablePlan {
  readonly width: number;
  /** Width of the text of a row's label, px. */
  readonly labels: number;
  /** The head above the labels: the unit, if all columns share it. */
  readonly corner: Block;
  readonly columns: readonly PlannedColumn[];
  readonly heat: HeatScale | undefined;
  /** Cells have grounds, so that no lines are needed between rows. */
  readonly filled: boolean;
  /** Of the statement that names the columns. */
  readonly span: Span;
}

export function planned(model: MatrixModel, icons: IconLookup): TablePlan {
  const faces = columnFaces(model);
  const heat = heatScale(model);
  const filled = heat !== undefined || usedTones(model).length > 0;
  const isShared = faces.every(({ align }) => align === 'point');
  const heads = model.columns.map((name, i): HeadWords => {
    const unit = !isShared && faces[i]?.align === 'point' ? model.unit : undefined;
    return { name, ...(unit === undefined ? {} : { unit }) };
  });
  const needs = heads.map((head, i) => columnNeed(model, i, head, faces[i], icons));
  const [labels = 0, ...rest] = columnWidths([labelNeed(model), ...needs], 2 * AIR * (needs.length + 1));
  const widths = evened(rest, needs, faces);
  let left = labels + 2 * AIR;
  const columns = heads.map((head, i): PlannedColumn => {
    const face = faces[i] ?? { align: 'start', hasText: false, whole: 0, rest: 0 };
    const width = (widths[i] ?? 0) + 2 * AIR;
    const anchor = face.align === 'start' ? 'start' : face.align === 'middle' || filled ? 'middle' : 'end';
    const column = { face, left, width, anchor, head: headBlock(head, width - 2 * AIR, anchor) } as const;
    left += width;
    return column;
  });
  const unit = isShared ? (model.unit ?? '') : '';
  return {
    width: left,
    labels,
    corner: textBlock(
      unit === '' ? [] : [{ text: unit, style: SUB_TEXT, fill: 'secondary', maxWidth: labels }],
      'start',
    ),
    columns,
    heat,
    filled,
    span: model.columnsSpan,
  };
}

interface HeadWords {
  readonly name: string;
  readonly unit?: string;
}

function headBlock({ name, unit }: HeadWords, maxWidth: number, anchor: PlannedColumn['anchor']): Block {
  return textBlock(
    [
      { text: name, style: GROUP_TEXT, fill: 'ink', maxWidth },
      ...(unit === undefined ? [] : [{ text: unit, style: SUB_TEXT, fill: 'secondary', maxWidth } as const]),
    ],
    anchor,
  );
}

function labelNeed(model: MatrixModel): ColumnNeed {
  const cells = everyRow(model).map(({ label, sub = '', icon }) => {
    const words = Math.max(onOneLine(label, EDGE_TEXT), onOneLine(sub, SUB_TEXT));
    return words + (icon === undefined ? 0 : ICON);
  });
  const natural = Math.min(LONGEST_LABEL, greatest(cells));
  return { least: Math.min(natural, LEAST_LABEL), natural, isText: true, mostLines: 2, cells };
}

function columnNeed(
  model: MatrixModel,
  column: number,
  { name, unit = '' }: HeadWords,
  face: ColumnFace | undefined,
  icons: IconLookup,
): ColumnNeed {
  const cells = everyRow(model).flatMap(({ cells: all }) => {
    const cell = all[column];
    return cell === undefined || face === undefined ? [] : [cellWidth(cell, face, icons)];
  });
  const isText = face?.hasText === true || face?.align === 'start';
  const longest = face?.align === 'middle' ? CENTRED : LONGEST;
  const most = HEADS.find(([columns]) => model.columns.length <= columns)?.[1] ?? 0;
  const head = Math.max(wrappedWidth(name, GROUP_TEXT, most), wrappedWidth(unit, SUB_TEXT, most));
  const content = Math.max(face?.align === 'point' ? face.whole + face.rest : 0, Math.min(longest, greatest(cells)));
  const natural = Math.max(isText ? Math.min(onOneLine(name, GROUP_TEXT), longest) : head, content);
  const words = everyRow(model).map(({ cells: all }) => longestWord(all[column]));
  const least = Math.min(natural, Math.max(LEAST, head, Math.min(LONGEST_WORD, greatest(words))));
  return { least, natural, isText, mostLines: 4, cells };
}

/** Width of the longest word of a text, which is not split if the table has room, px. */
function longestWord(cell: Cell | undefined): number {
  if (cell?.type !== 'text') return 0;
  return greatest(cell.text.split(/[\s/-]+/).map((each) => measureText(each, SUB_TEXT)));
}

function wrappedWidth(text: string, style: typeof SUB_TEXT, usual: number): number {
  return text === '' ? 0 : wrapText(text, style, { maxWidth: readingWidth(text, style, usual) }).width;
}

function onOneLine(text: string, style: typeof SUB_TEXT): number {
  return greatest(text.split('\n').map((each) => measureText(each, style)));
}

function greatest(of: readonly number[]): number {
  return of.reduce((most, each) => Math.max(most, each), 0);
}

/** Neighbouring columns of marks or numbers have one width if theirs are similar. */
function evened(
  widths: readonly number[],
  needs: readonly ColumnNeed[],
  faces: readonly ColumnFace[],
): readonly number[] {
  const sizes = rowSizes(
    widths.map((width, i) => ({
      width,
      height: 0,
      family: needs[i]?.isText ? `text ${i}` : (faces[i]?.align ?? 'start'),
    })),
  );
  return sizes.map(({ width }) => width);
}
