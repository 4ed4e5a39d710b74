// Drafts a git graph: in, the steps of the history; out, its lines, the origin of each, and what changed.
// docs/conversion.md, Git graphs.
import type { Diagnostic, DraftOption, DraftRow, DraftValue, Span } from '@linework/core';
import { makeIdBook, type Named } from '../../ids.js';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, IconSuggestion, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import type { CommitFace, CommitLine, GitGraph, MergeLine } from './ast.js';
import type { History, Step } from './replay.js';

export interface Parts {
  readonly graph: GitGraph;
  readonly history: History;
  /** Name of the main branch. */
  readonly main: string;
  readonly header: HeaderTexts;
}

const DIRECTIONS = { LR: 'right', TB: 'down', BT: 'up' } as const;
const MAIN = 'main';

/** Branches and commits share ids in the language, but not in the input. */
const branchKey = (name: string): string => `branch ${name}`;

interface Drafting {
  readonly idOf: (key: string) => string;
  readonly picks: History['picks'];
  /** Names of the commits that cherry-picks name. */
  readonly keys: ReadonlyMap<Step, string>;
  readonly text: (written: string, span: Span) => string;
  readonly report: ConverterReport;
  readonly diagnostics: Diagnostic[];
  readonly origins: DraftOrigin<Span>[];
}

export function toDraft(
  { graph, history, main, header }: Parts,
  input: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const diagnostics: Diagnostic[] = [];
  const suggestions: readonly IconSuggestion[] = [];
  const clean = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: {}, on: 'relevant commit' });
  const keys = commitKeys(history);
  const { idOf } = makeIdBook(namesOf(history, main, keys));
  const drafting: Drafting = {
    idOf,
    picks: history.picks,
    keys,
    text: (written, span) => clean(written, span, ' ').text || written,
    report,
    diagnostics,
    origins: [],
  };
  const statements = history.steps.map((step) => rowOf(step, drafting));
  diagnostics.push(...bareCommits(history, report), ...repeatedCommits(history, report));
  return {
    draft: { header: headerOf(header, graph, idOf(branchKey(main))), statements },
    origins: drafting.origins,
    diagnostics,
    suggestions,
  };
}

function headerOf({ title, desc }: HeaderTexts, { direction }: GitGraph, main: string): TypeDraft['draft']['header'] {
  const word = (name: string, raw: string): DraftOption => ({ name, values: [{ raw }] });
  return {
    kind: 'git',
    ...(title === undefined ? {} : { title }),
    options: [
      ...(desc === undefined ? [] : [{ name: 'desc', values: [{ text: desc }] }]),
      ...(direction === 'LR' ? [] : [word('direction', DIRECTIONS[direction])]),
      ...(main === MAIN ? [] : [word('main', main)]),
    ],
  };
}

/** Several commits can share an id in the input. */
function commitKeys({ picks }: History): ReadonlyMap<Step, string> {
  return new Map([...new Set(picks.values())].map((line, at) => [line, `commit ${at}`]));
}

function* namesOf({ steps }: History, main: string, keys: ReadonlyMap<Step, string>): Iterable<Named> {
  const named = (external: string, label: string, fallback: string): Named => ({
    external,
    label,
    fallback,
    unnamed: true,
  });
  yield named(branchKey(main), main, MAIN);
  for (const each of steps) {
    if (each.kind === 'branch') yield named(branchKey(each.name), each.name, 'branch');
    const key = keys.get(each);
    if (key !== undefined && (each.kind === 'commit' || each.kind === 'merge'))
      yield named(key, each.id ?? '', 'commit');
  }
}

function rowOf(step: Step, drafting: Drafting): DraftRow {
  const { idOf, origins, keys, picks } = drafting;
  switch (step.kind) {
    case 'commit':
    case 'merge':
      return commitRow(step, drafting);
    case 'checkout':
      return { shape: 'row', keyword: 'switch', cells: [{ raw: idOf(branchKey(step.branch)) }] };
    case 'branch': {
      const { name, span } = step;
      const id = idOf(branchKey(name));
      const label = drafting.text(name, span);
      if (id !== name) drafting.diagnostics.push(drafting.report('M206', span, { from: name, to: id }));
      if (step.order !== undefined) {
        const what = `The position 'order: ${step.order}' of the branch '${name}'`;
        const instead = 'Branches appear in the order of their lines; reorder them.';
        drafting.diagnostics.push(drafting.report('M202', span, { what, instead }));
      }
      const cells: readonly DraftValue[] = [{ raw: id }, ...(label === id ? [] : [{ text: label }])];
      const statement: DraftRow = { shape: 'row', keyword: 'branch', cells };
      origins.push({ kind: 'group', id, external: name, place: span, statement });
      return statement;
    }
    case 'cherry-pick': {
      const { span, tags, parent } = step;
      const source = picks.get(step);
      if (parent !== undefined) drafting.diagnostics.push(drafting.report('M221', span, { parent }));
      const key = source === undefined ? undefined : keys.get(source);
      const cells = [{ raw: key === undefined ? '' : idOf(key) }];
      const statement: DraftRow = {
        shape: 'row',
        keyword: 'cherry-pick',
        cells,
        options: tagOption(tags, span, drafting),
      };
      origins.push({ kind: 'node', id: '', external: '', place: span, statement });
      return statement;
    }
  }
}

function commitRow(step: CommitLine | MergeLine, drafting: Drafting): DraftRow {
  const { idOf, keys, origins } = drafting;
  const { kind, id, mark, tags, span } = step;
  const key = keys.get(step);
  const own = key === undefined ? undefined : idOf(key);
  const label = labelOf(step, drafting);
  const statement: DraftRow = {
    shape: 'row',
    keyword: kind,
    cells: [
      ...(kind === 'merge' ? [{ raw: idOf(branchKey(step.branch)) }] : []),
      ...(own === undefined ? [] : [{ raw: own }]),
      ...(label === '' ? [] : [{ text: label }]),
    ],
    options: [
      ...(mark === undefined ? [] : [{ name: 'type', values: [{ raw: mark }] }]),
      ...tagOption(tags, span, drafting),
    ],
  };
  origins.push({ kind: 'node', id: own ?? '', external: id ?? '', place: span, statement });
  return statement;
}

function labelOf({ id, message, span }: CommitFace & { readonly span: Span }, drafting: Drafting): string {
  if (id !== undefined && message !== undefined && id !== message) {
    drafting.diagnostics.push(drafting.report('M222', span, { id, message }));
  }
  const written = id ?? message;
  return written === undefined ? '' : drafting.text(written, span);
}

function tagOption(tags: readonly string[], span: Span, { text }: Drafting): readonly DraftOption[] {
  const values = tags.map((each) => ({ text: text(each, span) })).filter((each) => each.text !== '');
  return values.length === 0 ? [] : [{ name: 'tag', values }];
}

/** One report for all commits without text. */
function bareCommits({ steps }: History, report: ConverterReport): readonly Diagnostic[] {
  const bare = steps.filter((each) => each.kind === 'commit' && each.id === undefined && each.message === undefined);
  const [first] = bare;
  return first === undefined ? [] : [report('M220', first.span, { count: bare.length })];
}

/** Mermaid draws only the last commit with an id, and connects the followers of the others to it. */
function repeatedCommits({ repeated }: History, report: ConverterReport): readonly Diagnostic[] {
  return repeated.map(({ id = '', span }) => {
    const what = `Another commit '${short(id)}', which replaces the first in Mermaid,`;
    return report('M204', span, { what, became: 'a commit of its own', instead: 'Give each commit its own id.' });
  });
}
