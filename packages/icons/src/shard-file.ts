// The one file that holds all shards of a set: how it is written, and where in it a shard is. A table of little-endian
// 32-bit numbers comes first: the number of shards, the start of each, and the end of the last; then the shards
// themselves, deflated: all sets take 7 MB instead of 18.

const NUMBER = 4;
/** Bytes of a table entry: where a shard starts, and where it ends, which is where the next one starts. */
export const ENTRY: number = 2 * NUMBER;
/** Bytes of the number of shards, at the beginning. */
export const COUNT: number = NUMBER;

export function packShards(shards: readonly Uint8Array[]): Uint8Array {
  let end = tableSize(shards.length);
  const file = new Uint8Array(end + shards.reduce((sum, { length }) => sum + length, 0));
  const table = tableOf(file);
  table.setUint32(0, shards.length, true);
  table.setUint32(NUMBER, end, true);
  shards.forEach((shard, at) => {
    file.set(shard, end);
    end += shard.length;
    table.setUint32(entryPlace(at) + NUMBER, end, true);
  });
  return file;
}

export function readCount(bytes: Uint8Array): number {
  return tableOf(bytes).getUint32(0, true);
}

/** The position of a shard's entry in the file. */
export function entryPlace(shard: number): number {
  return COUNT + NUMBER * shard;
}

/**
 * The position of a shard in the file. Undefined for bytes that are not a valid entry of a file with so many shards.
 */
export function readEntry(
  bytes: Uint8Array,
  shards: number,
): { readonly begin: number; readonly length: number } | undefined {
  const table = tableOf(bytes);
  const begin = table.getUint32(0, true);
  const length = table.getUint32(NUMBER, true) - begin;
  return begin >= tableSize(shards) && length > 0 && length <= LARGEST_SHARD ? { begin, length } : undefined;
}

/** No shard exceeds this many bytes when inflated: the amount parsed for one icon. */
export const LARGEST_SHARD = 24_000;

function tableSize(shards: number): number {
  return entryPlace(shards) + NUMBER;
}

function tableOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
