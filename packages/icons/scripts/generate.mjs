// Generates every output file. In: icon sets. Out: paths below the package, each with its text or bytes. Pure: the same
// sets give the same bytes.
import { deflateRawSync } from 'node:zlib';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Average shard size to aim for, in bytes. */
const SHARD = 10_000;

/**
 * @typedef {object} IconSet
 * @property {string} set
 * @property {string} title
 * @property {string} licence
 * @property {'symbol' | 'product'} kind
 * @property {Record<string, object>} art
 * @property {Record<string, string>} aliases
 * @property {Record<string, string>} titles
 */

/**
 * Rules shared by the build and the look-up: src/shard-key.ts and src/shard-file.ts.
 * @typedef {object} ShardRules
 * @property {(set: string, name: string, shards: number) => string} shardKey
 * @property {(shards: readonly Uint8Array[]) => Uint8Array} packShards
 * @property {number} LARGEST_SHARD
 */

/**
 * @param {{ sets: readonly IconSet[], basic: readonly string[], rules: ShardRules }} input
 * @returns {Map<string, string | Uint8Array>}
 */
export function generate({ sets, basic, rules }) {
  const files = new Map();
  const add = (path, value) => files.set(path, `${JSON.stringify(value)}\n`);
  const names = [];
  const [aliases, titles, entries] = [{}, {}, {}];
  for (const { set, title, licence, kind, art, aliases: others, titles: ownTitles } of sets) {
    for (const name of [...Object.keys(art), ...Object.keys(others)]) {
      if (!NAME.test(name)) throw new Error(`${set}:${name}: not a name`);
    }
    for (const [alias, name] of Object.entries(others)) {
      if (!Object.hasOwn(art, name)) throw new Error(`${set}:${alias}: an alias of ${name}, which does not exist`);
      aliases[`${set}:${alias}`] = `${set}:${name}`;
    }
    for (const [name, each] of Object.entries(ownTitles)) titles[`${set}:${name}`] = each;
    const shards = shardsOf(set, { ...others, ...art }, rules).map((each) => deflateRawSync(each, { level: 9 }));
    files.set(`generated/icons/${set}.shards`, rules.packShards(shards));
    names.push(...Object.keys(art).map((name) => `${set}:${name}`));
    entries[set] = { shards: shards.length, title, licence, kind, count: Object.keys(art).length };
  }
  add('generated/icons/sets.json', entries);
  add('generated/icons/index.json', { names: names.sort(), aliases: sorted(aliases), titles: sorted(titles) });
  files.set('src/generated/basic.ts', basicModule(sets, basic));
  return files;
}

/** The smallest number of shards that keeps each one small; names spread unevenly, so many numbers are tried. */
function shardsOf(set, icons, { shardKey, LARGEST_SHARD }) {
  const texts = Object.keys(icons)
    .sort()
    .map((name) => [name, `${JSON.stringify(name)}:${JSON.stringify(icons[name])}`]);
  const total = texts.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  for (let count = Math.max(1, Math.round(total / SHARD)); count < texts.length * 2 + 2; count++) {
    const room = new Map();
    const isSmall = texts.every(([name, text]) => {
      const key = shardKey(set, name, count);
      const size = (room.get(key) ?? '{}\n'.length) + Buffer.byteLength(text) + 1;
      room.set(key, size);
      return size <= LARGEST_SHARD;
    });
    if (!isSmall) continue;
    const shards = new Map(Array.from({ length: count }, (_, bucket) => [`${set}/${bucket}`, []]));
    for (const [name, text] of texts) shards.get(shardKey(set, name, count)).push(text);
    return Array.from(shards.values(), (parts) => Buffer.from(`{${parts.join(',')}}\n`));
  }
  throw new Error(`${set}: an icon is larger than a shard`);
}

function basicModule(sets, basic) {
  const lines = Array.from(new Set(basic))
    .sort()
    .map((full) => {
      const [prefix, name] = full.split(':');
      const art = sets.find(({ set }) => set === prefix)?.art ?? {};
      if (!Object.hasOwn(art, name)) throw new Error(`${full}: chosen in src/choices.ts, but the icon does not exist`);
      return `  ${JSON.stringify(full)}: ${JSON.stringify(art[name])},\n`;
    });
  return [
    '// Written by scripts/build.mjs: the icons the language uses by default.\n',
    "import type { IconArt } from '../art.js';\n\n",
    `export const chosenArt: Readonly<Record<string, IconArt>> = {\n${lines.join('')}};\n`,
  ].join('');
}

/**
 * The sets in search order, for src/sets.ts.
 * @param {readonly import('../sets/registry.mjs').IconSet[]} sets
 */
export function setsModule(sets) {
  const lines = sets.map(({ set, kind, letter }) => `  ${JSON.stringify({ set, kind, letter })},\n`);
  return [
    '// Written by scripts/build.mjs from sets/registry.mjs: the icon sets, best first.\n',
    "type Found = { readonly set: string; readonly kind: 'symbol' | 'product'; readonly letter?: string };\n\n",
    `export const foundSets: readonly Found[] = [\n${lines.join('')}];\n`,
  ].join('');
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
