// Every icon, for a browser: basic ones from memory, others from files that are loaded one by one. In: what loads a file of the folder of
// icons. Out: a look-up that answers at once from what is loaded and notes what it lacks, and the loading of that.

import type { IconArt, IconLookup } from './art.js';
import { findBasicIcon } from './basic-reader.js';
import { type IconShard, iconFinderIn, type ShardReader } from './find-icon.js';
import type { IconIndex } from './nearest-text.js';
import { keptLabelProduct } from './products/label-product.js';
import { labelProductType } from './products/label-type.js';

/** Loads `sets.json`, `index.json` or a shard, such as `logos/12.json`, as parsed JSON. */
export type IconFileLoader = (path: string) => Promise<unknown>;

/** What one call has needed so far. */
export interface IconNeeds {
  readonly lookup: IconLookup;
  /** Whether the look-up has answered without a file that can still be loaded. */
  readonly lacks: () => boolean;
  /** Loads what it lacks. */
  readonly load: () => Promise<void>;
  /** Why files couldn't be loaded; icons of them are blank, so the picture keeps its layout. */
  readonly failures: () => readonly string[];
}

/** What is loaded is kept: at most all icons, 18 MB. */
export interface FetchedIcons {
  /** `nearest`: whether names close to an unknown one are found, which takes the whole index. */
  readonly needs: (options: { readonly nearest: boolean }) => IconNeeds;
}

const SETS = 'sets.json';
const INDEX = 'index.json';
const NO_NAMES: IconIndex = { names: [], aliases: {} };
const BLANK: IconArt = { width: 1, height: 1, shapes: [] };

type Nearest = IconLookup['nearest'];

/** The search is loaded with the index. */
async function nearestIn(loader: IconFileLoader): Promise<Nearest> {
  const [{ nearestFinder }, index] = await Promise.all([import('./nearest.js'), loader(INDEX)]);
  return nearestFinder(() => index as IconIndex);
}

export function fetchedIcons(loader: IconFileLoader): FetchedIcons {
  const files = new Map<string, unknown>();
  const named = keptLabelProduct();
  return { needs: ({ nearest }) => needsOf(files, loader, named, nearest) };
}

function needsOf(
  files: Map<string, unknown>,
  loader: IconFileLoader,
  named: (label: string) => string | undefined,
  nearest: boolean,
): IconNeeds {
  const wanted = new Set<string>();
  const failed = new Map<string, string>();
  let sawFailure = false;
  const file = <T>(path: string): T | undefined => {
    // The build writes these files and its tests check their shape, so parsed data is trusted.
    if (files.has(path)) return files.get(path) as T;
    if (failed.has(path)) sawFailure = true;
    else wanted.add(path);
    return undefined;
  };
  const reader: ShardReader = {
    sets: () => file<ReturnType<ShardReader['sets']>>(SETS) ?? {},
    index: () => NO_NAMES,
    shard: (key) => file<IconShard>(`${key}.json`),
  };
  const findStored = iconFinderIn(reader);
  const find = (name: string): IconArt | undefined => findBasicIcon(name) ?? findStored(name);
  return {
    lookup: {
      find: (name) => {
        sawFailure = false;
        return find(name) ?? (sawFailure ? BLANK : undefined);
      },
      // The index is large, and no name is unknown before the shards that could hold it are loaded.
      nearest: (name) => (nearest && wanted.size === 0 ? (file<Nearest>(INDEX)?.(name) ?? []) : []),
      product: (label) => {
        const name = named(label);
        return name !== undefined && find(name) ? name : undefined;
      },
      productType: labelProductType,
    },
    lacks: () => wanted.size > 0,
    load: async () => {
      const paths = [...wanted];
      wanted.clear();
      const load = async (path: string): Promise<void> => {
        try {
          files.set(path, path === INDEX ? await nearestIn(loader) : await loader(path));
        } catch (cause) {
          failed.set(path, cause instanceof Error ? cause.message : String(cause));
        }
      };
      await Promise.all(paths.map(load));
    },
    failures: () => Array.from(failed, ([path, reason]) => `Icons of '${path}' can't be loaded: ${reason}`),
  };
}
