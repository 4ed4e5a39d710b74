// Lists of paths, as `find`, `git ls-files` and `git ls-tree -r` print them, and indented names: in, lines; out, the entries. A
// list that reads as prose is rejected.
import type { LeftOut } from '../../contract.js';
import { namedBy } from './comment.js';
import { addEntry, type Entry, newRoot } from './forest.js';
import type { Line } from './lines.js';
import type { Listing } from './listing.js';

export function readPaths(lines: readonly Line[]): Listing | undefined {
  const own = lines.filter(({ text }) => !/^[$%] \S/.test(text));
  const [start] = own;
  if (!start || isProse(own)) return undefined;
  const root = newRoot(start.place);
  const leftOut: LeftOut[] = [];
  const listed = own.flatMap(({ text, place }) => {
    const { path, folder } = pathOf(text);
    if (/^(?:find|fd|ls|git|fatal): /.test(path)) {
      leftOut.push({ external: path, because: 'the line is a message', place });
      return [];
    }
    return [{ path, folder, place }];
  });
  const base = baseOf(listed.map(({ path }) => path));
  for (const { path, folder, place } of listed) {
    const rest = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : path === base ? '' : path;
    if (rest === '' || rest === '.') continue;
    if (!addEntry(root, rest, place, { folder }))
      leftOut.push({ external: rest, because: 'it has no name or is nested too deeply', place });
  }
  return { root, leftOut, rootName: base };
}

/** Names below one another, nested by indentation; bullets can precede them. */
export function readIndented(lines: readonly Line[]): Listing | undefined {
  const own = lines.filter(({ text }) => !/^\s*(?:```|~~~)/.test(text));
  const [start] = own;
  if (!start || !areNames(own)) return undefined;
  const root = newRoot(start.place);
  const leftOut: LeftOut[] = [];
  const open: { readonly column: number; readonly entry: Entry }[] = [];
  for (const { text, place } of own) {
    const trimmed = text.trimStart();
    const column = text.length - trimmed.length;
    while ((open.at(-1)?.column ?? -1) >= column) open.pop();
    const { name, ...details } = namedBy(withoutBullet(trimmed));
    const parent = open.at(-1)?.entry ?? root;
    if (/^(?:\.{3,9}|…)$/.test(name)) parent.more = true;
    else {
      const entry = addEntry(parent, name, place, details);
      if (entry) open.push({ column, entry });
      else leftOut.push({ external: name, because: 'it has no name or is nested too deeply', place });
    }
  }
  return { root, leftOut };
}

export function isIndented(lines: readonly Line[]): boolean {
  return lines.some(({ text }, index) => index > 0 && /^\s/.test(text)) && lines.some(({ text }) => !/^\s/.test(text));
}

/** Most lines have three or more words and nothing of a path. */
function isProse(lines: readonly Line[]): boolean {
  const prose = lines.filter(({ text }) => /\S\s+\S+\s+\S/.test(text.slice(0, 300)) && !/[/#\t]|\.\w/.test(text));
  return prose.length * 2 > lines.length;
}

/** Four of five lines are a name, possibly with a comment: code, tables and prose are indented too. */
function areNames(lines: readonly Line[]): boolean {
  const named = lines.filter(({ text }) => /^[^\s:={}()<>;│┌┐└┘╔║|]+$/.test(nameOf(text)));
  return named.length * 5 >= lines.length * 4;
}

function nameOf(text: string): string {
  return namedBy(withoutBullet(text.trimStart())).name;
}

function withoutBullet(text: string): string {
  return text.replace(/^[-*+] /, '');
}

interface Path {
  readonly path: string;
  readonly folder: boolean;
}

/** `git ls-tree` and `git ls-files -s` write mode and hash before a tab; git quotes names with special characters. */
function pathOf(text: string): Path {
  const staged = /^\d{6} (?:(blob|tree|commit) )?[0-9a-f]{7,64}[ \d-]{0,14}\t/.exec(text.slice(0, 120));
  const written = (staged ? text.slice(staged[0].length) : text).trim();
  const path = written.length > 2 && written.startsWith('"') && written.endsWith('"') ? decoded(written) : written;
  return { path, folder: staged?.[1] === 'tree' || staged?.[1] === 'commit' || path.endsWith('/') };
}

function decoded(quoted: string): string {
  const inside = quoted.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code: string) => {
    if (code.length === 1) return code === 't' || code === 'n' ? ' ' : code;
    return `%${Number.parseInt(code, 8).toString(16).padStart(2, '0')}`;
  });
  if (!/%[89a-f]/.test(inside)) return inside;
  try {
    return decodeURIComponent(inside);
  } catch {
    return inside;
  }
}

/** The folder that was listed: `.`, one on its own line before all others, or the common prefix of absolute paths. */
function baseOf(paths: readonly string[]): string {
  const [first = ''] = paths;
  const bare = first.replace(/\/$/, '');
  const holds = (base: string): boolean => paths.every((path) => path === first || path.startsWith(`${base}/`));
  if (paths.every((path) => path === '.' || path.startsWith('./'))) return '.';
  if (paths.length > 1 && bare !== '' && holds(bare)) return bare;
  if (!first.startsWith('/')) return '.';
  const common = paths.reduce((length, path) => {
    let at = 0;
    while (at < length && path[at] === first[at]) at++;
    return at;
  }, first.length);
  return first.slice(0, Math.max(0, first.lastIndexOf('/', common - 1)));
}
