// The other end of the worker that obeys a test: in, its reports; out, the tasks that have begun, and a way to release those that are held.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

export interface WorkerControl {
  /** Since the current test began. */
  readonly begun: () => readonly BegunTask[];
  /** Waits for a task whose text includes the given one. */
  readonly hasBegun: (text: string) => Promise<void>;
  readonly release: () => void;
  /** Number of processes that live. */
  readonly alive: () => number;
}

export interface BegunTask {
  readonly text: string;
  readonly pid: number;
}

/** How long a test waits for something that must happen, not how fast it has to be. */
export const PATIENCE = { timeout: 25_000 };

/** Call at the top of a test file, in front of `served`. */
export function controlledWorkers(): WorkerControl {
  const sockets = new Set<Socket>();
  let begun: BegunTask[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    // A process that is killed resets its connection, which the reader of lines reports too.
    createInterface(socket)
      .on('line', (line) => begun.push(JSON.parse(line)))
      .on('error', () => undefined);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.CONTROLLED_WORKER_PORT = String((server.address() as AddressInfo).port);
  });
  beforeEach(() => {
    begun = [];
  });
  afterAll(() => server.close());
  return {
    begun: () => begun,
    hasBegun: (text) => expect.poll(() => begun.some((each) => each.text.includes(text)), PATIENCE).toBe(true),
    release: () => {
      for (const each of sockets) each.write('release');
    },
    alive: () => sockets.size,
  };
}
