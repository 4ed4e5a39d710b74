// Finds the paths of lines through a grid. In: the grid. Out: for each line the corridors it runs in. A path costs its
// length, its bends, the lines it crosses and the cost of its sides; a free cell lets one line pass per direction, gaps
// any number. A* over the crossings of corridors; lines that can run straight come first, then those of near boxes. All
// work is counted in steps.
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { Heap } from '../layered/solve/heap.js';
import { ALL_SIDES, type Axis, type Grid, type GridBox, middleOf, otherAxis, SIDES, type Side, X, Y } from './grid.js';
import {
  LANE_BEND,
  LANE_COMPANY,
  LANE_CROSSING,
  LANE_FAR,
  LANE_GAP,
  LANE_JOINED_CORNER,
  LANE_USED,
  LANE_USED_CORNER,
} from './weights.js';

/** Corridor `corridor` of the axis across, from one corridor of `axis` to another. */
export interface Stretch {
  /** The axis it runs along. */
  readonly axis: Axis;
  readonly corridor: number;
  readonly from: number;
  readonly to: number;
}

export interface Way {
  readonly start: Side;
  readonly end: Side;
  /** Alternately along x and y; the first leaves through `start`, the last arrives at `end`. */
  readonly stretches: readonly Stretch[];
}

/** By line; once the budget is exhausted, the rest take the gaps beside their boxes, whatever they cross. */
export function findWays(grid: Grid, budget: Budget): readonly Way[] {
  const search = new Search(grid, budget);
  const rank = grid.lines.map(
    (line, i) => (line.cut ? 2 : isLevel(grid, line) ? 0 : 1) * LANE_FAR + search.distance(i),
  );
  const order = grid.lines.map((_, i) => i).sort((a, b) => nth(rank, a) - nth(rank, b) || a - b);
  const ways = new Map(order.map((line) => [line, search.find(line)]));
  return grid.lines.map((line, i) => ways.get(i) ?? plainWay(grid, line));
}

/** Lines between boxes of one row or column can run straight, so they come first. */
function isLevel({ boxes }: Grid, { from, to }: Grid['lines'][number]): boolean {
  const [a, b] = [nth(boxes, from).cells, nth(boxes, to).cells];
  return ([X, Y] as const).some((axis) => a[axis].at === b[axis].at && a[axis].count === b[axis].count);
}

/** Out at the right, along the gap above the target box, and in at the left. */
function plainWay({ boxes }: Grid, { from, to }: Grid['lines'][number]): Way {
  const [a, b] = [nth(boxes, from).cells, nth(boxes, to).cells];
  const [x1, x2] = [2 * (a[X].at + a[X].count), 2 * b[X].at];
  const [y1, y2, above] = [middleOf(a[Y]), middleOf(b[Y]), 2 * b[Y].at];
  const stretch = (axis: Axis, corridor: number, start: number, end: number): Stretch => ({
    axis,
    corridor,
    from: start,
    to: end,
  });
  const [first, last] = [stretch(X, y1, x1, x1), stretch(X, y2, x2, x2)];
  if (x1 === x2 && y1 === y2) return { start: 0, end: 2, stretches: [first] };
  const inner =
    x1 === x2
      ? [stretch(Y, x1, y1, y2)]
      : [stretch(Y, x1, y1, above), stretch(X, above, x1, x2), stretch(Y, x2, above, y2)];
  return { start: 0, end: 2, stretches: [first, ...inner, last] };
}

/** A line to its own box leaves at the right and returns from below. */
const LOOP: { readonly leaving: readonly Side[]; readonly meeting: readonly Side[] } = { leaving: [0], meeting: [1] };

class Search {
  private readonly grid: Grid;
  private readonly budget: Budget;
  /** Corridors along x and along y. */
  private readonly size: readonly [number, number];
  /** From the start of an axis to each of its corridors, px. */
  private readonly at: readonly [Float64Array, Float64Array];
  private readonly blocked: Uint8Array;
  private readonly frame: Int32Array;
  /** By axis, the lines that run through a crossing along it. */
  private readonly through: readonly [Uint16Array, Uint16Array];
  /** By box and side, the lines that leave there and that arrive. */
  private readonly left: Uint16Array;
  private readonly met: Uint16Array;
  private readonly best: Float64Array;
  private readonly seen: Int32Array;
  private readonly came: Int32Array;
  private readonly done: Int32Array;
  private run = 0;

  constructor(grid: Grid, budget: Budget) {
    this.grid = grid;
    this.budget = budget;
    this.size = [2 * grid.axes[X].count + 1, 2 * grid.axes[Y].count + 1];
    this.at = [nominal(grid, X), nominal(grid, Y)];
    const crossings = this.size[X] * this.size[Y];
    this.blocked = new Uint8Array(crossings);
    this.frame = new Int32Array(crossings).fill(-1);
    this.through = [new Uint16Array(crossings), new Uint16Array(crossings)];
    this.left = new Uint16Array(4 * grid.boxes.length);
    this.met = new Uint16Array(4 * grid.boxes.length);
    this.best = new Float64Array(2 * crossings);
    this.seen = new Int32Array(2 * crossings);
    this.came = new Int32Array(2 * crossings);
    this.done = new Int32Array(2 * crossings);
    for (const { cells } of grid.boxes) this.cover(cells, (at) => this.blocked.fill(1, at, at + 1));
    grid.frames.forEach(({ cells }, i) => {
      this.cover(cells, (at) => {
        this.frame[at] = i;
      });
    });
  }

