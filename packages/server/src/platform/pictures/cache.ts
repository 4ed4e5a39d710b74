// A cache of results by the key of their inputs: in memory, and as files if they took long. In: a key; out, bytes and their type, made
// once however many wait for them.
import { type Budget, budget, type Shares } from './budget.js';
import type { CachedPicture, PictureFiles } from './files.js';
import { flights } from './flights.js';
import { refused } from './refused.js';

export interface Asking {
  /** 43 characters of base64url. */
  readonly key: string;
  /** The account whose share of the cache it takes. */
  readonly owner: string;
  /** Aborts when the caller leaves. */
  readonly signal: AbortSignal;
  /** Called if this caller makes others wait for a drawing; throws if it is not allowed to. */
  readonly admit?: () => Promise<void>;
  /** Returns undefined for what must not be cached. Its signal aborts when nobody waits. */
  readonly make: (abandoned: AbortSignal) => Promise<CachedPicture | undefined>;
}

export interface PictureCache {
  /** The result if it is in memory. */
  readonly known: (key: string) => CachedPicture | undefined;
  /** Rejects with `ClientLeft` once the caller's signal aborts. */
  readonly getOrMake: (asking: Asking) => Promise<CachedPicture | undefined>;
}

const IN_MEMORY: Shares = { whole: 64_000_000, each: 16_000_000 };

/** Shares of the files, which docs/service.md states. */
export const IN_FILES: Shares = { whole: 500_000_000, each: 50_000_000 };

/** What an entry takes in memory besides its content. */
const ENTRY = 500;

/** Milliseconds between two notes that an entry in memory is used: a picture asked for thousands of times a second is not moved each time. */
const TICK = 100;

/** Milliseconds of work from which on a result is also stored as a file. */
const DEAR = 50;

/** Days after its last use for which a file is kept. */
const DAYS = 30;

export function pictureCache(files: PictureFiles): PictureCache {
  const memory = inMemory(budget(IN_MEMORY));
  const { has, join } = flights<CachedPicture | undefined>();
  const { check, failed } = refused();
  const remembered = (key: string, error: unknown): never => {
    failed(key, error);
    throw error;
  };
  return {
    known: memory.get,
    getOrMake: async ({ key, owner, signal, admit, make }) => {
      const entry = memory.get(key);
      if (entry) return entry;
      check(key);
      if (admit && !has(key) && !files.has(key)) await admit();
      return join(key, signal, async (abandoned) => {
        const stored = memory.get(key) ?? (await files.read(key));
        const began = performance.now();
        const entry = stored ?? (await make(abandoned).catch((error: unknown) => remembered(key, error)));
        if (entry === undefined) return undefined;
        if (stored === undefined && performance.now() - began > DEAR) files.write(key, owner, entry);
        memory.add(key, owner, entry);
        return entry;
      });
    },
  };
}

function inMemory(held: Budget) {
  const contents = new Map<string, CachedPicture>();
  const now = (): number => Math.floor(performance.now() / TICK);
  return {
    get: (key: string): CachedPicture | undefined => {
      held.used(key, now());
      return contents.get(key);
    },
    add: (key: string, owner: string, entry: CachedPicture): void => {
      contents.set(key, entry);
      const gone = held.add(key, { owner, bytes: entry.content.length + ENTRY, at: now() });
      for (const each of gone) contents.delete(each);
    },
  };
}

export function forgetOldPictures({ forget }: Pick<PictureFiles, 'forget'>, now: Date): Promise<void> {
  return forget(new Date(now.getTime() - DAYS * 86_400_000));
}
