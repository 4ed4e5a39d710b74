// Results that cannot be made: in, the failure of a task that was too heavy; out, the same failure for callers who ask again soon, so that a link to a
// heavy diagram costs one task, not one for each reader. It ends after some minutes, because a busy machine can make a task look heavy.
import { RequestError } from '../http/envelope.js';

/** Milliseconds. */
const LASTS = 10 * 60_000;

/** Keys that are remembered; the oldest goes first. */
const MOST = 1_000;

export interface Refused {
  /** Throws the failure of this key if it is remembered. */
  readonly check: (key: string) => void;
  /** Remembers a failure that would repeat; ignores all others. */
  readonly failed: (key: string, error: unknown) => void;
}

export function refused(now: () => number = () => performance.now()): Refused {
  const failures = new Map<string, { readonly error: RequestError; readonly until: number }>();
  return {
    check: (key) => {
      const failure = failures.get(key);
      if (failure === undefined) return;
      if (failure.until > now()) throw failure.error;
      failures.delete(key);
    },
    failed: (key, error) => {
      if (!(error instanceof RequestError) || error.key !== 'request.too_heavy') return;
      failures.delete(key);
      failures.set(key, { error, until: now() + LASTS });
      const [oldest] = failures.keys();
      if (failures.size > MOST && oldest !== undefined) failures.delete(oldest);
    },
  };
}
