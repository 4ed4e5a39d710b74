// Files that the files of an import name, such as the workspace that another extends: in, the files and the folder outside which
// nothing is read; out, the named files, theirs, and so on, and why others were not read. A missing file is the reader's to report.
import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { IMPORT_LIMITS, isImportable, type NamedFile } from '@linework/import';
import { Failure } from '../command/failure.js';
import { servicePackage } from '../service-packages.js';
import { type InputFile, KEPT_BY_TOOLS, textOf } from './input-files.js';

export interface PlacedFile extends InputFile {
  /** Absolute. */
  readonly place: string;
}

export interface NotRead {
  /** Absolute. */
  readonly place: string;
  /** A clause: `it is outside /shop`. */
  readonly because: string;
}

export interface NamedFiles {
  /** Without the given ones; their paths are relative to the folder outside which nothing is read. */
  readonly found: readonly PlacedFile[];
  readonly notRead: readonly NotRead[];
  /** Whether some files are named by their paths from the top of the repository, which is then what all paths begin at. */
  readonly fromTop: boolean;
}

export interface Bounds {
  /** Absolute. Nothing outside it is read, and no link out of it is followed. */
  readonly root: string;
  readonly format: string | undefined;
}

const MOST = 500;
/** Names that are looked up, whether they exist or not. */
const MOST_NAMES = 10_000;

export async function namedFiles(files: readonly PlacedFile[], bounds: Bounds): Promise<NamedFiles> {
  const { filesNamed } = await servicePackage('@linework/import');
  const named = await filesNamed(files, bounds.format);
  const reading = new Reading(files, bounds);
  const open = [...files];
  for (let at = 0; at < open.length && !reading.isFull; at++) {
    const file = open[at] as PlacedFile;
    for (const each of named(file)) open.push(...reading.read(each, dirname(file.place)));
  }
  return reading;
}

class Reading implements NamedFiles {
  readonly found: PlacedFile[] = [];
  readonly notRead: NotRead[] = [];
  fromTop = false;
  isFull = false;
  private readonly asked: Set<string>;
  private readonly bounds: Bounds;
  private readonly realRoot: string;
  private names = 0;
  private characters: number;

  constructor(files: readonly PlacedFile[], bounds: Bounds) {
    this.bounds = bounds;
    this.realRoot = realpathSync(bounds.root);
    this.asked = new Set(files.map(({ place }) => place));
    this.characters = files.reduce((sum, { content }) => sum + content.length, 0);
  }

  read({ path, folder, from: start }: NamedFile, from: string): readonly PlacedFile[] {
    const place = resolve(start === 'top' ? this.bounds.root : from, path);
    if (this.isFull || this.asked.has(place)) return [];
    this.asked.add(place);
    if (++this.names > MOST_NAMES) return this.stop(place, `the files name more than ${MOST_NAMES} others`);
    if (!isInside(place, this.bounds.root)) return this.refuse(place, `it is outside ${this.bounds.root}`);
    const stats = statsOf(place);
    if (!stats) return [];
    if (stats.isDirectory()) return folder ? this.readFolder(place, folder) : [];
    if (!stats.isFile()) return this.refuse(place, 'it is not a file');
    const references = this.readFile(place);
    if (start === 'top' && references.length > 0) this.fromTop = true;
    return references;
  }

  private readFolder(place: string, folder: 'files' | 'tree'): readonly PlacedFile[] {
    if (!this.isAllowed(place)) return [];
    return entriesOf(place)
      .filter((entry) => (entry.isDirectory() ? folder === 'tree' : isImportable(entry.name, this.bounds.format)))
      .flatMap((entry) => this.read({ path: entry.name, ...(entry.isDirectory() ? { folder } : {}) }, place));
  }

  private readFile(place: string): readonly PlacedFile[] {
    if (!this.isAllowed(place)) return [];
    if (this.found.length === MOST) return this.stop(place, `more than ${MOST} files are named by others`);
    const content = contentOf(place);
    if (content === undefined) return this.refuse(place, 'it cannot be read as UTF-8 or UTF-16 text of at most 32 MiB');
    this.characters += content.length;
    if (this.characters > IMPORT_LIMITS.characters)
      return this.stop(place, `the files have more than ${IMPORT_LIMITS.characters} characters`);
    const file = { place, path: slashed(relative(this.bounds.root, place)), content };
    this.found.push(file);
    return [file];
  }

  private isAllowed(place: string): boolean {
    const real = realpathSync(place);
    if (!isInside(real, this.realRoot)) this.refuse(place, `a link leads outside ${this.bounds.root}`);
    else if (
      relative(this.realRoot, real)
        .split(sep)
        .some((part) => KEPT_BY_TOOLS.has(part))
    )
      this.refuse(place, 'it is in a folder of a tool');
    else return true;
    return false;
  }

  private refuse(place: string, because: string): readonly PlacedFile[] {
    this.notRead.push({ place, because });
    return [];
  }

  private stop(place: string, because: string): readonly PlacedFile[] {
    this.isFull = true;
    return this.refuse(place, because);
  }
}

export function isInside(place: string, folder: string): boolean {
  const way = relative(folder, place);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

export function slashed(path: string): string {
  return path.split(sep).join('/');
}

function statsOf(place: string): Stats | undefined {
  try {
    return statSync(place);
  } catch {
    // Missing, or not a name that a file can have.
    return undefined;
  }
}

/** A link to a folder is not an entry that is a folder, so no cycle is walked. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function contentOf(place: string): string | undefined {
  try {
    return textOf(place);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return undefined;
  }
}
