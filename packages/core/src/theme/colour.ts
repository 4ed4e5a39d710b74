// Colours as numbers: in, `#rrggbb` or OKLab; out, the other, contrast ratios and distances. Deterministic to the bit:
// see arithmetic.ts; an 8-bit channel is found by comparison with the bounds between channels, never by rounding a root.
import { cubeRoot, type Direction, powerOf2Point4 } from './arithmetic.js';

export type Triple = readonly [number, number, number];

/** `#rrggbb`. */
export type Hex = `#${string}`;

/** OKLab to linear sRGB and back: Ottosson, "A perceptual color space for image processing" (2020). */
export function linearFromOklab([lightness, a, b]: Triple): Triple {
  const cube = (value: number): number => value * value * value;
  const l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const s = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export function oklabFromLinear([r, g, b]: Triple): Triple {
  const l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A channel from 0 to 1 made linear (IEC 61966-2-1). */
function decoded(value: number): number {
  return value <= 0.04045 ? value / 12.92 : powerOf2Point4((value + 0.055) / 1.055);
}

export function linearFromHex(hex: Hex): Triple {
  const channel = (at: number): number => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** The 8-bit channel nearest to a linear value. */
function encoded(linear: number): number {
  let low = 0;
  let high = 255;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (linear >= decoded((middle + 0.5) / 255)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function hexFromLinear(linear: Triple): Hex {
  return `#${linear.map((value) => encoded(value).toString(16).padStart(2, '0')).join('')}`;
}

export function oklabFromHex(hex: Hex): Triple {
  return oklabFromLinear(linearFromHex(hex));
}

/** A colour by its lightness, its strength and its direction. */
export interface Shade {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: Direction;
}

export function oklabOf({ lightness, chroma, hue }: Shade): Triple {
  return [lightness, chroma * hue.x, chroma * hue.y];
}

/** Greys have no direction: their hue is given as red's and their chroma is 0. */
export function shadeFromHex(hex: Hex): Shade {
  const [lightness, a, b] = oklabFromHex(hex);
  const chroma = Math.sqrt(a * a + b * b);
  if (chroma < 1e-4) return { lightness, chroma: 0, hue: { x: 1, y: 0 } };
  return { lightness, chroma, hue: { x: a / chroma, y: b / chroma } };
}

/** How far a linear channel can leave 0 to 1 and still count as within sRGB. */
const OVER = 0.0001;
const STEP = 0.0005;

/** Whether a screen can show the colour. */
export function inGamut(linear: Triple): boolean {
  return linear.every((value) => value >= -OVER && value <= 1 + OVER);
}

/** The shade with its chroma lowered until it fits sRGB; lightness and hue stay. */
export function fitted(shade: Shade): Hex {
  for (let chroma = shade.chroma; ; chroma -= STEP) {
    const clamped = Math.max(0, chroma);
    const linear = linearFromOklab(oklabOf({ ...shade, chroma: clamped }));
    if (clamped === 0 || inGamut(linear)) return hexFromLinear(linear);
  }
}

/** `share` 0 gives `from`, 1 gives `to`: straight through OKLab, so that hues of greys do not show through. */
export function mixed(from: Shade, to: Shade, share: number): Hex {
  const [l1, a1, b1] = oklabOf(from);
  const [l2, a2, b2] = oklabOf(to);
  const a = a1 + (a2 - a1) * share;
  const b = b1 + (b2 - b1) * share;
  const chroma = Math.sqrt(a * a + b * b);
  const hue = chroma === 0 ? to.hue : { x: a / chroma, y: b / chroma };
  return fitted({ lightness: l1 + (l2 - l1) * share, chroma, hue });
}

/** Relative luminance (WCAG 2.2). */
export function luminance([r, g, b]: Triple): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast ratio, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: Hex, other: Hex): number {
  return ratio(luminance(linearFromHex(one)), luminance(linearFromHex(other)));
}
