// A table of rows under a band, as schemas and classes are drawn (docs/look.md, Tables and marks). In: a title, a tone and
// rows in
// groups. Out: a block, with the middle of each row in it, so that a relation can end at its row.
import type { Box } from '../../layout/graph.js';
import { wrapWidth } from '../../metrics/index.js';
import type { ColourRole, Dash, SceneNode, Tone } from '../scene.js';
import { type Block, row as rowOf } from './block.js';
import { snapUp } from './grid.js';
import { iconBlock, type NamedIcon } from './icon-block.js';
import { statementNodes } from './own-statement.js';
import { markColumn, measuredRow, type TableRow } from './table-rows.js';
import { readingWidth, type TextRun, textBlock } from './text-block.js';
import { NODE_TEXT, SUB_TEXT } from './type-scale.js';

export { type TableRow, wordMark } from './table-rows.js';

const BAND = 32;
/** Above and below the text of a band of several lines. */
const BAND_AIR = 6;
const RADIUS = 8;
const AIR = 12;
const WIDTHS = 8;
const HEIGHTS = 2;
const ICON = 16;
const ICON_GAP = 6;

export interface TableFace {
  readonly title: string;
  /** Small text above the title, such as a stereotype. */
  readonly over?: string;
  /** Small text below it. */
  readonly sub?: string;
  readonly icon?: NamedIcon;
  readonly tone: Tone;
  /** Of its outline. */
  readonly dash?: Dash;
  /** Hairlines appear between groups only. */
  readonly groups: readonly (readonly TableRow[])[];
}

export interface TableBlock extends Block {
  /** For each row in order, px below the table's top. */
  readonly rowMiddles: readonly number[];
  /** In a box at least as large: the rows use its full width, and the extra height is below them. */
  readonly within: (box: Box) => readonly SceneNode[];
}

export function table(face: TableFace): TableBlock {
  const shown = face.groups.filter((each) => each.length > 0);
  const marks = markColumn(shown.flat());
  const groups = shown.map((group) => group.map((each) => measuredRow(each, marks)));
  const rows = groups.flat();
  const head = headOf(face);
  const band = Math.max(BAND, snapUp(head.height + 2 * BAND_AIR, HEIGHTS));
  const width = snapUp(2 * AIR + Math.max(head.width, ...rows.map((each) => marks + each.width)), WIDTHS);
  const tops: number[] = [];
  let height = band;
  for (const each of rows) {
    tops.push(height);
    height += each.height;
  }
  const within = (box: Box): readonly SceneNode[] => {
    const { x, y } = box;
    const framed = rows.length > 0 ? band : box.height;
    const outline = { type: 'rect', x, y, width: box.width, height: box.height, radius: RADIUS } as const;
    const nodes: SceneNode[] = [
      { ...outline, fill: 'canvas' },
      { type: 'path', steps: bandSteps(box, framed), fill: `${face.tone}-fill` },
      ...head.at({ x: x + (box.width - head.width) / 2, y: y + (framed - head.height) / 2 }),
    ];
    if (rows.length > 0) nodes.push(rule(x, y + band, box.width, `${face.tone}-stroke`));
    rows.forEach((each, i) => {
      const children = each.at({ left: x + AIR, right: x + box.width - AIR, top: y + (tops[i] ?? 0) });
      nodes.push(...statementNodes(each.span, children));
    });
    let before = 0;
    for (const group of groups.slice(0, -1)) {
      before += group.length;
      nodes.push(rule(x, y + (tops[before] ?? 0), box.width, 'hairline'));
    }
    const dash = face.dash === undefined ? {} : { dash: face.dash };
    nodes.push({ ...outline, stroke: `${face.tone}-stroke`, ...dash });
    return nodes;
  };
  return {
    width,
    height,
    rowMiddles: rows.map((each, i) => (tops[i] ?? 0) + each.height / 2),
    within,
    at: (corner) => within({ ...corner, width, height }),
  };
}

/** The text in the middle of the band, with an icon left of it. */
function headOf({ title, over, sub, icon, tone }: TableFace): Block {
  const small = (text: string | undefined): readonly TextRun[] =>
    text === undefined
      ? []
      : [{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: readingWidth(text, SUB_TEXT, 2 * wrapWidth(SUB_TEXT)) }];
  const maxWidth = readingWidth(title, NODE_TEXT, 1.5 * wrapWidth(NODE_TEXT));
  const name: TextRun = { text: title, style: NODE_TEXT, fill: `${tone}-text`, maxWidth };
  const words = textBlock([...small(over), name, ...small(sub)], 'middle');
  return rowOf([iconBlock(icon, ICON, `${tone}-stroke`), words], ICON_GAP);
}

/** Round above, square below, so that the rows meet it; round on all sides if there are none. */
function bandSteps({ x, y, width, height }: Box, band: number): Extract<SceneNode, { type: 'path' }>['steps'] {
  const bottom = y + band;
  const top: Extract<SceneNode, { type: 'path' }>['steps'] = [
    ['L', x, y + RADIUS],
    ['A', RADIUS, RADIUS, 0, 1, x + RADIUS, y],
    ['L', x + width - RADIUS, y],
    ['A', RADIUS, RADIUS, 0, 1, x + width, y + RADIUS],
  ];
  if (band < height) return [['M', x, bottom], ...top, ['L', x + width, bottom], ['Z']];
  return [
    ['M', x + RADIUS, bottom],
    ['A', RADIUS, RADIUS, 0, 1, x, bottom - RADIUS],
    ...top,
    ['L', x + width, bottom - RADIUS],
    ['A', RADIUS, RADIUS, 0, 1, x + width - RADIUS, bottom],
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
