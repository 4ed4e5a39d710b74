// Lays out lanes. In: steps in lanes, perhaps in phases, and lines. Out: all positions. Columns follow the lines, lanes
// are bands of rows, and lines run in the gaps between; finally the whole is turned to its direction. If the direction
// is open, the better of rows and columns is taken, and a picture much longer than wide is also tried with hand-overs
// straight across.
import type { Box, FlowDirection, LayoutEdge, Point, RoutedEdge, Size } from '../graph.js';
import { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { SCREEN, TALLEST } from '../page.js';
import { countCrossings } from '../quality/crossings.js';
import { ranksOf, tied, tiesOf } from './beside.js';
import { type DrawnGrid, drawGrid } from './draw-grid.js';
import { fitCells, type Gap, type Grid, type GridBox, type GridLine, type SideCosts, X, Y } from './grid.js';
import type { LaneBand, LaneDrawing, LaneGraph, LaneSpacing, PlacedBand } from './lane-graph.js';
import type { Ranks } from './ranks.js';
import { type LaneRows, placeInRows } from './rows.js';
import { LANE_LONG, LANE_SPACING, LANE_STEPS } from './weights.js';

export function layoutLanes(graph: LaneGraph, spacing: LaneSpacing = LANE_SPACING): LaneDrawing {
  if (graph.direction !== 'auto') return inDirection(graph, graph.direction, spacing);
  const rows = inDirection(graph, 'right', spacing);
  if (strain(rows) === 0) return rows;
  const columns = inDirection(graph, 'down', spacing);
  return strain(columns) < strain(rows) ? columns : rows;
}

function inDirection(graph: LaneGraph, direction: FlowDirection, spacing: LaneSpacing): LaneDrawing {
  const plain = drawLanes(graph, direction, spacing, false);
  if (Math.max(plain.width / plain.height, plain.height / plain.width) <= LANE_LONG) return plain;
  const dropped = drawLanes(graph, direction, spacing, true);
  return cost(dropped) < cost(plain) ? dropped : plain;
}

/** How much a drawing exceeds the length or width of a page. */
function strain({ width, height }: Size): number {
  return (
    Math.max(0, width / height - LANE_LONG) + Math.max(0, height / width - TALLEST) + Math.max(0, width / SCREEN - 1)
  );
}

function cost(drawing: LaneDrawing): number {
  return 10 * strain(drawing) + countCrossings(drawing.edges);
}

function drawLanes(graph: LaneGraph, direction: FlowDirection, spacing: LaneSpacing, drops: boolean): LaneDrawing {
  const budget = new Budget(LANE_STEPS);
  const upright = direction === 'down' || direction === 'up';
  const turned = upright ? turnedGraph(graph) : graph;
  const ranks = ranksOf(turned, drops, budget);
  const rows = placeInRows(turned, ranks.columns, budget);
  const headers: Point = {
    x: longest(turned.lanes, 'width') + 2 * spacing.title,
    y: turned.phases.length === 0 ? 0 : longest(turned.phases, 'height') + 2 * spacing.title,
  };
  const ties = tiesOf(turned, rows.rows);
  const routed = { ...turned, edges: turned.edges.filter(({ id }) => !ties.has(id)) };
  const gridDrawing = drawGrid(gridOf(routed, ranks, rows, spacing, upright ? Y : X), budget, () => ({ titles: [] }));
  const mirrored = direction === 'left' || direction === 'up';
  const laid = assembled({ graph: turned, ties, gridDrawing, ranks, rows, headers, spacing, mirrored });
  const whole = upright ? turnedDrawing(laid) : laid;
  return { ...whole, direction, groups: [], overlays: [], conflicts: [], degraded: budget.degraded };
}

function longest(bands: readonly LaneBand[], side: keyof Size): number {
  return bands.reduce((most, { title }) => Math.max(most, title[side]), 0);
}

function turnedGraph(graph: LaneGraph): LaneGraph {
  const turn = <Of extends Size>(of: Of): Of => ({ ...of, width: of.height, height: of.width });
  return {
    ...graph,
    nodes: graph.nodes.map(turn),
    edges: graph.edges.map(
      (edge): LayoutEdge => (edge.label === undefined ? edge : { ...edge, label: turn(edge.label) }),
    ),
    lanes: graph.lanes.map((each) => ({ ...each, title: turn(each.title) })),
    phases: graph.phases.map((each) => ({ ...each, title: turn(each.title) })),
  };
}

function gridOf(
  graph: LaneGraph,
  ranks: Ranks,
  { rows, count, starts }: LaneRows,
  spacing: LaneSpacing,
  reading: Grid['reading'],
): Grid {
  const { nodes, edges, lanes, phases } = graph;
  const { approach, padding, border, sibling, step, line, air } = spacing;
  const index = new Map(nodes.map(({ id }, i) => [id, i]));
  const edge = (least: number): Gap => ({ before: approach, after: approach, least });
  const bordered: Gap = {
    before: padding,
    after: border + spacing.apart + padding,
    least: 2 * padding + spacing.apart,
    border: border + spacing.apart,
  };
  const newPhase = new Set(ranks.starts.slice(1));
  const columnGaps = Array.from({ length: ranks.count + 1 }, (_, i): Gap => {
    if (i === 0 || i === ranks.count) return edge(padding);
    return newPhase.has(i)
      ? { before: approach, after: border + approach, least: Math.max(step, 2 * approach + border), border }
      : { before: approach, after: approach, least: step };
  });
  const newLane = new Set(starts.slice(1));
  const rowGaps = Array.from({ length: count + 1 }, (_, i): Gap => {
    if (i === 0 || i === count) return { before: padding, after: padding, least: padding };
    return newLane.has(i) ? bordered : { before: approach, after: approach, least: sibling };
  });
  return {
    line,
    air,
    reading,
    frames: [],
    axes: [
      {
        count: ranks.count,
        gaps: columnGaps,
        demands: demandsOf(phases, ranks.starts, ranks.count, 'width', spacing),
        fit: fitCells,
      },
      { count, gaps: rowGaps, demands: demandsOf(lanes, starts, count, 'height', spacing), fit: fitCells },
    ],
    boxes: nodes.map(
      ({ width, height, outline }, i): GridBox => ({
        width,
        height,
        outline: outline ?? 'box',
        cells: [
          { at: nth(ranks.columns, i), count: 1 },
          { at: nth(rows, i), count: 1 },
        ],
      }),
    ),
    lines: edges.flatMap(({ from, to, label, trunk }): GridLine[] => {
      const [a, b] = [index.get(from), index.get(to)];
      if (a === undefined || b === undefined) return [];
      const costs = sideCosts(nth(ranks.columns, b) - nth(ranks.columns, a));
      const more = { ...(label === undefined ? {} : { label }), ...(trunk === undefined ? {} : { trunk }) };
      return [{ from: a, to: b, ...costs, ...more }];
    }),
  };
}

/** A band is as long as its title, plus what the borders take at both ends. */
function demandsOf(
  bands: readonly LaneBand[],
  starts: readonly number[],
  count: number,
  side: keyof Size,
  { title, padding }: LaneSpacing,
): Grid['axes'][0]['demands'] {
  return bands.map((band, i) => {
    const at = nth(starts, i);
    return { at, count: (starts[i + 1] ?? count) - at, length: band.title[side] + 2 * (title - padding) };
  });
}

/** Forward lines leave at the far side and arrive at the near one; backward lines go around. */
function sideCosts(columns: number): { readonly leaving: SideCosts; readonly meeting: SideCosts } {
  if (columns > 0) return { leaving: [0, 60, 200, 60], meeting: [200, 40, 0, 40] };
  if (columns < 0) return { leaving: [90, 0, 60, 0], meeting: [60, 0, 90, 0] };
  return { leaving: [20, 0, 60, 0], meeting: [20, 0, 60, 0] };
}

interface Laid {
  readonly graph: LaneGraph;
  /** Lines that are not on the grid. */
  readonly ties: ReadonlySet<string>;
  readonly gridDrawing: DrawnGrid;
  readonly ranks: Ranks;
  readonly rows: LaneRows;
  readonly headers: Point;
  readonly spacing: LaneSpacing;
  readonly mirrored: boolean;
}

type Whole = Size & Pick<LaneDrawing, 'nodes' | 'edges' | 'lanes' | 'phases'>;

function assembled({ graph, ties, gridDrawing, ranks, rows, headers, spacing, mirrored }: Laid): Whole {
  const [length, breadth] = gridDrawing.length;
  const width = headers.x + length;
  const flip = (x: number, size: number): number => headers.x + (mirrored ? length - x - size : x);
  const box = <B extends Box>(of: B): B => ({ ...of, x: flip(of.x, of.width), y: of.y + headers.y });
  const point = ({ x, y }: Point): Point => ({ x: flip(x, 0), y: y + headers.y });
  const laneEnds = borders(gridDrawing, Y, rows.starts, spacing, breadth + spacing.apart);
  const phaseEnds = borders(gridDrawing, X, ranks.starts, spacing, length);
  const lanes = graph.lanes.map(({ id }, i): PlacedBand => {
    const [from, to] = [nth(laneEnds, i), nth(laneEnds, i + 1) - spacing.apart];
    const y = headers.y + from;
    const header = { x: 0, y, width: headers.x, height: to - from };
    return { id, x: 0, y, width, height: to - from, header };
  });
  const phases = graph.phases.map(({ id }, i): PlacedBand => {
    const [from, to] = [nth(phaseEnds, i), nth(phaseEnds, i + 1)];
    const x = flip(from, to - from);
    const header = { x, y: 0, width: to - from, height: headers.y };
    return { id, x, y: 0, width: to - from, height: headers.y + breadth, header };
  });
  const known = new Set(graph.nodes.map(({ id }) => id));
  const drawnEdges = graph.edges.filter(({ from, to }) => known.has(from) && known.has(to));
  const inGrid = drawnEdges.filter(({ id }) => !ties.has(id));
  const routes = new Map(inGrid.map(({ id }, i) => [id, nth(gridDrawing.routes, i)]));
  const boxes = new Map(graph.nodes.map(({ id }, i) => [id, nth(gridDrawing.boxes, i)]));
  return {
    width,
    height: headers.y + breadth,
    nodes: graph.nodes.map(({ id }, i) => ({ id, ...box(nth(gridDrawing.boxes, i)) })),
    edges: drawnEdges.map((edge): RoutedEdge => {
      const { id } = edge;
      const { points, label } = routes.get(id) ?? tied(edge, boxes, gridDrawing.routes);
      return { id, points: points.map(point), ...(label === undefined ? {} : { label: box(label) }) };
    }),
    lanes,
    phases,
  };
}

/** Where bands that begin in these cells begin and the last one ends. */
function borders(
  gridDrawing: DrawnGrid,
  axis: typeof X | typeof Y,
  starts: readonly number[],
  { border, apart }: LaneSpacing,
  end: number,
): readonly number[] {
  return [
    0,
    ...starts.slice(1).map((at) => nth(gridDrawing.gaps[axis], at).rest + border + (axis === Y ? apart : 0)),
    end,
  ];
}

function turnedDrawing({ width, height, nodes, edges, lanes, phases }: Whole): Whole {
  const box = <B extends Box>(of: B): B => ({ ...of, x: of.y, y: of.x, width: of.height, height: of.width });
  const band = (of: PlacedBand): PlacedBand => ({ ...box(of), header: box(of.header) });
  return {
    width: height,
    height: width,
    nodes: nodes.map(box),
    edges: edges.map(({ id, points, label }) => ({
      id,
      points: points.map(({ x, y }) => ({ x: y, y: x })),
      ...(label === undefined ? {} : { label: box(label) }),
    })),
    lanes: lanes.map(band),
    phases: phases.map(band),
  };
}
