// Which shard of a set holds a name: set, name and number of shards in, the shard's key out. The build and the look-up
// share this rule, so a name is found without any index.

/** FNV-1a, 32 bits: spreads names evenly, and is whole-number arithmetic, the same in every engine. */
export function shardKey(set: string, name: string, shards: number): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${set}/${hash % shards}`;
}
