// The basic icons as shards in memory, and the finder of one, without the search for names that are near.

import type { IconArt } from './art.js';
import { type IconShard, iconFinderIn, type ShardReader } from './find-icon.js';
import { chosenArt } from './generated/basic.js';
import { statusArt } from './status/set.js';

const PREFIX = 'lx:';

function withoutPrefix(art: Readonly<Record<string, IconArt>>): Readonly<Record<string, IconArt>> {
  return Object.fromEntries(Object.entries(art).map(([name, icon]) => [name.slice(PREFIX.length), icon]));
}

const shards: Readonly<Record<string, IconShard>> = { 'lx/0': withoutPrefix(chosenArt), 'status/0': statusArt };

export const basicReader: ShardReader = {
  sets: () => ({ lx: { shards: 1 }, status: { shards: 1 } }),
  index: () => ({
    names: [...Object.keys(chosenArt), ...Object.keys(statusArt).map((name) => `status:${name}`)],
    aliases: {},
  }),
  shard: (key) => shards[key],
};

export const findBasicIcon: (name: string) => IconArt | undefined = iconFinderIn(basicReader);