  private cover([along, down]: GridBox['cells'], each: (crossing: number) => void): void {
    for (let y = 2 * down.at + 1; y < 2 * (down.at + down.count); y++)
      for (let x = 2 * along.at + 1; x < 2 * (along.at + along.count); x++) each(y * this.size[X] + x);
  }

  distance(line: number): number {
    const { from, to } = nth(this.grid.lines, line);
    const [a, b] = [nth(this.grid.boxes, from), nth(this.grid.boxes, to)];
    return [X, Y].reduce<number>((sum, axis) => {
      const [one, other] = [middleOf(a.cells[axis as Axis]), middleOf(b.cells[axis as Axis])];
      return sum + Math.abs((this.at[axis as Axis][one] ?? 0) - (this.at[axis as Axis][other] ?? 0));
    }, 0);
  }

  /** The crossing outside a side where its lines begin. */
  private port({ cells }: GridBox, side: Side): readonly [number, number] {
    const { axis, sign } = SIDES[side];
    const { at, count } = cells[axis];
    const away = sign > 0 ? 2 * (at + count) : 2 * at;
    const middle = middleOf(cells[otherAxis(axis)]);
    return axis === X ? [away, middle] : [middle, away];
  }

  find(index: number): Way | undefined {
    const line = nth(this.grid.lines, index);
    const [from, to] = [nth(this.grid.boxes, line.from), nth(this.grid.boxes, line.to)];
    const goals = new Map<number, { readonly side: Side; readonly cost: number }>();
    const [tx, ty] = [middleOf(to.cells[X]), middleOf(to.cells[Y])];
    const isLoop = line.from === line.to;
    for (const side of isLoop ? LOOP.meeting : ALL_SIDES) {
      const state = this.state(this.port(to, side), SIDES[side].axis);
      goals.set(state, { side, cost: line.meeting[side] + this.usedCost(line.to, side, false) });
    }
    const reach = [this.halfOf(to, X), this.halfOf(to, Y)];
    const rest = (state: number): number => {
      const crossing = state >> 1;
      const y = Math.floor(crossing / this.size[X]);
      const x = crossing - y * this.size[X];
      const dx = Math.abs((this.at[X][x] ?? 0) - (this.at[X][tx] ?? 0));
      const dy = Math.abs((this.at[Y][y] ?? 0) - (this.at[Y][ty] ?? 0));
      return Math.max(0, dx + dy - Math.max(reach[X] ?? 0, reach[Y] ?? 0));
    };
    this.run++;
    const heap = new Heap();
    const starts = new Map<number, Side>();
    const push = (state: number, cost: number, came: number): void => {
      if (this.seen[state] === this.run && (this.best[state] as number) <= cost) return;
      this.seen[state] = this.run;
      this.best[state] = cost;
      this.came[state] = came;
      heap.push(cost + rest(state), state);
    };
    for (const side of isLoop ? LOOP.leaving : ALL_SIDES) {
      const state = this.state(this.port(from, side), SIDES[side].axis);
      starts.set(state, side);
      push(state, line.leaving[side] + this.usedCost(line.from, side, true), -1);
    }
    let best: { readonly state: number; readonly side: Side; readonly cost: number } | undefined;
    while (heap.size > 0) {
      const state = heap.top;
      heap.pop();
      if (this.done[state] === this.run) continue;
      this.done[state] = this.run;
      if (!this.budget.spend(1)) break;
      const cost = this.best[state] as number;
      if (best !== undefined && cost + rest(state) >= best.cost) break;
      const goal = goals.get(state);
      if (goal !== undefined && this.mayEnd(state)) {
        const whole = cost + goal.cost;
        if (best === undefined || whole < best.cost) best = { state, side: goal.side, cost: whole };
      }
      push(state ^ 1, cost + LANE_BEND, state);
      for (const step of [-1, 1]) this.move(state, step, cost, line, push);
    }
    if (best === undefined) return undefined;
    const way = this.trace(best.state, best.side, starts);
    if (way === undefined) return undefined;
    this.take(way, line);
    return withJog(way, from, to);
  }

  private halfOf({ cells }: GridBox, axis: Axis): number {
    const { at, count } = cells[axis];
    const places = this.at[axis];
    return Math.abs((places[2 * (at + count)] ?? 0) - (places[2 * at] ?? 0)) / 2;
  }

  private state([x, y]: readonly [number, number], axis: Axis): number {
    return 2 * (y * this.size[X] + x) + axis;
  }

