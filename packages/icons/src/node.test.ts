import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPath } from '../scripts/path-data.mjs';
import type { IconArt } from './art.js';
import { basicIcons } from './basic.js';
import { fileIcons, groupIcons, typeIcons, verbIcons } from './choices.js';
import type { IconIndex } from './nearest-text.js';
import { nodeIcons } from './node.js';
import { statusArt } from './status/set.js';
import { shardTexts, storedShards } from './testing/stored.js';

const directory = new URL('../generated/icons/', import.meta.url);
const nowhere = new URL('./nowhere/', import.meta.url);
const parse = (file: string): unknown => JSON.parse(readFileSync(new URL(file, directory), 'utf8'));
const chosen = [...verbIcons, ...Object.values(typeIcons), ...Object.values(groupIcons), ...fileIcons];
const own = [...new Set(chosen), ...Object.keys(statusArt).map((name) => `status:${name}`)];

describe('the icons the language uses by default', () => {
  test.each(own)('%s exists, the same in memory and in the shards', (name) => {
    const [set = '', rest = ''] = name.split(':');
    const stored = storedShards(directory, set).find((shard) => Object.hasOwn(shard, rest))?.[rest];
    expect(stored).toBeDefined();
    expect(basicIcons.find(name)).toEqual(stored);
  });

  test('need no file', () => {
    const { find } = nodeIcons({ directory: nowhere });
    for (const name of own) expect(find(name)).toBeDefined();
  });

  test('have current Lucide names, not deprecated ones', () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { hidden?: boolean }> };
    for (const name of chosen)
      expect(icons[name.slice(3)], name).toSatisfy((icon) => icon !== undefined && !icon.hidden);
  });

  test('are different for any two node types and any two group types', () => {
    for (const table of [typeIcons, groupIcons])
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
  });

  test('can be suggested without a file', () => {
    expect(basicIcons.nearest('lx:databse')).toEqual(['lx:database']);
    expect(basicIcons.nearest('status:warnin')).toEqual(['status:warning']);
  });
});

