// Drafts a gantt chart: in, its lines and their schedule; out, sections, tasks and milestones, the origin of each, and what
// changed. docs/conversion.md, Gantt charts.
import {
  type Diagnostic,
  type DraftDeclaration,
  type DraftOption,
  type DraftStatement,
  dateOf,
  type Span,
  unitOfInterval,
} from '@linework/core';
import { makeIdBook } from '../../ids.js';
import type { DraftOrigin } from '../../produced/contract.js';
import { someOf } from '../../short.js';
import { textCleaner } from '../clean-text.js';
import { configText } from '../config.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { headingOf, wordOption } from '../heading.js';
import { lostLink } from '../lost-link.js';
import type { Gantt, TaskLine } from './parse.js';
import type { Planned, Schedule } from './replay.js';
import { type Row, rowsOf, writtenMoment } from './rows.js';
import { settingNotes } from './settings.js';

const CUT = "cut at '#' or ';', which ends a line's dates";

export function toDraft(
  { lines }: Gantt,
  schedule: Schedule,
  texts: HeaderTexts,
  { preamble, iconOf }: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const diagnostics: Diagnostic[] = [
    ...settingNotes(schedule, preamble, report),
    ...schedule.partly.map(({ line, absent }) => {
      const what = `The dependency on ${someOf(absent)}, which is not a task id,`;
      return report('M203', line.span, { what, instead: 'Use the ids of tasks in this chart in after=.' });
    }),
  ];
  const origins: DraftOrigin<Span>[] = [];
  const clean = textCleaner({ iconOf, report, into: diagnostics, labels: {}, on: 'task' });
  const { idOf } = idsOf(schedule.planned);
  const rows = new Map<TaskLine, Row>(rowsOf(schedule, idOf, report).map((each) => [each.item.line, each]));
  const indexOf = new Map(schedule.planned.map(({ line }, i) => [line, i]));
  const byName = new Map<string, DraftDeclaration>();

  const statementOf = (line: TaskLine, { item, milestone, options, diagnostics: reports }: Row): DraftDeclaration => {
    const { name, tags, span, cut } = line;
    const id = idOf(indexOf.get(line) ?? 0);
    if (line.id !== undefined && line.id !== id) diagnostics.push(report('M206', span, { from: line.id, to: id }));
    diagnostics.push(...reports);
    if (tags.includes('vert')) diagnostics.push(report('M236', span, { tag: 'vert' }));
    if (item.guessed !== undefined) {
      const { written, day } = item.guessed;
      const guess = { what: `The date '${written}'`, became: writtenMoment(day, false) };
      diagnostics.push(report('M204', span, { ...guess, instead: 'Write dates in the date format.' }));
    }
    const label = clean(name, span, ' ', cut ? [CUT] : []).text;
    const flags = (['done', 'active', 'crit'] as const).filter((each) => tags.includes(each));
    const statement: DraftDeclaration = {
      shape: 'declaration',
      keyword: milestone ? 'milestone' : 'task',
      id,
      ...(label === '' || label === id ? {} : { label }),
      ...(flags.length === 0 ? {} : { flags }),
      options,
    };
    origins.push({ kind: 'node', id, external: item.id, place: span, statement });
    byName.set(item.id, statement);
    return statement;
  };

  const statements: DraftStatement[] = [];
  let into = statements;
  const sections: { readonly statement: DraftDeclaration; readonly name: string; readonly span: Span }[] = [];
  for (const line of lines) {
    const row = line.kind === 'task' ? rows.get(line) : undefined;
    if (line.kind === 'task' && row !== undefined) into.push(statementOf(line, row));
    if (line.kind !== 'section') continue;
    const children: DraftStatement[] = [];
    const label = clean(line.name, line.span, ' ').text;
    const statement: DraftDeclaration = {
      shape: 'declaration',
      keyword: 'section',
      ...(label === '' ? {} : { label }),
      children,
    };
    sections.push({ statement, name: line.name, span: line.span });
    statements.push(statement);
    into = children;
  }
  const empty = new Set<DraftStatement>();
  for (const { statement, name, span } of sections) {
    if (statement.children?.length !== 0) {
      origins.push({ kind: 'group', id: '', external: name, place: span, statement });
      continue;
    }
    empty.add(statement);
    const what = `The section '${name}' has no tasks and was dropped.`;
    diagnostics.push(report('M216', span, { what, instead: 'Add tasks to it, or remove it.' }));
  }
  for (const line of lines) {
    if (line.kind !== 'click') continue;
    for (const id of line.ids) {
      const link = {
        what: `The click on '${id}'`,
        on: 'node',
        ...(line.url === undefined ? {} : { url: line.url }),
      } as const;
      diagnostics.push(lostLink(link, line.span, byName.get(id), report));
    }
  }
  const header = headingOf('gantt', texts, headerOptions(schedule, configText(preamble, ['gantt', 'tickInterval'])));
  return {
    draft: { header, statements: statements.filter((each) => !empty.has(each)) },
    origins,
    diagnostics,
    suggestions: [],
  };
}

function headerOptions({ settings, off }: Schedule, configured: string | undefined): readonly DraftOption[] {
  const interval = settings.findLast(({ name }) => name === 'tickinterval')?.value ?? configured;
  const unit = interval === undefined ? undefined : unitOfInterval(interval);
  return [
    ...(unit === undefined ? [] : [wordOption('unit', unit)]),
    ...(off.weekends ? [wordOption('weekends', 'skip')] : []),
    ...(off.holidays.length === 0
      ? []
      : [{ name: 'holidays', values: off.holidays.map((day) => ({ raw: dateOf(day) })) }]),
  ];
}

/** If two tasks share an id, it means the later one; generated ids are based on the names. */
function idsOf(planned: readonly Planned[]): { readonly idOf: (index: number) => string } {
  const last = new Map(planned.map(({ line }, i) => [line.id ?? '', i]));
  const key = ({ line }: Planned, i: number): string =>
    line.id === undefined || last.get(line.id) !== i ? `${line.id ?? ''} ${i}` : line.id;
  const book = makeIdBook(
    planned.map((each, i) => ({
      external: key(each, i),
      label: each.line.id ?? each.line.name,
      fallback: each.line.tags.includes('milestone') ? 'milestone' : 'task',
      unnamed: key(each, i) !== each.line.id,
    })),
  );
  const ids = planned.map((each, i) => book.idOf(key(each, i)));
  return { idOf: (index) => ids[index] ?? '' };
}