  private usedCost(box: number, side: Side, leaves: boolean): number {
    const [left, met] = [this.left[4 * box + side] as number, this.met[4 * box + side] as number];
    if (nth(this.grid.boxes, box).outline !== 'diamond') return LANE_USED * (left + met);
    return LANE_USED_CORNER * left + (leaves ? LANE_USED_CORNER : LANE_JOINED_CORNER) * met;
  }

  /** Boxes that face each other are joined by one level line. */
  private mayEnd(state: number): boolean {
    const isStraight = (this.came[state] as number) < 0;
    return !isStraight || (this.through[(state & 1) as Axis][state >> 1] as number) === 0;
  }

  private move(
    state: number,
    step: number,
    cost: number,
    line: Grid['lines'][number],
    push: (state: number, cost: number, came: number) => void,
  ): void {
    const axis = (state & 1) as Axis;
    const crossing = state >> 1;
    const y = Math.floor(crossing / this.size[X]);
    const x = crossing - y * this.size[X];
    const [here, across] = axis === X ? [x, y] : [y, x];
    const there = here + step;
    if (there < 0 || there >= this.size[axis]) return;
    const next = crossing + (axis === X ? step : step * this.size[X]);
    if (this.blocked[next] === 1) return;
    const frame = this.frame[next] as number;
    if (frame >= 0) {
      const { holds } = nth(this.grid.frames, frame);
      if (!holds.has(line.from) && !holds.has(line.to)) return;
    }
    const company = this.through[axis][next] as number;
    const inCell = across % 2 === 1;
    if (inCell && there % 2 === 1 && company > 0) return;
    const crossed = this.through[otherAxis(axis)][next] as number;
    const length = Math.abs((this.at[axis][there] ?? 0) - (this.at[axis][here] ?? 0));
    push(2 * next + axis, cost + length + LANE_CROSSING * crossed + (inCell ? 0 : LANE_COMPANY * company), state);
  }

  private trace(end: number, endSide: Side, starts: ReadonlyMap<number, Side>): Way | undefined {
    const states = [end];
    for (let at = end; (this.came[at] as number) >= 0; ) {
      at = this.came[at] as number;
      states.push(at);
    }
    states.reverse();
    const start = starts.get(nth(states, 0));
    if (start === undefined) return undefined;
    const stretches: Stretch[] = [];
    for (const state of states) {
      const axis = (state & 1) as Axis;
      const y = Math.floor((state >> 1) / this.size[X]);
      const x = (state >> 1) - y * this.size[X];
      const [along, corridor] = axis === X ? [x, y] : [y, x];
      const last = stretches.at(-1);
      if (last !== undefined && last.axis === axis) stretches[stretches.length - 1] = { ...last, to: along };
      else stretches.push({ axis, corridor, from: along, to: along });
    }
    return { start, end: endSide, stretches };
  }

  private take({ start, end, stretches }: Way, { from, to }: Grid['lines'][number]): void {
    this.left[4 * from + start] = (this.left[4 * from + start] as number) + 1;
    this.met[4 * to + end] = (this.met[4 * to + end] as number) + 1;
    stretches.forEach(({ axis, corridor, from: a, to: b }, i) => {
      for (let at = Math.min(a, b); at <= Math.max(a, b); at++) {
        // Where it turns in a gap it runs straight through in neither direction.
        const turns = (at === a && i > 0) || (at === b && i < stretches.length - 1);
        if (turns && (corridor % 2 === 0 || at % 2 === 0)) continue;
        const crossing = axis === X ? corridor * this.size[X] + at : at * this.size[X] + corridor;
        this.through[axis][crossing] = (this.through[axis][crossing] as number) + 1;
      }
    });
  }
}

/** A straight path between boxes with different middles shifts over in the last gap. */
function withJog(way: Way, from: GridBox, to: GridBox): Way {
  const [only, next] = way.stretches;
  if (only === undefined || next !== undefined) return way;
  const across = otherAxis(only.axis);
  const [a, b] = [from.cells[across], to.cells[across]];
  if (a.at === b.at && a.count === b.count) return way;
  const turn: Stretch = { axis: across, corridor: only.to, from: only.corridor, to: only.corridor };
  return { ...way, stretches: [only, turn, { ...only, from: only.to }] };
}

/** The middles of corridors, based on the sizes of the boxes. */
function nominal({ axes, boxes }: Grid, axis: Axis): Float64Array {
  const { count } = axes[axis];
  const lengths = new Float64Array(count).fill(LANE_GAP);
  for (const { cells, width, height } of boxes) {
    const length = (axis === X ? width : height) / cells[axis].count;
    for (let i = cells[axis].at; i < cells[axis].at + cells[axis].count; i++)
      lengths[i] = Math.max(lengths[i] as number, length);
  }
  const at = new Float64Array(2 * count + 1);
  let place = 0;
  for (let i = 0; i <= count; i++) {
    at[2 * i] = place + LANE_GAP / 2;
    place += LANE_GAP;
    if (i === count) break;
    at[2 * i + 1] = place + (lengths[i] as number) / 2;
    place += lengths[i] as number;
  }
  return at;
}
