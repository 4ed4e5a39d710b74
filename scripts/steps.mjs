// What runs before a command of the checkout, told in a line each: in, steps in their order; out, their effect. What a step
// prints is kept back and shown only when it fails, which ends the process.
import { spawnSync } from 'node:child_process';

/** Of one step; a build that prints more has gone wrong. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Each step: `{ label, command, args }`; several of one label count as one. */
export function runSteps(steps, { cwd, write = (text) => process.stderr.write(text), end = process.exit }) {
  const labels = [...new Set(steps.map((each) => each.label))];
  let told;
  for (const { label, command, args } of steps) {
    if (label !== told) write(`${label} (${labels.indexOf(label) + 1}/${labels.length})\n`);
    told = label;
    const { status, signal, error, stdout, stderr } = spawnSync(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: MOST_OUTPUT,
      encoding: 'utf8',
      // npm is a script on Windows.
      shell: process.platform === 'win32' && command === 'npm',
    });
    if (status === 0) continue;
    const reason = error?.message ?? (signal ? `ended by ${signal}` : `exit code ${status}`);
    write(`${stdout ?? ''}${stderr ?? ''}\n${label} failed (${reason}): ${[command, ...args].join(' ')}\n`);
    return end(status || 1);
  }
}
