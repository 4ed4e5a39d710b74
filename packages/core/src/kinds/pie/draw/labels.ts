// The labels around a pie: from blocks and the sectors they name to their positions beside the pie and the leaders to them,
// with the centre of the pie at 0, 0. The labels of one side form a column, in the order of their sectors, without overlap.
import type { Point } from '../../../layout/graph.js';
import { spread } from '../../../layout/labels/spread.js';
import type { Block } from '../../../scene/parts/block.js';
import type { PartNode } from '../../../scene/scene.js';
import { hundredth, middleOf, onCircle, type Sector } from './sectors.js';

export interface Named {
  readonly sector: Sector;
  readonly label: Block;
  /** px from the label's top to the middle of its first line, where the leader ends. */
  readonly line: number;
  /** What the label is of. */
  readonly own: Pick<PartNode, 'span'>;
}

export interface PlacedLabel {
  readonly named: Named;
  /** Of the label's top left corner. */
  readonly corner: Point;
  readonly side: 'left' | 'right';
  /** From the sector's rim to the label. */
  readonly leader: readonly Point[];
}

/** px from the rim to the bends of leaders, from there to the first lane of those that go up or down, and between lanes. */
const BEND = 12;
const TO_LANES = 8;
const LANE = 6;
/** px from the bends, or the outermost lane, to the ends of the leaders. */
const REACH = 14;
/** Between a leader and its label, and between labels. */
const AIR = 6;
const GAP = 8;
/** px that labels can be above or below the pie, or more if that keeps their leaders straight. */
const OVER = [64, 100, 140] as const;
/** The same for labels of thin sectors beside one another, which stack above or below. */
const STACKED = 300;
/** Of the radius: anything higher or lower than this points up or down rather than sideways. */
const STEEP = 0.75;
/** px up or down that a leader can go without a lane. */
const SLANT = 10;
/** px from the bends to the ends of leaders that go straight there, and of their horizontal part in front of a label. */
const SLOPE = 26;
const LEVEL = 8;

export function placedLabels(all: readonly Named[], radius: number): readonly PlacedLabel[] {
  const right = all.filter(({ sector }) => turnOf(sector) < 0.5);
  const left = all.filter(({ sector }) => turnOf(sector) >= 0.5).toReversed();
  return [...column(right, radius, 'right'), ...column(left, radius, 'left')];
}

/** Where a leader meets its sector: in the middle, or on the right if the sector is the whole pie. */
function turnOf(sector: Sector): number {
  return sector.to - sector.from > 0.9999 ? 0.25 : middleOf(sector);
}

function column(names: readonly Named[], radius: number, side: PlacedLabel['side']): readonly PlacedLabel[] {
  const bends = names.map(({ sector }) => onCircle({ x: 0, y: 0 }, radius + BEND, turnOf(sector)));
  for (const over of OVER) {
    const tops = topsOf(names, bends, radius + over);
    const leaders = slopes(wantedOf(names, bends, tops), radius, side === 'right' ? 1 : -1);
    if (leaders !== undefined) return placed(names, tops, leaders, radius, side);
  }
  const stack = stacked(names, bends, radius);
  const straight = slopes(wantedOf(names, bends, stack), radius, side === 'right' ? 1 : -1);
  const [top = 0, bottom = 0] = [stack[0], stack.at(-1)];
  if (straight !== undefined && top >= -radius - STACKED && bottom <= radius + STACKED)
    return placed(names, stack, straight, radius, side);
  const tops = topsOf(names, bends, radius + OVER[0]);
  return placed(names, tops, inLanes(wantedOf(names, bends, tops), radius, side === 'right' ? 1 : -1), radius, side);
}

/** px of each label's top, as near to its sector as the others allow. */
function topsOf(names: readonly Named[], bends: readonly Point[], reach: number): readonly number[] {
  const middles = spread(
    names.map(({ label, line }, i) => ({ at: (bends[i]?.y ?? 0) - line + label.height / 2, size: label.height })),
    GAP,
    -reach,
    reach,
  );
  return names.map(({ label }, i) => hundredth((middles[i] ?? 0) - label.height / 2));
}

/** px of each label's top: at the top of the pie no lower than the leader's start, at the bottom no higher. */
function stacked(names: readonly Named[], bends: readonly Point[], radius: number): readonly number[] {
  const tops = [...topsOf(names, bends, radius + OVER[0])];
  const heightOf = (i: number): number => names[i]?.label.height ?? 0;
  const wished = (i: number): number => (bends[i]?.y ?? 0) - (names[i]?.line ?? 0);
  const isHigh = (i: number): boolean => (bends[i]?.y ?? 0) < -STEEP * radius;
  const isLow = (i: number): boolean => (bends[i]?.y ?? 0) > STEEP * radius;
  // Labels between them can move back to the start of their leader.
  for (const i of names.keys()) if (!isHigh(i) && !isLow(i)) tops[i] = Math.max(wished(i), below(i - 1));
  for (const i of names.keys()) if (isLow(i)) tops[i] = Math.max(wished(i), below(i - 1));
  for (const i of [...names.keys()].reverse()) {
    const next = tops[i + 1] ?? Number.POSITIVE_INFINITY;
    if (isHigh(i)) tops[i] = Math.min(wished(i), next - GAP - heightOf(i));
  }
  return tops.map(hundredth);
  /** px from which the next label can start; labels of sectors at the top make way. */
  function below(i: number): number {
    return i < 0 || isHigh(i) ? Number.NEGATIVE_INFINITY : (tops[i] ?? 0) + heightOf(i) + GAP;
  }
}

