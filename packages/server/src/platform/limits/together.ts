// Counting for many requests at once: those that come while the database writes are counted by the next write, all in one statement,
// so that a node's throughput does not depend on how long a write takes. Far from its limit an account does not even wait for that: its request is
// answered from the last count known, and written within PAUSE. In: a limit and who; out, the same as one write for each.
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db/database.js';
import { addCounts, countName, type Limit, type Taken, takenOf } from './limiter.js';

interface Asker {
  readonly resolve: (taken: Taken) => void;
  readonly reject: (error: unknown) => void;
}

interface Waiting {
  readonly limit: Limit;
  readonly askers: Asker[];
  /** Requests answered already. */
  ahead: number;
}

/** The last count that the database returned. */
interface Known {
  readonly count: number;
  readonly ends: Date;
}

/** Part of a limit up to which a request does not wait for its count; what other nodes count meanwhile has room above it. */
const SURE = 0.5;

/** Milliseconds between two writes of requests that do not wait. A write blocks the event loop for about one on the embedded database. */
const PAUSE = 50;

/** Accounts whose last count is remembered. */
const REMEMBERED = 10_000;

export function takeTogether(db: Db, now: () => Date): (limit: Limit, who: string) => Promise<Taken> {
  let waiting = new Map<string, Waiting>();
  let writing = new Map<string, Waiting>();
  const known = new Map<string, Known>();
  let isWriting = false;
  /** Ends the pause before the next write. */
  let wake = (): void => {};

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.size > 0) {
      if (!isAwaited(waiting)) await pause();
      // All requests that have arrived come first: an embedded database would write each one before the next is read.
      await setImmediate();
      writing = waiting;
      waiting = new Map();
      await writeBatch(writing, now()).catch((error: unknown) => {
        for (const { askers } of writing.values()) for (const { reject } of askers) reject(error);
        writing.clear();
      });
    }
    isWriting = false;
  };

  /** Rows are locked in the order of their names, so that nodes never wait for each other in a circle. */
  const writeBatch = async (batch: Map<string, Waiting>, at: Date): Promise<void> => {
    const counts = [...batch].map(([name, { limit, askers, ahead }]) => ({
      name,
      count: askers.length + ahead,
      seconds: limit.seconds,
    }));
    counts.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name, count, ends } of await addCounts(db, counts, at)) {
      const { limit, askers = [] } = batch.get(name) ?? {};
      if (limit === undefined) continue;
      batch.delete(name);
      remember(name, { count, ends });
      for (const [index, { resolve }] of askers.entries())
        resolve(takenOf(limit, count - askers.length + index + 1, ends, at));
    }
  };

  const remember = (name: string, count: Known): void => {
    known.delete(name);
    known.set(name, count);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  };

  return (limit, who) => {
    const name = countName(limit, who);
    const entry = waiting.get(name) ?? { limit, askers: [], ahead: 0 };
    waiting.set(name, entry);
    const at = now();
    const last = known.get(name);
    const under = pendingOf(entry) + pendingOf(writing.get(name));
    const isSure = last !== undefined && last.ends > at && last.count + under < limit.most * SURE;
    if (isSure) {
      entry.ahead++;
      if (!isWriting) void writeAll();
      return Promise.resolve(takenOf(limit, last.count + under + 1, last.ends, at));
    }
    return new Promise((resolve, reject) => {
      entry.askers.push({ resolve, reject });
      if (isWriting) wake();
      else void writeAll();
    });
  };
}

function pendingOf(entry: Waiting | undefined): number {
  return entry === undefined ? 0 : entry.askers.length + entry.ahead;
}

function isAwaited(waiting: ReadonlyMap<string, Waiting>): boolean {
  for (const { askers } of waiting.values()) if (askers.length > 0) return true;
  return false;
}
