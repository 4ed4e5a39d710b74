// A reported run as values: in, what CI sent; out, its place in the order of runs, its hashes, and since when a diagram is out of date when runs come
// in any order.
import { createHash } from 'node:crypto';

export interface RunOrigin {
  readonly position: string;
  readonly at: Date;
  readonly commit: string;
}

export interface Timed {
  /** When the run began. */
  readonly at: Date;
  /** When its commit was made; null if unknown. */
  readonly committed: Date | null;
}

/** A run of a later commit is newer, whichever ended first; of one commit, the later run. No clock is trusted beyond the service's own. */
export function positionOf({ at, committed }: Timed, id: string): string {
  const order = committed === null || committed > at ? at : committed;
  return `${order.toISOString()} ${at.toISOString()} ${id}`;
}

export function runId(commit: string, run: string): string {
  return hashOf([commit, run]);
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

/** Of a diagram that is out of date in the newest run: what a run changes that comes late. `next`: the counted run after it. */
export function sinceAfterLate(since: RunOrigin, late: RunOrigin, isOutOfDate: boolean, next: RunOrigin): RunOrigin {
  if (late.position > since.position) return isOutOfDate ? since : next;
  return isOutOfDate && next.position >= since.position ? late : since;
}
