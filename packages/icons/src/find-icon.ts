// Finds an icon in shards that are read on demand. In: a reader of shards. Out: the icon of a name.

import type { IconArt } from './art.js';
import type { IconIndex } from './nearest-text.js';
import { shardKey } from './shard-key.js';

/** The icons of one shard by their name within the set; an alias has the icon's name instead of art. */
export type IconShard = Readonly<Record<string, IconArt | string>>;

/** Where the icons are. Keys come from `shardKey`, for sets in `sets()`, so a reader can use them as file names. */
export interface ShardReader {
  /** Each set, and its number of shards. */
  readonly sets: () => Readonly<Record<string, { readonly shards: number }>>;
  readonly index: () => IconIndex;
  readonly shard: (key: string) => IconShard | undefined;
}

/** The only spelling that reaches a reader: no path, no control character, limited length. */
const NAME = /^([a-z0-9-]{1,32}):([a-z0-9-]{1,96})$/;

/** Reads `sets()` and one shard, or two for an alias. */
export function iconFinderIn(reader: Pick<ShardReader, 'sets' | 'shard'>): (name: string) => IconArt | undefined {
  return (name) => {
    const [, set, rest] = NAME.exec(name) ?? [];
    if (set === undefined || rest === undefined) return undefined;
    const sets = reader.sets();
    const cut = Object.hasOwn(sets, set) ? sets[set] : undefined;
    if (cut === undefined) return undefined;
    const stored = (each: string): IconArt | string | undefined => {
      const shard = reader.shard(shardKey(set, each, cut.shards));
      return shard !== undefined && Object.hasOwn(shard, each) ? shard[each] : undefined;
    };
    const entry = stored(rest);
    const art = typeof entry === 'string' ? stored(entry) : entry;
    return typeof art === 'string' ? undefined : art;
  };
}
