// How to run this command again from a folder: in, the folder and the search path; out, a command line that runs without asking
// a registry.
import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';

export interface OwnCommand {
  readonly words: readonly [string, ...string[]];
  /** Whether it runs wherever the project is installed, not only on this machine. */
  readonly everywhere: boolean;
}

const NAMES = ['linework', 'linework.cmd'];
const holdsCommand = (folder: string): boolean => NAMES.some((name) => existsSync(join(folder, name)));

/** `started` is the script that Node runs. */
export function ownCommand(folder: string, searchPath: string, started: string): OwnCommand {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (holdsCommand(join(at, 'node_modules', '.bin')))
      return { words: ['npx', '--no-install', 'linework'], everywhere: true };
    if (dirname(at) === at) break;
  }
  // npx adds `.bin` folders to the path for one run only.
  const places = searchPath.split(delimiter).filter((each) => each !== '' && basename(each) !== '.bin');
  if (places.some(holdsCommand)) return { words: ['linework'], everywhere: false };
  return { words: ['node', realpathSync(started)], everywhere: false };
}

/** For a shell. */
export function commandLine(words: readonly string[]): string {
  return words.map((each) => (/^[\w@%+=:,./-]+$/.test(each) ? each : `'${each.replaceAll("'", `'\\''`)}'`)).join(' ');
}
