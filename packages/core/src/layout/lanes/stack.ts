// Lays out layers. In: bands on top of one another, pillars beside them, their content, and lines. Out: all positions.
// Boxes fill their bands evenly; lines run between the bands and beside them, and around bands that hold neither end.

import type { Box, LayoutEdge, PlacedGroup, RoutedEdge } from '../graph.js';
import { Budget } from '../layered/budget.js';
import { known, nth } from '../layered/checked.js';
import { type DrawnGrid, drawGrid } from './draw-grid.js';
import type { Grid, GridBox, GridFrame, GridLine, SideCosts } from './grid.js';
import { X, Y } from './grid.js';
import type { PlacedBand } from './lane-graph.js';
import { columnFit, fitRows } from './stack-fit.js';
import { columnGaps, rowGaps } from './stack-gaps.js';
import { STACK_SPACING, type StackDrawing, type StackGraph, type StackNode, type StackSpacing } from './stack-graph.js';
import { gapsBetween, type LayerLines, layerLines, leftGap, routedLines, titleColumn } from './stack-lines.js';
import { readStack, type Stack, type StackSlot } from './stack-slots.js';

/** Step budget of one drawing. */
const STEPS = 3_000_000;

export function layoutStack(graph: StackGraph, spacing: StackSpacing = STACK_SPACING): StackDrawing {
  const budget = new Budget(STEPS);
  const stack = readStack(graph);
  const between = layerLines(graph);
  const { grid, lines } = gridOf(graph, stack, between, spacing);
  const drawn = drawGrid(grid, budget, (measured) => {
    const places = framesOf(stack, measured, spacing);
    return places.groups.map((box, i) => {
      const { width, height } = nth(stack.groups, i).item.title;
      return { x: box.x + spacing.inset, y: box.y + spacing.title, width, height };
    });
  });
  const { layers, pillars, groups } = framesOf(stack, drawn, spacing);
  const edges = lines.map(({ id }, i): RoutedEdge => ({ id, ...nth(drawn.routes, i) }));
  return {
    direction: 'down',
    width: drawn.length[X],
    height: drawn.length[Y],
    nodes: stack.nodes.map(({ item: { id } }, i) => ({ id, ...nth(drawn.boxes, i) })),
    edges: [...edges, ...routedLines(between, layers, edges)],
    groups: stack.groups.map(({ item: { id } }, i): PlacedGroup => ({ id, ...nth(groups, i) })),
    overlays: [],
    conflicts: [],
    degraded: budget.degraded,
    layers,
    pillars,
  };
}

function gridOf(
  graph: StackGraph,
  stack: Stack,
  between: LayerLines,
  spacing: StackSpacing,
): { readonly grid: Grid; readonly lines: readonly LayoutEdge[] } {
  const index = new Map(stack.nodes.map(({ item }, i) => [item.id, i]));
  const lines = graph.edges.filter(({ from, to }) => index.has(from) && index.has(to));
  const boxes = boxesOf(stack, lines, spacing);
  const titles = stack.titles(spacing);
  return {
    lines,
    grid: {
      line: spacing.line,
      air: spacing.air,
      reading: X,
      axes: [
        {
          count: stack.columns,
          gaps: leftGap(columnGaps(stack, spacing), stack, between),
          demands: [...titles[X], ...titleColumn(stack, between)],
          fit: columnFit(stack),
        },
        {
          count: stack.rows,
          gaps: gapsBetween(rowGaps(stack, spacing), stack, between),
          demands: titles[Y],
          fit: fitRows,
        },
      ],
      boxes,
      frames: gridFrames(stack),
      lines: lines.map(({ from, to, label, trunk }): GridLine => {
        const [a, b] = [known(index, from), known(index, to)];
        const costs = sideCosts(nth(stack.nodes, a), nth(stack.nodes, b));
        const more = { ...(label === undefined ? {} : { label }), ...(trunk === undefined ? {} : { trunk }) };
        return { from: a, to: b, ...costs, ...more };
      }),
    },
  };
}

