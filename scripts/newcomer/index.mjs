// The first day of a newcomer: installs the packed command in an empty folder and walks from the first diagram to a service of one's own.
// In: `--short` to omit the second start of the service. Out: a table of steps with seconds and
// results; exit code 1 at the first step that stops. Needs no network but npm's registry.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { walkOf } from './walk.mjs';

const isShort = process.argv.includes('--short');
const folder = mkdtempSync(join(tmpdir(), 'linework-newcomer-'));
const walk = walkOf(folder);
const rows = [];
let stopped;
try {
  for (const { name, isLong, run } of walk.steps) {
    if (isLong && isShort) continue;
    const began = performance.now();
    try {
      rows.push([name, began, performance.now(), (await run()) ?? '']);
      rows.at(-1)[2] = performance.now();
    } catch (error) {
      stopped = error;
      rows.push([name, began, performance.now(), 'stopped here']);
      break;
    }
  }
} finally {
  await walk.end();
  rmSync(folder, { recursive: true, force: true });
}
const wide = Math.max(...rows.map(([name]) => name.length));
for (const [name, began, ended, result] of rows)
  process.stdout.write(`${name.padEnd(wide)}  ${((ended - began) / 1000).toFixed(1).padStart(6)} s  ${result}\n`);
if (stopped) {
  process.stderr.write(`${stopped.message}\n`);
  process.exitCode = 1;
}
