import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IconArt } from './art.js';
import { type IconShard, iconLookup, type ShardReader } from './lookup.js';
import { shardKey } from './shard-key.js';
import { anyCharacter } from './testing/any-character.js';

const art: IconArt = { width: 24, height: 24, shapes: [{ d: 'M0 0h24', stroke: 'ink', strokeWidth: 2 }] };

/** A set `lx` of four shards that records what is read. */
function noting(names: readonly string[]): { readonly reader: ShardReader; readonly read: string[] } {
  const shards: string[] = [];
  const reader: ShardReader = {
    sets: () => ({ lx: { shards: 4 } }),
    index: () => {
      shards.push('index');
      return { names: names.map((name) => `lx:${name}`), aliases: {} };
    },
    shard: (key) => {
      shards.push(key);
      const here = names.filter((name) => shardKey('lx', name, 4) === key);
      return Object.fromEntries(here.map((name) => [name, art])) as IconShard;
    },
  };
  return { reader, read: shards };
}

describe('iconLookup', () => {
  test('finding an icon reads the one shard that holds the name, and no index', () => {
    const { reader, read: shards } = noting(['rocket', 'database', 'user', 'globe', 'key-round']);
    expect(iconLookup(reader).find('lx:rocket')).toBe(art);
    expect(shards).toEqual([shardKey('lx', 'rocket', 4)]);
  });

  test('a name of an unknown set, or with an invalid spelling, reads nothing', () => {
    const { reader, read: shards } = noting(['rocket']);
    const { find } = iconLookup(reader);
    for (const name of [
      'fa:rocket',
      'rocket',
      '../lx:rocket',
      'lx:../rocket',
      'lx:rocket\n',
      'constructor:x',
      `lx:${'a'.repeat(200)}`,
    ]) {
      expect(find(name)).toBeUndefined();
    }
    expect(shards).toEqual([]);
  });

  test('nearest reads the index and no shard', () => {
    const { reader, read: shards } = noting(['rocket', 'database']);
    expect(iconLookup(reader).nearest('lx:rokcet')).toEqual(['lx:rocket']);
    expect(shards).toEqual(['index']);
  });

  test('a missing shard holds nothing', () => {
    const { reader } = noting(['rocket']);
    expect(iconLookup({ ...reader, shard: () => undefined }).find('lx:rocket')).toBeUndefined();
  });

  test('any request returns only an icon of that name', () => {
    const { reader } = noting(['rocket']);
    const { find } = iconLookup(reader);
    const words = fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'lx',
      'rocket',
      '..',
      '/',
      '%2e',
    );
    const name = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.tuple(words, words).map((pair) => pair.join(':')),
    );
    fc.assert(
      fc.property(name, (each) => {
        expect(find(each)).toBe(each === 'lx:rocket' ? art : undefined);
      }),
    );
  });
});

describe('shardKey', () => {
  test('stays below the number of shards and is the published FNV-1a', () => {
    expect(shardKey('lx', 'foobar', 2 ** 32)).toBe(`lx/${0xbf9cf968}`);
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 500 }), (name, shards) => {
        const bucket = Number(shardKey('lx', name, shards).slice(3));
        expect(bucket >= 0 && bucket < shards && Number.isInteger(bucket)).toBe(true);
      }),
    );
  });
});
