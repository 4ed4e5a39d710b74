// A picture in the character of a brand: in, a scene and the brand; out, the scene with the brand's corners and lines, and its logo below.
import { withCharacter } from '../scene/corners.js';
import { signed } from '../scene/parts/signature.js';
import type { Scene } from '../scene/scene.js';
import type { Brand, Corners, Lines } from './contract.js';

const CORNER_SHARES: Readonly<Record<Corners, number>> = { sharp: 0.25, soft: 1, round: 1.5 };
/** px beside the default width. */
const LINE_WIDTHS: Readonly<Record<Lines, number>> = { fine: -0.25, medium: 0, strong: 0.5 };

export function brandedScene(scene: Scene, brand: Brand | undefined): Scene {
  if (brand === undefined) return scene;
  const { corners = 'soft', lines = 'medium', logo, logoPlace } = brand;
  const isPlain = corners === 'soft' && lines === 'medium';
  const shown = isPlain ? scene : withCharacter(scene, { corners: CORNER_SHARES[corners], lines: LINE_WIDTHS[lines] });
  return logo === undefined ? shown : signed(shown, logo, logoPlace);
}
