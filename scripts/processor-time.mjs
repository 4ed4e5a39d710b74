// Processor time of child processes: in, nothing; out, the seconds that all children have used that have ended, with theirs; undefined where Linux does
// not say it (proc_pid_stat(5), fields 16 and 17).
import { readFileSync } from 'node:fs';

/** Of a second. */
const TICK = 100;

export function endedChildren() {
  if (process.platform !== 'linux') return undefined;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the process, in brackets, can contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICK;
}
