// Finding an icon among shards that are read only when asked for: a reader of shards in, the look-up out.

import type { IconArt, IconLookup } from './art.js';
import { type IconIndex, nearestNames } from './nearest.js';
import { shardKey } from './shard-key.js';

/** The icons of one shard by their name within the set, aliases included. */
export type IconShard = Readonly<Record<string, IconArt>>;

/** Where the icons are. Keys are those of `sets()` and `shardKey`, so a reader may make a file name of them. */
export interface ShardReader {
  /** Each set, and into how many shards it is cut. */
  readonly sets: () => Readonly<Record<string, { readonly shards: number }>>;
  readonly index: () => IconIndex;
  readonly shard: (key: string) => IconShard | undefined;
}

/** The only spelling that reaches a reader: no path, no control character, nothing long. */
const NAME = /^([a-z0-9-]{1,32}):([a-z0-9-]{1,96})$/;

/** A find reads `sets()` and one shard at most; only `nearest` reads the index. Readers keep what they have read. */
export function iconLookup(reader: ShardReader): IconLookup {
  const find = (name: string): IconArt | undefined => {
    const [, set = '', rest = ''] = NAME.exec(name) ?? [];
    const sets = reader.sets();
    const cut = Object.hasOwn(sets, set) ? sets[set] : undefined;
    if (cut === undefined) return undefined;
    const shard = reader.shard(shardKey(set, rest, cut.shards));
    return shard !== undefined && Object.hasOwn(shard, rest) ? shard[rest] : undefined;
  };
  return { find, nearest: (name) => nearestNames(name, reader.index()) };
}
