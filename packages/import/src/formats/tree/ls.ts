// The output of `ls -R` and `ls -lR`: in, lines; out, the entries of every listed folder.
import type { LeftOut } from '../../contract.js';
import { addEntry, type Entry, newRoot, type Told } from './forest.js';
import type { Line } from './lines.js';
import type { Listing } from './listing.js';
import { inWords } from './meta.js';

const RIGHTS = /^[-dlbcpsDM][-rwxsStT]{9}[.+@]?\s/;

export function isLs(lines: readonly Line[]): boolean {
  const [first] = lines;
  return lines.some(({ text }) => RIGHTS.test(text)) || (first !== undefined && headOf(first) !== undefined);
}

export function readLs(lines: readonly Line[]): Listing | undefined {
  const [start] = lines;
  if (!start) return undefined;
  const root = newRoot(start.place);
  const leftOut: LeftOut[] = [];
  const rootName = headOf(start);
  const classified = lines.some(({ text }) => /[^:]\/$/.test(text));
  let folder: Entry | undefined = root;
  for (const line of lines) {
    const { text, place } = line;
    const head = headOf(line);
    if (head !== undefined) {
      const path = fromRoot(head, rootName ?? '.');
      folder = path === '' ? root : addEntry(root, path, place, { folder: true });
      if (!folder) leftOut.push({ external: head, because: 'it is nested too deeply', place });
    } else if (/^total [\d.,]{1,15}[KMGT]?$/.test(text) || /^[$%] \S/.test(text)) continue;
    else if (folder) {
      for (const { name, told: details } of RIGHTS.test(text) ? longOf(text) : namesOf(text)) {
        if (name === '.' || name === '..') continue;
        if (!addEntry(folder, classified ? name.replace(/([\w.-])[*=|@]$/, '$1') : name, place, details))
          leftOut.push({ external: name, because: 'it has no name or is nested too deeply', place });
      }
    }
  }
  return { root, leftOut, ...(rootName === undefined ? {} : { rootName }) };
}

/** A folder's own line, such as `./docs:`. */
function headOf({ text, afterBlank }: Line): string | undefined {
  return afterBlank && text.length > 1 && text.endsWith(':') && !/^\s/.test(text)
    ? unquoted(text.slice(0, -1))
    : undefined;
}

function fromRoot(head: string, root: string): string {
  if (head === root) return '';
  const base = root.endsWith('/') ? root : `${root}/`;
  return head.startsWith(base) ? head.slice(base.length) : head.replace(/^\.\//, '');
}

interface Found {
  readonly name: string;
  readonly told: Told;
}

/** As in a terminal: several per line, separated by two spaces. */
function namesOf(text: string): readonly Found[] {
  return text
    .trim()
    .split(/\t| {2,}/)
    .map((name) => ({ name: unquoted(name.trim()), told: {} }));
}

/** Permissions, links, owner, group and size, then a date in some form, then the name. */
function longOf(text: string): readonly Found[] {
  const folder = text.startsWith('d');
  const head = /^(\S+\s+\d+\s+\S+\s+(?:[^\s\d]\S*\s+)?)(\d[\d.]*[KMGTP]?,?)\s+(?:\d+\s+(?=[A-Z]))?/.exec(
    text.slice(0, 400),
  );
  if (!head) return [];
  const behind = text.slice(head[0].length);
  const date = DATES.map((each) => each.exec(behind.slice(0, 80))).find((each) => each !== null);
  const written = behind.slice(date?.[0].length ?? 0);
  const arrow = text.startsWith('l') ? written.indexOf(' -> ') : -1;
  const name = unquoted(arrow < 0 ? written : written.slice(0, arrow));
  if (name === '') return [];
  const size = head[2] ?? '';
  return [
    {
      name,
      told: {
        folder,
        ...(folder || arrow >= 0 ? {} : { size: inWords(size) }),
        ...(arrow < 0 ? {} : { link: unquoted(written.slice(arrow + 4)) }),
      },
    },
  ];
}

const DATES = [
  /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: [+-]\d{4})?)? /,
  /^[^\s\d]{2,9}\.? +\d{1,2},? +(?:\d\d:\d\d(?::\d\d)?(?: \d{4})?|\d{4}) /,
  /^\d{1,2}\.? [^\s\d]{2,9} +(?:\d\d:\d\d|\d{4}) /,
  /^\d\d-\d\d \d\d:\d\d /,
] as const;

function unquoted(name: string): string {
  const quote = name[0] ?? '';
  return name.length > 2 && `'"`.includes(quote) && name.endsWith(quote) ? name.slice(1, -1) : name;
}
