// docs/ARCHITECTURE.md is one page; it and the records in docs/decisions name existing paths.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../fresh.mjs';

const text = readFileSync(join(root, 'docs', 'ARCHITECTURE.md'), 'utf8');
const recipes = (text.split(/^## Where does my change go$/m)[1] ?? '').split(/^## /m)[0] ?? '';

test.each([
  ...[
    'kind',
    'option of edges',
    'code',
    'colour role',
    'format',
    'importer',
    'type of Mermaid',
    'operation',
    'verb',
    'tool',
  ],
  ...['endpoint', 'table', 'page', 'setting', 'icon set', 'pattern', 'document'],
])('says where a change goes: %s', (what) => {
  const [, recipe = ''] = new RegExp(`^- \\*\\*An? ${what}([\\s\\S]*?)(?=^- |$(?![\\s\\S]))`, 'm').exec(recipes) ?? [];
  const paths = [...recipe.matchAll(/`((?:packages|scripts)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the page is short enough to read at once', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(150);
});

/** Every file of the packages and scripts, also without `src`: records shorten `packages/core/src/layout/trunks` to `layout/trunks`. */
const files = ['packages', 'scripts', 'docs', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((each) => `${folder}/${each.split(sep).join('/')}`)
    .filter((each) => !/(^|\/)(node_modules|dist|bundle)\//.test(each)),
);
const known = new Set(
  files.flatMap((each) =>
    [each, each.replace('/src/', '/')].flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, at) => parts.slice(at).join('/'));
    }),
  ),
);

test.each(readdirSync(join(root, 'docs', 'decisions')))('the records of %s name existing paths', (page) => {
  const records = readFileSync(join(root, 'docs', 'decisions', page), 'utf8');
  const paths = [
    ...records.matchAll(/`((?:[\w@.-]+\/)*[\w-]+(?:\/|\.(?:ts|mjs|cjs|md|json))|(?:[a-z-]+\/)+[a-z-]+)`/g),
  ].map(([, path = '']) => path.replace(/\/$/, ''));
  expect(paths.filter((path) => !known.has(path) && !existsSync(join(root, path)))).toEqual([]);
});

test('every page of docs is linked from the README or from a page that it links', () => {
  const linked = new Set<string>();
  const follow = (page: string): void => {
    if (linked.has(page) || !existsSync(join(root, page))) return;
    linked.add(page);
    const folder = page.includes('/') ? page.replace(/[^/]*$/, '') : '';
    for (const [, target = ''] of readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#:\s]+\.md)[^)]*\)/g))
      follow(new URL(`${folder}${target}`, 'file:///').pathname.slice(1));
  };
  follow('README.md');
  // The package contains what the README reaches, and pictures of the gallery and of all patterns are large.
  const pages = files.filter((each) => /^docs\/(?!reference\/|gallery|patterns)[^.]*\.md$/.test(each));
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((each) => !linked.has(each))).toEqual([]);
});
