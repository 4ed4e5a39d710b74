import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { controlledWorker } from '../../testing/served.js';
import { controlledWorkers, PATIENCE } from '../../testing/worker-control.js';
import { partsOf } from './frames.js';

const { alive, hasBegun } = controlledWorkers();

/** A service that gives one task to one process, and waits. */
const SERVICE = `
const { spawn } = require('node:child_process');
const [worker, task] = process.argv.slice(1);
const child = spawn(process.execPath, [worker, '1000'], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
child.stdio[3].write(Buffer.from(task, 'base64'));
`;

test.each(['hold', 'hang'])('a process whose task is to %s ends with its service, however that ends', async (text) => {
  const input = { operation: 'draw', requestId: '', beside: { text } };
  const task = Buffer.concat(partsOf({ name: 'answer', input })).toString('base64');
  const service = spawn(process.execPath, ['-e', SERVICE, fileURLToPath(controlledWorker), task]);
  await hasBegun(text);
  expect(alive()).toBe(1);
  service.kill('SIGKILL');
  await expect.poll(alive, PATIENCE).toBe(0);
});
