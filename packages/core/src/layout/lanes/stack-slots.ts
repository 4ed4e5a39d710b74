// Layers as cells of a grid. In: bands, pillars and their content. Out: the columns and rows of each. Every layer's
// boxes divide its width at shares of its own; all these cuts together are the columns. Pillars are divided by
// themselves, and a pillar with more boxes than the layers have rows gives spare rows to the tallest layers.
import { nth } from '../layered/checked.js';
import type { Cells, Demand } from './grid.js';
import { countNodes, isNodeSlot, rowsNeeded, type Slot, slotsOf } from './slots.js';
import type { StackBand, StackGraph, StackGroup, StackItem, StackNode, StackSpacing } from './stack-graph.js';
import { STACK_EMPTY, TALL_PILLAR, WHOLE } from './weights.js';

export interface StackSlot<Item extends StackItem = StackItem> {
  readonly item: Item;
  /** Index of the band. */
  readonly band: number;
  readonly cells: readonly [Cells, Cells];
  readonly within: readonly StackGroup[];
  readonly upright: boolean;
  /** px of the titles above it: the widest one among the groups whose upper left corner it occupies. */
  readonly titleWidth: number;
}

export interface BandCells {
  readonly id: string;
  readonly upright: boolean;
  readonly cells: readonly [Cells, Cells];
}

/** Columns that share one width: where each begins, in sixtieths, and the end. */
export interface Region {
  readonly at: number;
  readonly cuts: readonly number[];
}

export interface Stack {
  readonly columns: number;
  readonly rows: number;
  readonly regions: readonly Region[];
  readonly bands: readonly BandCells[];
  readonly nodes: readonly StackSlot<StackNode>[];
  readonly groups: readonly StackSlot<StackGroup>[];
  /** Cells of titles. */
  readonly blocked: readonly (readonly [Cells, Cells])[];
  /** What titles need, by axis. */
  readonly titles: (spacing: StackSpacing) => readonly [readonly Demand[], readonly Demand[]];
}

interface Cut {
  readonly of: StackBand;
  readonly upright: boolean;
  readonly row: number;
  readonly rows: number;
  readonly slots: readonly Slot[];
}

export function readStack(graph: StackGraph): Stack {
  const pillars = [...graph.left, ...graph.right];
  const head = pillars.length > 0 ? 1 : 0;
  const sizes = graph.layers.map(({ items }) => Math.max(1, rowsNeeded(items)));
  const own = sizes.reduce((sum, each) => sum + each, 0);
  const most = Math.max(own, 1, ...pillars.map(({ items }) => rowsNeeded(items, pillarWidth(items))));
  const heights = graph.layers.map(({ items }) => highest(items));
  for (let i = own; i < most && sizes.length > 0; i++) {
    const room = heights.map((height, at) => height / (nth(sizes, at) + 1));
    const at = room.indexOf(Math.max(...room));
    sizes[at] = nth(sizes, at) + 1;
  }
  const rows = head + most;
  const upright = (of: StackBand): Cut => ({
    of,
    upright: true,
    row: 0,
    rows,
    slots: slotsOf(of.items, most, pillarWidth(of.items)).map((slot) => ({ ...slot, row: slot.row + head })),
  });
  let row = 0;
  const level = graph.layers.map((of, i): Cut => {
    const height = nth(sizes, i) + (i === 0 ? head : 0);
    const cut = {
      of,
      upright: false,
      row,
      rows: height,
      slots: shifted(slotsOf(of.items, nth(sizes, i)), row, i === 0 ? head : 0),
    };
    row += height;
    return cut;
  });
  return asCells(graph.left.map(upright), level, graph.right.map(upright), rows);
}

/** px that stacked items need, roughly: shows which layers have room beside a pillar. */
function highest(items: readonly StackItem[]): number {
  const each = items.map((item) => (item.is === 'node' ? item.height : item.title.height + highest(item.items)));
  return rowsNeeded(items) * Math.max(STACK_EMPTY, ...each);
}

function pillarWidth(items: readonly StackItem[]): number {
  return Math.max(1, Math.ceil(countNodes(items) / TALL_PILLAR));
}

