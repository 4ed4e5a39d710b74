// Runs what needs icons until it lacks none. The core looks icons up at once, so files of icons are loaded between the rounds: in, where
// icons are and the work; out, its result with all icons, and why some couldn't be loaded.
import type { IconArt, IconLookup } from '@linework/core';
import type { FetchedIcons, IconNeeds } from '@linework/icons/fetched';
import { untilLoaded } from './late.js';
import type { IconFileLoader, SourceOptions } from './options.js';

export interface Settled<Result> {
  readonly result: Result;
  readonly warnings: readonly string[];
}

export interface Round {
  readonly icons: IconLookup;
  /** Whether an icon was missing so far: the round is repeated, so the rest of the work can be skipped. */
  readonly lacks: () => boolean;
}

/**
 * The tables, `sets.json`, a shard, the shard of an alias, the index for the nearest names, and the same again for a mistake that is
 * found only then.
 */
const MOST_ROUNDS = 8;

const BLANK: IconArt = { width: 1, height: 1, shapes: [] };

/** `nearest`: whether unknown names are compared with all others, for a hint. */
export async function withIcons<Result>(
  { iconsFrom, ownIcons }: Pick<SourceOptions, 'iconsFrom' | 'ownIcons'>,
  nearest: boolean,
  work: (round: Round) => Promise<Result>,
): Promise<Settled<Result>> {
  let needs: IconNeeds | undefined;
  for (let round = 1; ; round++) {
    let lacksAll = false;
    const missing = (): undefined => {
      lacksAll = true;
    };
    const loaded: IconLookup = needs?.lookup ?? {
      // Were it unknown, the core would look for what the mistake could mean.
      find: () => missing() ?? BLANK,
      nearest: () => missing() ?? [],
      product: missing,
      productType: missing,
    };
    const icons =
      ownIcons === undefined ? loaded : { ...loaded, find: (name: string) => ownIcons.find(name) ?? loaded.find(name) };
    const lacks = (): boolean => round < MOST_ROUNDS && (lacksAll || needs?.lacks() === true);
    const result = await untilLoaded(() => work({ icons, lacks }));
    if (!lacks()) return { result, warnings: needs?.failures() ?? [] };
    needs ??= (await iconsOf(iconsFrom)).needs({ nearest });
    await needs.load();
  }
}

/** What one call has loaded serves the next one from the same place: by address, or by the function that loads. */
const iconsByAddress = new Map<string, Promise<FetchedIcons>>();
const iconsByLoader = new WeakMap<IconFileLoader, Promise<FetchedIcons>>();

function iconsOf(from: SourceOptions['iconsFrom']): Promise<FetchedIcons> {
  if (typeof from === 'function') return storedIcons(iconsByLoader, from, from);
  const base = folderOf(from);
  return storedIcons(iconsByAddress, base, (path) => fetchedJson(new URL(path, base)));
}

interface Store<Key> {
  readonly get: (key: Key) => Promise<FetchedIcons> | undefined;
  readonly set: (key: Key, icons: Promise<FetchedIcons>) => unknown;
  readonly delete: (key: Key) => unknown;
}

function storedIcons<Key>(store: Store<Key>, key: Key, loader: IconFileLoader): Promise<FetchedIcons> {
  const stored = store.get(key);
  if (stored !== undefined) return stored;
  const icons = import('@linework/icons/fetched').then(
    ({ fetchedIcons }) => fetchedIcons(loader),
    (cause: unknown) => {
      // Without a network now, a later call tries again.
      store.delete(key);
      throw cause;
    },
  );
  store.set(key, icons);
  return icons;
}

function folderOf(from: string | URL | undefined): string {
  // Kept apart: bundlers take `new URL('…', import.meta.url)` for one file that they have to copy.
  const here = import.meta.url;
  const { href } = new URL(from ?? 'icons/', from === undefined ? here : (globalThis.document?.baseURI ?? here));
  return href.endsWith('/') ? href : `${href}/`;
}

async function fetchedJson(address: URL): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}.`);
  return response.json();
}
