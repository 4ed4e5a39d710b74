// Places the labels of points: from the points with the sizes of their labels and what labels must avoid, to one box per label,
// none over another, over a mark or over anything else. A label goes beside its point if there is room, otherwise farther away
// with a line to it. Points with the fewest free places choose first; one that finds none can displace another that has a
// second choice.
import type { Box, Point, Size } from '../../../layout/graph.js';
import { overlaps } from '../../../layout/overlap.js';

export interface Labelled {
  readonly at: Point;
  readonly label: Size;
  /** px from the middle of its mark to the edge. */
  readonly mark: number;
}

export interface Around {
  /** Labels stay within it. */
  readonly frame: Box;
  /** Text and lines that labels keep clear of. */
  readonly taken: readonly Box[];
  /** Lines that no label may cover and no line may cross. */
  readonly lines: readonly Leader[];
}

export type Leader = readonly [Point, Point];

export interface PlacedLabel {
  readonly box: Box;
  /** From the mark to the label, if the label is farther away. */
  readonly leader?: Leader;
}

/** px between a mark and its label, and between labels. */
const GAP = 4;
const AIR = 2;
/** px from a mark to labels that have a line to it. */
const RINGS = [14, 26, 42, 62, 86, 116, 152] as const;
/** Directions in order of preference: right, left, above, below, and between. */
const BESIDE: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
];
/** px between a line and the label that it leads to. */
const LEADER_END = 3;
/** Rounds in which far labels look for places beside their marks. */
const ROUNDS = 3;
/** Sixteen directions, as x and y of a unit square. */
const ROUND: readonly (readonly [number, number])[] = [
  ...BESIDE,
  [1, -0.5],
  [1, 0.5],
  [-1, -0.5],
  [-1, 0.5],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
];

/** Undefined for a label that finds no place. */
export function placedLabels(points: readonly Labelled[], around: Around): readonly (PlacedLabel | undefined)[] {
  const marks = points.map(({ at, mark }) => square(at, mark));
  const fixed = [...around.taken, ...marks];
  const choices = points.map((each, i) => freeChoices(each, around, fixed, marks[i]));
  const near = choices.map(({ beside }) => beside.length);
  const order = points.map((_, i) => i).toSorted((a, b) => (near[a] ?? 0) - (near[b] ?? 0) || a - b);
  const placed: (PlacedLabel | undefined)[] = points.map(() => undefined);
  for (const i of order) {
    const own = choices[i] ?? NONE;
    placed[i] = firstOf(own, (each) => clear(each, placed, i)) ?? madeRoom(i, own, choices, placed);
  }
  const besides = choices.map(({ beside }): Choices => ({ beside, farther: () => [] }));
  for (let round = 0; round < ROUNDS; round++) for (const i of order) nearer(i, besides, placed);
  return placed;
}

/** The places of one label that only other labels can take, the best first. */
interface Choices {
  readonly beside: readonly PlacedLabel[];
  /** With a line to the mark; computed on first use. */
  readonly farther: () => readonly PlacedLabel[];
}

const NONE: Choices = { beside: [], farther: () => [] };

function firstOf({ beside, farther }: Choices, isWanted: (choice: PlacedLabel) => boolean): PlacedLabel | undefined {
  return beside.find(isWanted) ?? farther().find(isWanted);
}

/** A label far from its mark takes a place beside it, if one has become free or can be freed. */
function nearer(i: number, besides: readonly Choices[], placed: (PlacedLabel | undefined)[]): void {
  const now = placed[i];
  if (now !== undefined && now.leader === undefined) return;
  placed[i] = undefined;
  const wanted = besides[i] ?? NONE;
  placed[i] = firstOf(wanted, (each) => clear(each, placed, i)) ?? madeRoom(i, wanted, besides, placed) ?? now;
}

/** Moves one label to another of its choices to make room; returns what then has its place. */
function madeRoom(
  i: number,
  own: Choices,
  choices: readonly Choices[],
  placed: (PlacedLabel | undefined)[],
): PlacedLabel | undefined {
  return firstOf(own, (wanted) => {
    const inTheWay = placed.flatMap((each, k) => (k !== i && each !== undefined && !apart(wanted, each) ? [k] : []));
    const [other] = inTheWay;
    if (other === undefined || inTheWay.length > 1) return false;
    const before = placed[other];
    placed[other] = undefined;
    const second = firstOf(choices[other] ?? NONE, (each) => apart(each, wanted) && clear(each, placed, other));
    placed[other] = second ?? before;
    return second !== undefined;
  });
}

function clear(choice: PlacedLabel, placed: readonly (PlacedLabel | undefined)[], own: number): boolean {
  return placed.every((each, i) => i === own || each === undefined || apart(choice, each));
}

