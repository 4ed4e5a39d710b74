// Lays out layers. In: bands on top of one another, pillars beside them, their content, and lines. Out: all positions.
// Boxes fill their bands evenly; lines run between the bands and beside them, and around bands that hold neither end.

import type { Box, PlacedGroup, RoutedEdge } from '../graph.js';
import { Budget } from '../layered/budget.js';
import { known, nth } from '../layered/checked.js';
import { type DrawnGrid, drawGrid } from './draw-grid.js';
import type { Grid, GridBox, GridFrame, GridLine } from './grid.js';
import { X, Y } from './grid.js';
import type { PlacedBand } from './lane-graph.js';
import { sideCosts } from './stack-costs.js';
import { aroundLabel, cutRoutes } from './stack-cuts.js';
import { gapsAtEnds, type StackLine, type StackLines, stackLines } from './stack-ends.js';
import { columnFit, fitRows } from './stack-fit.js';
import { columnGaps, rowGaps } from './stack-gaps.js';
import type { StackDrawing, StackGraph, StackSpacing } from './stack-graph.js';
import { gapsBetween, type LayerLines, layerLines, leftGap, routedLines, titleColumn } from './stack-lines.js';
import { readStack, type Stack, type StackSlot } from './stack-slots.js';
import { STACK_SPACING, STACK_STEPS } from './weights.js';

export function layoutStack(graph: StackGraph, spacing: StackSpacing = STACK_SPACING): StackDrawing {
  const budget = new Budget(STACK_STEPS);
  const stack = readStack(graph);
  const between = layerLines(graph);
  const ends = stackLines(graph, stack);
  const grid = gridOf(stack, between, ends, spacing);
  const gridDrawing = drawGrid(grid, budget, (measured) => {
    const { bands, groups } = framesOf(stack, measured, spacing);
    const obstacles = { bands, groups, nodes: measured.boxes.slice(0, stack.nodes.length) };
    return {
      titles: groups.map((box, i) => {
        const { width, height } = nth(stack.groups, i).item.title;
        return { x: box.x + spacing.inset, y: box.y + spacing.title, width, height };
      }),
      outside: (line) => aroundLabel(nth(ends.lines, line), stack, bands),
      cut: (routes) => cutRoutes(ends.lines, routes, obstacles),
    };
  });
  const { bands, groups } = framesOf(stack, gridDrawing, spacing);
  const layers = bands.filter((_, i) => !nth(stack.bands, i).upright);
  const edges = ends.lines.map(({ edge: { id }, turned }, i): RoutedEdge => {
    const route = nth(gridDrawing.routes, i);
    return { id, ...route, points: turned ? route.points.toReversed() : route.points };
  });
  return {
    direction: 'down',
    width: gridDrawing.length[X],
    height: gridDrawing.length[Y],
    nodes: stack.nodes.map(({ item: { id } }, i) => ({ id, ...nth(gridDrawing.boxes, i) })),
    edges: [...edges, ...routedLines(between, layers, edges)],
    groups: stack.groups.map(({ item: { id } }, i): PlacedGroup => ({ id, ...nth(groups, i) })),
    overlays: [],
    conflicts: [],
    degraded: budget.degraded,
    layers,
    pillars: bands.filter((_, i) => nth(stack.bands, i).upright),
  };
}

function gridOf(stack: Stack, between: LayerLines, ends: StackLines, spacing: StackSpacing): Grid {
  const titles = stack.titles(spacing);
  const [columns, rows] = [columnGaps(stack, spacing), rowGaps(stack, spacing)];
  return {
    line: spacing.line,
    air: spacing.air,
    reading: X,
    axes: [
      {
        count: stack.columns,
        gaps: leftGap(gapsAtEnds(columns, X, stack, ends, spacing), stack, between),
        demands: [...titles[X], ...titleColumn(stack, between)],
        fit: columnFit(stack),
      },
      {
        count: stack.rows,
        gaps: gapsBetween(gapsAtEnds(rows, Y, stack, ends, spacing), stack, between),
        demands: titles[Y],
        fit: fitRows,
      },
    ],
    boxes: [...boxesOf(stack, ends, spacing), ...ends.standIns.map(({ box }) => box)],
    frames: gridFrames(stack, ends),
    lines: ends.lines.map(({ edge: { label, trunk }, from, to, costs }): GridLine => {
      const more = { ...(label === undefined ? {} : { label }), ...(trunk === undefined || costs ? {} : { trunk }) };
      const at =
        costs === undefined ? sideCosts(nth(stack.nodes, from), nth(stack.nodes, to)) : { ...costs, cut: true };
      return { from, to, ...at, ...more };
    }),
  };
}

