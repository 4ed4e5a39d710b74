// Every icon, for Node: basic ones from memory, others from their set's file, whose shards are read on demand. In: the
// folder of these files. Out: the look-up.

import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { IconLookup } from './art.js';
import { basicIcons } from './basic.js';
import { type IconShard, type IndexedIcons, iconLookup, type ShardReader } from './lookup.js';
import type { IconIndex } from './nearest-text.js';
import { keptLabelProduct } from './products/label-product.js';
import { labelProductType } from './products/label-type.js';
import { COUNT, ENTRY, entryPlace, LARGEST_SHARD, readCount, readEntry } from './shard-file.js';

export interface NodeIconsOptions {
  /**
   * The folder that scripts/build.mjs writes, with a slash at its end. Default: `../generated/icons/` beside the folder
   * of this module, which is right for `dist` and for `src`; a bundle either copies the files there (for
   * `packages/cli/bundle/linework.js` that is `packages/cli/generated/icons/`) or sets this option.
   */
  readonly directory?: URL;
}

/** Reads nothing before the first request that the basic icons cannot satisfy. */
export function nodeIcons(options: NodeIconsOptions = {}): IndexedIcons {
  const every = iconLookup(fileReader(options.directory ?? new URL('../generated/icons/', import.meta.url)));
  const find: IconLookup['find'] = (name) => basicIcons.find(name) ?? every.find(name);
  const named = keptLabelProduct();
  const product = (label: string): string | undefined => {
    const name = named(label);
    return name !== undefined && find(name) ? name : undefined;
  };
  return { find, nearest: every.nearest, product, productType: labelProductType, index: every.index };
}

/**
 * The files that a browser loads (fetched.ts), as texts by their paths: `sets.json`, `index.json`, `logos/12.json`. Undefined for any other path.
 */
export function nodeIconFiles(options: NodeIconsOptions = {}): (path: string) => string | undefined {
  const { sets, shard, index } = fileReader(options.directory ?? new URL('../generated/icons/', import.meta.url));
  return (path) => {
    if (path === 'sets.json') return JSON.stringify(sets());
    if (path === 'index.json') return JSON.stringify(index());
    const [, set = '', at = ''] = /^([a-z0-9-]+)\/(\d{1,6})\.json$/.exec(path) ?? [];
    const known = Object.hasOwn(sets(), set) ? sets()[set] : undefined;
    return known !== undefined && Number(at) < known.shards ? JSON.stringify(shard(`${set}/${Number(at)}`)) : undefined;
  };
}

/** About 1 MB. A picture uses a few; a service would read them all in time. */
const MOST_SHARDS = 100;

function fileReader(directory: URL): ShardReader {
  // The build writes these files and its tests check their shape, so parsed data is trusted.
  const read = <T>(path: string): T => JSON.parse(text(new URL(path, directory))) as T;
  const sets = once(() => read<ReturnType<ShardReader['sets']>>('sets.json'));
  const index = once(() => read<IconIndex>('index.json'));
  const shards = new Map<string, IconShard>();
  return {
    sets,
    index,
    shard: (key) => {
      const [set = '', at] = key.split('/');
      const shard =
        shards.get(key) ?? readShard(new URL(`${set}.shards`, directory), Number(at), sets()[set]?.shards ?? 0);
      // Requested again, it becomes the most recent.
      shards.delete(key);
      shards.set(key, shard);
      const [oldest] = shards.keys();
      if (shards.size > MOST_SHARDS && oldest !== undefined) shards.delete(oldest);
      return shard;
    },
  };
}

/** The number of shards, one table entry and one shard; nothing else of the file is read. */
function readShard(file: URL, at: number, shards: number): IconShard {
  const descriptor = reading(file, () => openSync(file, 'r'));
  try {
    if (readCount(bytesAt(file, descriptor, 0, COUNT)) !== shards) throw spoilt(file);
    const entry = readEntry(bytesAt(file, descriptor, entryPlace(at), ENTRY), shards);
    if (entry === undefined) throw spoilt(file);
    return parsed(file, bytesAt(file, descriptor, entry.begin, entry.length));
  } finally {
    closeSync(descriptor);
  }
}

function bytesAt(file: URL, descriptor: number, place: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const count = reading(file, () => readSync(descriptor, bytes, done, length - done, place + done));
    if (count === 0) throw spoilt(file);
    done += count;
  }
  return bytes;
}

function parsed(file: URL, deflated: Buffer): IconShard {
  try {
    return JSON.parse(inflateRawSync(deflated, { maxOutputLength: LARGEST_SHARD }).toString('utf8')) as IconShard;
  } catch (cause) {
    throw spoilt(file, cause);
  }
}

function once<T>(make: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

function text(file: URL): string {
  return reading(file, () => readFileSync(file, 'utf8'));
}

/** A missing file is a fault of the installation and must not look like an unknown icon. */
function reading<T>(file: URL, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Error(
      `The icon file ${file.href} cannot be read. Build @linework/icons, or set the folder of its icons.`,
      {
        cause,
      },
    );
  }
}

function spoilt(file: URL, cause?: unknown): Error {
  return new Error(
    `The icon file ${file.href} is truncated or from another build than the sets.json beside it. Build or reinstall @linework/icons.`,
    { cause },
  );
}
