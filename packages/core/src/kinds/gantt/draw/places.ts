// Where everything stands from left to right: in, the rows and the room; out, the scale and each row's bar with its words in it, right
// of it or, where the page ends there, left of it.
import type { Block } from '../../../scene/parts/block.js';
import { spanOf } from '../extent.js';
import type { GanttModel } from '../model.js';
import type { Stretch } from './free-columns.js';
import { DIAMOND, type RowFace, rowHeight } from './rows.js';
import { placeOf, reaching, scaleWidth, type TimeScale, timeScale } from './scale.js';

/** px: between a bar and its words, and round words in a bar. */
const BESIDE = 6;
const INSIDE = 8;
/** A bar of a day in a plan of centuries is seen all the same. */
const LEAST_BAR = 2;
/** px of the axis: less for one row to three, so that the plan is no ribbon, and more for many, so that it is no tower. */
const PAGE = 980;
const RIBBON = { width: 540, perRow: 120 } as const;
const TOWER = { width: 1_800, perRow: 9 } as const;
/** Above so many, rows stand close. */
export const MANY_ROWS = 80;
/** The axis is made shorter step by step where words beside bars leave the page. */
const SHRINK = 0.88;
const MOST_SHRINKS = 5;

export interface PlacedRow {
  readonly face: RowFace;
  /** px from the left of the axis; of a milestone its sign. */
  readonly left: number;
  readonly right: number;
  readonly words: Block;
  readonly wordsAt: 'inside' | 'right' | 'left';
  readonly wordsX: number;
  /** px that the row takes with its words. */
  readonly height: number;
}

export interface Places {
  readonly scale: TimeScale;
  readonly rows: readonly PlacedRow[];
  /** px */
  readonly width: number;
}

/** `page`: px for the axis, as long as no words leave it; `least`: px that it takes at the least. */
export function placesOf(model: GanttModel, faces: readonly RowFace[], page: number, least: number): Places {
  const { first, last } = spanOf(model.rows);
  const { today = first } = model;
  const span = { first: Math.min(first, today), last: Math.max(last, today) };
  let room = page;
  for (let i = 0; ; i++) {
    const scale = timeScale(span, model.unit, room);
    const rows = faces.map((face) => placed(face, scale, Math.max(page, scaleWidth(scale))));
    const right = rows.reduce((most, each) => Math.max(most, rightEnd(each)), 0);
    if (i === MOST_SHRINKS || right <= Math.max(page, scaleWidth(scale))) {
      const reached = reaching(scale, Math.max(right, least));
      return { scale: reached, rows, width: Math.max(scaleWidth(reached), right, least) };
    }
    room *= SHRINK;
  }
}

/** px of a plan of so many rows, the titles of its sections included. */
export function pageOf(rows: number): number {
  const most = Math.max(PAGE, Math.min(TOWER.width, rows * TOWER.perRow));
  return Math.min(most, RIBBON.width + rows * RIBBON.perRow);
}

function placed(face: RowFace, scale: TimeScale, page: number): PlacedRow {
  const [left, right] = barEnds(face, scale);
  const { inside, beside } = face;
  const common = { face, left, right };
  if (face.row.kind === 'task' && inside.width + 2 * INSIDE <= right - left)
    return {
      ...common,
      words: inside,
      wordsAt: 'inside',
      wordsX: left + INSIDE,
      height: rowHeight(inside),
    };
  const height = rowHeight(beside);
  const fitsRight = right + BESIDE + beside.width <= page;
  const fitsLeft = left - BESIDE - beside.width >= 0;
  if (!fitsRight && fitsLeft) {
    const wordsX = left - BESIDE - beside.width;
    return { ...common, words: beside, wordsAt: 'left', wordsX, height };
  }
  return { ...common, words: beside, wordsAt: 'right', wordsX: right + BESIDE, height };
}

/** What lines keep out of: the bar, and the words beside it. */
export function takenBy({ left, right, words, wordsAt, wordsX }: PlacedRow): readonly Stretch[] {
  return wordsAt === 'inside'
    ? [[left, right]]
    : [
        [left, right],
        [wordsX, wordsX + words.width],
      ];
}

function rightEnd(row: PlacedRow): number {
  return Math.max(...takenBy(row).map(([, right]) => right));
}

/** A task fills its days; a milestone stands in the middle of its day. */
function barEnds({ row }: RowFace, scale: TimeScale): readonly [number, number] {
  if (row.kind === 'task') {
    const left = placeOf(scale, row.first);
    return [left, Math.max(left + LEAST_BAR, placeOf(scale, row.last + 1))];
  }
  const middle = placeOf(scale, row.day + 0.5);
  return [middle - DIAMOND / 2, middle + DIAMOND / 2];
}
