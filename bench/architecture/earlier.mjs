// Earlier pictures. In: a git ref of this repository, or a folder of SVGs named NAME.light.svg and NAME.dark.svg (or
// NAME.svg); out, a function that draws or finds the picture of a name.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesAt } from '../../scripts/layout/commit.mjs';
import { picturesOf } from './pictures.mjs';

/** @returns `(name, source) => { light, dark?, graph?, drawing? }`, or nothing if there is no such picture. */
export async function openEarlier(before) {
  if (existsSync(before) && statSync(before).isDirectory()) return (name) => picturesIn(before, name);
  const linework = await sourcesAt(before);
  return (name, source) => picturesOf(linework, name, source);
}

function picturesIn(folder, name) {
  const read = (ending) => {
    const file = join(folder, `${name}${ending}`);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const light = read('.light.svg') ?? read('.svg');
  return light === undefined ? {} : { light, dark: read('.dark.svg') };
}
