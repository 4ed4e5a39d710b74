// Icon sets in, the text of every generated file out (path below the package to text). Pure, so that the same sets
// give the same bytes.

import { shapesOf } from './shapes.mjs';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** @typedef {{ set: string, shards: number, art: Record<string, object>, aliases: Record<string, string> }} IconSet */

/**
 * A set of an Iconify package: `{ icons: { name: { body } }, aliases: { name: { parent } }, width, height }`.
 * @returns {IconSet}
 */
export function iconifySet(set, shards, source) {
  const art = {};
  for (const [name, icon] of Object.entries(source.icons)) {
    try {
      art[name] = {
        width: icon.width ?? source.width,
        height: icon.height ?? source.height,
        shapes: shapesOf(icon.body),
      };
    } catch (error) {
      throw new Error(`${set}:${name}: ${error.message}`);
    }
  }
  const aliases = {};
  for (const [name, { parent, ...rest }] of Object.entries(source.aliases ?? {})) {
    if (Object.keys(rest).length > 0) throw new Error(`${set}:${name}: an alias that turns its icon is not known`);
    if (!Object.hasOwn(art, parent)) throw new Error(`${set}:${name}: stands for ${parent}, which is not there`);
    aliases[name] = parent;
  }
  return { set, shards, art, aliases };
}

/**
 * @param {{ sets: readonly IconSet[], basic: readonly string[], shardKey: (set: string, name: string, shards: number) => string }} input
 * @returns {Map<string, string>}
 */
export function generate({ sets, basic, shardKey }) {
  const files = new Map();
  const add = (path, value) => files.set(path, `${JSON.stringify(value)}\n`);
  const names = [];
  const aliases = {};
  for (const { set, shards, art, aliases: others } of sets) {
    const all = { ...art };
    for (const [alias, name] of Object.entries(others)) {
      all[alias] = art[name];
      aliases[`${set}:${alias}`] = `${set}:${name}`;
    }
    const contents = Object.fromEntries(Array.from({ length: shards }, (_, bucket) => [`${set}/${bucket}`, {}]));
    for (const name of Object.keys(all).sort()) {
      if (!NAME.test(name)) throw new Error(`${set}:${name}: not a name`);
      contents[shardKey(set, name, shards)][name] = all[name];
    }
    for (const [key, icons] of Object.entries(contents)) add(`generated/icons/${key}.json`, icons);
    names.push(...Object.keys(art).map((name) => `${set}:${name}`));
  }
  add('generated/icons/sets.json', Object.fromEntries(sets.map(({ set, shards }) => [set, { shards }])));
  add('generated/icons/index.json', { names: names.sort(), aliases: sorted(aliases) });
  files.set('src/generated/basic.ts', basicModule(sets, basic));
  return files;
}

function basicModule(sets, basic) {
  const lines = Array.from(new Set(basic))
    .sort()
    .map((full) => {
      const [prefix, name] = full.split(':');
      const art = sets.find(({ set }) => set === prefix)?.art ?? {};
      if (!Object.hasOwn(art, name)) throw new Error(`${full}: chosen in src/choices.ts, but no such icon`);
      return `  ${JSON.stringify(full)}: ${JSON.stringify(art[name])},\n`;
    });
  return [
    '// Written by scripts/build.mjs: the icons the language uses by itself.\n',
    "import type { IconArt } from '../art.js';\n\n",
    `export const chosenArt: Readonly<Record<string, IconArt>> = {\n${lines.join('')}};\n`,
  ].join('');
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
