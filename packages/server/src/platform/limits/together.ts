// Counting for many requests at once: those that come while the database writes are counted by the next write, all in one statement,
// so that a node's throughput does not depend on how long a write takes. In: a limit and who; out, the same as one write for each.
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db/database.js';
import { addCounts, countName, type Limit, type Taken, takenOf } from './limiter.js';

interface Waiting {
  readonly limit: Limit;
  readonly askers: {
    readonly resolve: (taken: Taken) => void;
    readonly reject: (error: unknown) => void;
  }[];
}

export function takeTogether(db: Db, now: () => Date): (limit: Limit, who: string) => Promise<Taken> {
  let waiting = new Map<string, Waiting>();
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.size > 0) {
      // All requests that have arrived come first: an embedded database would write each one before the next is read.
      await setImmediate();
      const batch = waiting;
      waiting = new Map();
      await writeBatch(db, batch, now()).catch((error: unknown) => {
        for (const { askers } of batch.values()) for (const { reject } of askers) reject(error);
      });
    }
    isWriting = false;
  };
  return (limit, who) =>
    new Promise((resolve, reject) => {
      const name = countName(limit, who);
      const entry = waiting.get(name) ?? { limit, askers: [] };
      entry.askers.push({ resolve, reject });
      waiting.set(name, entry);
      if (!isWriting) void writeAll();
    });
}

/** Rows are locked in the order of their names, so that nodes never wait for each other in a circle. */
async function writeBatch(db: Db, batch: ReadonlyMap<string, Waiting>, now: Date): Promise<void> {
  const counts = [...batch].map(([name, { limit, askers }]) => ({
    name,
    count: askers.length,
    seconds: limit.seconds,
  }));
  counts.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, count, ends } of await addCounts(db, counts, now)) {
    const { limit, askers = [] } = batch.get(name) ?? {};
    if (limit === undefined) continue;
    for (const [at, { resolve }] of askers.entries())
      resolve(takenOf(limit, count - askers.length + at + 1, ends, now));
  }
}
