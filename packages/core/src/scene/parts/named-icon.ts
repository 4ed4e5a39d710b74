// An icon by its name: in, a name and a lookup; out, what a picture needs of it, or nothing when there is no such icon.
import type { IconLookup } from '../icon.js';
import type { NamedIcon } from './icon-block.js';

export function namedIcon(name: string | undefined, icons: IconLookup): NamedIcon | undefined {
  const art = name === undefined ? undefined : icons.find(name);
  return name === undefined || art === undefined ? undefined : { name, art };
}
