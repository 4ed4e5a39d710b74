// Scales of a picture: in, sizes in px; out, the scale that shows it whole, and the one after a step.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** At which the letters of a picture, 13 px, can be read. */
export const READABLE = 0.75;

const SMALLEST = 0.1;
const LARGEST = 8;
const STEP = 1.25;

export function within(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** Never larger than its own size. */
export function fitOf(picture: Size, place: Size): number {
  return within(Math.min(1, place.width / picture.width, place.height / picture.height));
}

/** A step up or down, which stops at 1 on its way. */
export function steppedFrom(scale: number, direction: 1 | -1): number {
  const next = scale * STEP ** direction;
  const passes = direction === 1 ? scale < 1 && next > 1 : scale > 1 && next < 1;
  return passes ? 1 : next;
}
