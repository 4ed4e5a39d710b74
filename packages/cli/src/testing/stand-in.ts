// Replaces a service by one whose answers a test decides: in, the answers by path; out, its address and how many requests it got. It runs in a thread,
// because a test that runs a command waits for it.
import { Worker } from 'node:worker_threads';

/** JSON; the envelope of an error is a 404, a path without an answer does not exist, and `silence` never responds. */
export type Answers = Readonly<Record<string, unknown>>;

export const SILENCE = 'silence';

export interface StandIn {
  readonly host: string;
  readonly answer: (answers: Answers) => Promise<void>;
  /** Since the last call of `answer`. */
  readonly requests: () => number;
  /** The body of the last request, parsed. */
  readonly body: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}

const SERVER = `
const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');
let answers = {};
let body = '';
parentPort.on('message', (next) => {
  if (next === 'body') return parentPort.postMessage(body);
  answers = next;
  Atomics.store(workerData, 0, 0);
  parentPort.postMessage('ready');
});
const server = createServer((request, response) => {
  Atomics.add(workerData, 0, 1);
  body = '';
  request.on('data', (chunk) => { body += chunk; });
  request.on('end', () => {
    const value = answers[request.url];
    if (value === '${SILENCE}') return;
    const missing = { error: true, errorCode: 'request.not_found', message: 'Nothing exists at this path.' };
    response.writeHead(value === undefined || value.error ? 404 : 200, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(value ?? missing));
  });
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

export async function standIn(): Promise<StandIn> {
  const count = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(SERVER, { eval: true, workerData: count });
  const next = () => new Promise<unknown>((resolve) => worker.once('message', resolve));
  const port = await next();
  return {
    host: `http://127.0.0.1:${port}`,
    answer: async (answers) => {
      const ready = next();
      worker.postMessage(answers);
      await ready;
    },
    requests: () => Atomics.load(count, 0),
    body: async () => {
      const parts = next();
      worker.postMessage('body');
      return JSON.parse(String(await parts));
    },
    end: () => worker.terminate(),
  };
}
