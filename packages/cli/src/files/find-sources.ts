// The sources a line names: in, files, folders and `-`; out, one entry a file in a fixed order, each once.
import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Failure, fileFailure, systemFailure, usageFailure } from '../command/failure.js';
import { foreignAnswer } from './foreign.js';
import { shownPath } from './read-text.js';

export interface SourceFile {
  /** `-` for standard input; otherwise as named on the line, or the folder named there and the way down from it. */
  readonly path: string;
  /** The way down from the folder named on the line; for a file named there its name. */
  readonly below: string;
  /** The folder named there, or that of the file; what is made of the source stays in it unless another is named. */
  readonly root: string;
}

export interface Found {
  readonly sources: readonly SourceFile[];
  /** What could not be read on the way; the rest is still worked on. */
  readonly failures: readonly Unread[];
}

export interface Unread {
  readonly path: string;
  readonly failure: Failure;
}

export interface Wanted {
  /** With its dot. */
  readonly extension: string;
  /** Other extensions that are taken as well. */
  readonly also?: readonly string[];
  readonly deep: boolean;
  /** Whether a file of another language is read when it is named; by default none is. */
  readonly reads?: (path: string) => boolean;
}

export function findSources(operands: readonly string[], wanted: Wanted): Found {
  const sources: SourceFile[] = [];
  const failures: Unread[] = [];
  const seen = new Set<string>();
  const add = (source: SourceFile): void => {
    const key = source.path === '-' ? '-' : realpathSync(source.path);
    if (!seen.has(key)) sources.push(source);
    seen.add(key);
  };
  for (const operand of operands) {
    try {
      if (operand === '-' || !statSync(operand).isDirectory()) {
        const answer = wanted.reads?.(operand) ? undefined : foreignAnswer(operand);
        if (answer === undefined) add({ path: operand, below: basename(operand), root: dirname(operand) });
        else failures.push({ path: operand, failure: usageFailure(answer) });
        continue;
      }
      const found = walk(operand, wanted, failures);
      for (const below of found) add({ path: join(operand, below), below, root: operand });
      if (found.length === 0) {
        failures.push({ path: operand, failure: fileFailure(nothingIn(operand, wanted)) });
      }
    } catch (cause) {
      failures.push({ path: operand, failure: systemFailure('read', shownPath(operand), cause) });
    }
  }
  return { sources, failures };
}

/** That a folder has no source, and where to go from there. */
function nothingIn(folder: string, wanted: Wanted): string {
  const where = folder === '.' ? 'this folder' : shownPath(folder);
  const said = `There is no ${wanted.extension} file in ${where}${wanted.deep ? ' or below it' : ''}.`;
  if (wanted.extension !== '.diagram') return said;
  const [mermaid] = walk(folder, { ...wanted, extension: '.mmd' }, []);
  return mermaid === undefined
    ? `${said} linework vocabulary shows how one is written.`
    : `${said} Mermaid is drawn where it is named: linework draw ${shownPath(join(folder, mermaid))}`;
}

/** Files below a folder by code units of their path; dot names and node_modules are left out, links to folders not followed. */
function walk(root: string, wanted: Wanted, failures: Unread[]): readonly string[] {
  const found: string[] = [];
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    let entries: readonly Dirent[];
    try {
      entries = readdirSync(join(root, folder), { withFileTypes: true });
    } catch (cause) {
      failures.push({ path: join(root, folder), failure: systemFailure('read', shownPath(join(root, folder)), cause) });
      continue;
    }
    for (const entry of entries) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const below = folder === '' ? entry.name : join(folder, entry.name);
      if (entry.isDirectory() && wanted.deep) open.push(below);
      else if (isWanted(entry.name, wanted) && isFile(entry, join(root, below))) found.push(below);
    }
  }
  return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function isWanted(name: string, { extension, also = [] }: Wanted): boolean {
  return [extension, ...also].some((each) => name.endsWith(each));
}

function isFile(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
