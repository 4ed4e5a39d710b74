// A thread that collects icon sets: names of sets come in as messages, what collect.mjs makes of each goes out.

import { parentPort } from 'node:worker_threads';
import { PACKAGED } from '../sets/registry.mjs';
import { collect } from './collect.mjs';

parentPort?.on('message', (name) => {
  parentPort?.postMessage(collect(PACKAGED.find(({ set }) => set === name)));
});
