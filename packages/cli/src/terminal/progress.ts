// Progress of long work: a self-replacing line on standard error, on terminals only, after the first second.
import type { Io } from './io.js';
import { printable } from './printable.js';

export interface Progress {
  /** Names the current item. */
  readonly step: (name: string) => void;
  /** Removes the line, before other output and at the end. */
  readonly clear: () => void;
}

const QUIET_MS = 1_000;
const EVERY_MS = 100;

export function progress(io: Io, total: number): Progress {
  const start = process.uptime();
  let done = 0;
  let last = 0;
  let shown = false;
  return {
    step: (name) => {
      done++;
      const now = (process.uptime() - start) * 1_000;
      if (total < 2 || now < QUIET_MS || now - last < EVERY_MS || io.env.TERM === 'dumb' || !io.err.isTerminal())
        return;
      last = now;
      shown = true;
      io.err.write(`\r\u001b[K${done} of ${total}  ${printable(name).slice(0, 60)}`);
    },
    clear: () => {
      if (shown) io.err.write('\r\u001b[K');
      shown = false;
    },
  };
}
