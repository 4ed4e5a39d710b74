// The few colours of a picture. In: its pixels. Out: which pixels are inside an area of one colour, and the colours of these areas, the most frequent first.
import type { Triple } from '../../theme/colour.js';
import type { Pixels } from './pixels.js';

export const MOST_COLOURS = 8;

/** A pixel with less opacity is not drawn. */
export const OPAQUE = 128;

/** Largest difference of a channel between neighbours of one area. */
const ALIKE = 24;
/** Least distance between two colours, in channels of 0 to 255. */
const APART = 48;
/** Least share of the pixels that a colour has. */
const LEAST = 0.004;
/** Least share of pixels in areas; a picture with fewer has no areas. */
const FEW = 0.1;
/** Rounds in which the colours move to the middle of their pixels. */
const ROUNDS = 4;

export interface Palette {
  readonly colours: readonly Triple[];
  /** 1 for each pixel inside an area. */
  readonly flat: Uint8Array;
}

export function paletteOf(pixels: Pixels): Palette {
  const flat = flatPixels(pixels);
  const opaque = opaquePixels(pixels);
  const isSmooth = countOf(flat) < FEW * countOf(opaque);
  const samples = samplesOf(pixels, isSmooth ? opaque : flat);
  const all = samples.reduce((sum, { count }) => sum + count, 0);
  let colours: Triple[] = [];
  for (const { colour, count } of samples) {
    const isNew = colours.every((each) => distance(each, colour) >= APART * APART);
    if (isNew && (count >= LEAST * all || colours.length === 0)) colours.push(colour);
    if (colours.length === MOST_COLOURS) break;
  }
  for (let round = 0; round < ROUNDS; round++) colours = centred(colours, samples);
  return { colours, flat: isSmooth ? opaque : flat };
}

/** Index of the colour, among those that are allowed. */
export function nearest(colours: readonly Triple[], colour: Triple, allowed: (index: number) => boolean): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, each] of colours.entries()) {
    const far = distance(each, colour);
    if (far < least && allowed(index)) [best, least] = [index, far];
  }
  return best;
}

export function colourAt({ data }: Pixels, at: number): Triple {
  return [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
}

function distance(one: Triple, other: Triple): number {
  const [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  return red * red + green * green + blue * blue;
}

function countOf(marks: Uint8Array): number {
  return marks.reduce((sum, each) => sum + each, 0);
}

function opaquePixels({ data, width, height }: Pixels): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => ((data[at * 4 + 3] ?? 0) >= OPAQUE ? 1 : 0));
}

/** Those whose four neighbours have nearly their colour. The mixed ones at an edge belong to no area. */
function flatPixels(pixels: Pixels): Uint8Array {
  const { data, width, height } = pixels;
  const opaque = opaquePixels(pixels);
  const isAlike = (at: number, x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height) return true;
    const other = y * width + x;
    if (opaque[other] === 0) return false;
    return [0, 1, 2].every((each) => Math.abs((data[at * 4 + each] ?? 0) - (data[other * 4 + each] ?? 0)) <= ALIKE);
  };
  return opaque.map((isOpaque, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isFlat =
      isOpaque === 1 &&
      isAlike(at, x - 1, y) &&
      isAlike(at, x + 1, y) &&
      isAlike(at, x, y - 1) &&
      isAlike(at, x, y + 1);
    return isFlat ? 1 : 0;
  });
}

interface Sample {
  readonly colour: Triple;
  readonly count: number;
}

/** Pixels of nearly one colour together, the most frequent first. */
function samplesOf(pixels: Pixels, marks: Uint8Array): readonly Sample[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (const [at, isCounted] of marks.entries()) {
    if (isCounted === 0) continue;
    const [red, green, blue] = colourAt(pixels, at);
    const key = (red >> 4) * 256 + (green >> 4) * 16 + (blue >> 4);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return Array.from(sums)
    .sort(([one, [, , , count]], [other, [, , , otherCount]]) => otherCount - count || one - other)
    .map(([, [red, green, blue, count]]) => ({ colour: [red / count, green / count, blue / count], count }));
}

/** Each colour in the middle of the samples that are nearest to it. */
function centred(colours: readonly Triple[], samples: readonly Sample[]): Triple[] {
  const sums = colours.map((): [number, number, number, number] => [0, 0, 0, 0]);
  for (const { colour, count } of samples) {
    const sum = sums[nearest(colours, colour, () => true)];
    if (sum === undefined) continue;
    sum[0] += colour[0] * count;
    sum[1] += colour[1] * count;
    sum[2] += colour[2] * count;
    sum[3] += count;
  }
  return colours.map((colour, at) => {
    const [red, green, blue, count] = sums[at] ?? [0, 0, 0, 0];
    return count === 0 ? colour : [red / count, green / count, blue / count];
  });
}
