// The sources that a command line names: in, files, folders and `-`; out, one entry per file, in a fixed order.
import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Failure, fileFailure, systemFailure, usageFailure } from '../command/failure.js';
import { foreignAnswer } from './foreign.js';
import { shownPath } from './read-text.js';

export interface SourceFile {
  /** `-` for standard input; otherwise the path as given, or below the given folder. */
  readonly path: string;
  /** The path relative to the given folder; for a given file, its name. */
  readonly below: string;
  /** The given folder, or that of the file; results stay in it unless another folder is named. */
  readonly root: string;
}

export interface Found {
  readonly sources: readonly SourceFile[];
  /** What could not be read; the rest is still processed. */
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
  /** Whether a file of another language is read when it is named; by default, none is. */
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
      const paths = walk(operand, wanted, failures);
      for (const below of paths) add({ path: join(operand, below), below, root: operand });
      if (paths.length === 0) {
        failures.push({ path: operand, failure: fileFailure(nothingIn(operand, wanted)) });
      }
    } catch (cause) {
      failures.push({ path: operand, failure: systemFailure('read', shownPath(operand), cause) });
    }
  }
  return { sources, failures };
}

/** Says that a folder has no source, and what to do next. */
function nothingIn(folder: string, wanted: Wanted): string {
  const where = folder === '.' ? 'this folder' : shownPath(folder);
  const message = `There is no ${wanted.extension} file in ${where}${wanted.deep ? ' or below it' : ''}.`;
  if (wanted.extension !== '.diagram') return message;
  const [mermaid] = walk(folder, { ...wanted, extension: '.mmd' }, []);
  return mermaid === undefined
    ? `${message} For the syntax: linework vocabulary`
    : `${message} To draw a Mermaid file, name it: linework draw ${shownPath(join(folder, mermaid))}`;
}

/** Files below a folder, sorted by code units of their path. Skips dot names, node_modules and links to folders. */
function walk(root: string, wanted: Wanted, failures: Unread[]): readonly string[] {
  const paths: string[] = [];
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
      else if (isWanted(entry.name, wanted) && isFile(entry, join(root, below))) paths.push(below);
    }
  }
  return paths.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function isWanted(name: string, { extension, also = [] }: Wanted): boolean {
  return [extension, ...also].some((each) => name.endsWith(each));
}

function isFile(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
