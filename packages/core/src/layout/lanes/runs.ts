// Paths of lines as movable runs. In: the grid and the paths. Out: for each line its runs, each with its anchor (a
// box's port, a free cell's middle, a track of a gap), the ordered ports of every box's sides, and the boxes with room
// for them.
import { nth } from '../layered/checked.js';
import { type Axis, type Grid, middleOf, otherAxis, SIDES, type Side, X, Y } from './grid.js';
import type { Stretch, Way } from './search.js';
import { LANE_LABEL_AIR, LANE_PORT_CORNER, LANE_PORTS_APART } from './weights.js';

export interface Run extends Stretch {
  readonly line: number;
  /** Its index in its line. */
  readonly place: number;
  /** For runs in a gap: from the gap's start. */
  track: number;
}

export interface Port {
  readonly line: number;
  readonly atStart: boolean;
  readonly box: number;
  readonly side: Side;
  /** From the middle of the side, px. */
  offset: number;
}

export interface Routes {
  readonly ways: readonly Way[];
  /** By line. */
  readonly runs: readonly (readonly Run[])[];
  /** By line: where it leaves, where it arrives. */
  readonly ports: readonly (readonly [Port, Port])[];
  /** By box and axis, the length its ports need, px. */
  readonly needs: readonly (readonly [number, number])[];
}

export function readRoutes(grid: Grid, ways: readonly Way[]): Routes {
  const runs = ways.map((way, line) =>
    way.stretches.map((stretch, place): Run => ({ ...stretch, line, place, track: 0 })),
  );
  const ports = ways.map((way, line): readonly [Port, Port] => {
    const { from, to } = nth(grid.lines, line);
    return [
      { line, atStart: true, box: from, side: way.start, offset: 0 },
      { line, atStart: false, box: to, side: way.end, offset: 0 },
    ];
  });
  const needs = grid.boxes.map((): [number, number] => [0, 0]);
  const bySide = new Map<number, Port[]>();
  for (const pair of ports) {
    for (const port of pair) {
      const key = 4 * port.box + port.side;
      const list = bySide.get(key);
      if (list === undefined) bySide.set(key, [port]);
      else list.push(port);
    }
  }
  const isAlone = ({ box, side }: Port): boolean => bySide.get(4 * box + side)?.length === 1;
  const isDiamond = ({ box }: Port): boolean => nth(grid.boxes, box).outline === 'diamond';
  const isFree = (port: Port): boolean => {
    const end = otherEnd(port, ports);
    return !isAlone(port) && isAlone(end) && !isDiamond(end);
  };
  const need = ({ box, side }: Port, extent: number): void => {
    const along = otherAxis(SIDES[side].axis);
    nth(needs, box)[along] = Math.max(nth(needs, box)[along], extent);
  };
  for (const list of bySide.values()) need(nth(list, 0), spread(grid, list, { runs, ports }, isFree));
  for (const port of ports.flat()) {
    if (!isStraight(port, runs) || !isFree(port) || port.offset === 0) continue;
    const end = otherEnd(port, ports);
    end.offset = port.offset;
    need(end, 2 * (Math.abs(end.offset) + LANE_PORT_CORNER));
  }
  return { ways, runs, ports, needs };
}

function otherEnd({ line, atStart }: Port, ports: Routes['ports']): Port {
  return nth(ports, line)[atStart ? 1 : 0];
}

/**
 * Sets the ports of a side and returns the length that the side needs for them. A straight line stays in the middle. If
 * the box is too short for that, all ports are centred, provided that nothing else arrives at the far end of that line,
 * which then moves instead, unless it is a corner.
 */