function apart(a: PlacedLabel, b: PlacedLabel): boolean {
  if (overlaps(a.box, b.box, AIR)) return false;
  if (a.leader !== undefined && crosses(a.leader, b.box)) return false;
  if (a.leader !== undefined && b.leader !== undefined && meet(a.leader, b.leader)) return false;
  return b.leader === undefined || !crosses(b.leader, a.box);
}

function freeChoices(
  { at, label, mark }: Labelled,
  { frame, lines }: Around,
  fixed: readonly Box[],
  own: Box | undefined,
): Choices {
  const isFree = ({ box, leader }: PlacedLabel): boolean =>
    within(frame, box) &&
    !lines.some((each) => crosses(each, box) || (leader !== undefined && meet(each, leader))) &&
    !fixed.some(
      (each) =>
        each !== own &&
        (overlaps(each, box, 1) || (leader !== undefined && !lies(at, each, mark) && crosses(leader, each))),
    ) &&
    !(own !== undefined && overlaps(own, box, 0));
  const beside = BESIDE.map((way): PlacedLabel => ({ box: boxAt(at, label, way, mark + GAP, frame) })).filter(isFree);
  let placements: readonly PlacedLabel[] | undefined;
  const farther = (): readonly PlacedLabel[] => {
    placements ??= RINGS.flatMap((far) =>
      ROUND.map((way): PlacedLabel => {
        const box = boxAt(at, label, way, mark + far, frame);
        return { box, leader: leaderTo(at, box, mark) };
      }),
    ).filter(isFree);
    return placements;
  };
  return { beside, farther };
}

/**
 * A label's box in some direction: its side, or its corner, at that distance from the point; aligned with the side of the frame
 * if that cuts it.
 */
function boxAt(
  { x, y }: Point,
  { width, height }: Size,
  [wayX, wayY]: readonly [number, number],
  far: number,
  frame: Box,
): Box {
  // Diagonal labels are nearer, as their corners are.
  const reach = wayX !== 0 && wayY !== 0 ? far * 0.75 : far;
  const left = x + wayX * reach - width * (wayX > 0 ? 0 : wayX < 0 ? 1 : 0.5);
  const top = y + wayY * reach - height * (wayY > 0 ? 0 : wayY < 0 ? 1 : 0.5);
  // Only across its direction, so that it stays as far from its mark.
  const within = (value: number, start: number, room: number): number =>
    room < 0 ? value : Math.min(Math.max(value, start), start + room);
  return {
    x: wayX === 0 ? within(left, frame.x + AIR, frame.width - width - 2 * AIR) : left,
    y: wayY === 0 ? within(top, frame.y + AIR, frame.height - height - 2 * AIR) : top,
    width,
    height,
  };
}

/** From the edge of the mark to the nearest place on the box. */
function leaderTo(at: Point, box: Box, mark: number): Leader {
  const end = {
    x: Math.min(Math.max(at.x, box.x), box.x + box.width),
    y: Math.min(Math.max(at.y, box.y), box.y + box.height),
  };
  const [dx, dy] = [end.x - at.x, end.y - at.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const along = (px: number): Point => ({ x: at.x + (dx * px) / length, y: at.y + (dy * px) / length });
  return length > mark + LEADER_END ? [along(mark + 1), along(length - LEADER_END)] : [end, end];
}

function square({ x, y }: Point, by: number): Box {
  return { x: x - by, y: y - by, width: 2 * by, height: 2 * by };
}

/** Whether a point lies on a larger mark, which its line then has to leave. */
function lies({ x, y }: Point, on: Box, mark: number): boolean {
  const isLarger = on.width === on.height && on.width > 2 * mark;
  return isLarger && x > on.x && y > on.y && x < on.x + on.width && y < on.y + on.height;
}

function within(frame: Box, box: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}

/** Whether two lines cross. */
function meet([a, b]: Leader, [c, d]: Leader): boolean {
  const side = (from: Point, to: Point, at: Point): number =>
    Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether a line runs through a box: Liang and Barsky's clipping. */
function crosses([from, to]: Leader, box: Box): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  if (Math.max(from.x, to.x) <= box.x || Math.min(from.x, to.x) >= right) return false;
  if (Math.max(from.y, to.y) <= box.y || Math.min(from.y, to.y) >= bottom) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const across = sharesWithin(from.x, dx, box.x, right);
  const down = sharesWithin(from.y, dy, box.y, bottom);
  return Math.max(across[0], down[0], 0) < Math.min(across[1], down[1], 1);
}

/** The shares of a path at which it enters and leaves two bounds; all of it if it does not move between them. */
function sharesWithin(from: number, step: number, low: number, high: number): readonly [number, number] {
  if (step === 0) return [0, 1];
  const [a, b] = [(low - from) / step, (high - from) / step];
  return step > 0 ? [a, b] : [b, a];
}
