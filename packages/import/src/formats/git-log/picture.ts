// A history as a git picture: in, commits with their parents, newest first; out, its draft: branches begin at the parent of
// their first commit, and merges name the branch that they bring in.
import { type DraftOrigin, short } from '@linework/convert';
import type { DraftOption, DraftRow, DraftStatement } from '@linework/core';
import type { ImportedDraft } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import { stableIds } from '../../ids.js';
import { text } from '../../pipelines/look-options.js';
import { branchesIn } from './branches.js';
import { tagsOf } from './commits.js';
import type { Linked } from './history.js';
import { writtenOrder } from './order.js';

const LONGEST_SUBJECT = 90;

export function gitDraft(history: readonly Linked[], title: string): ImportedDraft {
  const writing = new Writing(history);
  for (const at of writtenOrder(history, writing.known)) writing.commit(at);
  const options = writing.main === 'main' ? [] : [{ name: 'main', values: [{ raw: writing.main }] }];
  return {
    draft: { header: { kind: 'git', title, options }, statements: writing.statements },
    origins: writing.origins,
  };
}

class Writing {
  readonly statements: DraftStatement[] = [];
  readonly origins: DraftOrigin<FilePlace>[] = [];
  readonly known;
  readonly main: string;
  private readonly history: readonly Linked[];
  private readonly ids: readonly string[];
  /** Branches by the commit that they begin at. */
  private readonly beginning = new Map<number, number[]>();
  private readonly tips = new Map<number, number>();
  /** The name for a merge whose branch has continued since: by the merged commit. */
  private readonly marks = new Map<number, string>();
  private readonly written = new Set<number>();
  private current = 0;

  constructor(history: readonly Linked[]) {
    this.history = history;
    this.known = branchesIn(history);
    const { branches } = this.known;
    const names = branches.map(({ name, commits }) => `${name} ${history[commits[0] ?? 0]?.commit.hash ?? ''}`);
    const nameOf = new Map(names.map((each, at) => [each, branches[at]?.name ?? each]));
    const idOf = stableIds(names, 'branch', (each) => nameOf.get(each) ?? each);
    this.ids = names.map(idOf);
    this.main = this.ids[0] ?? 'main';
    for (const [branch, { commits }] of branches.entries()) {
      const parent = history[commits.at(-1) ?? -1]?.parents[0];
      if (branch === 0 || parent === undefined) continue;
      this.beginning.set(parent, [...(this.beginning.get(parent) ?? []), branch]);
    }
  }

  commit(at: number): void {
    const { commit, parents, folded } = this.history[at] ?? {};
    const branch = this.known.of.get(at);
    if (!commit || !parents || branch === undefined) return;
    if (!this.tips.has(branch) && branch > 0) this.begin(branch, undefined);
    this.markMerged(branch, at);
    this.switchTo(branch);
    const [first, ...others] = parents;
    const merged = others.find((other) => this.known.of.get(other) !== branch);
    const subject = short(commit.subject.trim(), LONGEST_SUBJECT);
    const tags = tagsOf(commit);
    const options: readonly DraftOption[] = [
      ...(tags.length === 0 ? [] : [{ name: 'tag', values: tags.map((tag) => ({ text: tag })) }]),
      ...text('sub', folded ? `${folded} ${folded === 1 ? 'commit' : 'commits'} before it folded` : ''),
    ];
    const cells = subject === '' ? [] : [{ text: subject }];
    const from = merged === undefined ? [] : [{ raw: this.nameOf(merged) }];
    const keyword = merged === undefined ? 'commit' : 'merge';
    const statement: DraftRow = { shape: 'row', keyword, cells: [...from, ...cells], options };
    this.statements.push(statement);
    const { place, hash } = commit;
    const applyOverride = (kind: 'node' | 'edge', external: string): void => {
      this.origins.push({ kind, id: '', external, place, statement });
    };
    applyOverride('node', hash);
    for (const tag of tags) applyOverride('node', `tag ${tag}`);
    for (const parent of folded ? [merged] : [first, merged]) {
      const of = parent === undefined ? undefined : this.history[parent]?.commit.hash;
      if (of !== undefined) applyOverride('edge', `${of} ${hash}`);
    }
    this.tips.set(branch, at);
    this.written.add(at);
    if (branch === 0 && !this.origins.some(({ kind }) => kind === 'group'))
      this.origins.push({
        kind: 'group',
        id: '',
        external: `branch ${this.known.branches[0]?.name}`,
        place,
        statement,
      });
    for (const next of this.beginning.get(at) ?? []) this.begin(next, at);
  }

  /** Before a branch continues, keeps a name for its tip if a later merge needs it. */
  private markMerged(branch: number, next: number): void {
    const tip = this.tips.get(branch);
    if (tip === undefined || this.marks.has(tip)) return;
    const later = this.history.some(
      ({ parents }, at) =>
        at !== next && !this.written.has(at) && parents.slice(1).includes(tip) && this.known.of.get(at) !== branch,
    );
    if (!later) return;
    const id = `${this.ids[branch]}-${this.history[tip]?.commit.hash.slice(0, 7)}`;
    this.switchTo(branch);
    this.statements.push({ shape: 'row', keyword: 'branch', cells: [{ raw: id }] });
    this.marks.set(tip, id);
    this.current = -1;
  }

  private nameOf(merged: number): string {
    return this.marks.get(merged) ?? this.ids[this.known.of.get(merged) ?? 0] ?? this.main;
  }

  private begin(branch: number, from: number | undefined): void {
    this.switchTo(from === undefined ? 0 : (this.known.of.get(from) ?? 0));
    const { name, commits } = this.known.branches[branch] ?? { name: '', commits: [] };
    const id = this.ids[branch] ?? name;
    const statement: DraftRow = {
      shape: 'row',
      keyword: 'branch',
      cells: [{ raw: id }, ...(name === id ? [] : [{ text: short(name, LONGEST_SUBJECT) }])],
    };
    this.statements.push(statement);
    const place = this.history[commits.at(-1) ?? 0]?.commit.place;
    if (place) this.origins.push({ kind: 'group', id, external: `branch ${name}`, place, statement });
    this.current = branch;
    this.tips.set(branch, from ?? -1);
  }

  private switchTo(branch: number): void {
    if (this.current === branch) return;
    this.statements.push({ shape: 'row', keyword: 'switch', cells: [{ raw: this.ids[branch] ?? this.main }] });
    this.current = branch;
  }
}
