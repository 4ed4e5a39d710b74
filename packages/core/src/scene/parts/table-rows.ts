// The rows of a table. In: names with what is beside them. Out: each row's text wrapped and measured, and its
// primitives.
import type { Point } from '../../layout/graph.js';
import type { MeasuredText } from '../../metrics/contract.js';
import { capHeight, measureText, wrapText, wrapWidth } from '../../metrics/index.js';
import type { Span } from '../../text/source.js';
import type { SceneNode, TextShape } from '../scene.js';
import type { Block } from './block.js';
import { readingWidth } from './text-block.js';
import { BADGE_TEXT, EDGE_TEXT, SUB_TEXT } from './type-scale.js';

export interface TableRow {
  /** Its statement. */
  readonly span?: Span;
  readonly name: string;
  /** A type or a value, at the right in secondary ink. */
  readonly detail?: string;
  /** Drawn in the mark column, at most 14 px high. */
  readonly mark?: Block;
  /** Small text after the name. */
  readonly remark?: string;
  readonly underlined?: boolean;
  /** Small text below the name. */
  readonly comment?: string;
  /** It is about something the table does not show. */
  readonly quiet?: boolean;
}

/** Minimum width of the mark column: fixed, so that the marks of all rows are aligned. */
const MARKS = 20;
const MARK_GAP = 8;

/** px of the mark column of these rows; 0 if no row has a mark. */
export function markColumn(rows: readonly TableRow[]): number {
  const widest = rows.reduce((most, { mark }) => Math.max(most, mark?.width ?? 0), 0);
  return widest === 0 ? 0 : Math.max(MARKS, Math.ceil(widest) + MARK_GAP);
}

/** Short text for the mark column: what a column is to its table. */
export function wordMark(words: readonly string[]): Block {
  // One text, so that copying it keeps the words apart.
  const text = words.join(' ');
  const width = measureText(text, BADGE_TEXT);
  return {
    width: Math.max(MARK, width),
    height: MARK,
    at: ({ x, y }): readonly TextShape[] => [
      {
        type: 'text',
        x,
        y: y + (MARK + capHeight(BADGE_TEXT)) / 2,
        text,
        width,
        style: BADGE_TEXT,
        anchor: 'start',
        fill: 'secondary',
      },
    ],
  };
}

const ROW = 26;
const MARK = 14;
/** Minimum gap between a name and the detail at the row's right. */
const GAP = 24;
const REMARK_GAP = 6;
/** From the baseline to the line under it. */
const UNDER = 2.5;

export interface MeasuredRow extends Pick<TableRow, 'span'> {
  readonly height: number;
  /** Without the mark column. */
  readonly width: number;
  /** `left` and `right` bound the text, the mark column included. */
  readonly at: (place: { readonly left: number; readonly right: number; readonly top: number }) => readonly SceneNode[];
}

/** `marks`: px of the mark column, 0 if no row has a mark. */
export function measuredRow(row: TableRow, marks: number): MeasuredRow {
  const style = row.quiet ? SUB_TEXT : EDGE_TEXT;
  const name = wrapText(row.name, style, { maxWidth: readingWidth(row.name, style, 2 * wrapWidth(style)) });
  const detail =
    row.detail === undefined
      ? undefined
      : wrapText(row.detail, SUB_TEXT, { maxWidth: readingWidth(row.detail, SUB_TEXT, 1.5 * wrapWidth(SUB_TEXT)) });
  const comment =
    row.comment === undefined
      ? undefined
      : wrapText(row.comment, SUB_TEXT, { maxWidth: readingWidth(row.comment, SUB_TEXT, 1.5 * wrapWidth(SUB_TEXT)) });
  const remark = row.remark === undefined ? 0 : REMARK_GAP + measureText(row.remark, SUB_TEXT);
  const named = Math.max(name.width, (name.lines.at(-1)?.width ?? 0) + remark);
  const lines = Math.max(name.lines.length + (comment?.lines.length ?? 0), detail?.lines.length ?? 0);
  // A comment extends below the detail beside the name, unless the detail has lines of its own there.
  const under = detail !== undefined && detail.lines.length > name.lines.length ? detail.width + GAP : 0;
  return {
    ...(row.span === undefined ? {} : { span: row.span }),
    height: ROW + (lines - 1) * name.lineHeight,
    width: Math.max(named + (detail === undefined ? 0 : GAP + detail.width), (comment?.width ?? 0) + under),
    at: ({ left, right, top }) => {
      const start = { x: left + marks, y: top + (ROW + capHeight(EDGE_TEXT)) / 2 };
      const aside = Math.max(0, MARK - (row.mark?.width ?? 0)) / 2;
      return [
        ...(row.mark?.at({ x: left + aside, y: top + (ROW - row.mark.height) / 2 }) ?? []),
        ...nameAt(row, name, start),
        ...(comment === undefined ? [] : commentAt(comment, { x: start.x, y: start.y + name.height })),
        ...(detail === undefined ? [] : detailAt(detail, { x: right, y: top + (ROW + capHeight(SUB_TEXT)) / 2 })),
      ];
    },
  };
}

function commentAt({ lines, lineHeight }: MeasuredText, { x, y }: Point): readonly TextShape[] {
  const small = { style: SUB_TEXT, anchor: 'start', fill: 'secondary' } as const;
  return lines.map(({ text, width }, i) => ({ type: 'text', x, y: y + i * lineHeight, text, width, ...small }));
}

function nameAt({ underlined, remark, quiet }: TableRow, name: MeasuredText, { x, y }: Point): readonly SceneNode[] {
  const nodes: SceneNode[] = [];
  let end = { x, y };
  name.lines.forEach(({ text, width }, i) => {
    const baseline = y + i * name.lineHeight;
    const look = quiet
      ? ({ style: SUB_TEXT, fill: 'secondary' } as const)
      : ({ style: EDGE_TEXT, fill: 'ink' } as const);
    nodes.push({ type: 'text', x, y: baseline, text, width, anchor: 'start', ...look });
    if (underlined === true) nodes.push(underline({ x, y: baseline + UNDER }, width));
    end = { x: x + width, y: baseline };
  });
  if (remark === undefined) return nodes;
  const width = measureText(remark, SUB_TEXT);
  const style = { style: SUB_TEXT, anchor: 'start', fill: 'secondary' } as const;
  return [...nodes, { type: 'text', x: end.x + REMARK_GAP, y: end.y, text: remark, width, ...style }];
}

function underline({ x, y }: Point, width: number): SceneNode {
  return {
    type: 'path',
    steps: [
      ['M', x, y],
      ['L', x + width, y],
    ],
    stroke: 'ink',
    strokeWidth: 1,
  };
}

function detailAt({ lines, lineHeight }: MeasuredText, { x, y }: Point): readonly TextShape[] {
  return lines.map(({ text, width }, i) => {
    const place = { x, y: y + i * lineHeight };
    return { type: 'text', ...place, text, width, style: SUB_TEXT, anchor: 'end', fill: 'secondary' };
  });
}
