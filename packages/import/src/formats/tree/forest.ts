// The folders and files of a listing in one tree: entries are added by their folder and merged by name, so that one listed
// twice occurs once.
import { clipped } from '@linework/convert';
import type { FilePlace } from '../../file-place.js';
import { byCodeUnit } from '../../ids.js';

export interface Entry {
  readonly name: string;
  /** The path from the root, without it. */
  readonly external: string;
  readonly depth: number;
  readonly place: FilePlace;
  readonly children: Map<string, Entry>;
  /** Marked as a folder, or contains something. */
  folder: boolean;
  size?: string;
  link?: string;
  comment?: string;
  /** Dots represent more of it. */
  more?: true;
}

export type Told = Partial<Pick<Entry, 'folder' | 'size' | 'link' | 'comment'>>;

/** Maximum length of file names. */
const LONGEST_NAME = 255;
/** Maximum nesting of folders. */
const DEEPEST = 60;

export function newRoot(place: FilePlace): Entry {
  return { name: '', external: '', depth: 0, place, children: new Map(), folder: true };
}

/** Undefined if the folder is too deep to contain anything, or no name remains. */
export function addEntry(parent: Entry, written: string, place: FilePlace, details: Told = {}): Entry | undefined {
  const names = namesIn(written);
  let at = parent;
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    if (at.depth >= DEEPEST) return undefined;
    const known = at.children.get(name);
    const entry = known ?? childOf(at, name, place);
    at.folder = true;
    at.children.set(name, entry);
    if (isLast) tell(entry, { ...details, folder: details.folder === true || /[/\\]$/.test(written) });
    at = entry;
  }
  return names.length === 0 ? undefined : at;
}

function childOf(parent: Entry, name: string, place: FilePlace): Entry {
  const external = parent.external === '' ? name : `${parent.external}/${name}`;
  return { name, external, depth: parent.depth + 1, place, children: new Map(), folder: false };
}

function tell(entry: Entry, { folder, size, link, comment }: Told): void {
  if (folder === true) entry.folder = true;
  if (size !== undefined) entry.size = size;
  if (link !== undefined) entry.link = link;
  if (comment !== undefined) entry.comment = comment;
}

/** A path is allowed in place of a name; Windows writes it with a drive and backslashes. */
function namesIn(written: string): readonly string[] {
  const path = /^[A-Za-z]:\\/.test(written) ? written.replaceAll('\\', '/') : written;
  return path
    .split('/', DEEPEST * 2)
    .map(plainName)
    .filter((name) => name !== '' && name !== '.');
}

function plainName(name: string): string {
  const plain = name.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]/g, ' ');
  return clipped(plain.trim(), LONGEST_NAME).trim();
}

/** Folders first, then by name without regard to case: the same for every listing of a folder. */
export function inOrder({ children }: Entry): readonly Entry[] {
  return [...children.values()].sort(
    (a, b) =>
      Number(b.folder) - Number(a.folder) ||
      byCodeUnit(a.name.toLowerCase(), b.name.toLowerCase()) ||
      byCodeUnit(a.name, b.name),
  );
}
