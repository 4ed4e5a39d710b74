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
const BLANK: IconArt = { width: 1, height: 1, shapes: [] };

type Nearest = IconLookup['nearest'];

interface IconFiles {
  /** By path; of the index, the search in it. */
  readonly loaded: ReadonlyMap<string, unknown>;
  readonly load: (path: string) => Promise<void>;
}

export function fetchedIcons(loader: IconFileLoader): FetchedIcons {
  const files = filesFrom(loader);
  const named = keptLabelProduct();
  return { needs: ({ nearest }) => needsOf(files, named, nearest) };
}

function filesFrom(loader: IconFileLoader): IconFiles {
  const loaded = new Map<string, unknown>();
  const loading = new Map<string, Promise<void>>();
  const loadNow = async (path: string): Promise<void> => {
    try {
      const file = await loader(path);
      if (typeof file !== 'object' || file === null) throw new Error('It is not a file of icons.');
      loaded.set(path, path === INDEX ? await nearestIn(file as IconIndex) : file);
    } finally {
      loading.delete(path);
    }
  };
  const load = (path: string): Promise<void> => {
    const started = loading.get(path) ?? loadNow(path);
    loading.set(path, started);
    return started;
  };
  return { loaded, load };
}

/** The search is loaded with the index. */
async function nearestIn(index: IconIndex): Promise<Nearest> {
  return (await import('./nearest.js')).nearestFinder(() => index);
}

function needsOf(
  { loaded, load }: IconFiles,
  named: (label: string) => string | undefined,
  nearest: boolean,
): IconNeeds {
  const wanted = new Set<string>();
  const failed = new Map<string, string>();
  /** Whether the last search needed a file that isn't loaded. */
  let isUnsure = false;
  const file = <T>(path: string): T | undefined => {
    // The build writes these files and its tests check their shape, so parsed data is trusted.
    if (loaded.has(path)) return loaded.get(path) as T;
    isUnsure = true;
    if (!failed.has(path)) wanted.add(path);
    return undefined;
  };
  const findStored = iconFinderIn({
    sets: () => file<ReturnType<ShardReader['sets']>>(SETS) ?? {},
    shard: (key) => file<IconShard>(`${key}.json`),
  });
  const find = (name: string): IconArt | undefined => findBasicIcon(name) ?? findStored(name);
  const loadOrFail = (path: string): Promise<void> =>
    load(path).catch((cause: unknown) => {
      failed.set(path, cause instanceof Error ? cause.message : String(cause));
    });
  return {
    lookup: {
      find: (name) => {
        isUnsure = false;
        // Were it unknown, the core would look for names that are near.
        return find(name) ?? (isUnsure ? BLANK : undefined);
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
      await Promise.all(paths.map(loadOrFail));
    },
    failures: () => Array.from(failed, ([path, reason]) => `Icons of '${path}' can't be loaded: ${reason}`),
  };
}