interface Wanted {
  readonly bend: Point;
  /** px where it ends. */
  readonly level: number;
}

function wantedOf(names: readonly Named[], bends: readonly Point[], tops: readonly number[]): readonly Wanted[] {
  return names.map(({ line }, i) => ({ bend: bends[i] ?? { x: 0, y: 0 }, level: hundredth((tops[i] ?? 0) + line) }));
}

/** `leaders`: from each bend on. */
function placed(
  names: readonly Named[],
  tops: readonly number[],
  leaders: readonly (readonly Point[])[],
  radius: number,
  side: PlacedLabel['side'],
): readonly PlacedLabel[] {
  return names.map((named, i) => {
    const leader = leaders[i] ?? [];
    const edge = (leader.at(-1)?.x ?? 0) + (side === 'right' ? AIR : -AIR);
    return {
      named,
      corner: { x: side === 'right' ? edge : edge - named.label.width, y: tops[i] ?? 0 },
      side,
      leader: [onCircle({ x: 0, y: 0 }, radius + 1, turnOf(named.sector)), ...leader],
    };
  });
}

/** From each bend horizontally, up or down along its own lane, and horizontally to its label. */
function inLanes(wanted: readonly Wanted[], radius: number, way: 1 | -1): readonly (readonly Point[])[] {
  const lanes = lanesOf(wanted.map(({ bend, level }) => level - bend.y));
  const inner = radius + BEND + (lanes.count === 0 ? 0 : TO_LANES);
  const end = inner + Math.max(0, lanes.count - 1) * LANE + REACH;
  return wanted.map(({ bend, level }, i) => {
    const lane = lanes.of[i];
    const last = { x: way * end, y: level };
    if (lane === undefined) return [bend, last];
    const x = way * (inner + lane * LANE);
    return [bend, { x, y: bend.y }, { x, y: level }, last];
  });
}

/** From each bend straight to its label; undefined if one would touch the pie or another. */
function slopes(wanted: readonly Wanted[], radius: number, way: 1 | -1): readonly (readonly Point[])[] | undefined {
  const end = radius + BEND + SLOPE;
  const all = wanted.map(({ bend, level }): readonly [Point, Point, Point] => [
    bend,
    { x: way * (end - LEVEL), y: level },
    { x: way * end, y: level },
  ]);
  const isClear = all.every(([bend, turn], i) => {
    const below = all[i + 1];
    return nearest(bend, turn) >= radius + BEND / 2 && (below === undefined || isOver([bend, turn], below));
  });
  return isClear ? all : undefined;
}

/** px from the centre to a segment. */
function nearest(from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const long = x * x + y * y;
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * x + from.y * y) / long));
  return Math.hypot(from.x + x * share, from.y + y * share);
}

/** Whether the first of two segments that end on one vertical line is above the second all along, with a gap at their ends. */
function isOver([from, to]: readonly [Point, Point], below: readonly [Point, Point, Point]): boolean {
  const at = (x: number, [a, b]: readonly [Point, Point]): number =>
    a.x === b.x ? a.y : a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
  const inner = Math.abs(from.x) > Math.abs(below[0].x) ? from.x : below[0].x;
  const other = [below[0], below[1]] as const;
  return at(inner, [from, to]) <= at(inner, other) && at(to.x, [from, to]) + 2 <= at(to.x, other);
}

/**
 * A lane for each leader that goes up or down, counted from the pie, so that none cross: of the leaders that go down, upper
 * ones are farther out; of those that go up, lower ones.
 */
function lanesOf(rises: readonly number[]): { readonly of: readonly (number | undefined)[]; readonly count: number } {
  const of: (number | undefined)[] = rises.map(() => undefined);
  let count = 0;
  const number = (indices: readonly number[]): void => {
    let lane = 0;
    for (const i of indices) {
      of[i] = lane++;
      count = Math.max(count, lane);
    }
  };
  // Leaders of one direction share no height with those of the other.
  const indices = rises.map((_, i) => i);
  number(indices.filter((i) => (rises[i] ?? 0) > SLANT).toReversed());
  number(indices.filter((i) => (rises[i] ?? 0) < -SLANT));
  return { of, count };
}
