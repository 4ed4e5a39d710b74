// The acceptable shade nearest to a preferred one: in, the preferred colour and a test; out, the first colour that passes it,
// searched outward in lightness first, then in chroma, and in hue if it can be turned.
import { directionAt, turned } from '../theme/arithmetic.js';
import {
  type Hex,
  hexFromLinear,
  inGamut,
  linearFromHex,
  linearFromOklab,
  luminance,
  oklabOf,
  type Shade,
  shadeFromHex,
  type Triple,
} from '../theme/colour.js';
import { apart } from '../theme/vision.js';

/** A colour with the values that the tests need. */
export interface Candidate {
  readonly hex: Hex;
  readonly linear: Triple;
  readonly luminance: number;
  readonly shade: Shade;
}

export function candidate(hex: Hex): Candidate {
  const linear = linearFromHex(hex);
  return { hex, linear, luminance: luminance(linear), shade: shadeFromHex(hex) };
}

/** Most degrees a hue can be turned: further off, it is another colour. */
const TURNS = [0, 8, -8, 16, -16, 24, -24, 32, -32, 40, -40].map((degrees) => ({
  by: directionAt(degrees),
  cost: Math.abs(degrees) / 400,
}));
const CHROMAS = [1, 0.85, 0.7, 0.5] as const;
/** OKLab lightness in steps of 0.015 over the range of colours that are neither black nor white. */
const LIGHTNESSES: readonly number[] = Array.from({ length: 58 }, (_, i) => 0.12 + i * 0.015);

/** All shades to try, nearest first; equal ones in the order they were made. */
function wishes(target: Shade, turns: boolean): readonly Shade[] {
  const from = oklabOf(target);
  const all: { readonly shade: Shade; readonly cost: number }[] = [];
  for (const { by, cost } of turns ? TURNS : TURNS.slice(0, 1)) {
    const hue = turned(by, target.hue);
    for (const share of CHROMAS) {
      for (const lightness of [target.lightness, ...LIGHTNESSES]) {
        const shade = { lightness, chroma: target.chroma * share, hue };
        all.push({ shade, cost: apart(from, oklabOf(shade)) + cost + 0.5 * target.chroma * (1 - share) });
      }
    }
    // A grey has no hue to turn.
    if (target.chroma === 0) break;
  }
  return all.sort((a, b) => a.cost - b.cost).map(({ shade }) => shade);
}

/** Undefined if no nearby shade passes. */
export function nearestShade(
  target: Shade,
  passes: (candidate: Candidate) => boolean,
  turns: boolean,
): Hex | undefined {
  for (const shade of wishes(target, turns)) {
    const linear = linearFromOklab(oklabOf(shade));
    // Weaker shades of the same lightness follow, so one that a screen cannot show is skipped.
    if (!inGamut(linear)) continue;
    const tried = candidate(hexFromLinear(linear));
    if (passes(tried)) return tried.hex;
  }
  return undefined;
}
