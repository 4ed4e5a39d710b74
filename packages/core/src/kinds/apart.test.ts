// Reads the source tree: a kind is named only in its own folder, in the lists that load kinds, as one of the twenty
// names and meanings, and in the weights that were learned for it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { kinds } from './registry.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && each.name.endsWith('.ts') && !each.name.endsWith('.test.ts'))
  .map((each) => relative(root, join(each.parentPath, each.name)))
  .filter((each) => !each.includes('testing/'));

/** Files where the word is not the kind: an attribute of other languages, a function of SVG. */
const OTHER_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  class: ['kinds/habits/foreign-shapes.ts', 'kinds/line-options/tone.ts', 'outlines/style-sheet.ts'],
  layers: ['layout/layered/arrange.ts', 'layout/layered/phases.ts'],
  matrix: ['outlines/transform.ts'],
};

it.each([...kinds.keys()])('%s is not named elsewhere', (name) => {
  const own = new RegExp(
    `^kinds/(?:${name}/|(?:registry|loaders)\\.ts$)|^syntax/kind-(?:names|meanings)\\.ts$|^suggest/weights\\.data\\.ts$`,
  );
  const named = new RegExp(`'${name}'|kinds/${name}/|'\\./${name}/`);
  const naming = files.filter(
    (each) =>
      !own.test(each) && !OTHER_MEANINGS[name]?.includes(each) && named.test(readFileSync(join(root, each), 'utf8')),
  );
  expect(naming).toEqual([]);
});

it('every kind reads its lines through one reader, which gives them their ids', () => {
  const giving = files.filter((each) => /\blineId\(/.test(readFileSync(join(root, each), 'utf8')));
  expect(giving).toEqual(['kinds/line-ids.ts', 'kinds/lines.ts']);
});
