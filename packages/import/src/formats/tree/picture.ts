// A tree as a draft: in, folders and files; out, one line each, or, if there are more than a picture holds, an overview with
// folders beyond a depth folded and a part for each of those.
import type { DraftOrigin } from '@linework/convert';
import type { DraftItem, DraftOption } from '@linework/core';
import type { ImportedDraft, ImportPart, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { folded } from './codes.js';
import { type Entry, inOrder } from './forest.js';

/** Lines per picture. */
const MOST_LINES = 200;
/** Maximum nesting of a diagram. */
const DEEPEST = 20;
const MOST_PARTS = 80;
/** For files in a folder that is longer than a picture. */
const ENDS_NAMED = 4;

export interface Picture {
  readonly drafted: ImportedDraft;
  readonly parts: readonly ImportPart[];
  readonly told: readonly PlacedDiagnostic[];
}

interface Drawing {
  readonly drafted: ImportedDraft;
  /** Folders that are one line and contain something. */
  readonly folds: readonly Entry[];
}

export function pictureOf(root: Entry, title: string, comment: string | undefined): Picture {
  const { drafted, folds } = drawingOf(root, title, comment);
  const lines = countsOf(root);
  if (folds.length === 0 && lines.files + lines.folders <= MOST_LINES) return { drafted, parts: [], told: [] };
  const parts: ImportPart[] = [];
  const waiting = inOrder(root).filter((top) => folds.some((each) => isWithin(each, top)));
  for (let next = waiting.shift(); next !== undefined && parts.length < MOST_PARTS; next = waiting.shift()) {
    const part = drawingOf(next, `${next.external}/`, next.comment);
    parts.push({ name: next.external, ...part.drafted });
    waiting.unshift(...part.folds);
  }
  const args = { lines: lines.files + lines.folders, most: MOST_LINES, parts: parts.map(({ name }) => name) };
  return { drafted, parts, told: [folded(root.place, args)] };
}

function isWithin({ external }: Entry, top: Entry): boolean {
  return external === top.external || external.startsWith(`${top.external}/`);
}

function drawingOf(root: Entry, title: string, comment: string | undefined): Drawing {
  const depth = depthThatFits(root);
  const origins: DraftOrigin<FilePlace>[] = [];
  const folds: Entry[] = [];
  const standIn = (statement: DraftItem, entries: readonly Entry[]): void => {
    for (const each of entries) {
      origins.push(originOf(each, statement));
      standIn(statement, [...each.children.values()]);
    }
  };
  const write = (entry: Entry): DraftItem => {
    const isFold = entry.depth - root.depth >= depth && entry.children.size > 0;
    const children = isFold ? [] : writeAll(entry);
    const item: DraftItem = {
      shape: 'item',
      label: entry.folder ? `${entry.name}/` : entry.name,
      ...optionsOf(noteOf(entry, isFold)),
      ...(children.length === 0 ? {} : { children }),
    };
    origins.push(originOf(entry, item));
    if (isFold) {
      folds.push(entry);
      standIn(item, [...entry.children.values()]);
    }
    return item;
  };
  const writeAll = (folder: Entry): readonly DraftItem[] => {
    const all = inOrder(folder);
    // Only the top lines can still be too many: everything below was folded for them.
    const shown = folder === root && all.length > MOST_LINES ? all.slice(0, MOST_LINES - 1) : all;
    const items = shown.map(write);
    const rest = all.slice(shown.length);
    if (rest.length > 0) {
      const item: DraftItem = { shape: 'item', label: `${rest.length} more`, ...optionsOf(endsOf(rest)) };
      standIn(item, rest);
      return [...items, item];
    }
    return folder.more
      ? [...items, { shape: 'item', label: '…', options: [{ name: 'icon', values: [{ raw: 'none' }] }] }]
      : items;
  };
  const statements = writeAll(root);
  const options = comment === undefined ? {} : { options: [{ name: 'desc', values: [{ text: comment }] }] };
  return { drafted: { draft: { header: { kind: 'tree', title, ...options }, statements }, origins }, folds };
}

function originOf({ name, external, place }: Entry, statement: DraftItem): DraftOrigin<FilePlace> {
  return { kind: 'node', id: name, external, place, statement };
}

/** The deepest level at which all lines down to it are few enough; at least one. */
function depthThatFits(root: Entry): number {
  let lines = 0;
  let level = [...root.children.values()];
  for (let depth = 1; level.length > 0; depth++) {
    lines += level.length;
    if (depth > DEEPEST || lines > MOST_LINES) return Math.max(1, depth - 1);
    level = level.flatMap(({ children }) => [...children.values()]);
  }
  return DEEPEST;
}

interface Counts {
  readonly files: number;
  readonly folders: number;
}

function countsOf({ children }: Entry): Counts {
  let files = 0;
  let folders = 0;
  for (const each of children.values()) {
    const inside = countsOf(each);
    files += inside.files + (each.folder ? 0 : 1);
    folders += inside.folders + (each.folder ? 1 : 0);
  }
  return { files, folders };
}

function noteOf(entry: Entry, isFold: boolean): string {
  const { link, size, comment, folder } = entry;
  const notes = [
    link === undefined ? undefined : `→ ${link}`,
    folder ? undefined : size,
    comment,
    isFold ? inWords(countsOf(entry)) : undefined,
  ];
  return notes.filter((each) => each !== undefined).join(', ');
}

function inWords({ files, folders }: Counts): string {
  const counts = [
    ...(folders > 0 ? [`${folders} ${folders === 1 ? 'folder' : 'folders'}`] : []),
    ...(files > 0 ? [`${files} ${files === 1 ? 'file' : 'files'}`] : []),
  ];
  return counts.join(', ');
}

/** `412 .svg, 380 .md` */
function endsOf(entries: readonly Entry[]): string {
  const ends = new Map<string, number>();
  for (const { name, folder } of entries) {
    const end = folder ? 'folders' : (/\.\w{1,12}$/.exec(name)?.[0] ?? 'others');
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const most = [...ends].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  return most
    .slice(0, ENDS_NAMED)
    .map(([end, count]) => `${count} ${end}`)
    .join(', ');
}

function optionsOf(note: string): { readonly options?: readonly DraftOption[] } {
  return note === '' ? {} : { options: [{ name: 'sub', values: [{ text: note }] }] };
}
