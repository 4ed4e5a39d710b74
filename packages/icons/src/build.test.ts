import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawEntry } from '../scripts/collect.mjs';
import { generate } from '../scripts/generate.mjs';
import { iconifySource } from '../scripts/iconify.mjs';
import { readPath, writePath } from '../scripts/path-data.mjs';
import { LARGEST_SHARD, packShards } from './shard-file.js';
import { shardKey } from './shard-key.js';
import { storedShards } from './testing/stored.js';

const stroke = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

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
    '%j is not path data',
    (data) => {
      expect(() => readPath(data)).toThrow(/path data/);
    },
  );
});

describe('the generated files', () => {
  const rules = { shardKey, packShards, LARGEST_SHARD };
  const source = {
    width: 24,
    height: 24,
    icons: { one: { body: `<path ${stroke} d="M2 2h1"/>` } },
    aliases: { uno: { parent: 'one' } },
  };
  const entry = {
    set: 'lx',
    title: 'Lucide',
    licence: 'ISC',
    kind: 'symbol',
    packageName: '',
    form: 'iconify',
  } as const;
  const setOf = (more: object, titles: Record<string, string> = {}) => ({
    ...entry,
    ...drawEntry(entry, iconifySource({ ...source, ...more }, { asDrawn: true, titles })),
  });

  test('hold an icon once, and its other names as aliases', () => {
    const files = generate({ sets: [setOf({}, { one: 'Number one' })], basic: ['lx:one'], rules });
    const art = { width: 24, height: 24, shapes: [{ d: 'M2 2h1', stroke: 'ink', strokeWidth: 2 }] };
    const json = (name: string): unknown => JSON.parse(String(files.get(`generated/icons/${name}.json`)));
    const shard = `${JSON.stringify({ one: art, uno: 'one' })}\n`;
    const file = Buffer.from(files.get('generated/icons/lx.shards') ?? '');
    expect([0, 4, 8].map((place) => file.readUInt32LE(place))).toEqual([1, 12, file.length]);
    expect(inflateRawSync(file.subarray(12)).toString('utf8')).toBe(shard);
    expect(json('index')).toEqual({
      names: ['lx:one'],
      aliases: { 'lx:uno': 'lx:one' },
      titles: { 'lx:one': 'Number one' },
    });
    expect(json('sets')).toEqual({
      lx: { shards: 1, title: 'Lucide', licence: 'ISC', kind: 'symbol', count: 1 },
    });
    expect(files.get('src/generated/basic.ts')).toContain('"lx:one":');
  });

  test('are rejected for a chosen icon that does not exist, a dangling alias, a rotated alias and an invalid name', () => {
    expect(() => generate({ sets: [setOf({})], basic: ['lx:two'], rules })).toThrow(/lx:two/);
    expect(() => setOf({ aliases: { due: { parent: 'two' } } })).toThrow(/due/);
    expect(() => setOf({ aliases: { eno: { parent: 'one', hFlip: true } } })).toThrow(/eno/);
    expect(() =>
      generate({ sets: [setOf({ icons: { ...source.icons, '../x': source.icons.one } })], basic: [], rules }),
    ).toThrow(/not a name/);
  });

  test('skip what cannot be drawn, with the reason', () => {
    const { art, leftOut } = setOf({
      icons: { ...source.icons, two: { body: '<text>2</text>' }, three: { body: '<g/>' } },
    });
    expect(Object.keys(art)).toEqual(['one']);
    expect(leftOut).toEqual([
      { name: 'two', reason: '<text> is not supported' },
      { name: 'three', reason: 'nothing to be seen' },
    ]);
  });
});

describe('the build', () => {
  const script = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));
  const home = fileURLToPath(new URL('..', import.meta.url));
  const folders: string[] = [];
  // Two small sets of two formats; all sets would take half a minute of the gate.
  const run = (folder: string): string =>
    execFileSync(process.execPath, [script, folder, 'lx,k8s'], { encoding: 'utf8' });
  /** As Latin-1, so that equal texts are equal bytes. */
  const contents = (folder: string): ReadonlyMap<string, string> =>
    new Map(
      ['generated/icons', 'src/generated'].flatMap((below) =>
        readdirSync(join(folder, below))
          .sort()
          .map((name) => [`${below}/${name}`, readFileSync(join(folder, below, name), 'latin1')] as const),
      ),
    );

  beforeAll(() => {
    folders.push(mkdtempSync(join(tmpdir(), 'linework-icons-')));
    for (const folder of folders) run(folder);
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test('writes the same bytes every time, equal to those of this package', () => {
    const [one = ''] = folders;
    const built = contents(one);
    expect(Array.from(built.keys())).toEqual([
      ...['NOTICE', 'index.json', 'k8s.shards', 'lx.shards', 'sets.json', 'status.shards'].map(
        (name) => `generated/icons/${name}`,
      ),
      'src/generated/basic.ts',
      'src/generated/sets.ts',
    ]);
    expect(storedShards(pathToFileURL(`${one}/generated/icons/`), 'lx').length).toBeGreaterThan(40);
    const before = contents(home);
    for (const [name, text] of built) {
      if (!/(?:index|sets)\.json$/.test(name)) expect(before.get(name) === text, name).toBe(true);
    }
  });

  test('does nothing when nothing has changed, and repairs lost, corrupt, truncated or stray files', () => {
    const [folder = ''] = folders;
    const before = contents(folder);
    expect(run(folder)).toBe('icons: up to date\n');
    const at = (name: string): string => join(folder, 'generated/icons', name);
    rmSync(at('k8s.shards'));
    truncateSync(at('lx.shards'), 1000);
    writeFileSync(at('sets.json'), '{');
    writeFileSync(at('old.shards'), '');
    // Shards used to be a folder of many files per set.
    mkdirSync(at('lx'));
    writeFileSync(at('lx/0.json'), '{}');
    run(folder);
    expect(contents(folder)).toEqual(before);
    expect(readdirSync(join(folder, 'generated')).sort()).toEqual(['icons', 'report.json', 'stamp.json']);
  });
});
