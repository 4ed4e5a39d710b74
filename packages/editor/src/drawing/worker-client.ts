// The worker as functions: in, a started worker; out, calls that resolve to its answers, and drawing of which only the newest request counts.
import type { Answer, CallName, Calls, Drawing, DrawRequest } from './protocol.js';

export type Ask = <Name extends CallName>(name: Name, value: Calls[Name][0]) => Promise<Calls[Name][1]>;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: Error) => void;
}

/** What a worker needs to have; a test can pass another one. */
export interface WorkerPort {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: Answer }) => void) => void;
}

export function askOf(worker: WorkerPort): Ask {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }) => {
    const call = waiting.get(data.number);
    waiting.delete(data.number);
    if ('reason' in data) call?.reject(new Error(data.reason));
    else call?.resolve(data.value as never);
  });
  return (name, value) =>
    new Promise((resolve, reject) => {
      const number = ++last;
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, name, value });
    });
}

/**
 * One drawing at a time. A request that waits is replaced by a newer one, so a slow picture never delays more than the next.
 * `show` gets every drawing that was made, in order; `failed` gets an internal fault.
 */
export function newestDrawing(
  ask: Ask,
  show: (drawing: Drawing) => void,
  failed: (reason: string) => void,
): (request: DrawRequest) => void {
  let isBusy = false;
  let next: DrawRequest | undefined;
  const run = async (): Promise<void> => {
    isBusy = true;
    while (next !== undefined) {
      const request = next;
      next = undefined;
      try {
        show(await ask('draw', request));
      } catch (cause) {
        failed(String(cause));
      }
    }
    isBusy = false;
  };
  return (request) => {
    next = request;
    if (!isBusy) void run();
  };
}
