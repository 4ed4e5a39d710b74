// The pool of workers: in, a task; out, a worker's result. The event loop's thread draws nothing itself, so that it responds
// at once whatever is being drawn. The queue, a task's time and its memory are limited; a task that nobody waits
// for any more is aborted.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { RETRY_AFTER, RequestError } from '../http/envelope.js';
import type { Begun, Numbered, Work } from './work.js';

export interface PoolOptions {
  /** The module that exports the functions of `Work`. */
  readonly worker: URL;
  /** Reports a failure of a worker that has no task, and exits with it. */
  readonly onError: (error: unknown) => void;
  readonly bounds?: Partial<PoolBounds>;
}

export interface PoolBounds {
  readonly threads: number;
  /** Tasks that can wait for a thread. */
  readonly waiting: number;
  /** Milliseconds that a task can run. */
  readonly time: number;
  /** Megabytes of a worker's heap. */
  readonly memory: number;
}

export interface Pool {
  /**
   * Rejects with `service.busy` if too many wait, with `request.too_heavy` if the task ran too long or used too much memory,
   * and with `ClientLeft` once the signal aborts.
   */
  readonly run: <Name extends keyof Work>(
    name: Name,
    input: Parameters<Work[Name]>[0],
    signal: AbortSignal,
    /** Memory that moves to the task instead of being copied. */
    moved?: readonly ArrayBuffer[],
    /** Called when the task begins. */
    onBegin?: (begun: Begun) => void,
  ) => Promise<Awaited<ReturnType<Work[Name]>>>;
  /** Throws `service.busy` if another task would be refused. */
  readonly demandRoom: () => void;
  /** Number of waiting tasks. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

/** The task was aborted because nobody waits for it. */
export class ClientLeft extends Error {}

/** One thread stays for the event loop; two draw even on one processor, so that a small drawing can overtake a large one. */
const THREADS = Math.min(8, Math.max(2, availableParallelism() - 1));

const BOUNDS: PoolBounds = { threads: THREADS, waiting: 64, time: 30_000, memory: 1024 };

/** Milliseconds of idleness after which a thread beyond the first exits. */
const IDLE = 60_000;

/** Drawing yields to the event loop when both need the same processor. */
const NICE = 5;

export function workPool({ worker, onError, bounds }: PoolOptions): Pool {
  const { threads, waiting, time, memory } = { ...BOUNDS, ...bounds };
  const pool = new Piscina({
    filename: fileURLToPath(worker),
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE,
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  pool.on('error', onError);
  const waitingFor = new Map<number, (begun: Begun) => void>();
  pool.on('message', (message: Begun) => waitingFor.get(message.begun)?.(message));

  const demandRoom = (): void => {
    if (pool.queueSize >= waiting)
      throw new RequestError('service.busy', `The service is busy. Retry in ${RETRY_AFTER} seconds.`);
  };

  let last = 0;
  const run: Pool['run'] = async (name, input, signal, moved = [], onBegin = () => undefined) => {
    demandRoom();
    const number = ++last;
    const overtime = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    waitingFor.set(number, (begun) => {
      onBegin(begun);
      timer = setTimeout(() => overtime.abort(), time);
    });
    const task: Numbered<typeof input> = { number, input };
    try {
      return await pool.run(task, {
        name,
        signal: AbortSignal.any([signal, overtime.signal]),
        transferList: [...moved],
      });
    } catch (error) {
      if (signal.aborted) throw new ClientLeft();
      if (overtime.signal.aborted) throw tooHeavy(`more than ${time / 1000} seconds`);
      if ((error as { readonly code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooHeavy('too much memory');
      throw error;
    } finally {
      waitingFor.delete(number);
      clearTimeout(timer);
    }
  };
  return { run, demandRoom, waiting: () => pool.queueSize, close: () => pool.destroy() };
}

function tooHeavy(what: string): RequestError {
  return new RequestError('request.too_heavy', `The request needs ${what}. Split the diagram into smaller ones.`);
}
