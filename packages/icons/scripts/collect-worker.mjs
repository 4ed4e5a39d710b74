// A thread that collects icon sets: receives names of sets as messages and posts the result of collect.mjs for each.

import { parentPort } from 'node:worker_threads';
import { PACKAGED } from '../sets/registry.mjs';
import { collect } from './collect.mjs';

parentPort?.on('message', (name) => {
  parentPort?.postMessage(collect(PACKAGED.find(({ set }) => set === name)));
});
