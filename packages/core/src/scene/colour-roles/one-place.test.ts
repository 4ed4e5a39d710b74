// Reads the source tree: the roles of a sort are listed in one file, so that another role is a row there and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { INK_NAMES } from './inks.js';
import { LINE_ROLES } from './line-roles.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
/** The colours themselves, made from the rows. What draws a kind only chooses among them. */
const MADE = 'packages/core/src/theme/theme-table.ts';
const files = ['packages', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /^(?:packages\/[\w-]+\/src|scripts)\/.*\.m?[jt]s$/.test(path))
  .filter((path) => !/\.test\.ts$|\/(?:draw|testing|generated)\/|\.data\.ts$/.test(path) && path !== MADE)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test.each([
  { sort: 'line roles', names: LINE_ROLES, place: 'packages/core/src/scene/colour-roles/line-roles.ts' },
  { sort: 'inks', names: INK_NAMES, place: 'packages/core/src/scene/colour-roles/inks.ts' },
])('$sort are listed in one file', ({ names, place }) => {
  const named = names.map((name) => new RegExp(`'${name}'|\\b${name}: [[{'N]`));
  const listing = files.filter(({ text }) => named.every((each) => each.test(text)));
  expect(listing.map(({ path }) => path)).toEqual([place]);
});
