// An icon by its name. In: a name and a lookup. Out: what a picture needs of it, or undefined if the icon does not
// exist.
import type { IconLookup, IconShape } from '../icon.js';
import type { NamedIcon } from './icon-block.js';

export function namedIcon(name: string | undefined, icons: IconLookup): NamedIcon | undefined {
  const art = name === undefined ? undefined : icons.find(name);
  return name === undefined || art === undefined ? undefined : { name, art };
}

/** The icon without its own colours. */
export function inkIcon({ name, art }: NamedIcon): NamedIcon {
  return { name, art: { ...art, shapes: art.shapes.map(inInk) } };
}

function inInk({ gradient: _, fill, stroke, ...shape }: IconShape): IconShape {
  return {
    ...shape,
    ...(fill === undefined ? {} : { fill: 'ink' }),
    ...(stroke === undefined ? {} : { stroke: 'ink' }),
  };
}
