// The canvas, fills and frames of a brand's scheme: in, the default theme and the brand's first colour; out, the theme with a hint
// of the brand in them. Their luminance stays in the range of the default theme's surfaces, so everything readable on those is
// readable on these.
import { type ColourRole, TONES, type Tone } from '../scene/scene.js';
import { fitted, type Hex, linearFromHex, luminance, type Shade, shadeFromHex } from '../theme/colour.js';
import type { Theme } from '../theme/contract.js';
import { GROUNDS } from '../theme/promises.js';
import { surfaces } from '../theme/surfaces.js';
import { breathed } from './draft.js';
import { luminancesOf } from './requirement.js';

/** A brand's surfaces are a little stronger than the default ones, in proportion to the colour's own strength. */
const VIVID = 0.15;

type Within = (hex: Hex) => boolean;

export function withSurfaces(house: Theme, primary: Shade, breath: Shade): Record<ColourRole, Hex> {
  const colours: Record<ColourRole, Hex> = { ...house };
  const within = withinGrounds(house);
  const canvas = fitted(breathed(house, breath, 'canvas'));
  if (within(canvas)) colours.canvas = canvas;
  const strength = 1 + Math.min(1, primary.chroma / VIVID) * 0.5;
  layTone(colours, 'neutral', breathed(house, breath, 'neutral-fill', 1.6), within);
  layTone(colours, 'brand', breathed(house, breath, 'blue-fill', strength), within);
  for (const tone of TONES) {
    // Frames deepen from this canvas.
    if (tone !== 'neutral') layTone(colours, tone, shadeFromHex(house[`${tone}-fill`]), within);
  }
  return colours;
}

export function withinGrounds(house: Theme): Within {
  const lights = luminancesOf(house, GROUNDS);
  const [least, most] = [Math.min(...lights), Math.max(...lights)];
  return (hex) => {
    const light = luminance(linearFromHex(hex));
    return light >= least && light <= most;
  };
}

/** The surfaces of a tone, moved toward the canvas until none is stronger than the strongest default one. */
export function layTone(colours: Record<ColourRole, Hex>, tone: Tone, wanted: Shade, within: Within): void {
  const canvas = shadeFromHex(colours.canvas);
  for (let share = 0; share <= 10; share++) {
    const lightness = wanted.lightness + ((canvas.lightness - wanted.lightness) * share) / 20;
    const { fill, frames } = surfaces(canvas, { ...wanted, lightness });
    if (![fill, ...frames].every(within)) continue;
    colours[`${tone}-fill`] = fill;
    colours[`${tone}-frame-1`] = frames[0];
    colours[`${tone}-frame-2`] = frames[1];
    colours[`${tone}-frame-3`] = frames[2];
    return;
  }
}