describe('every icon', () => {
  const { names, aliases } = parse('index.json') as IconIndex;
  const sets = parse('sets.json') as Record<string, { shards: number; count: number }>;
  const stored = new Map<string, IconArt | string>();
  for (const set of Object.keys(sets)) {
    for (const shard of storedShards(directory, set)) {
      for (const [name, each] of Object.entries(shard)) stored.set(`${set}:${name}`, each);
    }
  }
  const arts = Array.from(stored).filter((each): each is [string, IconArt] => typeof each[1] !== 'string');
  const sampled = <T>(list: readonly T[]): readonly T[] => list.filter((_, at) => at % 53 === 0);

  test('that the index names is stored once, with its aliases', () => {
    expect(names.length).toBeGreaterThan(20_000);
    expect(arts.map(([name]) => name).sort()).toEqual(names);
    expect(stored.size).toBe(names.length + Object.keys(aliases).length);
    for (const [alias, name] of Object.entries(aliases))
      expect(stored.get(alias)).toBe(name.slice(name.indexOf(':') + 1));
    const counts = Object.values(sets).reduce((sum, { count }) => sum + count, 0);
    expect(counts).toBe(names.length);
  });

  test('is found by its name and by its aliases', () => {
    const { find } = nodeIcons();
    for (const name of sampled(names)) expect(find(name), name).toEqual(stored.get(name));
    for (const [alias, name] of sampled(Object.entries(aliases))) expect(find(alias), alias).toEqual(stored.get(name));
  });

  test('is path data and paint, and nothing else', () => {
    const paint = /^(?:ink|#[0-9a-f]{6})$/;
    const finite = (values: readonly number[], count: number): boolean =>
      values.length === count && values.every(Number.isFinite);
    for (const [name, { width, height, shapes, ...rest }] of arts) {
      const faults: unknown[] = Object.keys(rest);
      if (!(width > 0 && height > 0 && shapes.length > 0)) faults.push('empty');
      for (const shape of shapes) {
        const { d, fill, gradient, stroke, strokeWidth, strokeCap, strokeJoin, evenOdd, opacity, clip, ...more } =
          shape;
        faults.push(...Object.keys(more));
        for (const data of [d, ...(clip === undefined ? [] : [clip])]) {
          if (!/^M[-\d.\sMLHVCSQTAZ]*$/i.test(data)) faults.push(data);
        }
        if (!paint.test(fill ?? stroke ?? '') || !paint.test(stroke ?? fill ?? '')) faults.push(fill, stroke);
        if ((stroke === undefined) !== (strokeWidth === undefined) || strokeWidth === 0) faults.push(strokeWidth);
        if (stroke === undefined && (strokeCap ?? strokeJoin) !== undefined) faults.push(strokeCap, strokeJoin);
        if (evenOdd === false || (opacity !== undefined && !(opacity > 0 && opacity < 1)))
          faults.push(evenOdd, opacity);
        if (gradient === undefined) continue;
        const { line, circle, matrix, stops, ...others } = gradient;
        faults.push(...Object.keys(others));
        if (fill === undefined || (line === undefined) === (circle === undefined)) faults.push('gradient');
        if (line !== undefined && !finite(line, 4)) faults.push(line);
        if (circle !== undefined && !finite(circle, 5)) faults.push(circle);
        if (matrix !== undefined && !finite(matrix, 6)) faults.push(matrix);
        let before = 0;
        for (const [offset, colour, alpha] of stops) {
          if (!(offset >= before && offset <= 1) || !/^#[0-9a-f]{6}$/.test(colour)) faults.push(offset, colour);
          if (alpha !== undefined && !(alpha >= 0 && alpha < 1)) faults.push(alpha);
          before = offset;
        }
        if (stops.length < 2) faults.push('stops');
      }
      expect(faults, name).toEqual([]);
    }
  });

  test('has outlines that can be parsed', () => {
    for (const [name, { shapes }] of sampled(arts)) {
      for (const { d } of shapes) expect(() => readPath(d), name).not.toThrow();
    }
  });

  test('is in a shard of kilobytes', () => {
    for (const [set, { shards }] of Object.entries(sets)) {
      const texts = shardTexts(directory, set);
      expect(texts.length).toBe(shards);
      for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(24_000);
    }
  });
});

describe('nodeIcons', () => {
  test.each([
    'lx:no-such-icon',
    'lx:__proto__',
    'lx:constructor',
    '__proto__:x',
    'constructor:name',
    'lx:../../package',
    'file:///etc/passwd',
    'lx:rocket\u0000',
    'lx:rocket ',
    'LX:rocket',
    `lx:${'a'.repeat(1_000_000)}`,
    '',
  ])('%.40j is not an icon', (name) => {
    expect(nodeIcons().find(name)).toBeUndefined();
  });

  test('returns one and the same icon again', () => {
    const { find } = nodeIcons();
    expect(find('lx:alarm-clock')).toBe(find('lx:alarm-clock'));
  });

  test('caches the latest requests, and does not grow with every name ever requested', () => {
    const { find } = nodeIcons();
    const first = find('lx:alarm-clock');
    const { names } = parse('index.json') as IconIndex;
    for (const name of names.filter((_, at) => at % 101 === 0)) find(name);
    expect(find('lx:alarm-clock')).toEqual(first);
    expect(find('lx:alarm-clock')).not.toBe(first);
  });

  test('reports missing files instead of a missing icon', () => {
    expect(() => nodeIcons({ directory: nowhere }).find('lx:alarm-clock')).toThrow(
      /nowhere\/sets\.json cannot be read/,
    );
  });
});

describe('a set’s file', () => {
  let folder = '';
  let here = directory;
  const name = 'k8s:pod';
  const whole = readFileSync(new URL('k8s.shards', directory));
  const put = (bytes: Uint8Array): void => writeFileSync(new URL('k8s.shards', here), bytes);
  const numbered = (place: number, value: number): Buffer => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt32LE(value, place);
    return bytes;
  };
  const find = (): IconArt | undefined => nodeIcons({ directory: here }).find(name);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'linework-shards-'));
    here = pathToFileURL(`${folder}/`);
    cpSync(new URL('sets.json', directory), new URL('sets.json', here));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('that is missing is reported, with what to do', () => {
    expect(find).toThrow(/k8s\.shards cannot be read\. Build @linework\/icons, or set the folder of its icons/);
  });

  test('that is repaired is read by a process that found it corrupt', () => {
    const { find } = nodeIcons({ directory: here });
    put(whole.subarray(0, 9));
    expect(() => find(name)).toThrow(/k8s\.shards is truncated/);
    put(whole);
    expect(find(name)).toEqual(nodeIcons().find(name));
  });

  const last = whole.readUInt32LE(4 * (whole.readUInt32LE(0) + 1));
  test.each([
    ['empty', whole.subarray(0, 0)],
    ['cut within its count', whole.subarray(0, 3)],
    ['cut within its table', whole.subarray(0, 8)],
    ['cut after its table', whole.subarray(0, whole.readUInt32LE(4))],
    ['of another number of shards', numbered(0, 99)],
    ['of shards that would fill the memory', everyPlace((at) => at * 0x1000_0000)],
    ['of shards that begin in the table', everyPlace((at) => at)],
    ['of shards that end before they begin', everyPlace((at) => last - at)],
    ['of shards that are not JSON', Buffer.concat([whole.subarray(0, 200), Buffer.alloc(whole.length - 200, 0x61)])],
  ])('that is %s is reported as corrupt, and never as a missing icon', (_, bytes) => {
    put(bytes);
    expect(find).toThrow(/k8s\.shards is truncated or from another build .*\. Build or reinstall @linework\/icons\./);
  });

  function everyPlace(value: (at: number) => number): Buffer {
    const bytes = Buffer.from(whole);
    for (let at = 0; at <= whole.readUInt32LE(0); at++) bytes.writeUInt32LE(value(at), 4 * (at + 1));
    return bytes;
  }

  test('truncated anywhere gives the icon or the error, never another icon', () => {
    put(whole);
    const art = find();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length }), (length) => {
        put(whole.subarray(0, length));
        try {
          expect(find()).toEqual(art);
        } catch (fault) {
          expect(String(fault)).toContain('k8s.shards is truncated');
        }
      }),
    );
  });

  test.skipIf(process.platform !== 'linux')('leaves no descriptor open', () => {
    // Only those of this file: the test runner opens and closes others meanwhile.
    const file = realpathSync(new URL('k8s.shards', here));
    const open = (): readonly string[] =>
      readdirSync('/proc/self/fd').filter((each) => {
        try {
          return readlinkSync(`/proc/self/fd/${each}`) === file;
        } catch {
          return false;
        }
      });
    put(whole);
    for (let count = 0; count < 20; count++) find();
    put(whole.subarray(0, 40));
    for (let count = 0; count < 20; count++) expect(find).toThrow();
    expect(open()).toEqual([]);
  });
});
