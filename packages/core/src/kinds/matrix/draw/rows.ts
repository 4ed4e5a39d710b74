// Rows, heads and headings of a table: in, their content and the plan; out, blocks as wide as the table.
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, row as inRow, NOTHING } from '../../../scene/parts/block.js';
import { frameTitle } from '../../../scene/parts/frame.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { ColourRole, Paint, PartNode, SceneNode } from '../../../scene/scene.js';
import { rowInWords } from '../describe.js';
import type { Cell, MatrixModel, MatrixRow, MatrixSection } from '../model.js';
import { cellBlock } from './content.js';
import { AIR, type PlannedColumn, type TablePlan } from './plan.js';
import { tonePaint } from './tone-key.js';

const LEAST_ROW = 32;
/** From the top of a row to the middle of the first line of every cell in it. */
const FIRST_LINE = 16;
const BELOW = 8;
const ICON = 16;
const ICON_GAP = 6;
const HEAD_AIR = { above: 0, below: 8 } as const;
const HEADING = { least: 30, air: 7 } as const;
/** Between the shades of neighbours. */
const SEAM = 2;
/** Height of the first line of a text, and of a chip. */
const LINE = 16.2;
const CHIP = 22;

const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** The column names above a rule, or below one. */
export function headBlock({ columns, corner, width, span }: TablePlan, at: 'top' | 'foot'): Block {
  const tallest = Math.max(corner.height, ...columns.map(({ head }) => head.height));
  const height = snapUp(tallest + HEAD_AIR.above + HEAD_AIR.below, 4);
  return {
    width,
    height,
    at: ({ x, y }) => {
      const middle = (block: Block): number =>
        at === 'top' ? y + height - HEAD_AIR.below - block.height : y + HEAD_AIR.below;
      const words = columns.flatMap(({ head, left, width: own, anchor }) =>
        head.at({ x: x + left + AIR + SHARE[anchor] * (own - 2 * AIR - head.width), y: middle(head) }),
      );
      const rule = across(x, at === 'top' ? y + height - 0.5 : y + 0.5, width, 'line');
      const part: PartNode = {
        type: 'part',
        part: 'axis',
        span,
        children: [...corner.at({ x: x + AIR, y: middle(corner) }), ...words],
      };
      return [rule, part];
    },
  };
}

export function across(x: number, y: number, width: number, stroke: ColourRole): SceneNode {
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

/** A heading above the rows of a section. */
export function headingBlock(section: MatrixSection, width: number, icons: IconLookup): Block {
  const { label, sub, icon: name, tone = 'neutral', desc, link, span } = section;
  const icon = namedIcon(name, icons);
  const title = frameTitle({
    label,
    tone,
    ...(sub === undefined ? {} : { sub }),
    ...(icon === undefined ? {} : { icon }),
  });
  const height = Math.max(HEADING.least, snapUp(title.height + 2 * HEADING.air, 2));
  const own = Math.max(width, title.width + 2 * AIR);
  return {
    width: own,
    height,
    at: ({ x, y }) => [
      {
        type: 'part',
        part: 'group',
        span,
        label,
        ...(desc === undefined ? {} : { description: desc }),
        ...(link === undefined ? {} : { link }),
        children: [
          { type: 'rect', x, y, width: own, height, radius: 4, fill: `${tone}-fill` },
          ...title.at({ x: x + AIR, y: y + (height - title.height) / 2 }),
        ],
      },
    ],
  };
}

interface PlacedCell {
  readonly ground: Paint | undefined;
  readonly column: PlannedColumn;
  readonly block: Block;
  /** Height of its first line, px. */
  readonly lead: number;
}

export function rowBlock(row: MatrixRow, model: MatrixModel, plan: TablePlan, icons: IconLookup): Block {
  const label = labelBlock(row, plan.labels, icons);
  const cells = row.cells.flatMap((cell, i): readonly PlacedCell[] => {
    const column = plan.columns[i];
    if (column === undefined) return [];
    const tone = row.tones[i];
    // The ground of an empty cell shows that it is one.
    const block =
      tone !== undefined && cell.type === 'empty'
        ? NOTHING
        : cellBlock(cell, column.face, column.width - 2 * AIR, icons);
    const ground = tone === undefined ? heatGround(cell, plan) : tonePaint(tone);
    return [{ ground, column, block, lead: Math.min(block.height, cell.type === 'signs' ? CHIP : LINE) }];
  });
  // Next to a label of several lines, short cells are centred; next to a longer text all start at its first line.
  const isShort = cells.every(({ block }) => block.height <= CHIP);
  const lowest = cells.reduce(
    (most, { block, lead }) => Math.max(most, FIRST_LINE - lead / 2 + block.height),
    FIRST_LINE - LINE / 2 + label.height,
  );
  const height = Math.max(LEAST_ROW, snapUp(lowest + BELOW, 2));
  const { width } = plan;
  const labelTop = (y: number): number => (isShort ? y + (height - label.height) / 2 : y + FIRST_LINE - LINE / 2);
  return {
    width,
    height,
    at: ({ x, y }) => {
      const grounds = cells.flatMap(({ ground, column }): readonly SceneNode[] => {
        if (ground === undefined) return [];
        const inset = SEAM + (ground.strokeWidth ?? 0);
        return [
          {
            type: 'rect',
            x: x + column.left + inset / 2,
            y: y + inset / 2,
            width: column.width - inset,
            height: height - inset,
            radius: 3,
            ...ground,
          },
        ];
      });
      const words = cells.flatMap(({ block, column, lead }) =>
        block.at({
          x: x + column.left + AIR + SHARE[column.anchor] * (column.width - 2 * AIR - block.width),
          y: isShort ? y + (height - block.height) / 2 : y + FIRST_LINE - lead / 2,
        }),
      );
      const ground: readonly SceneNode[] =
        row.tone === undefined ? [] : [{ type: 'rect', x, y, width, height, radius: 4, fill: `${row.tone}-fill` }];
      return [
        {
          type: 'part',
          part: 'mark',
          span: row.span,
          label: rowInWords(row, model),
          ...(row.link === undefined ? {} : { link: row.link }),
          children: [...ground, ...grounds, ...label.at({ x: x + AIR, y: labelTop(y) }), ...words],
        },
      ];
    },
  };
}

function heatGround(cell: Cell, { heat }: TablePlan): Paint | undefined {
  return heat === undefined || cell.type !== 'number' ? undefined : { fill: heat.shadeOf(cell.value) };
}

function labelBlock({ label, sub, icon: name, tone }: MatrixRow, width: number, icons: IconLookup): Block {
  const icon = iconBlock(namedIcon(name, icons), ICON, tone === undefined ? 'secondary' : `${tone}-stroke`);
  const maxWidth = width - (icon === NOTHING ? 0 : ICON + ICON_GAP);
  const words = textBlock(
    [
      { text: label, style: EDGE_TEXT, fill: tone === undefined ? 'ink' : `${tone}-text`, maxWidth },
      ...(sub === undefined ? [] : [{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth } as const]),
    ],
    'start',
  );
  // The icon is next to the first line, however many follow.
  return icon === NOTHING ? words : inRow([{ ...icon, height: Math.max(ICON, words.height) }, words], ICON_GAP);
}
