// Draws a tree: from the model to the scene. As a list it has one line per item, notes in a column, and is folded if it would be too
// tall; as boxes it is an organisation chart.
import type { Point } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { picture } from '../../../scene/parts/picture.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode, Scene, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { everyItem, type TreeModel } from '../model.js';
import { boxesBlock } from './boxes.js';
import { COLUMN_GAP, columnWidth, foldedRows, noteStart } from './columns.js';
import { type PlacedRow, railsOf } from './rails.js';
import { ROW, type Row, rowOf, STEP } from './rows.js';

/** Around a marked name. */
const MARK_AIR = { x: 6, y: 1 } as const;
const MARK_RADIUS = 6;

export function drawTree(model: TreeModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const scene = picture({
    kind: 'tree',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Tree',
    description: outline.lines.join('\n'),
    content: model.view === 'boxes' ? boxesBlock(model, icons) : listBlock(model, icons),
    below: () => [],
  });
  return { picture: scene };
}

function listBlock({ tops }: TreeModel, icons: IconLookup): Block {
  const rows = everyItem(tops).map((each) => rowOf(each, icons));
  let from = 0;
  const columns = foldedRows(rows).map((each) => {
    const path = pathTo(rows, from);
    from += each.length;
    return columnBlock(each, path, rows.slice(from));
  });
  return sideBySide(columns);
}

/** Flush at the top. */
function sideBySide(columns: readonly Block[]): Block {
  const lefts: number[] = [];
  let left = 0;
  for (const each of columns) {
    lefts.push(left);
    left += each.width + COLUMN_GAP;
  }
  return {
    width: left - COLUMN_GAP,
    height: Math.max(0, ...columns.map((each) => each.height)),
    at: ({ x, y }) => columns.flatMap((each, i) => each.at({ x: x + (lefts[i] ?? 0), y })),
  };
}

/** The names of a row's ancestors, from the top. */
function pathTo(rows: readonly Row[], at: number): readonly string[] {
  const path: string[] = [];
  let depth = rows[at]?.depth ?? 0;
  for (let i = at; i >= 0 && depth > 0; i--) {
    const row = rows[i];
    if (row === undefined || row.depth >= depth) continue;
    path.unshift(oneLine(row.item.label));
    depth = row.depth;
  }
  return path;
}

function columnBlock(rows: readonly Row[], path: readonly string[], later: readonly Row[]): Block {
  const width = columnWidth(rows);
  const caption = captionOf(path, width);
  const head = caption.height;
  let height = head;
  const tops = rows.map((each) => {
    height += each.height;
    return height - each.height;
  });
  const noteX = noteStart(rows);
  return {
    width: Math.max(width, caption.width),
    height,
    at: ({ x, y }) => {
      const placed = rows.map(
        ({ item, depth, height: own }, i): PlacedRow => ({
          item,
          depth,
          top: y + (tops[i] ?? 0),
          bottom: y + (tops[i] ?? 0) + own,
        }),
      );
      const depths = later.map(({ depth }) => depth);
      const rails = railsOf(placed, depths, { x, top: y + head });
      return [
        ...caption.at({ x, y }),
        ...(rails.length === 0 ? [] : [{ type: 'part', part: 'mark', children: rails } satisfies PartNode]),
        ...rows.flatMap((each, i) => rowParts(each, { x, y: y + (tops[i] ?? 0) }, noteX)),
      ];
    },
  };
}

/** If a column continues inside a folder, the path of that folder. */
function captionOf(path: readonly string[], width: number): Block {
  if (path.length === 0) return NOTHING;
  const text = path.map((each) => (each.endsWith('/') ? each : `${each}/`)).join('');
  const words = textBlock([{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: Math.max(width, 8 * STEP) }], 'start');
  const air = (ROW - (words.rows[0]?.bottom ?? ROW)) / 2;
  return {
    width: words.width,
    height: words.height + 2 * air,
    at: ({ x, y }) => [{ type: 'part', part: 'label', children: words.at({ x, y: y + air }) }],
  };
}

function rowParts(row: Row, { x, y }: Point, noteX: number): readonly SceneNode[] {
  const { item, depth, name, note, line } = row;
  const left = x + depth * STEP;
  const top = y + (ROW - line) / 2;
  const { label, sub, desc, link, tone, span } = item;
  const mark: readonly SceneNode[] =
    tone === undefined
      ? []
      : [
          {
            type: 'rect',
            x: left - MARK_AIR.x,
            y: top - MARK_AIR.y,
            width: name.width + 2 * MARK_AIR.x,
            height: name.height + 2 * MARK_AIR.y,
            radius: MARK_RADIUS,
            fill: `${tone}-fill`,
          },
        ];
  const node: PartNode = {
    type: 'part',
    part: 'node',
    span,
    label: oneLine(sub === undefined ? label : `${label} ${sub}`),
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children: [...mark, ...name.at({ x: left, y: top })],
  };
  if (note === undefined) return [node];
  const noteTop = y + (ROW - (note.rows[0]?.bottom ?? ROW)) / 2;
  return [node, { type: 'part', part: 'label', span, children: note.at({ x: x + noteX, y: noteTop }) }];
}
