// What a browser and Node both draw, to be compared: out, the sources of the repository, and for each code one with its mistake and one without.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@linework/core';
import { filesIn, root } from '../../fresh.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'bundle', 'generated']);

/** Characters: larger ones are drawn for the speed of the layout, and each takes as long as a hundred others. */
const LARGE = 4_000;

/** How many there are at least. */
export const LEAST = 400;

export function sources() {
  const files = ['docs', 'packages']
    .flatMap((folder) => filesIn(folder, /\.diagram$/, SKIPPED))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((each) => each.length < LARGE);
  return [...new Set([...files, ...catalogue().flatMap(({ example, repair }) => [example, repair])])];
}
