// Reads the input of an import: in, a file, a folder or `-`; out, its files with relative paths. A folder is read completely,
// except folders of tools. Links out of the folder are not followed; files that are not text are counted.

import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileFailure, systemFailure } from '../command/failure.js';
import { readText, shownPath } from './read-text.js';

export interface InputFile {
  readonly path: string;
  readonly content: string;
}

export interface InputFiles {
  readonly files: readonly InputFile[];
  /** Number of files that are not text, or too large. */
  readonly skipped: number;
}

export const KEPT_BY_TOOLS: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', '.terraform', 'node_modules']);
/** Bytes of one file of a folder. */
const LARGEST = 32 * 1024 * 1024;
const MOST_ENTRIES = 200_000;

export async function inputFiles(operand: string, wanted: (path: string) => boolean): Promise<InputFiles> {
  if (operand === '-') return { files: [{ path: 'standard-input', content: await readText('-') }], skipped: 0 };
  if (!isFolder(operand)) return { files: [{ path: basename(operand), content: textIn(operand) }], skipped: 0 };
  const files: InputFile[] = [];
  let skipped = 0;
  for (const path of pathsIn(operand).filter(wanted)) {
    const content = textOf(join(operand, path));
    if (content === undefined) skipped++;
    else files.push({ path: path.split(sep).join('/'), content });
  }
  return { files, skipped };
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
}

function textIn(path: string): string {
  const content = textOf(path);
  if (content === undefined)
    throw fileFailure(`${shownPath(path)} is not UTF-8 or UTF-16 text, or is larger than 32 MiB.`);
  return content;
}

/** Returns every file below a folder, with `/`, except folders of tools and links out of the folder. */
export function pathsBelow(root: string): readonly string[] {
  return pathsIn(root).map((path) => path.split(sep).join('/'));
}

function pathsIn(root: string): readonly string[] {
  const real = realpathSync(root);
  const paths: string[] = [];
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of entriesOf(join(root, folder))) {
      if (KEPT_BY_TOOLS.has(entry.name)) continue;
      const below = join(folder, entry.name);
      if (entry.isDirectory()) open.push(below);
      else if (entry.isFile() || leadsInside(join(root, below), real)) paths.push(below);
      if (paths.length + open.length > MOST_ENTRIES)
        throw fileFailure(`${shownPath(root)} contains more than ${MOST_ENTRIES} files. Name a folder in it.`);
    }
  }
  return paths.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    throw systemFailure('read', shownPath(folder), cause);
  }
}

/** Whether a link leads to a file below the given folder. */
function leadsInside(path: string, root: string): boolean {
  try {
    return statSync(path).isFile() && realpathSync(path).startsWith(root + sep);
  } catch {
    return false;
  }
}

/** Reads UTF-8, or UTF-16 with a byte order mark, as PowerShell writes it. Returns nothing if the file is not text. */
export function textOf(path: string): string | undefined {
  try {
    if (statSync(path).size > LARGEST) return undefined;
    const bytes = readFileSync(path);
    const [a, b] = bytes;
    if (a === 0xff && b === 0xfe) return bytes.toString('utf16le').slice(1);
    if (a === 0xfe && b === 0xff)
      return Buffer.from(bytes.subarray(0, bytes.length & ~1))
        .swap16()
        .toString('utf16le')
        .slice(1);
    if (bytes.includes(0) || !isUtf8(bytes)) return undefined;
    const text = bytes.toString('utf8');
    return text.startsWith('\ufeff') ? text.slice(1) : text;
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
}

/** The same for a file that may be missing, unreadable or no file. */
export function textIfReadable(path: string): string | undefined {
  try {
    return statSync(path).isFile() ? textOf(path) : undefined;
  } catch {
    return undefined;
  }
}