/** Boxes of a row are as tall as its tallest, and as wide as their room and their text allow. */
function boxesOf(stack: Stack, lines: readonly LayoutEdge[], spacing: StackSpacing): readonly GridBox[] {
  const { nodes } = stack;
  const heights = new Map<string, number>();
  const widths = new Map<number, number>();
  const rowOf = ({ band, cells }: StackSlot): string => `${band} ${cells[Y].at}`;
  for (const slot of nodes) {
    const { width, height, outline } = slot.item;
    widths.set(slot.band, Math.max(width, widths.get(slot.band) ?? 0));
    if (outline !== 'diamond') heights.set(rowOf(slot), Math.max(height, heights.get(rowOf(slot)) ?? 0));
  }
  const fromAbove = linesFromAbove(nodes, lines);
  return nodes.map((slot): GridBox => {
    const { id, width, height, outline = 'box' } = slot.item;
    const { cells, band } = slot;
    if (outline === 'diamond') return { width, height, outline, cells };
    const most = Math.max(widths.get(band) ?? 0, spacing.widest);
    // Lines from above pass beside the title of a group.
    const lines = fromAbove.get(id) ?? 0;
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
function linesFromAbove(nodes: readonly StackSlot<StackNode>[], lines: readonly LayoutEdge[]): Map<string, number> {
  const top = new Map(nodes.map(({ item: { id }, cells }) => [id, cells[Y].at]));
  const counts = new Map<string, number>();
  for (const { from, to } of lines) {
    const [a, b] = [known(top, from), known(top, to)];
    if (a === b) continue;
    const lower = a > b ? from : to;
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return counts;
}

function sharedGaps({ regions }: Stack, { cells: [{ at, count }] }: StackSlot): readonly [boolean, boolean] {
  const region = regions.findLast((each) => each.at <= at);
  const end = region === undefined ? 0 : region.at + region.cuts.length - 1;
  return [region?.at !== at, at + count !== end];
}

function gridFrames({ bands, groups, nodes, blocked }: Stack): readonly GridFrame[] {
  const holds = (isIn: (slot: StackSlot) => boolean): ReadonlySet<number> =>
    new Set(nodes.flatMap((slot, i) => (isIn(slot) ? i : [])));
  return [
    ...bands.map(({ cells }, at) => ({ cells, holds: holds(({ band }) => band === at) })),
    ...groups.map(({ cells, item }) => ({ cells, holds: holds(({ within }) => within.includes(item)) })),
    ...blocked.map((cells) => ({ cells, holds: new Set<number>() })),
  ];
}

/** Lines between rows leave and arrive above and below; lines within a row and those of pillars at the sides. */
function sideCosts(from: StackSlot, to: StackSlot): { readonly leaving: SideCosts; readonly meeting: SideCosts } {
  const [a, b] = [from.cells[Y], to.cells[Y]];
  if (from.upright || to.upright) return { leaving: besideCosts(from), meeting: besideCosts(to) };
  if (a.at + a.count <= b.at) return { leaving: [140, 0, 140, 120], meeting: [140, 120, 140, 0] };
  if (b.at + b.count <= a.at) return { leaving: [140, 120, 140, 0], meeting: [140, 0, 140, 120] };
  return { leaving: [0, 20, 0, 30], meeting: [0, 20, 0, 30] };
}

/** In a pillar a title leaves no room beside it. */
function besideCosts({ upright, titleWidth }: StackSlot): SideCosts {
  return [0, 40, 0, upright && titleWidth > 0 ? BELOW_TITLE : 40];
}

/** Cost of a line that leaves a box towards the title above it, px. */
const BELOW_TITLE = 2_000;

interface Frames {
  readonly layers: readonly PlacedBand[];
  readonly pillars: readonly PlacedBand[];
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
  const placed = stack.bands.map((band): PlacedBand => {
    const box = bandBox(band);
    const [x] = band.cells;
    const header = band.upright
      ? { ...box, height: nth(cells[Y], 0).end - box.y }
      : { ...box, width: nth(cells[X], x.at).end - box.x };
    return { id: band.id, ...box, header };
  });
  return {
    layers: placed.filter((_, i) => !nth(stack.bands, i).upright),
    pillars: placed.filter((_, i) => nth(stack.bands, i).upright),
    groups: groupBoxes(stack, cells, spacing),
  };
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
