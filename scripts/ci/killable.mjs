// A service in a process of its own, which a check can kill: in, its settings as environment variables, and the address of a stand-in of the payment
// provider; out, its address, its local key, the milliseconds until it served, and `kill`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { root } from './postgres-server.mjs';

const SERVE = `
import { serve } from ${JSON.stringify(join(root, 'packages/server/dist/index.js'))};
const [, paymentApi] = process.argv;
const running = await serve({
  env: process.env,
  folder: process.env.LINEWORK_DATA,
  version: 'kill',
  write: (line) => console.log(line),
  ...(paymentApi && { paymentApi: new URL(paymentApi) }),
});
process.on('SIGTERM', () => running.close().then(() => process.exit(0)));
`;

export async function startKillable(env, paymentApi = '') {
  const began = performance.now();
  const port = String(await freePort());
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVE, paymentApi], {
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let out = '';
  child.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-2_000);
  });
  const over = new Promise((resolve) => child.once('exit', resolve));
  const key = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const printedKey = /^Key: (\S+)$/m.exec(out)?.[1];
      if (printedKey !== undefined) resolve(printedKey);
    });
    over.then((code) => reject(new Error(`The service ended with ${code}: ${log}`)));
  });
  const base = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${base}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(20);
  return {
    base,
    key,
    took: performance.now() - began,
    log: () => log,
    kill: async (signal) => {
      child.kill(signal);
      await over;
    },
  };
}