/** Boxes of a row are as tall as its tallest, and as wide as their room and their text allow. */
function boxesOf(stack: Stack, { lines }: StackLines, spacing: StackSpacing): readonly GridBox[] {
  const { nodes, bands } = stack;
  const heights = new Map<string, number>();
  const widths = new Map<number, number>();
  const rowOf = ({ band, cells }: StackSlot): string => `${band} ${cells[Y].at}`;
  for (const slot of nodes) {
    const { width, height, outline } = slot.item;
    widths.set(slot.band, Math.max(width, widths.get(slot.band) ?? 0));
    if (outline !== 'diamond') heights.set(rowOf(slot), Math.max(height, heights.get(rowOf(slot)) ?? 0));
  }
  const fromAbove = linesFromAbove({ nodes, bands }, lines);
  return nodes.map((slot, i): GridBox => {
    const { width, height, outline = 'box' } = slot.item;
    const { cells, band } = slot;
    if (outline === 'diamond') return { width, height, outline, cells };
    const most = Math.max(widths.get(band) ?? 0, spacing.widest);
    // Lines from above pass beside the title of a group.
    const lines = fromAbove.get(i) ?? 0;
    const title = lines > 0 && slot.titleWidth > 0 && !slot.upright ? 2 * (slot.titleWidth + lines * spacing.line) : 0;
    return {
      width: Math.max(width, Math.min(title, 2 * spacing.widest)),
      height: heights.get(rowOf(slot)) ?? height,
      outline,
      cells,
      fill: { most, family: band, shared: sharedGaps(stack, slot) },
    };
  });
}

/** By box, the lines to boxes above it. */
function linesFromAbove(
  { nodes, bands }: Pick<Stack, 'nodes' | 'bands'>,
  lines: readonly StackLine[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { from, to, fromBand, toBand } of lines) {
    if (fromBand !== undefined) continue;
    const [a, b] = [nth(nodes, from), toBand === undefined ? nth(nodes, to) : nth(bands, toBand)];
    const by = a.cells[Y].at - b.cells[Y].at;
    if (by === 0 || (toBand !== undefined && (by < 0 || b.upright))) continue;
    const lower = by > 0 ? from : to;
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return counts;
}

function sharedGaps({ regions }: Stack, { cells: [{ at, count }] }: StackSlot): readonly [boolean, boolean] {
  const region = regions.findLast((each) => each.at <= at);
  const end = region === undefined ? 0 : region.at + region.cuts.length - 1;
  return [region?.at !== at, at + count !== end];
}

function gridFrames({ bands, groups, nodes, blocked }: Stack, { standIns }: StackLines): readonly GridFrame[] {
  const holds = (isIn: (slot: StackSlot) => boolean): ReadonlySet<number> =>
    new Set(nodes.flatMap((slot, i) => (isIn(slot) ? i : [])));
  return [
    ...bands.map(({ cells }, at) => {
      const without = standIns.flatMap(({ band }, i) => (band === at ? nodes.length + i : []));
      return { cells, holds: new Set([...holds(({ band }) => band === at), ...without]) };
    }),
    ...groups.map(({ cells, item }) => ({ cells, holds: holds(({ within }) => within.includes(item)) })),
    ...blocked.map((cells) => ({ cells, holds: new Set<number>() })),
  ];
}

interface Frames {
  readonly bands: readonly PlacedBand[];
  readonly groups: readonly Box[];
}

type Places = Pick<DrawnGrid, 'cells' | 'gaps'>;

function framesOf(stack: Stack, { cells, gaps }: Places, spacing: StackSpacing): Frames {
  const leads = columnGaps(stack, spacing);
  const above = rowGaps(stack, spacing);
  const bandBox = ({ cells: [x, y], upright }: Stack['bands'][number]): Box => {
    const left = upright ? nth(gaps[X], x.at).end - (leads[x.at]?.tail ?? 0) : nth(cells[X], x.at).start;
    const after = x.at + x.count;
    const right = nth(gaps[X], after).start + (leads[after]?.lead ?? 0);
    const top = nth(gaps[Y], y.at).end - (above[y.at]?.tail ?? 0);
    const bottom = nth(gaps[Y], y.at + y.count).start + (above[y.at + y.count]?.lead ?? 0);
    return { x: left, y: top, width: right - left, height: bottom - top };
  };
  const bands = stack.bands.map((band): PlacedBand => {
    const box = bandBox(band);
    const [x] = band.cells;
    const header = band.upright
      ? { ...box, height: nth(cells[Y], 0).end - box.y }
      : { ...box, width: nth(cells[X], x.at).end - box.x };
    return { id: band.id, ...box, header };
  });
  return { bands, groups: groupBoxes(stack, cells, spacing) };
}

/** From the inside out: a group's content, with the group's inset around it and its title above. */
function groupBoxes(stack: Stack, cells: Places['cells'], { inset, title }: StackSpacing): readonly Box[] {
  const boxes = new Map<object, Box>();
  const places = stack.groups;
  for (const slot of places.toReversed()) {
    const inner: Box[] = places.flatMap(({ item, within }) =>
      within.at(-1) === slot.item ? (boxes.get(item) ?? []) : [],
    );
    for (const node of stack.nodes) if (node.within.at(-1) === slot.item) inner.push(cellBox(node.cells, cells));
    const all = inner.length === 0 ? [cellBox(slot.cells, cells)] : inner;
    const left = Math.min(...all.map(({ x }) => x)) - inset;
    const top = Math.min(...all.map(({ y }) => y)) - slot.item.title.height - 2 * title;
    const right = Math.max(...all.map(({ x, width }) => x + width)) + inset;
    const bottom = Math.max(...all.map(({ y, height }) => y + height)) + inset;
    boxes.set(slot.item, { x: left, y: top, width: right - left, height: bottom - top });
  }
  return places.map(({ item }) => known(boxes, item));
}

function cellBox([x, y]: StackSlot['cells'], cells: Places['cells']): Box {
  const [left, right] = [nth(cells[X], x.at).start, nth(cells[X], x.at + x.count - 1).end];
  const [top, bottom] = [nth(cells[Y], y.at).start, nth(cells[Y], y.at + y.count - 1).end];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
