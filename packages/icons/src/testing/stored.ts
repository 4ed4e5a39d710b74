// The content of the built files, read whole and without the look-up. In: the folder of the icons. Out: the shards of a
// set, each as its text.

import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { IconArt } from '../art.js';

export type Stored = Readonly<Record<string, IconArt | string>>;

/**
 * The number of shards, where each starts and where the last ends, 32 bits each; then the shards, with nothing between
 * them, each deflated.
 */
export function shardTexts(directory: URL, set: string): readonly string[] {
  const file = readFileSync(new URL(`${set}.shards`, directory));
  const count = file.readUInt32LE(0);
  const places = Array.from({ length: count + 1 }, (_, at) => file.readUInt32LE(4 * (at + 1)));
  if (places[0] !== 4 * (count + 2) || places.at(-1) !== file.length)
    throw new Error(`${set}: a table of another file`);
  return places.slice(1).map((end, at) => inflateRawSync(file.subarray(places[at], end)).toString('utf8'));
}

export function storedShards(directory: URL, set: string): readonly Stored[] {
  return shardTexts(directory, set).map((text) => JSON.parse(text) as Stored);
}
