// A history by dates or tags: in, commits, newest first, and what a line represents; out, the draft of a timeline and what none
// of its lines shows.
import { type DraftOrigin, short } from '@linework/convert';
import type { DraftRow } from '@linework/core';
import type { ImportedDraft, LeftOut } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { type Commit, tagsOf } from './commits.js';

export type By = 'day' | 'month' | 'tag';

export interface Timeline {
  readonly drafted: ImportedDraft;
  readonly leftOut: readonly LeftOut[];
}

const LINES = 24;
const TEXTS = 4;
const LONGEST = 70;

/** Days if they are few, otherwise months; undefined if the log contains no dates. */
export function usualBy(commits: readonly Commit[]): By | undefined {
  const days = new Set(commits.flatMap(({ date }) => date?.slice(0, 10) ?? []));
  return days.size === 0 ? undefined : days.size <= LINES ? 'day' : 'month';
}

export function timelineDraft(commits: readonly Commit[], by: By, title: string): Timeline {
  const lines = linesOf(commits, by);
  const shown = lines.slice(-LINES);
  const origins: DraftOrigin<FilePlace>[] = [];
  const leftOut: LeftOut[] = [];
  for (const { commits: old } of lines.slice(0, -LINES))
    for (const { hash, place } of old)
      leftOut.push({ external: hash, because: 'only the newest times are drawn', place });
  const statements = shown.map(({ when, commits: own }): DraftRow => {
    const named = own.toSorted((a, b) => weight(b) - weight(a)).slice(0, own.length > TEXTS ? TEXTS - 1 : TEXTS);
    const rest = own.filter((each) => !named.includes(each));
    const texts = own.filter((each) => named.includes(each)).map(titleOf);
    const statement: DraftRow = {
      shape: 'row',
      keyword: 'at',
      cells: [by === 'day' ? { raw: when } : { text: when }],
      texts: rest.length === 0 ? texts : [...texts, `and ${rest.length} more`],
    };
    for (const { hash, place } of named) origins.push({ kind: 'node', id: '', external: hash, place, statement });
    for (const { hash, place } of rest)
      leftOut.push({ external: hash, because: `it is one of many in ${when}`, place });
    return statement;
  });
  return { drafted: { draft: { header: { kind: 'timeline', title }, statements }, origins }, leftOut };
}

function weight(commit: Commit): number {
  return tagsOf(commit).length > 0 ? 2 : (commit.parents?.length ?? 0) > 1 ? 1 : 0;
}

function titleOf(commit: Commit): string {
  const [tag] = tagsOf(commit);
  const subject = short(commit.subject.trim() === '' ? commit.hash.slice(0, 7) : commit.subject.trim(), LONGEST);
  return tag === undefined ? subject : `${tag}: ${subject}`;
}

interface TimeLine {
  readonly when: string;
  readonly commits: readonly Commit[];
}

/** Oldest first. */
function linesOf(commits: readonly Commit[], by: By): readonly TimeLine[] {
  const lines = new Map<string, Commit[]>();
  let tag = 'Not released';
  for (const commit of commits) {
    if (by === 'tag') tag = tagsOf(commit)[0] ?? tag;
    const when = by === 'tag' ? tag : commit.date?.slice(0, by === 'day' ? 10 : 7);
    if (when === undefined) continue;
    const list = lines.get(when);
    if (list) list.unshift(commit);
    else lines.set(when, [commit]);
  }
  const all = [...lines].map(([when, own]) => ({ when, commits: own }));
  return by === 'tag' ? all.toReversed() : all.toSorted((a, b) => (a.when < b.when ? -1 : 1));
}
