// The recipes of docs/ARCHITECTURE.md name existing paths.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';

const text = readFileSync(join(root, 'docs', 'ARCHITECTURE.md'), 'utf8');
const recipes = (text.split(/^## How to add$/m)[1] ?? '').split(/^## /m)[0] ?? '';

test.each(['kind', 'importer', 'operation', 'endpoint', 'table', 'page', 'setting', 'code', 'icon set', 'format'])(
  'says how to add: %s',
  (what) => {
    const [, recipe = ''] =
      new RegExp(`^- \\*\\*An? ${what}([\\s\\S]*?)(?=^- |$(?![\\s\\S]))`, 'm').exec(recipes) ?? [];
    const paths = [...recipe.matchAll(/`((?:packages|scripts)\/[^`]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);
