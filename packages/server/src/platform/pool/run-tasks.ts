// Runs tasks in a process of its own: in, tasks from a pipe; out, reports about them. The process ends with its service, and dies by itself,
// as V8 does at the limit of its heap, if it uses too much memory outside the heap.
import { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { Worker as Thread } from 'node:worker_threads';
import { messageReader, partsOf } from './frames.js';
import type { Report, Task, Worker } from './work.js';

/** The file descriptor of the pipe. */
const PIPE = 3;

/** Drawing yields to the event loop of the service when both need the same processor. */
const NICE = 5;
const NICEST = 19;

/** Runs beside the task, which may never return to the event loop. */
const WATCH = `
const { most, service } = require('node:worker_threads').workerData;
setInterval(() => {
  if (process.ppid !== service) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGABRT');
}, 100);
`;

/** Limits of V8 for the watching thread, in megabytes. */
const SMALL = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, codeRangeSizeMb: 4, stackSizeMb: 1 };

/** The last argument of the process is the most megabytes of memory that it can use. */
export function runTasks(worker: Worker): void {
  // Sent to all processes of a terminal or a service manager; the service stops its workers once their tasks are done.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const most = Number(process.argv.at(-1)) * 2 ** 20;
  new Thread(WATCH, { eval: true, workerData: { most, service: process.ppid }, resourceLimits: SMALL }).unref();
  yieldToService();

  const pipe = new Socket({ fd: PIPE, readable: true, writable: true });
  pipe.on('error', () => undefined).on('close', () => process.exit());
  const send = (report: Report): void => {
    pipe.cork();
    for (const part of partsOf(report)) pipe.write(part);
    pipe.uncork();
  };
  const run = async ({ name, input }: Task): Promise<void> => {
    const task = worker[name] as Worker['answer'];
    try {
      const value = await task(input as Parameters<typeof task>[0], (request) => send({ is: 'begun', asked: request }));
      send({ is: 'done', value });
    } catch (error) {
      send({ is: 'failed', error });
    }
  };
  pipe.on(
    'data',
    messageReader((task) => void run(task as Task)),
  );
}

/** On Linux, for this thread only: V8's own threads, which compile and collect, and the watching one keep their priority. */
function yieldToService(): void {
  try {
    setPriority(Math.min(NICEST, getPriority() + NICE));
  } catch {
    // The system does not allow it, which only makes the service slower to respond.
  }
}
