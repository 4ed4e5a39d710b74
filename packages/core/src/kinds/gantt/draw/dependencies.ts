// Dependency lines: in, rows placed from left to right; out, for each dependency its route: from a bar down (or up) a
// column clear of bars and texts, into the start of the next bar or through its edge; and the tracks of each gutter.
import { type Columns, columnsWithout, type Stretch } from './free-columns.js';
import { type PlacedRow, takenBy } from './places.js';

export interface Dependency {
  /** Indices of rows. */
  readonly from: number;
  readonly to: number;
}

/** A stretch along the gutter between a row and the one below it. */
export interface Run {
  /** Of the row above it. */
  readonly gutter: number;
  /** Columns it joins, along the line. */
  readonly start: number;
  readonly end: number;
}

export interface Way extends Dependency {
  /** Where it leaves the bar. */
  readonly leave: number;
  /** Through the start of the next bar, or through its upper or lower edge at a column. */
  readonly enter: 'start' | number;
  readonly runs: readonly (Run & { readonly track: number })[];
}

export interface Ways {
  readonly ways: readonly Way[];
  /** By gutter. */
  readonly tracks: readonly number[];
  /** Columns that lines run down, with the rows at their ends. */
  readonly columns: readonly Column[];
  /** Maximum x of columns, px. */
  readonly width: number;
}

