// A cache of results by the key of their inputs: in memory, and in the database if they took long. In: a key; out, bytes and their type.
import { eq, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Db } from '../db/database.js';
import { pictures } from './tables.js';

export interface Kept {
  /** A media type, or other text that belongs to the content. */
  readonly type: string;
  readonly content: Uint8Array;
}

export interface Keeping {
  /** Makes what is not cached; concurrent calls with the same key share one run. `make` returns undefined for what must not be cached. */
  readonly kept: (key: string, make: () => Promise<Kept | undefined>) => Promise<Kept | undefined>;
}

/** Maximum bytes in memory. */
const IN_MEMORY = 64_000_000;

/** Milliseconds of work from which on a result is also stored in the database. */
const DEAR = 50;

/** Days for which it is stored there. */
const DAYS = 30;

export function keeping({ db }: Pick<Database, 'db'>, now: () => Date): Keeping {
  const memory = new LRUCache<string, Kept>({
    maxSize: IN_MEMORY,
    sizeCalculation: ({ content }) => content.length + 500,
  });
  const made = async (key: string, make: () => Promise<Kept | undefined>): Promise<Kept | undefined> => {
    const [row] = await db.select().from(pictures).where(eq(pictures.key, key));
    if (row) return { type: row.mediaType, content: row.content };
    const began = performance.now();
    const fresh = await make();
    if (fresh && performance.now() - began > DEAR)
      await db
        .insert(pictures)
        .values({ key, mediaType: fresh.type, content: fresh.content, made: now() })
        .onConflictDoNothing();
    return fresh;
  };
  return {
    kept: async (key, make) => {
      const known = memory.get(key);
      if (known) return known;
      const fresh = await made(key, make);
      if (fresh) memory.set(key, fresh);
      return fresh;
    },
  };
}

export async function forgetOldPictures(db: Db, now: Date): Promise<void> {
  await db.delete(pictures).where(lt(pictures.made, new Date(now.getTime() - DAYS * 86_400_000)));
}
