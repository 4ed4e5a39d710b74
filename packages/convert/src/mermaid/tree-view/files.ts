// Turns a tree view into a tree of files: in, its lines with their levels and cleaned names; out, items. Paths become nested
// folders, siblings with the same name are merged, and items with children become folders.
import { type Diagnostic, isFileName, isLeftOut, isOfFiles, type NamedItem, pathNames } from '@linework/core';
import type { ConverterReport } from '../contract.js';
import type { Level } from '../levels.js';
import type { TreeLine } from './parse.js';

export interface FileItem {
  /** A folder's name ends with a slash. */
  name: string;
  /** For a folder within a path, the line of the path. */
  readonly line: TreeLine;
  readonly through: boolean;
  readonly inside: FileItem[];
}

export interface Filed {
  readonly tops: readonly FileItem[];
  readonly diagnostics: readonly Diagnostic[];
}

export function filed(
  levels: readonly Level<TreeLine>[],
  nameOf: (line: TreeLine) => string,
  report: ConverterReport,
): Filed {
  const diagnostics: Diagnostic[] = [];
  const into = (siblings: FileItem[], { line, children }: Level<TreeLine>): void => {
    const whole = nameOf(line);
    const names = pathNames(whole) ?? [whole];
    if (names.length > 1) {
      const became = `'${names.at(-1)}' in ${names
        .slice(0, -1)
        .map((each) => `'${each}'`)
        .join(' ')}`;
      diagnostics.push(report('M204', line.span, { what: `The path '${whole}'`, became }));
    }
    let place = siblings;
    for (const [at, name] of names.entries()) {
      const through = at < names.length - 1;
      const known = place.find((each) => bare(each.name) === bare(name) && !isLeftOut(name));
      if (known && !through && !known.through) diagnostics.push(report('M209', line.span, { what: `'${name}'` }));
      if (known && name.endsWith('/')) known.name = name;
      const item = known ?? { name, line, through, inside: [] };
      if (known === undefined) place.push(item);
      place = item.inside;
    }
    for (const each of children) into(place, each);
  };
  const tops: FileItem[] = [];
  for (const each of levels) into(tops, each);
  if (isOfFiles(tops.map(named))) for (const each of tops) mark(each, report, diagnostics);
  return { tops, diagnostics };
}

const bare = (name: string): string => name.replace(/\/$/, '');

const named = ({ name, inside }: FileItem): NamedItem => ({ name, inside: inside.map(named) });

/** An item named like a file that has children is a folder. */
function mark(item: FileItem, report: ConverterReport, into: Diagnostic[]): void {
  if (item.inside.length > 0 && !item.name.endsWith('/') && isFileName(item.name)) {
    into.push(report('M204', item.line.span, { what: `'${item.name}', which has children,`, became: 'a folder' }));
    item.name += '/';
  }
  for (const each of item.inside) mark(each, report, into);
}
