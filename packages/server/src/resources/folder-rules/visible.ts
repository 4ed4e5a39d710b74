// Which folders someone sees, as a condition of SQL, so that every page of a list is full: in, the rules of a library, a member and the column of the
// folder; out, the condition, or undefined if it is always true. It names only the folders where what is seen changes.
import { and, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type FolderRule, type Insider, isAmong, upwards } from './rules.js';

/** What is seen of a folder and below, except in folders further below where it is the opposite. */
interface Region {
  readonly folder: string;
  readonly isSeen: boolean;
  readonly except: readonly Region[];
}

export function visibleFolders(rules: readonly FolderRule[], member: Insider, column: PgColumn): SQL | undefined {
  const { isSeen, except } = regionsOf(rules, member);
  return isSeen && except.length === 0 ? undefined : seenIn({ folder: '', isSeen, except }, column);
}

function regionsOf(rules: readonly FolderRule[], member: Insider): Region {
  const seen = new Map<string, boolean>([['', true]]);
  for (const { folder, see } of rules) if (see !== null) seen.set(folder, isAmong(see, member));
  const below = new Map<string, string[]>();
  for (const folder of seen.keys()) {
    const above = upwards(folder).find((each) => each !== folder && seen.has(each));
    if (above !== undefined) below.set(above, [...(below.get(above) ?? []), folder]);
  }
  const exceptions = (top: string, isSeen: boolean): readonly Region[] =>
    (below.get(top) ?? []).flatMap((folder) =>
      seen.get(folder) === isSeen ? exceptions(folder, isSeen) : [regionAt(folder, !isSeen)],
    );
  const regionAt = (folder: string, isSeen: boolean): Region => ({
    folder,
    isSeen,
    except: exceptions(folder, isSeen),
  });
  return regionAt('', seen.get('') ?? true);
}

function seenIn({ isSeen, except }: Region, column: PgColumn): SQL | undefined {
  if (except.length === 0) return isSeen ? sql`true` : sql`false`;
  const inside = ({ folder }: Region) =>
    or(eq(column, folder), sql`starts_with(${column}, ${`${folder}/`})`) ?? sql`true`;
  return isSeen
    ? and(...except.map((each) => or(not(inside(each)), seenIn(each, column))))
    : or(...except.map((each) => and(inside(each), seenIn(each, column))));
}
