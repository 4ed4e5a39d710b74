// Reads the source tree: what loads with a kind before any line of another language is found.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { plainLoaders } from './loaders.js';

const root = fileURLToPath(new URL('.', import.meta.url));
/** All the repairs that a kind needs to read its own lines. */
const ALLOWED = /\/(?:signs|doubts|end-of-block|block-words|block-ends)\.ts$/;

/** The files that a file imports, without types and what loads on demand. */
function loadedBy(start: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)\.js';/gm);
    for (const [, path = ''] of imports) open.push(join(dirname(file), `${path}.ts`));
  }
  return loaded;
}

it.each(Object.keys(plainLoaders).filter((name) => existsSync(join(root, name, 'plain.ts'))))(
  '%s loads no repairs of other languages with its picture',
  (name) => {
    const files = [...loadedBy(join(root, name, 'plain.ts'))].map((each) => relative(root, each));
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.filter((each) => /(?:^|\/)habits\//.test(each) && !each.startsWith('..') && !ALLOWED.test(each)),
    ).toEqual([]);
  },
);