export interface Column {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** px: from the end of a bar to where a line leaves it, and at least this much of a bar beside it. */
const INSET = 12;
const LEAST_INSET = 4;
/** Space that a line into the start of a bar needs before it, its head included. */
const BEFORE = 12;
/** Space between a line and bars, texts and lines of other tasks. */
export const AIR = 6;
/** Between two heads at one bar. */
const HEADS = 12;

type Use = Dependency & Column;

interface Drawn extends Dependency {
  readonly leave: number;
  readonly enter: 'start' | number;
  readonly runs: readonly Run[];
}

export function waysOf(rows: readonly PlacedRow[], dependencies: readonly Dependency[]): Ways {
  const uses: Use[] = [];
  const routes = shortestFirst(dependencies).flatMap((each) => {
    const [before, after] = [rows[each.from], rows[each.to]];
    return before === undefined || after === undefined ? [] : [wayOf(each, before, after, rows, uses)];
  });
  const width = uses.reduce((most, { x }) => Math.max(most, x + AIR), 0);
  return { ...tracked(routes, rows.length), columns: uses, width };
}

/** Short lines have the fewest choices. */
function shortestFirst(dependencies: readonly Dependency[]): readonly Dependency[] {
  const length = ({ from, to }: Dependency): number => Math.abs(to - from);
  return [...dependencies].sort((a, b) => length(a) - length(b) || a.from - b.from || a.to - b.to);
}

function wayOf(
  dependency: Dependency,
  before: PlacedRow,
  after: PlacedRow,
  rows: readonly PlacedRow[],
  uses: Use[],
): Drawn {
  const { from, to } = dependency;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const columns = columnsWithout([
    ...rows
      .slice(low + 1, high)
      .flatMap(takenBy)
      .map(([left, right]): Stretch => [left - AIR, right + AIR]),
    ...uses
      .filter((each) => each.low <= high && each.high >= low)
      .flatMap(({ x, ...each }): readonly Stretch[] =>
        each.to === to ? besides(x, HEADS) : each.from === from ? besides(x, AIR) : [[x - AIR, x + AIR]],
      ),
  ]);
  const heads = uses.flatMap((each) => (each.to === to ? [each.x] : []));
  const { leave, enter, runs, xs } =
    straight(before, after, columns) ?? bent(dependency, before, after, columns, heads);
  uses.push(...xs.map((x) => ({ ...dependency, x, low, high })));
  // A head without a column is next to its bar.
  if (enter !== 'start' && !xs.includes(enter)) uses.push({ ...dependency, x: enter, low: to, high: to });
  return { ...dependency, leave, enter, runs };
}

/** Lines of one task share a column or stay apart. */
function besides(x: number, air: number): readonly Stretch[] {
  return [
    [x - air, x],
    [x, x + air],
  ];
}

type Found = Pick<Drawn, 'leave' | 'enter' | 'runs'> & { readonly xs: readonly number[] };

/** Where lines can leave or enter the edge of a bar; a milestone is met at its points. */
function edgeOf({ face, left, right }: PlacedRow): Stretch {
  const middle = (left + right) / 2;
  if (face.row.kind === 'milestone') return [middle, middle];
  const inset = Math.min(LEAST_INSET, (right - left) / 2);
  return [left + inset, right - inset];
}

/** Maximum x of a column for a line into the start of a bar, px; undefined if a text is in front of it. */
function startBound({ wordsAt, left, face }: PlacedRow): number | undefined {
  return wordsAt === 'left' || face.row.kind === 'milestone' ? undefined : left - BEFORE;
}

/** The columns of the shortest routes from one bar to another, each at its preferred x within bounds. */
export function columnsFor(
  before: PlacedRow,
  after: PlacedRow,
): readonly (readonly [x: number, least: number, most: number])[] {
  const [first, last] = edgeOf(before);
  const bound = startBound(after);
  const [enter, enterLast] = edgeOf(after);
  const leave = Math.max(first, Math.min(last, before.right - INSET));
  return [
    ...(bound === undefined ? [] : [[Math.min(leave, bound), first, Math.min(last, bound)] as const]),
    [enter, enter, enterLast] as const,
  ];
}

/** Down one column, into the start of the next bar or through its edge. */
function straight(before: PlacedRow, after: PlacedRow, columns: Columns): Found | undefined {
  const [first, last] = edgeOf(before);
  const bound = startBound(after);
  const wanted = Math.max(first, Math.min(last, before.right - INSET));
  const x = bound === undefined ? undefined : columns.nearest(Math.min(wanted, bound), first, Math.min(last, bound));
  if (x !== undefined && columns.isFree(x)) return { leave: x, enter: 'start', runs: [], xs: [x] };
  const [enterFirst, enterLast] = edgeOf(after);
  const shared = columns.nearest(enterFirst, Math.max(first, enterFirst), Math.min(last, enterLast));
  if (shared === undefined || !columns.isFree(shared)) return undefined;
  return { leave: shared, enter: shared, runs: [], xs: [shared] };
}

/** Extra cost of a route through the edge of a bar over one into its start, px. */
const THROUGH_EDGE = 40;

/**
 * The shortest route along the gutter beside the bar, down a free column, and along the next bar's gutter if necessary.
 * `heads`: px of columns in which lines already reach the next bar.
 */
function bent(
  { from, to }: Dependency,
  before: PlacedRow,
  after: PlacedRow,
  columns: Columns,
  heads: readonly number[],
): Found {
  const down = to > from;
  const [first, last] = edgeOf(before);
  const leave = Math.max(first, Math.min(last, before.right - INSET));
  const nearFrom = down ? from : from - 1;
  const nearTo = down ? to - 1 : to;
  const [enter, enterLast] = edgeOf(after);
  const bound = startBound(after);
  const side = bound === undefined ? undefined : columns.nearest(leave, 0, bound);
  const edge = columns.nearest(enter, enter, enterLast);
  const beside = heads.find((each) => each >= enter && each <= enterLast) ?? enter;
  const alone = columns.nearest(beside, 0, Number.POSITIVE_INFINITY) ?? beside;
  const shared = heads.find(
    (each) => columns.isFree(each) && Math.abs(each - beside) <= Math.abs(alone - beside) + BEFORE,
  );
  const passing = shared ?? alone;
  const ways: readonly (Found & { readonly cost: number })[] = [
    ...(side === undefined || bound === undefined
      ? []
      : [
          {
            leave,
            enter: 'start' as const,
            runs: [{ gutter: nearFrom, start: leave, end: side }],
            xs: [side],
            cost: Math.abs(leave - side) + Math.abs(bound - side),
          },
        ]),
    ...(edge === undefined
      ? []
      : [
          {
            leave,
            enter: edge,
            runs: [{ gutter: nearFrom, start: leave, end: edge }],
            xs: [edge],
            cost: Math.abs(leave - edge) + edge - enter + THROUGH_EDGE,
          },
        ]),
    {
      leave,
      enter: beside,
      runs: [
        { gutter: nearFrom, start: leave, end: passing },
        { gutter: nearTo, start: passing, end: beside },
      ],
      xs: [passing],
      cost: Math.abs(leave - passing) + Math.abs(passing - beside) + 2 * THROUGH_EDGE,
    },
  ];
  const cheapest = ways.reduce((best, each) => (each.cost < best.cost ? each : best));
  return { ...cheapest, runs: cheapest.runs.filter(({ start, end }) => start !== end) };
}

/** Overlapping runs of different tasks in one gutter get separate tracks. */
function tracked(routes: readonly Drawn[], rows: number): Pick<Ways, 'ways' | 'tracks'> {
  const lying = Array.from({ length: rows }, (): (Run & Dependency & { readonly track: number })[] => []);
  const ways = routes.map((each): Way => {
    const runs = each.runs.map((run) => {
      const others = (lying[run.gutter] ?? []).filter(
        (other) => other.from !== each.from && other.to !== each.to && touch(other, run),
      );
      const used = new Set(others.map(({ track }) => track));
      let track = 0;
      while (used.has(track)) track++;
      lying[run.gutter]?.push({ ...run, from: each.from, to: each.to, track });
      return { ...run, track };
    });
    return { ...each, runs };
  });
  return { ways, tracks: lying.map((runs) => runs.reduce((most, { track }) => Math.max(most, track + 1), 0)) };
}

function touch(a: Run, b: Run): boolean {
  return (
    Math.min(a.start, a.end) <= Math.max(b.start, b.end) + AIR &&
    Math.min(b.start, b.end) <= Math.max(a.start, a.end) + AIR
  );
}
