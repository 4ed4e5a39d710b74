// A thread that collects icon sets: entries of sets.mjs come in as messages, what collect.mjs makes of each goes out.

import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { collect } from './collect.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

parentPort?.on('message', (entry) => {
  parentPort?.postMessage(collect(entry, here));
});
