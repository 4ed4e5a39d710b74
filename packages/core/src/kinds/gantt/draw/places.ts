// Horizontal positions: in, the rows and the room; out, the scale and each row's bar with its text inside it, right of
// it or, at the page's edge, left of it.
import type { Block } from '../../../scene/parts/block.js';
import { axisSpan } from '../extent.js';
import { type GanttModel, isClocked } from '../model.js';
import type { Stretch } from './free-columns.js';
import { DIAMOND, type RowFace, rowHeight } from './rows.js';
import { placeOf, reaching, scaleWidth, type TimeScale, timeScale } from './scale.js';

/** px: between a bar and its text, and around texts in a bar. */
const BESIDE = 6;
const INSIDE = 8;
/** Keeps a one-day bar visible in a plan of centuries. */
const LEAST_BAR = 2;
/** Width of the axis, px: less for one to three rows to avoid a ribbon, and more for many rows to avoid a tower. */
const PAGE = 980;
const AXIS_WIDTH = { width: 540, perRow: 120 } as const;
const TOWER = { width: 1_800, perRow: 9 } as const;
/** Above this number, rows are closer together. */
export const MANY_ROWS = 80;
/** Shortens the axis step by step while texts beside bars leave the page. */
const SHRINK = 0.88;
const MOST_SHRINKS = 5;

export interface PlacedRow {
  readonly face: RowFace;
  /** From the left of the axis, px; for a milestone its sign. */
  readonly left: number;
  readonly right: number;
  readonly words: Block;
  readonly wordsAt: 'inside' | 'right' | 'left';
  readonly wordsX: number;
  /** Height of the row with its text, px. */
  readonly height: number;
  /** When it was planned to be, px. */
  readonly planned?: Stretch;
}

export interface Places {
  readonly scale: TimeScale;
  readonly rows: readonly PlacedRow[];
  /** px */
  readonly width: number;
}

/** `page`: width of the axis while no text leaves it, px; `least`: its minimum width, px. */
export function placesOf(model: GanttModel, faces: readonly RowFace[], page: number, least: number): Places {
  const span = axisSpan(model);
  const clocked = isClocked(model);
  let room = page;
  for (let i = 0; ; i++) {
    const scale = timeScale(span, model.unit, clocked, room);
    const rows = faces.map((face) => placed(face, scale, Math.max(page, scaleWidth(scale))));
    const right = rows.reduce((most, each) => Math.max(most, rightEnd(each)), 0);
    if (i === MOST_SHRINKS || right <= Math.max(page, scaleWidth(scale))) {
      const reached = reaching(scale, Math.max(right, least));
      return { scale: reached, rows, width: Math.max(scaleWidth(reached), right, least) };
    }
    room *= SHRINK;
  }
}

/** Height of a plan with this many rows, px, section titles included. */
export function pageOf(rows: number): number {
  const most = Math.max(PAGE, Math.min(TOWER.width, rows * TOWER.perRow));
  return Math.min(most, AXIS_WIDTH.width + rows * AXIS_WIDTH.perRow);
}

function placed(face: RowFace, scale: TimeScale, page: number): PlacedRow {
  const [left, right] = barEnds(face, scale);
  const { inside, beside } = face;
  const common = { face, left, right, ...stripOf(face, scale) };
  if (face.row.kind === 'task' && inside.width + 2 * INSIDE <= right - left)
    return {
      ...common,
      words: inside,
      wordsAt: 'inside',
      wordsX: left + INSIDE,
      height: rowHeight(face, inside),
    };
  const height = rowHeight(face, beside);
  const fitsRight = right + BESIDE + beside.width <= page;
  const fitsLeft = left - BESIDE - beside.width >= 0;
  if (!fitsRight && fitsLeft) {
    const wordsX = left - BESIDE - beside.width;
    return { ...common, words: beside, wordsAt: 'left', wordsX, height };
  }
  return { ...common, words: beside, wordsAt: 'right', wordsX: right + BESIDE, height };
}

/** What lines avoid: the bar, and the text beside it. */
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

function stripOf({ row }: RowFace, scale: TimeScale): Pick<PlacedRow, 'planned'> {
  if (row.kind === 'milestone' || row.planned === undefined) return {};
  const left = placeOf(scale, row.planned.from);
  return { planned: [left, Math.max(left + LEAST_BAR, placeOf(scale, row.planned.to))] };
}

/** A task fills its time; a milestone is in the middle of its day, or at its point in time. */
function barEnds({ row }: RowFace, scale: TimeScale): readonly [number, number] {
  if (row.kind === 'task') {
    const left = placeOf(scale, row.from);
    return [left, Math.max(left + LEAST_BAR, placeOf(scale, row.to))];
  }
  const middle = placeOf(scale, (row.from + row.to) / 2);
  return [middle - DIAMOND / 2, middle + DIAMOND / 2];
}
