import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate, iconifySet } from '../scripts/generate.mjs';
import { readPath, writePath } from '../scripts/path-data.mjs';
import { shapesOf } from '../scripts/shapes.mjs';
import { shardKey } from './shard-key.js';

const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const drawn = (markup: string): string =>
  shapesOf(`<g ${stroke}>${markup}</g>`)
    .map(({ d }) => d)
    .join(' ');

describe('path data', () => {
  test.each([
    ['m1 2 3 4', 'M1 2l3 4'],
    ['M1,2,3,4', 'M1 2L3 4'],
    ['M0 0a1 1 0 01.5-.5', 'M0 0a1 1 0 0 1 .5-.5'],
    ['M.5.5-1-1', 'M.5.5L-1-1'],
    ['M1e1 0.12345z', 'M10 .123z'],
    ['M0 0h1h2v-0.0001Z', 'M0 0h1 2v0Z'],
    ['M0 0zm1 1 2 2', 'M0 0zm1 1l2 2'],
  ])('%s is written %s', (data, written) => {
    expect(writePath(readPath(data))).toBe(written);
    expect(writePath(readPath(written))).toBe(written);
  });

  test.each(['', 'L1 1', 'M1', 'M1 1 1', 'M1 1x', 'M0 0a1 1 0 2 0 1 1', 'M1 1"/><script>', 'M0 0 url(#a)'])(
    '%j is none',
    (data) => {
      expect(() => readPath(data)).toThrow(/path data/);
    },
  );
});

describe('the shapes of a body', () => {
  test.each([
    ['<path d="m1 1h2"/>', 'M1 1h2'],
    ['<circle cx="12" cy="12" r="10"/>', 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0z'],
    ['<ellipse cx="12" cy="5" rx="9" ry="3"/>', 'M3 5a9 3 0 1 0 18 0 9 3 0 1 0-18 0z'],
    ['<rect width="4" height="2" x="1" y="1"/>', 'M1 1h4v2h-4z'],
    ['<rect width="4" height="4" rx="1"/>', 'M1 0h2a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z'],
    ['<rect width="4" height="2" rx="9"/>', 'M2 0h0a2 1 0 0 1 2 1v0a2 1 0 0 1-2 1h0a2 1 0 0 1-2-1v0a2 1 0 0 1 2-1z'],
    ['<line x1="1" y1="2" x2="3" y2="4"/>', 'M1 2L3 4'],
    ['<polyline points="1,2 3,4 5,6"/>', 'M1 2L3 4 5 6'],
    ['<polygon points="1 2 3 4 5 6"/>', 'M1 2L3 4 5 6z'],
    ['<path d="M0 0h1"/><path d="m2 2 1 1"/>', 'M0 0h1M2 2l1 1'],
  ])('%s', (markup, d) => {
    expect(drawn(markup)).toBe(d);
  });

  test('carry what is painted, and how', () => {
    expect(
      shapesOf(
        `<g ${stroke}><circle cx="1" cy="1" r="1" fill="currentColor"/><path fill="#FF0000" stroke="none" fill-rule="evenodd" d="M0 0h1"/></g>`,
      ),
    ).toEqual([
      { d: 'M0 1a1 1 0 1 0 2 0 1 1 0 1 0-2 0z', fill: 'ink', stroke: 'ink', strokeWidth: 2 },
      { d: 'M0 0h1', fill: '#ff0000', evenOdd: true },
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onload="x"/>',
    '<path transform="rotate(45)" d="M0 0h1"/>',
    '<image href="https://example.org"/>',
    'text',
    '<path d="M0 0h1">',
    '<path fill="url(#a)" d="M0 0h1"/>',
  ])('%s stops the build', (markup) => {
    expect(() => drawn(markup)).toThrow();
  });

  test('must be closed, and strokes must have round ends', () => {
    expect(() => shapesOf(`<g ${stroke}>`)).toThrow(/not closed/);
    expect(() => shapesOf('<path fill="none" stroke="currentColor" d="M0 0h1"/>')).toThrow(/round/);
  });
});

describe('the generated files', () => {
  const source = {
    width: 24,
    height: 24,
    icons: { one: { body: `<path ${stroke} d="M0 0h1"/>` } },
    aliases: { uno: { parent: 'one' } },
  };

  test('hold an icon under each of its names', () => {
    const files = generate({ sets: [iconifySet('lx', 1, source)], basic: ['lx:one'], shardKey });
    const art = { width: 24, height: 24, shapes: [{ d: 'M0 0h1', stroke: 'ink', strokeWidth: 2 }] };
    expect(JSON.parse(files.get('generated/icons/lx/0.json') ?? '')).toEqual({ one: art, uno: art });
    expect(JSON.parse(files.get('generated/icons/index.json') ?? '')).toEqual({
      names: ['lx:one'],
      aliases: { 'lx:uno': 'lx:one' },
    });
    expect(files.get('src/generated/basic.ts')).toContain('"lx:one":');
  });

  test('are refused for a choice that is no icon, an alias of nothing, a turned alias and a name that is none', () => {
    const sets = [iconifySet('lx', 1, source)];
    expect(() => generate({ sets, basic: ['lx:two'], shardKey })).toThrow(/lx:two/);
    expect(() => iconifySet('lx', 1, { ...source, aliases: { due: { parent: 'two' } } })).toThrow(/lx:due/);
    expect(() => iconifySet('lx', 1, { ...source, aliases: { eno: { parent: 'one', hFlip: true } } })).toThrow(
      /lx:eno/,
    );
    expect(() =>
      generate({
        sets: [iconifySet('lx', 1, { ...source, icons: { ...source.icons, '../x': source.icons.one } })],
        basic: [],
        shardKey,
      }),
    ).toThrow(/not a name/);
  });
});

describe('the build', () => {
  const script = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
  const home = fileURLToPath(new URL('..', import.meta.url));
  const folders: string[] = [];
  const run = (folder: string): string => execFileSync(process.execPath, [script, folder], { encoding: 'utf8' });
  const files = (folder: string): readonly string[] =>
    ['generated/icons', 'src/generated'].flatMap((below) =>
      readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
        .map((name) => join(below, name))
        .filter((name) => statSync(join(folder, name)).isFile())
        .sort(),
    );
  const contents = (folder: string): ReadonlyMap<string, string> =>
    new Map(files(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

  beforeAll(() => {
    for (let count = 0; count < 2; count++) folders.push(mkdtempSync(join(tmpdir(), 'linework-icons-')));
    for (const folder of folders) run(folder);
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test('writes the same bytes every time, those that this package holds', () => {
    const [one = '', two = ''] = folders;
    expect(contents(one).size).toBeGreaterThan(60);
    expect(contents(two)).toEqual(contents(one));
    expect(contents(home)).toEqual(contents(one));
  });

  test('does nothing when nothing has changed, and mends what is lost, spoilt or left over', () => {
    const [folder = ''] = folders;
    const before = contents(folder);
    expect(run(folder)).toBe('icons: up to date\n');
    rmSync(join(folder, 'generated/icons/lx/0.json'));
    writeFileSync(join(folder, 'generated/icons/lx/1.json'), '{');
    writeFileSync(join(folder, 'generated/icons/lx/999.json'), '{}');
    run(folder);
    expect(contents(folder)).toEqual(before);
  });
});
