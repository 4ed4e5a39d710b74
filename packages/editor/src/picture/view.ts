// Which part of a picture a pane shows, and at which size: in, sizes, points and factors; out, the new view. Pure arithmetic.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** A point of the picture is shown at `x + scale · its x`, in px from the pane's top left corner. */
export interface View extends Point {
  readonly scale: number;
}

export const SMALLEST = 0.05;
export const LARGEST = 8;
/** px between a fitted picture and the pane's border. */
const MARGIN = 16;
/** At this size, the text of a picture can just be read. */
const READABLE = 0.7;
/** px of a picture that stay in the pane, so that nobody loses it. */
const KEPT = 48;

export function zoomed(view: View, at: Point, factor: number): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

export function panned({ scale, x, y }: View, by: Point): View {
  return { scale, x: x + by.x, y: y + by.y };
}

/** Two fingers: the picture follows both. */
export function pinched(view: View, from: readonly [Point, Point], to: readonly [Point, Point]): View {
  const before = middleOf(...from);
  const after = middleOf(...to);
  const moved = panned(view, { x: after.x - before.x, y: after.y - before.y });
  return zoomed(moved, after, distance(...to) / Math.max(1, distance(...from)));
}

/** The whole picture, never larger than it is. */
export function fitted(picture: Size, pane: Size): View {
  const scale = Math.min(1, fitOf(picture, pane));
  return centred(picture, pane, Math.max(SMALLEST, scale));
}

export function actualSize(picture: Size, pane: Size): View {
  return centred(picture, pane, 1);
}

/** As large as the pane. */
export function presented(picture: Size, pane: Size): View {
  return centred(picture, pane, Math.min(LARGEST, Math.max(SMALLEST, fitOf(picture, pane))));
}

/** Whole if its text can then be read, otherwise its beginning. */
export function firstView(picture: Size, pane: Size): View {
  const whole = fitted(picture, pane);
  return whole.scale >= READABLE ? whole : centred(picture, pane, READABLE);
}

/** Whether all of the picture is in the pane. */
export function isWhole({ scale, x, y }: View, picture: Size, pane: Size): boolean {
  return x >= 0 && y >= 0 && x + picture.width * scale <= pane.width && y + picture.height * scale <= pane.height;
}

/** Some of the picture stays in the pane. */
export function within({ scale, x, y }: View, picture: Size, pane: Size): View {
  const keep = (at: number, length: number, room: number): number =>
    Math.min(room - KEPT, Math.max(KEPT - length * scale, at));
  return { scale, x: keep(x, picture.width, pane.width), y: keep(y, picture.height, pane.height) };
}

/** So that a point of the new picture is where another one of the old picture was. */
export function anchored(view: View, before: Point, after: Point): View {
  return panned(view, { x: (before.x - after.x) * view.scale, y: (before.y - after.y) * view.scale });
}

export function shownBox({ scale, x, y }: View, box: Box): Box {
  return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
}

/** Around all; undefined for none. */
export function unionOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function centreOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** px by which a picture moves to show a box: 0 if it is shown. */
export function revealing(box: Box, pane: Size): Point {
  const by = (at: number, length: number, room: number): number => {
    if (at < MARGIN) return MARGIN - at;
    return at + length > room - MARGIN ? Math.max(MARGIN - at, room - MARGIN - at - length) : 0;
  };
  return { x: by(box.x, box.width, pane.width), y: by(box.y, box.height, pane.height) };
}

function fitOf(picture: Size, pane: Size): number {
  const room = (length: number): number => Math.max(1, length - 2 * MARGIN);
  return Math.min(room(pane.width) / picture.width, room(pane.height) / picture.height);
}

/** What is larger than the pane begins at its border. */
function centred(picture: Size, pane: Size, scale: number): View {
  const start = (length: number, room: number): number => Math.max(MARGIN, (room - length * scale) / 2);
  return { scale, x: start(picture.width, pane.width), y: start(picture.height, pane.height) };
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
