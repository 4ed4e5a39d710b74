// The worker that begins diagrams, as functions: in, how to start it; out, calls that resolve to its answers. It runs while a dialog needs it; a call that
// takes too long ends it, and the next call starts it again.

import { workerOf } from '../page/trusted.js';
import { NOT_LOADED } from './not-loaded.js';
import type { StartAnswer, StartCallName, StartCalls } from './worker/protocol.js';

export type StartAsk = <Name extends StartCallName>(
  name: Name,
  value: StartCalls[Name][0],
) => Promise<StartCalls[Name][1]>;

export interface Starter {
  readonly ask: StartAsk;
  readonly end: () => void;
}

/** ms: a phone that loads an importer over a slow network, and a large file. */
const PATIENCE = 30_000;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: Error) => void;
}

export function starter(): Starter {
  let running: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined;
  let last = 0;
  const end = (reason: string): void => {
    running?.worker.terminate();
    for (const { reject } of running?.waiting.values() ?? []) reject(new Error(reason));
    running = undefined;
  };
  const started = (): NonNullable<typeof running> => {
    const waiting = new Map<number, Waiting>();
    const worker = workerOf('starter.js');
    worker.addEventListener('message', ({ data }: MessageEvent<StartAnswer>) => {
      const call = waiting.get(data.number);
      waiting.delete(data.number);
      if ('reason' in data) call?.reject(new Error(data.reason));
      else call?.resolve(data.value as never);
    });
    worker.addEventListener('error', () => end(NOT_LOADED));
    return { worker, waiting };
  };
  return {
    ask: (name, value) =>
      new Promise((resolve, reject) => {
        running ??= started();
        const number = ++last;
        const { waiting, worker } = running;
        const timer = setTimeout(() => {
          if (waiting.has(number))
            end('This takes too long in a browser. Run it in a terminal: npx linework import FILE');
        }, PATIENCE);
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (answered: Value): void => {
            clearTimeout(timer);
            settle(answered);
          };
        waiting.set(number, { resolve: settled(resolve), reject: settled(reject) });
        worker.postMessage({ number, name, value });
      }),
    end: () => end('The dialog was closed.'),
  };
}
