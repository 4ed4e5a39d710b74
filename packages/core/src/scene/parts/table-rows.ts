// The rows of a table: in, names with what stands beside them; out, each row's words wrapped and measured, and its primitives.
import type { Point } from '../../layout/graph.js';
import type { MeasuredText } from '../../metrics/contract.js';
import { capHeight, measureText, wrapText, wrapWidth } from '../../metrics/index.js';
import type { SceneNode, TextShape } from '../scene.js';
import type { Block } from './block.js';
import { readingWidth } from './text-block.js';
import { EDGE_TEXT, SUB_TEXT } from './type-scale.js';

export interface TableRow {
  readonly name: string;
  /** A type or a value, at the right in secondary ink. */
  readonly detail?: string;
  /** Drawn in the mark column, at most 14 px each way. */
  readonly mark?: Block;
  /** Small words behind the name. */
  readonly remark?: string;
  readonly underlined?: boolean;
}

const ROW = 26;
const MARK = 14;
/** Least room between a name and what stands at the row's right. */
const GAP = 24;
const REMARK_GAP = 6;
/** From the baseline to the line under it. */
const UNDER = 2.5;

export interface MeasuredRow {
  readonly height: number;
  /** Without the mark column. */
  readonly width: number;
  /** `left` and `right` bound the words, the mark column included. */
  readonly at: (place: { readonly left: number; readonly right: number; readonly top: number }) => readonly SceneNode[];
}

/** `marks`: px of the mark column, none where no row has a mark. */
export function measuredRow(row: TableRow, marks: number): MeasuredRow {
  const name = wrapText(row.name, EDGE_TEXT, { maxWidth: readingWidth(row.name, EDGE_TEXT, 2 * wrapWidth(EDGE_TEXT)) });
  const detail =
    row.detail === undefined
      ? undefined
      : wrapText(row.detail, SUB_TEXT, { maxWidth: readingWidth(row.detail, SUB_TEXT, 1.5 * wrapWidth(SUB_TEXT)) });
  const remark = row.remark === undefined ? 0 : REMARK_GAP + measureText(row.remark, SUB_TEXT);
  const named = Math.max(name.width, (name.lines.at(-1)?.width ?? 0) + remark);
  const lines = Math.max(name.lines.length, detail?.lines.length ?? 0);
  return {
    height: ROW + (lines - 1) * name.lineHeight,
    width: named + (detail === undefined ? 0 : GAP + detail.width),
    at: ({ left, right, top }) => {
      const start = { x: left + marks, y: top + (ROW + capHeight(EDGE_TEXT)) / 2 };
      return [
        ...(row.mark?.at({ x: left + (MARK - row.mark.width) / 2, y: top + (ROW - row.mark.height) / 2 }) ?? []),
        ...nameAt(row, name, start),
        ...(detail === undefined ? [] : detailAt(detail, { x: right, y: top + (ROW + capHeight(SUB_TEXT)) / 2 })),
      ];
    },
  };
}

function nameAt({ underlined, remark }: TableRow, name: MeasuredText, { x, y }: Point): readonly SceneNode[] {
  const nodes: SceneNode[] = [];
  let end = { x, y };
  name.lines.forEach(({ text, width }, i) => {
    const baseline = y + i * name.lineHeight;
    nodes.push({ type: 'text', x, y: baseline, text, width, style: EDGE_TEXT, anchor: 'start', fill: 'ink' });
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
