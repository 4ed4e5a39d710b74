// Graphviz's dot as a program, from the PATH or DOT, one process per layout, for the harness.
import { spawnSync } from 'node:child_process';
import { readDot, toDot } from './dot-text.mjs';

const program = process.env.DOT ?? 'dot';

/** Its version, or nothing without dot. */
export function dotVersion() {
  const { status, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  return status === 0 ? /version (\S+)/.exec(stderr)?.[1] : undefined;
}

export async function load({ budgetMs }) {
  return {
    prepare: toDot,
    run(text) {
      const options = { input: text, encoding: 'utf8', maxBuffer: 2 ** 30, timeout: budgetMs, killSignal: 'SIGKILL' };
      const { status, signal, stdout, stderr } = spawnSync(program, ['-Tjson0'], options);
      if (status !== 0) throw new Error(`dot exited with ${signal ?? status}: ${stderr.slice(0, 200)}`);
      return stdout;
    },
    read: readDot,
  };
}
