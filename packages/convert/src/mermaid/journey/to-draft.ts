// Drafts a user journey: in, its lines; out, actors, sections and steps, the origin of each, and what changed.
// docs/conversion.md, Charts and lists: people are actors.
import type { Diagnostic, DraftDeclaration, DraftOption, DraftRow, DraftStatement, Span } from '@linework/core';
import { makeIdBook } from '../../ids.js';
import type { DraftOrigin } from '../../produced/contract.js';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { headingOf, wordOption } from '../heading.js';
import { typeFromLabel } from '../node-type.js';
import type { Journey, StepLine } from './parse.js';

const CUT = "cut at '#', which starts a comment (write #35; for a hash)";

export function toDraft(
  { lines }: Journey,
  texts: HeaderTexts,
  { iconOf }: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const diagnostics: Diagnostic[] = [];
  const origins: DraftOrigin<Span>[] = [];
  const clean = textCleaner({ iconOf, report, into: diagnostics, labels: {}, on: 'step' });
  const people = peopleOf(
    lines.filter((each): each is StepLine => each.kind === 'step'),
    report,
    diagnostics,
  );
  const { idOf } = makeIdBook([...people.values()].map((external) => ({ external, fallback: 'actor' })));
  const actors = [...new Set(people.values())].map((name): DraftDeclaration => {
    const id = idOf(name);
    const type = typeFromLabel([name]) ?? 'person';
    const label = name === id ? {} : { label: name };
    return { shape: 'declaration', keyword: 'actor', id, type, ...label };
  });

  const step = (line: StepLine): DraftRow => {
    const { name, score, cut, span } = line;
    const by = [...new Set(line.people.flatMap((each) => people.get(spelling(each)) ?? []))];
    const number = scoreOf(score, span, report, diagnostics);
    const options: DraftOption[] = [
      ...(number === undefined ? [] : [wordOption('score', String(number))]),
      ...(by.length === 0 ? [] : [{ name: 'by', values: by.map((each) => ({ raw: idOf(each) })) }]),
    ];
    const statement: DraftRow = {
      shape: 'row',
      keyword: 'step',
      cells: [{ text: clean(name, span, ' ', cut ? [CUT] : []).text }],
      options,
    };
    origins.push({ kind: 'node', id: '', external: name, place: span, statement });
    return statement;
  };

  const statements: DraftStatement[] = [];
  let into = statements;
  for (const line of lines) {
    if (line.kind === 'step') into.push(step(line));
    else if (line.kind === 'section') {
      const children: DraftStatement[] = [];
      const label = clean(line.name, line.span, ' ').text;
      const section: DraftDeclaration = { shape: 'declaration', keyword: 'section', label, children };
      origins.push({ kind: 'group', id: '', external: line.name, place: line.span, statement: section });
      statements.push(section);
      into = children;
    }
  }
  const rows = statements.filter((each) => !isEmptySection(each));
  for (const each of origins) {
    if (!isEmptySection(each.statement)) continue;
    const what = `The section '${each.external}' has no steps and was dropped.`;
    diagnostics.push(report('M216', each.place, { what, instead: 'Add steps to it, or remove it.' }));
  }
  return {
    draft: { header: headingOf('journey', texts), statements: [...actors, ...rows] },
    origins: origins.filter(({ statement }) => !isEmptySection(statement)),
    diagnostics,
    suggestions: [],
  };
}

function isEmptySection(statement: DraftStatement): boolean {
  return statement.shape === 'declaration' && statement.keyword === 'section' && statement.children?.length === 0;
}

/** Names that differ only in case and spaces mean one person. */
function spelling(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The kept name by spelling: the first one. */
function peopleOf(
  steps: readonly StepLine[],
  report: ConverterReport,
  into: Diagnostic[],
): ReadonlyMap<string, string> {
  const people = new Map<string, string>();
  const reported = new Set<string>();
  for (const { people: named, span } of steps) {
    for (const written of named) {
      const key = spelling(written);
      const person = people.get(key);
      if (key === '') {
        if (named.length > 1) into.push(report('M271', span, { written }));
      } else if (person === undefined) people.set(key, written);
      else if (person !== written && !reported.has(written)) {
        reported.add(written);
        into.push(report('M271', span, { written, kept: person }));
      }
    }
  }
  return people;
}

/** 1 to 5; absent if there is no number. */
function scoreOf(
  written: string | undefined,
  span: Span,
  report: ConverterReport,
  into: Diagnostic[],
): number | undefined {
  const value = Number(written);
  if (written === undefined || written === '' || Number.isNaN(value)) {
    if (written !== undefined && written !== '') {
      into.push(report('M203', span, { what: `The score '${written}'`, instead: 'Write a number from 1 to 5.' }));
    }
    return undefined;
  }
  const score = Math.min(5, Math.max(1, Math.round(value)));
  if (score !== value) into.push(report('M270', span, { written, score }));
  return score;
}
