// What becomes of a task whose process died: in, how it died; out, whether the task killed it, or can be tried again.
import type { ProcessEnd } from './drawing-process.js';

export type Verdict = 'too heavy' | 'again' | 'busy' | 'failed';

/** Signals from outside the process, among them the one of a system that runs out of memory. */
const OUTSIDE: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** The code of a process that aborts where there are no signals. */
const ABORTED = 134;

/** Processes that a task can lose if it may not be the cause. */
const TRIES = 2;

/** `begun`: whether the task had begun; `tries`: how many processes it has been given to. */
export function verdictOf({ code, signal }: ProcessEnd, begun: boolean, tries: number): Verdict {
  const crashed = code === ABORTED || (signal !== null && !OUTSIDE.has(signal));
  if (begun && crashed) return 'too heavy';
  if (tries < TRIES) return 'again';
  if (code !== null && !crashed) return 'failed';
  return begun ? 'too heavy' : 'busy';
}
