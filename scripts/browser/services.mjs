// Serves the pages of this repository during a check: in, the check as a function; out, its result. Stops every server afterwards.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../fresh.mjs';

export const command = join(root, 'packages', 'cli', 'bin', 'linework.js');

/** Starts the command and reads its lines until one matches; ends it after the work. */
async function running(words, wanted, options, work) {
  const child = spawn(process.execPath, [command, ...words], { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  try {
    let output = '';
    for await (const line of createInterface({ input: child.stdout })) {
      output += `${line}\n`;
      const value = wanted(output);
      if (value !== undefined) return await work(value);
    }
    throw new Error(`linework ${words.join(' ')} ended: ${output}`);
  } finally {
    child.kill('SIGTERM');
  }
}

/** `work` gets the address of the service and its key. `settings`: of the service, as environment variables. */
export async function withService(work, settings = {}) {
  const state = mkdtempSync(join(tmpdir(), 'linework-service-'));
  const wanted = (output) => {
    const address = /http:\/\/[\w.]+:\d+/.exec(output)?.[0];
    const key = /lw_local_[\w-]+/.exec(output)?.[0];
    return address && key ? { address, key } : undefined;
  };
  const port = String(20_000 + (process.pid % 20_000));
  try {
    return await running(
      ['serve', '--port', port],
      wanted,
      { env: { ...process.env, ...settings, XDG_STATE_HOME: state } },
      work,
    );
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

/** `work` gets the link of a preview of the path. */
export function withPreview(path, work) {
  return running(['preview', path], (output) => /http:\S+/.exec(output)?.[0], {}, work);
}
