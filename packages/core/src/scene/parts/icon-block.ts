// An icon as a block. In: its name and art. Out: a square that can be painted anywhere.
import type { IconArt } from '../icon.js';
import type { ColourRole } from '../scene.js';
import { type Block, NOTHING } from './block.js';

export interface NamedIcon {
  readonly name: string;
  readonly art: IconArt;
}

export function iconBlock(icon: NamedIcon | undefined, size: number, ink: ColourRole): Block {
  if (icon === undefined) return NOTHING;
  const { name, art } = icon;
  return { width: size, height: size, at: ({ x, y }) => [{ type: 'icon', x, y, size, art, ink, name }] };
}
