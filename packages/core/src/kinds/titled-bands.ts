// Bands with their titles, such as lanes, phases, layers and pillars: in, what a band means; out, its title as drawn,
// and once the bands have positions, the titles above columns, set again for their widths.
import type { Box } from '../layout/graph.js';
import type { IconLookup } from '../scene/icon.js';
import { bandTitle, columnTitle } from '../scene/parts/band.js';
import type { Block } from '../scene/parts/block.js';
import type { FrameFace } from '../scene/parts/frame.js';
import { namedIcon } from '../scene/parts/named-icon.js';
import type { Named } from './entry-meaning.js';

export interface Titled {
  readonly of: Named;
  readonly face: FrameFace;
  readonly title: Block;
}

interface Placed extends Box {
  readonly id: string;
  readonly header: Box;
}

export function titled(of: Named, icons: IconLookup): Titled {
  const { label, sub, tone } = of;
  const icon = namedIcon(of.icon, icons);
  const face = { label, tone, ...(sub === undefined ? {} : { sub }), ...(icon === undefined ? {} : { icon }) };
  return { of, face, title: bandTitle(face) };
}

/** The header above it is as wide as its band. */
export function inColumns(bands: readonly Titled[], placed: readonly Placed[]): readonly Titled[] {
  const places = new Map(placed.map((each) => [each.id, each]));
  return bands.map((band) => {
    const at = places.get(band.of.id);
    return at === undefined || at.header.width < at.width
      ? band
      : { ...band, title: columnTitle(band.face, at.header) };
  });
}
