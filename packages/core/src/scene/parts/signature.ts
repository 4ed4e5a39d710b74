// A logo under a picture, like an imprint under a printed figure. In: a scene and the logo's outlines. Out: the scene
// with the logo at its right or its left, on a band of its own, so that it overlaps nothing.
import type { IconArt } from '../icon.js';
import type { Scene } from '../scene.js';
import { snapUp } from './grid.js';

const MARGIN = 24;
/** Under the picture, which ends with a margin of its own. */
const GAP = -4;
const HEIGHT = 20;
const WIDEST = 160;

export function signed(scene: Scene, logo: IconArt, place: 'left' | 'right' = 'right'): Scene {
  const scale = Math.min(HEIGHT / logo.height, WIDEST / logo.width);
  const width = logo.width * scale;
  const height = logo.height * scale;
  const size = Math.max(width, height);
  const page = Math.max(scene.width, snapUp(width + 2 * MARGIN, 4));
  // An icon is centred in a square.
  const x = place === 'right' ? page - MARGIN - (width + size) / 2 : MARGIN + (width - size) / 2;
  const y = scene.height + GAP + (HEIGHT - size) / 2;
  return {
    ...scene,
    width: page,
    height: scene.height + GAP + HEIGHT + MARGIN,
    nodes: [
      ...scene.nodes,
      { type: 'part', part: 'mark', children: [{ type: 'icon', x, y, size, art: logo, ink: 'ink', name: 'logo' }] },
    ],
  };
}