/** The first row of the first layer takes the row of the pillars' titles too. */
function shifted(slots: readonly Slot[], row: number, head: number): readonly Slot[] {
  return slots.map((slot) => {
    const isFirst = slot.row === 0;
    return { ...slot, row: row + slot.row + (isFirst ? 0 : head), rows: slot.rows + (isFirst ? head : 0) };
  });
}

function asCells(left: readonly Cut[], level: readonly Cut[], right: readonly Cut[], rows: number): Stack {
  const regions: Region[] = [];
  let columns = 0;
  const region = (cuts: readonly Cut[]): Region => {
    const at = new Set([0, WHOLE, ...cuts.flatMap(({ slots }) => slots.flatMap(({ from, to }) => [from, to]))]);
    const entry = { at: columns, cuts: [...at].sort((a, b) => a - b) };
    columns += entry.cuts.length - 1;
    regions.push(entry);
    return entry;
  };
  const bands: BandCells[] = [];
  const nodes: StackSlot<StackNode>[] = [];
  const groups: StackSlot<StackGroup>[] = [];
  const blocked: (readonly [Cells, Cells])[] = [];
  const add = ({ of, upright, row, rows: count, slots }: Cut, { at, cuts }: Region, before: number): void => {
    const band = bands.length;
    const x = { at: at - before, count: cuts.length - 1 + before };
    bands.push({ id: of.id, upright, cells: [x, { at: row, count }] });
    blocked.push(
      upright
        ? [x, { at: 0, count: 1 }]
        : [
            { at: at - 1, count: 1 },
            { at: row, count },
          ],
    );
    for (const slot of slots) {
      const from = cuts.indexOf(slot.from);
      const cells = [
        { at: at + from, count: Math.max(1, cuts.indexOf(slot.to) - from) },
        { at: slot.row, count: slot.rows },
      ] as const;
      const common = {
        band,
        cells,
        within: slot.within,
        upright,
        titleWidth: titlesAbove(slot, slots),
      };
      if (isNodeSlot(slot)) nodes.push({ ...common, item: slot.item });
      else if (slot.item.is === 'group') groups.push({ ...common, item: slot.item });
    }
  };
  for (const cut of left) add(cut, region([cut]), 0);
  const titles = level.length > 0 ? region([]) : undefined;
  const inner = level.length > 0 ? region(level) : undefined;
  if (inner !== undefined) for (const cut of level) add(cut, inner, 1);
  for (const cut of right) add(cut, region([cut]), 0);
  return {
    columns,
    rows,
    regions,
    bands,
    nodes,
    groups,
    blocked,
    titles: (spacing) => titleDemands([...left, ...level, ...right], bands, groups, titles?.at, spacing),
  };
}

function titlesAbove({ within, from, row }: Slot, slots: readonly Slot[]): number {
  const around = slots.filter(
    ({ item, from: left, row: top }) => item.is === 'group' && within.includes(item) && left === from && top === row,
  );
  return around.reduce((most, { item }) => (item.is === 'group' ? Math.max(most, item.title.width) : most), 0);
}

function titleDemands(
  cuts: readonly Cut[],
  bands: readonly BandCells[],
  groups: readonly StackSlot<StackGroup>[],
  column: number | undefined,
  { title, padding }: StackSpacing,
): readonly [readonly Demand[], readonly Demand[]] {
  const along: Demand[] = [];
  const down: Demand[] = [];
  cuts.forEach(({ of, upright, slots }, i) => {
    const [x, y] = nth(bands, i).cells;
    const { width, height } = of.title;
    if (upright) {
      along.push({ ...x, length: width + 2 * (title - padding) });
      down.push({ at: 0, count: 1, length: Math.max(0, height + 2 * title - padding) });
    } else {
      along.push({ at: column ?? 0, count: 1, length: width + 2 * title });
      down.push({ ...y, length: Math.max(height + 2 * (title - padding), slots.length === 0 ? STACK_EMPTY : 0) });
    }
  });
  for (const { cells, item } of groups) {
    along.push({ ...cells[0], length: item.title.width });
    if (item.items.length === 0) down.push({ ...cells[1], length: STACK_EMPTY / 2 });
  }
  return [along, down];
}
