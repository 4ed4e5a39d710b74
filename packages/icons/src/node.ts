// Every icon, for Node: the basic ones from memory, the others from shard files that are read when first asked for.
// In: the folder of the shards. Out: the look-up.

import { readFileSync } from 'node:fs';
import type { IconLookup } from './art.js';
import { basicIcons } from './basic.js';
import { type IconShard, iconLookup, type ShardReader } from './lookup.js';
import type { IconIndex } from './nearest.js';

export interface NodeIconsOptions {
  /**
   * The folder that scripts/build.mjs writes, with a slash at its end. By default `../generated/icons/` beside the
   * folder of this module, which holds for `dist` and for `src`; a bundle either brings a copy there (for
   * `packages/cli/bundle/linework.js` that is `packages/cli/generated/icons/`) or says here where it is.
   */
  readonly directory?: URL;
}

/** Nothing is read before the first question that the basic icons cannot answer. */
export function nodeIcons(options: NodeIconsOptions = {}): IconLookup {
  const every = iconLookup(fileReader(options.directory ?? new URL('../generated/icons/', import.meta.url)));
  return { find: (name) => basicIcons.find(name) ?? every.find(name), nearest: every.nearest };
}

function fileReader(directory: URL): ShardReader {
  const memo = new Map<string, unknown>();
  // The build writes these files and its tests check their shape, so what is parsed is taken at its word.
  const read = <T>(path: string): T => {
    if (!memo.has(path)) memo.set(path, JSON.parse(text(new URL(path, directory))));
    return memo.get(path) as T;
  };
  return {
    sets: () => read<ReturnType<ShardReader['sets']>>('sets.json'),
    index: () => read<IconIndex>('index.json'),
    shard: (key) => read<IconShard>(`${key}.json`),
  };
}

/** A file that is missing is a fault of the installation, and must not pass for an icon that does not exist. */
function text(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The icon file ${file.href} cannot be read; build @linework/icons, or say where its shards are.`, {
      cause,
    });
  }
}
