// Drafts a flowchart as a flow: in, its statements and its meaning; out, the draft of the flow, the origin of each part, and
// everything that changed on the way.
import type { Diagnostic, DiagramDraft, DraftDeclaration } from '@linework/core';
import { makeIdBook, type Named } from '../../ids.js';
import { classReports } from '../class-uses.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { readStyling } from '../styling.js';
import type { Flowchart, RawText } from './ast.js';
import { type Declared, draftDeclarations } from './draft-declarations.js';
import { draftEdges } from './draft-edges.js';
import { droppedStatements } from './dropped.js';
import { labelReader } from './flow-label.js';
import { groupLosses } from './group-losses.js';
import { hiddenGroups } from './hidden.js';
import type { Model } from './model.js';
import { type Regrouped, regroup } from './regroup.js';

export function toDraft(
  chart: Flowchart,
  model: Model,
  texts: HeaderTexts,
  { context, iconOf, groupEdges }: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const cleaned: Diagnostic[] = [];
  const labels = labelReader(iconOf, report, cleaned);
  const regrouped = regroup(model, groupEdges, hiddenGroups(model, labels.plain));
  const { idOf } = makeIdBook(namesOf(model, regrouped, labels.plain));
  const styling = readStyling(model, chart.statements, idOf, report);
  const declared = draftDeclarations(model, regrouped, { idOf, labels, styling, context, report });
  const edges = draftEdges(regrouped, idOf, labels.edge, report);
  const header = headerOf(chart, texts);
  const declarationOf = byExternal(declared.all);
  return {
    draft: { header, statements: [...declared.outermost, ...edges.statements] },
    origins: [...declared.all.map(({ origin, statement }) => ({ ...origin, statement })), ...edges.origins],
    diagnostics: [
      ...styling.diagnostics,
      ...cleaned,
      ...declared.all.flatMap((each) => each.diagnostics),
      ...edges.diagnostics,
      ...groupLosses(model, regrouped, labels, report),
      ...droppedStatements(chart.statements, model, { header, declarationOf }, report),
      ...classReports(
        declared.all.flatMap((each) => each.classes),
        report,
      ),
      ...neutralReports(declared.all, report),
    ],
    suggestions: [...declared.all.flatMap((each) => each.suggestions), ...edges.suggestions],
  };
}

function headerOf({ direction }: Flowchart, { title, desc }: HeaderTexts): DiagramDraft['header'] {
  return {
    kind: 'flow',
    ...(title === undefined ? {} : { title }),
    options: [
      ...(desc === undefined ? [] : [{ name: 'desc', values: [{ text: desc }] }]),
      { name: 'direction', values: [{ raw: direction }] },
    ],
  };
}

function byExternal(declared: readonly Declared[]): (external: string) => DraftDeclaration | undefined {
  const written = new Map(declared.map(({ origin, statement }) => [origin.external, statement]));
  return (external) => written.get(external);
}

function neutralReports(declared: readonly Declared[], report: ConverterReport): readonly Diagnostic[] {
  const neutral = declared.filter((each) => each.neutral);
  const [first] = neutral;
  return first ? [report('M208', first.origin.place, { ids: neutral.map(({ origin }) => origin.id) })] : [];
}

function* namesOf(model: Model, regrouped: Regrouped, plain: (text: RawText | undefined) => string): Iterable<Named> {
  for (const { id, text } of model.nodes.values()) yield { external: id, label: plain(text), fallback: 'node' };
  for (const group of [...regrouped.groups, ...regrouped.steps.map((each) => each.group)]) {
    const label = plain(group.title);
    yield { external: group.id, label, fallback: 'group', ...(group.named ? {} : { unnamed: true }) };
  }
}
