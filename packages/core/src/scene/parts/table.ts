// A table of rows under a band, as schemas and classes are drawn (LOOK.md, Kinds): in, a title, a tone and rows in groups;
// out, a block, and where in it each row's middle is, so that a relation can end at its row.
import { capHeight, measureText } from '../../metrics/index.js';
import type { ColourRole, SceneNode, TextShape, Tone } from '../scene.js';
import type { Block } from './block.js';
import { snapUp } from './grid.js';
import { EDGE_TEXT, NODE_TEXT, SUB_TEXT } from './type-scale.js';

const BAND = 32;
const ROW = 26;
const RADIUS = 8;
const AIR = 12;
/** Fixed, so that marks of all rows stand under one another. */
const MARKS = 20;
const MARK = 14;
/** Least room between a name and what stands at the row's right. */
const GAP = 24;
const WIDTHS = 8;

export interface TableRow {
  readonly name: string;
  /** A type or a value, at the right in secondary ink. */
  readonly detail?: string;
  /** Drawn in the mark column, at most 14 px each way. */
  readonly mark?: Block;
}

export interface TableFace {
  readonly title: string;
  readonly tone: Tone;
  /** Hairlines stand between groups only. */
  readonly groups: readonly (readonly TableRow[])[];
}

export interface TableBlock extends Block {
  /** For each row in order, px below the table's top. */
  readonly rowMiddles: readonly number[];
}

export function table({ title, tone, groups }: TableFace): TableBlock {
  const shown = groups.filter((each) => each.length > 0);
  const rows = shown.flat();
  const marks = rows.some((each) => each.mark !== undefined) ? MARKS : 0;
  const detailGap = (row: TableRow): number => (row.detail === undefined ? 0 : GAP + measureText(row.detail, SUB_TEXT));
  const width = snapUp(
    2 * AIR +
      Math.max(
        measureText(title, NODE_TEXT),
        ...rows.map((row) => marks + measureText(row.name, EDGE_TEXT) + detailGap(row)),
      ),
    WIDTHS,
  );
  const height = BAND + rows.length * ROW;
  const tops = rows.map((_, i) => BAND + i * ROW);
  return {
    width,
    height,
    rowMiddles: tops.map((top) => top + ROW / 2),
    at: ({ x, y }) => {
      const nodes: SceneNode[] = [
        { type: 'rect', x, y, width, height, radius: RADIUS, fill: 'canvas', stroke: `${tone}-stroke` },
        { type: 'path', steps: band(x, y, width, rows.length > 0 ? BAND : height), fill: `${tone}-fill` },
        { type: 'rect', x, y, width, height, radius: RADIUS, stroke: `${tone}-stroke` },
        words(title, x + width / 2, y, BAND, 'middle', NODE_TEXT, `${tone}-text`),
      ];
      if (rows.length > 0) nodes.push(rule(x, y + BAND, width, `${tone}-stroke`));
      rows.forEach((row, i) => {
        const top = y + (tops[i] ?? 0);
        if (row.mark !== undefined) {
          const { mark } = row;
          nodes.push(...mark.at({ x: x + AIR + (MARK - mark.width) / 2, y: top + (ROW - mark.height) / 2 }));
        }
        nodes.push(words(row.name, x + AIR + marks, top, ROW, 'start', EDGE_TEXT, 'ink'));
        if (row.detail !== undefined)
          nodes.push(words(row.detail, x + width - AIR, top, ROW, 'end', SUB_TEXT, 'secondary'));
      });
      let before = 0;
      for (const group of shown.slice(0, -1)) {
        before += group.length;
        nodes.push(rule(x, y + BAND + before * ROW, width, 'hairline'));
      }
      return nodes;
    },
  };
}

function words(
  text: string,
  x: number,
  top: number,
  room: number,
  anchor: TextShape['anchor'],
  style: TextShape['style'],
  fill: ColourRole,
): TextShape {
  const y = top + (room + capHeight(style)) / 2;
  return { type: 'text', x, y, text, width: measureText(text, style), style, anchor, fill };
}

/** Round above, square below, so that the rows meet it. */
function band(x: number, y: number, width: number, height: number): Extract<SceneNode, { type: 'path' }>['steps'] {
  return [
    ['M', x, y + height],
    ['L', x, y + RADIUS],
    ['A', RADIUS, RADIUS, 0, 1, x + RADIUS, y],
    ['L', x + width - RADIUS, y],
    ['A', RADIUS, RADIUS, 0, 1, x + width, y + RADIUS],
    ['L', x + width, y + height],
    ['Z'],
  ];
}

function rule(x: number, y: number, width: number, stroke: ColourRole): SceneNode {
  return {
    type: 'path',
    steps: [
      ['M', x, y],
      ['L', x + width, y],
    ],
    stroke,
    strokeWidth: 1,
  };
}