function spread(
  grid: Grid,
  ports: readonly Port[],
  routes: Pick<Routes, 'runs' | 'ports'>,
  isFree: (port: Port) => boolean,
): number {
  const { box, side } = nth(ports, 0);
  const { cells, width, height } = nth(grid.boxes, box);
  const along = otherAxis(SIDES[side].axis);
  const own = middleOf(cells[along]);
  const keyed = ports.map((port) => ({ port, key: keyOf(port, routes, own), stroke: strokeOf(grid, port) }));
  if (keyed.every(({ stroke }) => stroke !== undefined && stroke === keyed[0]?.stroke)) return 0;
  keyed.sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.port.line - b.port.line);
  let at = 0;
  const joined = new Map<string, number>();
  let last: Port | undefined;
  for (const { port, stroke } of keyed) {
    const known = stroke === undefined ? undefined : joined.get(stroke);
    if (known === undefined && last !== undefined) at += distance(grid, along, last, port);
    port.offset = known ?? at;
    if (known !== undefined) continue;
    last = port;
    if (stroke !== undefined) joined.set(stroke, at);
  }
  const straight = cornerOf(grid, ports) ?? keyed.find(({ port }) => isStraight(port, routes.runs))?.port;
  const isTight = (middle: number): boolean => lengthFor(at, middle) > (along === X ? width : height);
  const middle = straight === undefined || (isFree(straight) && isTight(straight.offset)) ? at / 2 : straight.offset;
  for (const { port } of keyed) port.offset -= middle;
  return ports.length === 1 ? 0 : lengthFor(at, middle);
}

/** The port that stays at the corner of a diamond if others there are of lines that are cut in front of it. */
function cornerOf({ boxes, lines }: Grid, ports: readonly Port[]): Port | undefined {
  const isCut = ({ line }: Port): boolean => nth(lines, line).cut === true;
  if (nth(boxes, nth(ports, 0).box).outline !== 'diamond' || !ports.some(isCut)) return undefined;
  return ports.find((port) => !isCut(port));
}

/** What lines that arrive at one corner of a diamond have in common if they can arrive there as one. */
function strokeOf({ boxes, lines }: Grid, { line, box, atStart }: Port): string | undefined {
  return atStart || nth(boxes, box).outline !== 'diamond' ? undefined : nth(lines, line).trunk;
}

/** For a side whose ports take that extent, with its middle at that point among them. */
function lengthFor(extent: number, middle: number): number {
  return 2 * (Math.max(middle, extent - middle) + LANE_PORT_CORNER);
}

function isStraight({ line }: Port, runs: readonly (readonly Run[])[]): boolean {
  return nth(runs, line).length === 1;
}

/**
 * The position of a port on its side, seen along it: lines that turn back and away from the box, the farthest first;
 * those that come around to its side again, the farthest last, as they enclose the others; straight lines; and the same
 * in reverse for lines that turn forward.
 */
function keyOf(
  { line, atStart, side }: Port,
  routes: Pick<Routes, 'runs' | 'ports'>,
  own: number,
): readonly [number, number] {
  const list = nth(routes.runs, line);
  if (list.length === 1) return [0, 0];
  const next = nth(list, atStart ? 1 : list.length - 2);
  const far = atStart ? next.to : next.from;
  const beyond = list[atStart ? 2 : list.length - 3];
  const end = nth(routes.ports, line)[atStart ? 1 : 0];
  const reach = beyond === undefined ? 0 : atStart ? beyond.to - beyond.from : beyond.from - beyond.to;
  const onward = reach !== 0 ? Math.sign(reach) : beyond === undefined ? 0 : -SIDES[end.side].sign;
  const isRound = onward === -SIDES[side].sign;
  if (far < own) return isRound ? [-1, -far] : [-2, far];
  return isRound ? [1, -far] : [2, far];
}

function distance(grid: Grid, along: Axis, a: Port, b: Port): number {
  const [one, other] = [labelAcross(grid, along, a), labelAcross(grid, along, b)];
  return Math.max(LANE_PORTS_APART, one + other === 0 ? 0 : one / 2 + other / 2 + LANE_LABEL_AIR);
}

/** How much of a side the label of a line that leaves there takes. */
function labelAcross(grid: Grid, along: Axis, { line, atStart }: Port): number {
  const { label } = nth(grid.lines, line);
  if (label === undefined || !atStart) return 0;
  return along === X ? label.width : label.height;
}

/** Which neighbour of a run precedes its corridor, seen along the other axis: -1 before, 1 after. */
export function sideOfEnd(
  routes: Routes,
  run: Run,
  atStart: boolean,
): { readonly neighbour: Run; readonly behind: boolean } {
  const list = nth(routes.runs, run.line);
  const neighbour = nth(list, run.place + (atStart ? -1 : 1));
  const far = atStart ? neighbour.from : neighbour.to;
  if (far !== run.corridor) return { neighbour, behind: far > run.corridor };
  const port = nth(routes.ports, run.line)[atStart ? 0 : 1];
  return { neighbour, behind: SIDES[port.side].sign < 0 };
}

export function axisOfGap(run: Run): Axis {
  return run.axis === X ? Y : X;
}
