// How a tree classifies names: folders, files of a type, or items that are neither.
import { describe, expect, it } from 'vitest';
import { checkSource } from '../../check.js';
import { validate } from '../../draw.js';
import type { IconLookup } from '../../scene/icon.js';
import { icons, parts, words } from '../../scene/parts/testing/walk.js';
import { testIcons } from '../../testing/icons.js';

/** Every icon. */
const all: IconLookup = {
  find: () => ({ width: 24, height: 24, shapes: [] }),
  nearest: () => [],
};

function drawnIcons(lines: string, lookup: IconLookup = all, header = 'tree "T"'): readonly (readonly string[])[] {
  const { compiled, diagnostics } = checkSource(`${header}\n${lines}\n`, { icons: lookup });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  const { nodes } = compiled.drawn().value;
  return parts(nodes, 'node').map((each) => [words([each]), ...icons([each]).map(({ name }) => name)]);
}

describe('icons by name', () => {
  it.each([
    ['src/', 'lx:folder'],
    ['index.ts', 'logos:typescript-icon'],
    ['types.d.ts', 'logos:typescript-icon'],
    ['INDEX.TS', 'logos:typescript-icon'],
    ['app.py', 'logos:python'],
    ['Dockerfile', 'logos:docker-icon'],
    ['package.json', 'logos:npm-icon'],
    ['data.json', 'lx:file-json'],
    ['photo.png', 'lx:file-image'],
    ['.env', 'lx:file-key'],
    ['README.md', 'lx:book-open'],
    ['notes.md', 'lx:file-text'],
    ['LICENSE', 'lx:scale'],
    ['something', 'lx:file'],
    ['a.unknown', 'lx:file'],
  ])('%s has %s', (name, icon) => {
    expect(drawnIcons(`"x/"\n${name === 'x/' ? '' : `"${name}"`}`).at(-1)).toEqual([name, icon]);
  });

  it('fall back to those of the language if a look-up has no logos', () => {
    expect(drawnIcons('"src/"\n  "index.ts"\n  "a.mp3"', testIcons).map(([, icon]) => icon)).toEqual([
      'lx:folder',
      'lx:file-code',
      'lx:file',
    ]);
  });

  it('are removed by icons=off and icon=none, and replaced by explicit ones', () => {
    expect(drawnIcons('"src/"\n"a.ts"', all, 'tree icons=off').map((each) => each.length)).toEqual([1, 1]);
    expect(drawnIcons('"src/" icon=none\n"a.ts" icon=lx:rocket')).toEqual([['src/'], ['a.ts', 'lx:rocket']]);
  });

  it('are absent from a tree of other items, and appear with the first folder or if half of the names are files', () => {
    expect(drawnIcons('"Mammals"\n  "Dog"\n  "Cat"').flatMap((each) => each.slice(1))).toEqual([]);
    expect(drawnIcons('"Mammals/"\n  "Dog"').map((each) => each.at(-1))).toEqual(['lx:folder', 'lx:file']);
    expect(drawnIcons('"a.ts"\n"Makefile"\n"other"').map((each) => each.at(-1))).toEqual([
      'logos:typescript-icon',
      'lx:hammer',
      'lx:file',
    ]);
  });
});

describe('the order', () => {
  const lines = '"b.ts"\n"z/"\n  "c.ts"\n  "y/"\n"a.ts"\n"x/"';
  const names = (header: string): readonly (string | undefined)[] =>
    drawnIcons(lines, all, header).map(([name]) => name);
  it('is source order', () => {
    expect(names('tree')).toEqual(['b.ts', 'z/', 'c.ts', 'y/', 'a.ts', 'x/']);
  });
  it('has folders first on request, in each folder, with the rest in source order', () => {
    expect(names('tree order=folders')).toEqual(['z/', 'y/', 'c.ts', 'x/', 'b.ts', 'a.ts']);
  });
});

describe('what is reported about names', () => {
  const codes = (lines: string): readonly string[] =>
    validate(`tree\n${lines}\n`, { icons: testIcons }).diagnostics.map(({ code }) => code);
  it.each([
    ['several names at the top', '"src/"\n"docs/"', []],
    ['a folder without a slash, among files', '"src"\n  "a.ts"', ['W680']],
    ['a name without a slash that contains others, in a tree without files', '"Mammals"\n  "Dog"', []],
    ['an item in a file', '"a.ts"\n  "b.ts"', ['E681']],
    ['a name twice', '"src/"\n"src/"', ['E682']],
    ['a folder and a file with the same name', '"src/"\n"src"', ['E682']],
    ['a name twice in two folders', '"a/"\n  "x.ts"\n"b/"\n  "x.ts"', []],
    ['a path', '"a/b.ts"', ['E680']],
    ['the top of a file system', '"/"\n  "etc/"', []],
    ['an address', '"https://example.com/a"\n"src/"', []],
    ['words on both sides of a slash', '"and / or"\n"src/"', []],
    ['a slash in a tree without files', '"Europe"\n  "TCP and IP"', []],
  ] as const)('%s', (_, lines, expected) => {
    expect(codes(lines)).toEqual(expected);
  });

  it('a thousand names are accepted, and one more is over the limit', () => {
    const names = (count: number): string => Array.from({ length: count }, (_, i) => `"f${i}.ts"`).join('\n');
    expect(codes(names(1_000))).toEqual([]);
    expect(codes(names(1_001))).toEqual(['E105']);
  });
});

describe('an organisation chart', () => {
  const chart =
    'tree "Team" view=boxes\n"Ada" sub="Chief"\n  "Tom" sub="Sales" tone=blue icon=lx:user\n  "Vacant"\n  "Vacant"\n';

  it('has one box per item with its name, title and icon, and lines between them', () => {
    const { compiled, diagnostics } = checkSource(chart, { icons: all });
    expect(diagnostics).toEqual([]);
    const { nodes } = compiled?.drawn().value ?? { nodes: [] };
    expect(parts(nodes, 'node').map((each) => words([each]))).toEqual(['Ada Chief', 'Tom Sales', 'Vacant', 'Vacant']);
    expect(parts(nodes, 'node').flatMap((each) => icons([each]).map(({ name }) => name))).toEqual(['lx:user']);
    expect(JSON.stringify(parts(nodes, 'node')[1])).toContain('blue-fill');
    expect(parts(nodes, 'mark').flatMap(({ children }) => children).length).toBeGreaterThan(2);
  });

  it('may have two open positions, while two files of one name are a mistake', () => {
    const codes = (source: string): readonly string[] =>
      validate(source, { icons: testIcons }).diagnostics.map(({ code }) => code);
    expect(codes(chart)).toEqual([]);
    expect(codes('tree view=boxes\n"src/"\n  "a.ts"\n  "a.ts"\n')).toEqual(['E682']);
    expect(codes('tree\n"Ada"\n  "Vacant"\n  "Vacant"\n')).toEqual(['E682']);
  });
});
