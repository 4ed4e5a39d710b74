import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { readPath } from '../scripts/path-data.mjs';
import type { IconArt } from './art.js';
import { basicIcons } from './basic.js';
import { groupIcons, typeIcons, verbIcons } from './choices.js';
import type { IconIndex } from './nearest.js';
import { nodeIcons } from './node.js';
import { statusArt } from './status/set.js';

const directory = new URL('../generated/icons/', import.meta.url);
const nowhere = new URL('./nowhere/', import.meta.url);
const parse = (file: string): unknown => JSON.parse(readFileSync(new URL(file, directory), 'utf8'));
const chosen = [...verbIcons, ...Object.values(typeIcons), ...Object.values(groupIcons)];
const own = [...new Set(chosen), ...Object.keys(statusArt).map((name) => `status:${name}`)];

describe('the icons the language uses by itself', () => {
  test.each(own)('%s is there, the same in memory and in the shards', (name) => {
    const [set, rest = ''] = name.split(':');
    const shards = readdirSync(new URL(`${set}/`, directory)).map(
      (file) => parse(`${set}/${file}`) as Record<string, IconArt>,
    );
    const stored = shards.find((shard) => Object.hasOwn(shard, rest))?.[rest];
    expect(stored).toBeDefined();
    expect(basicIcons.find(name)).toEqual(stored);
  });

  test('need no file', () => {
    const { find } = nodeIcons({ directory: nowhere });
    for (const name of own) expect(find(name)).toBeDefined();
  });

  test('are names of the current release of Lucide, not old ones it keeps', () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { hidden?: boolean }> };
    for (const name of chosen)
      expect(icons[name.slice(3)], name).toSatisfy((icon) => icon !== undefined && !icon.hidden);
  });

  test('no two types, and no two kinds of group, share one', () => {
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
  const { find } = nodeIcons();

  test('that the index names can be drawn, by its other names too', () => {
    expect(names.length).toBeGreaterThan(1_900);
    for (const name of names) expect(find(name), name).toBeDefined();
    for (const [alias, name] of Object.entries(aliases)) expect(find(alias), alias).toEqual(find(name));
  });

  test('is path data and paint, and nothing else', () => {
    for (const name of names) {
      const { width, height, shapes, ...rest } = find(name) ?? { width: 0, height: 0, shapes: [] };
      expect(rest, name).toEqual({});
      expect(width > 0 && height > 0 && shapes.length > 0, name).toBe(true);
      for (const { d, fill, stroke, strokeWidth, evenOdd, ...others } of shapes) {
        expect(others, name).toEqual({});
        expect(d, name).toMatch(/^M[-\d.\sMLHVCSQTAZ]*$/i);
        expect(() => readPath(d), name).not.toThrow();
        expect(fill ?? stroke, name).toMatch(/^(?:ink|#[0-9a-f]{6})$/);
        expect(stroke === undefined ? undefined : (strokeWidth ?? 0) > 0, name).not.toBe(false);
        expect(evenOdd ?? true, name).toBe(true);
      }
    }
  });

  test('lies in a shard of kilobytes', () => {
    for (const file of readdirSync(new URL('lx/', directory))) {
      expect(readFileSync(new URL(`lx/${file}`, directory)).length).toBeLessThan(16_384);
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
  ])('%.40j is no icon', (name) => {
    expect(nodeIcons().find(name)).toBeUndefined();
  });

  test('gives one and the same icon again', () => {
    const { find } = nodeIcons();
    expect(find('lx:alarm-clock')).toBe(find('lx:alarm-clock'));
  });

  test('says so when its files are missing, rather than that there is no such icon', () => {
    expect(() => nodeIcons({ directory: nowhere }).find('lx:alarm-clock')).toThrow(
      /nowhere\/sets\.json cannot be read/,
    );
  });
});
