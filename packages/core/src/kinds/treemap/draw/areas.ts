// Positions the items: from the items and the size of the picture to one box per item, with the areas of leaves proportional to
// their numbers. Titles and gaps take space that no number has, so the rows are filled repeatedly, with every box enlarged or
// reduced by the error of its leaves, until the boxes of leaves have the right areas. Rows are fixed after the first rounds.
import type { Box, Size } from '../../../layout/graph.js';
import type { PlacedItem, TreemapItem } from '../model.js';
import { placedRows, type Row, squarifiedRows } from './squarify.js';

export interface Cell extends PlacedItem {
  readonly box: Box;
  /** Height of the title above its content; 0 without one. */
  readonly title: number;
  readonly children: readonly Cell[];
}

/** The height of a title, or 0 if the box has no room for one. */
export type TitleHeight = (placed: PlacedItem, box: Box) => number;

interface Work {
  readonly item: TreemapItem;
  readonly depth: number;
  readonly children: readonly Work[];
  /** px² assigned to it, with the gaps around it. */
  weight: number;
  /** px² of its leaves as drawn. */
  drawn: number;
  rows: readonly Row[];
  box: Box;
  /** The longer side of its box with the gaps around it. */
  longest: number;
  /** Whether it is narrower than its gaps, or something in it is. */
  hidden: boolean;
  title: number;
  hasTitle: boolean;
}

/** px between groups at the top, and between items inside a group that contains groups too. */
const GAPS = [8, 4] as const;
/** Groups of these levels can have titles. */
const TITLED = 4;
/** Rounds in which rows can change, and the maximum number of rounds. */
const FREE = 3;
const MOST_ROUNDS = 60;
/** Tolerance of an area: px² over the longer side, so px of the shorter one. */
const CLOSE = 0.02;

/** Zeros are not placed. */
export function placedItems(tops: readonly TreemapItem[], size: Size, titleHeight: TitleHeight): readonly Cell[] {
  const root = workOf({ x: 0, y: 0, ...size }, tops);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    fill(root, -1, round < FREE, titleHeight);
    const perUnit = root.drawn / root.item.value;
    const off = corrected(root, perUnit, round >= FREE);
    if (round >= FREE && off <= CLOSE && !dropTitles(root.children, titleHeight)) break;
  }
  return root.children.map(cellOf);
}

function workOf(box: Box, tops: readonly TreemapItem[]): Work {
  const value = tops.reduce((sum, each) => sum + each.value, 0);
  const scale = (box.width * box.height) / value;
  const item: TreemapItem = { label: '', value, colour: 'neutral', span: { start: 0, end: 0 }, children: tops };
  return { ...worked(item, -1, scale), box };
}

/** The largest first; of equals, the one written first. */
function worked(item: TreemapItem, depth: number, scale: number): Work {
  const children = item.children
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .map((each) => worked(each, depth + 1, scale));
  return {
    item,
    depth,
    children,
    weight: item.value * scale,
    drawn: 0,
    rows: [],
    box: { x: 0, y: 0, width: 0, height: 0 },
    longest: 0,
    hidden: false,
    title: 0,
    hasTitle: depth >= 0 && depth < TITLED && children.length > 0,
  };
}

/** The gap between the items inside an item; leaves without groups share their borders. */
function gapIn({ depth, children }: Work): number {
  return children.some((each) => each.children.length > 0) ? (GAPS[depth + 1] ?? 0) : 0;
}

/** Places the content of an item; `free`: rows are computed again. */
function fill(work: Work, depth: number, free: boolean, titleHeight: TitleHeight): void {
  const { box, children } = work;
  if (children.length === 0) {
    work.drawn = box.width * box.height;
    return;
  }
  if (free) {
    const title = work.hasTitle ? titleHeight({ item: work.item, depth }, box) : 0;
    work.title = title;
  }
  const gap = gapIn(work);
  const content = inside(box, work.title, depth < 0 ? 0 : gap);
  // Half of each gap belongs to the boxes on its sides, so the room they fill extends beyond the content by that much.
  const room = inside(content, 0, -gap / 2);
  const weights = children.map(({ weight }) => weight);
  if (free) work.rows = squarifiedRows(weights, room);
  const boxes = placedRows(work.rows, weights, room);
  work.drawn = 0;
  children.forEach((each, i) => {
    const outer = boxes[i] ?? room;
    each.box = inside(outer, 0, gap / 2);
    each.longest = Math.max(outer.width, outer.height);
    fill(each, depth + 1, free, titleHeight);
    work.drawn += each.drawn;
  });
}

function inside({ x, y, width, height }: Box, top: number, by: number): Box {
  return {
    x: x + by,
    y: y + (top > 0 ? top : by),
    width: Math.max(0, width - 2 * by),
    height: Math.max(0, height - by - (top > 0 ? top : by)),
  };
}

/**
 * Adds to every item in one what it lacks; returns the largest error of a leaf, px of its shorter side. With fixed rows a box that is
 * narrower than its gaps also gets their area at once.
 */
function corrected(work: Work, perUnit: number, fixed: boolean): number {
  const gap = fixed ? gapIn(work) : 0;
  let most = 0;
  for (const each of work.children) {
    const missing = perUnit * each.item.value - each.drawn;
    const { width, height } = each.box;
    if (each.children.length === 0) most = Math.max(most, Math.abs(missing) / Math.max(width, height, 1));
    else most = Math.max(most, corrected(each, perUnit, fixed));
    each.hidden = fixed && missing > 0 && (width === 0 || height === 0 || each.children.some((one) => one.hidden));
    each.weight = Math.max(each.hidden ? leastOf(each, perUnit, gap) : 0, each.weight / 2, each.weight + missing);
  }
  return most;
}

/** px² of a box that holds what is in it, with the gaps in it and around it. */
function leastOf(work: Work, perUnit: number, gap: number): number {
  const content = work.children.reduce((sum, { weight }) => sum + weight, 0) + gapIn(work) * work.longest;
  return Math.max(perUnit * work.item.value, work.children.length === 0 ? 0 : content) + gap * work.longest;
}

/** Removes titles that no longer fit; returns whether there were any. */
function dropTitles(all: readonly Work[], titleHeight: TitleHeight): boolean {
  let dropped = false;
  for (const each of all) {
    const { item, depth, box } = each;
    if (each.hasTitle && each.title > 0 && titleHeight({ item, depth }, box) !== each.title) {
      each.title = 0;
      each.hasTitle = false;
      dropped = true;
    }
    if (dropTitles(each.children, titleHeight)) dropped = true;
  }
  return dropped;
}

function cellOf({ item, depth, box, title, children }: Work): Cell {
  return { item, depth, box, title, children: children.map(cellOf) };
}
