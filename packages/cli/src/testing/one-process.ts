// Runs command lines in one process, since starting one takes most of the time of a short run: in, a command line, its folder and environment; out,
// what it printed and its exit code. The caller waits, so that tests read from top to bottom.
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { inject } from 'vitest';

export interface Asked {
  readonly words: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Milliseconds after which a command that does not end is given up. */
const LONGEST = 300_000;

let relay: MessagePort | undefined;

function started(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./relay.mjs', import.meta.url), {
    workerData: { port: port2, script: inject('runner'), bundle: inject('bundle') },
    transferList: [port2],
  });
  worker.unref();
  port1.unref();
  return port1;
}

export function runInOneProcess(command: Asked): Answer {
  relay ??= started();
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  relay.postMessage({ ...command, done });
  if (Atomics.wait(done, 0, 0, LONGEST) === 'timed-out')
    throw new Error(`linework ${command.words.join(' ')} did not end.`);
  return receiveMessageOnPort(relay)?.message as Answer;
}
