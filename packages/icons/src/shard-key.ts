// Which shard of a set holds a name. In: set, name and number of shards. Out: the shard's key. The build and the
// look-up share this rule, so a name is found without an index.

/** FNV-1a, 32 bits: spreads names evenly, and uses integer arithmetic, the same in every engine. */
export function shardKey(set: string, name: string, shards: number): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${set}/${hash % shards}`;
}
