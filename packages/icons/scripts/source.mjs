// The result of reading a set's installed package: each icon's markup and box, names and title. No code of a package is
// run.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * @typedef {object} Drawing
 * @property {string} name
 * @property {readonly string[]} aliases
 * @property {string} [title]
 * @property {string | readonly import('./markup.mjs').Element[]} markup
 * @property {import('./shapes.mjs').Box} box
 *
 * @typedef {object} Source
 * @property {Drawing[]} drawings
 * @property {{ name: string, reason: string, meant: true }[]} leftOut skipped because of its terms or its author
 */

const require = createRequire(import.meta.url);

/** The folder of an installed package; searched for, since some packages export nothing that could be resolved. */
export function folderOf(packageName) {
  for (const base of require.resolve.paths(packageName) ?? []) {
    const folder = join(base, packageName);
    try {
      readFileSync(join(folder, 'package.json'));
      return folder;
    } catch {
      // Not in this one.
    }
  }
  throw new Error(`${packageName} is not installed`);
}
