// The pool of drawing processes: in, a task; out, a worker's result. The event loop draws nothing itself, so that it responds at once
// whatever is being drawn, and no task can end the service. The queue, a task's time and its memory are limited; takers take turns;
// a task that nobody waits for any more is aborted.
import { availableParallelism } from 'node:os';
import { RETRY_AFTER, RequestError } from '../http/envelope.js';
import { type Begun, crewOf, type Ending } from './crew.js';
import { turnsOf } from './turns.js';
import { verdictOf } from './verdict.js';
import type { Task, Work } from './work.js';

export interface PoolOptions {
  /** A module that calls `runTasks`. */
  readonly worker: URL;
  /** Reports the death of a process that the pool did not end. */
  readonly onError: (error: unknown) => void;
  readonly bounds?: Partial<PoolBounds>;
}

export interface PoolBounds {
  /** Processes; a taker for whom none works gets one more. */
  readonly processes: number;
  /** Tasks that can wait for a process. */
  readonly waiting: number;
  /** Tasks of one taker that can wait. */
  readonly waitingPerTaker: number;
  /** Milliseconds that a task can run. */
  readonly time: number;
  /** Megabytes of a process's heap. */
  readonly heap: number;
  /** Megabytes of a process. */
  readonly memory: number;
}

/** For whom a task runs. */
export interface Asker {
  /** An account, or the network of a reader without one. Takers take turns. */
  readonly taker: string;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

export interface Pool {
  /**
   * Rejects with `service.busy` if too many wait, with `request.too_heavy` if the task ran too long, used too much memory or killed its process,
   * with `service.unavailable` if the service stops first, and with `ClientLeft` once the signal aborts.
   */
  readonly run: <Name extends keyof Work>(
    name: Name,
    input: Parameters<Work[Name]>[0],
    asker: Asker,
    /** Called once, when the task begins. */
    onBegin?: (begun: Begun) => void,
  ) => Promise<Awaited<ReturnType<Work[Name]>>>;
  /** Throws what `run` would reject with now. */
  readonly demandRoom: (taker: string) => void;
  /** Number of waiting tasks. */
  readonly waiting: () => number;
  /** Ends all processes and rejects all tasks. */
  readonly close: () => Promise<void>;
}

/** The task was aborted because nobody waits for it. */
export class ClientLeft extends Error {}

/** One processor stays for the event loop; two draw even on one, so that a small drawing can overtake a large one. */
const PROCESSES = Math.min(8, Math.max(2, availableParallelism() - 1));

const BOUNDS: PoolBounds = {
  processes: PROCESSES,
  waiting: 128,
  waitingPerTaker: 64,
  time: 30_000,
  heap: 1024,
  memory: 2048,
};

/** Milliseconds that a task can still run when nobody waits for it: most end sooner, and starting a process costs more. */
const GRACE = 1_000;

/** A task of a caller. */
interface Job {
  readonly task: Task;
  readonly taker: string;
  readonly onBegin: (begun: Begun) => void;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Ends the task with its process, if it runs. */
  abort: () => void;
  /** Number of processes that it has been given to. */
  tries: number;
}

export function workPool({ worker, onError, bounds }: PoolOptions): Pool {
  const { processes, waiting, waitingPerTaker, time, heap, memory } = { ...BOUNDS, ...bounds };
  const crew = crewOf({ worker, heap, memory, onError });
  const turns = turnsOf<Job>({ running: processes, waiting, waitingPerTaker });
  /** Those whose caller still waits. */
  const wanted = new Set<Job>();
  let closing: Promise<void> | undefined;

  const demandRoom = (taker: string): void => {
    if (closing) throw stopping();
    if (!turns.hasRoom(taker)) throw busy();
  };

  const start = (job: Job): void => {
    let timer: NodeJS.Timeout | undefined;
    job.tries++;
    job.abort = crew.give(job.task, {
      onBegun: (begun) => {
        timer = setTimeout(() => {
          job.reject(tooHeavy(`more than ${time / 1000} seconds`));
          job.abort();
        }, time);
        if (job.tries === 1) job.onBegin(begun);
      },
      onEnding: (ending) => {
        clearTimeout(timer);
        if (wanted.has(job) && isAgain(job, ending)) turns.putBack(job.taker, job);
        else turns.ended(job.taker);
        startNext();
      },
    });
  };
  const startNext = (): void => {
    for (let job = turns.next(); job !== undefined; job = turns.next()) start(job);
  };

  const run: Pool['run'] = (name, input, { taker, signal }, onBegin = () => undefined) =>
    new Promise((resolve, reject) => {
      demandRoom(taker);
      if (signal.aborted) throw new ClientLeft();
      const settled = () => {
        wanted.delete(job);
        signal.removeEventListener('abort', leave);
      };
      const job: Job = {
        task: { name, input },
        taker,
        onBegin,
        resolve: (value) => {
          settled();
          resolve(value as Awaited<ReturnType<Work[typeof name]>>);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
        abort: () => undefined,
        tries: 0,
      };
      const leave = () => {
        job.reject(new ClientLeft());
        if (!turns.remove(taker, job)) setTimeout(() => job.abort(), GRACE).unref();
      };
      signal.addEventListener('abort', leave, { once: true });
      wanted.add(job);
      turns.add(taker, job)?.reject(busy());
      startNext();
    });

  const close = (): Promise<void> => {
    closing ??= crew.close();
    turns.clear();
    for (const job of wanted) job.reject(stopping());
    return closing;
  };
  return { run, demandRoom, waiting: turns.waiting, close };
}

/** Settles a job, unless another process should try it. */
function isAgain(job: Job, ending: Ending): boolean {
  if (ending.is === 'done') job.resolve(ending.value);
  else if (ending.is === 'failed') job.reject(ending.error);
  else {
    const verdict = verdictOf(ending.end, ending.begun, job.tries);
    if (verdict === 'again') return true;
    job.reject(FATES[verdict]());
  }
  return false;
}

const FATES = {
  'too heavy': () => tooHeavy('too much memory'),
  busy,
  failed: () => new Error('The drawing process ended without a result.'),
};

function tooHeavy(what: string): RequestError {
  return new RequestError('request.too_heavy', `The request needs ${what}. Split the diagram into smaller ones.`);
}

function busy(): RequestError {
  return new RequestError('service.busy', `The service is busy. Retry in ${RETRY_AFTER} seconds.`);
}

function stopping(): RequestError {
  return new RequestError('service.unavailable', 'The service is stopping. Try again soon.');
}
