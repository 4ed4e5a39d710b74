// The file type of a name: in, a name; out, whether it is known as a file name, and its icon.
import type { IconLookup } from '../scene/icon.js';
import { FILE, FOLDER, ICONS_OF_ENDS, ICONS_OF_NAMES } from './file-icons.data.js';

/** Maximum dots of an ending; `d.ts` is checked before `ts`. */
const MOST_DOTS = 2;

/** Known file names, whole or by ending, with their icons. */
function iconsOf(name: string): readonly string[] | undefined {
  const lower = name.toLowerCase();
  const whole = ICONS_OF_NAMES.get(lower);
  if (whole !== undefined) return whole;
  const ends = lower.split('.').slice(1).slice(-MOST_DOTS);
  for (let i = 0; i < ends.length; i++) {
    const icons = ICONS_OF_ENDS.get(ends.slice(i).join('.'));
    if (icons !== undefined) return icons;
  }
  return undefined;
}

export function isFileName(name: string): boolean {
  return !/\s/.test(name) && iconsOf(name) !== undefined;
}

/** The icon of its type that the look-up contains. */
export function fileIcon(name: string, folder: boolean, icons: IconLookup): string | undefined {
  const wanted = folder ? [FOLDER] : [...(iconsOf(name) ?? []), FILE];
  return wanted.find((each) => icons.find(each) !== undefined);
}
