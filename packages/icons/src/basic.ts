// The icons the language uses by default and the status set as plain data. No file is read, so a browser can hold them,
// and a cold draw that names no other icon reads nothing.

import type { IconArt } from './art.js';
import { chosenArt } from './generated/basic.js';
import { type IconShard, type IndexedIcons, iconLookup } from './lookup.js';
import { statusArt } from './status/set.js';

const PREFIX = 'lx:';

function withoutPrefix(art: Readonly<Record<string, IconArt>>): Readonly<Record<string, IconArt>> {
  return Object.fromEntries(Object.entries(art).map(([name, icon]) => [name.slice(PREFIX.length), icon]));
}

const shards: Readonly<Record<string, IconShard>> = { 'lx/0': withoutPrefix(chosenArt), 'status/0': statusArt };

export const basicIcons: IndexedIcons = iconLookup({
  sets: () => ({ lx: { shards: 1 }, status: { shards: 1 } }),
  index: () => ({
    names: [...Object.keys(chosenArt), ...Object.keys(statusArt).map((name) => `status:${name}`)],
    aliases: {},
  }),
  shard: (key) => shards[key],
});
