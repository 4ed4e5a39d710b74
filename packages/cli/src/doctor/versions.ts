// The versions of everything that runs: in, what runs; out, whether they fit together.
import { Failure } from '../command/failure.js';
import { gitIn } from '../files/git.js';
import type { Examined } from './contract.js';

/** Of `engines` in package.json. */
export const LEAST_NODE = '20.19';

export interface Versions {
  readonly linework: string;
  readonly node: string;
  readonly git: string | undefined;
  /** Such as `linux x64`. */
  readonly system: string;
}

export function versionsExamined({ linework, node, git, system }: Versions): Examined {
  const says = `linework ${linework}, Node ${node}, ${git === undefined ? 'no git' : `git ${git}`}, ${system}.`;
  if (!isAtLeast(node, LEAST_NODE))
    return { name: 'versions', state: 'broken', says, next: `Install Node ${LEAST_NODE} or later.` };
  if (git === undefined)
    return { name: 'versions', state: 'note', says, next: 'Install git to compare diagrams with earlier versions.' };
  return { name: 'versions', state: 'ok', says };
}

/** Nothing if git is not installed. */
export function gitVersion(folder: string): string | undefined {
  try {
    return /\d[\w.]{0,40}/.exec(gitIn(folder)('--version'))?.[0] ?? 'of an unknown version';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return undefined;
  }
}

function isAtLeast(version: string, least: string): boolean {
  const [own = [], other = []] = [version, least].map((each) => each.replace(/^v/, '').split('.').map(Number));
  const [major = 0, minor = 0] = own;
  const [leastMajor = 0, leastMinor = 0] = other;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
