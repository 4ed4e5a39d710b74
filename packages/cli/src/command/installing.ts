// The command that installs another package beside this one, in the same version: in, where this command is installed; out, a line for
// a shell.
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { commandLine } from './own-command.js';

export interface Installed {
  /** Where the user is. */
  readonly folder: string;
  /** A file of this command. */
  readonly place: string;
  /** What the user ran. */
  readonly verb: string;
}

export function installing(name: string, version: string, { folder, place, verb }: Installed): string {
  const added = `${name}@${version}`;
  const steps = place.split(sep);
  // npx installs into a folder of its cache, for one run.
  if (steps.includes('_npx'))
    return commandLine(['npx', '--package', `linework@${version}`, '--package', added, 'linework', verb]);
  const project = steps.slice(0, Math.max(0, steps.indexOf('node_modules'))).join(sep);
  if (!existsSync(join(project, 'package.json'))) return commandLine(['npm', 'install', '--global', added]);
  return commandLine(
    relative(project, folder).split(sep).includes('..')
      ? ['npm', 'install', '--prefix', project, added]
      : ['npm', 'install', '--save-dev', added],
  );
}
