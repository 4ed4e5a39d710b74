// Drafts an entity-relationship diagram as a schema: in, its meaning; out, tables with keys in their groups, the origin of
// each, and what changed. docs/conversion.md, Entity-relationship diagrams.
import type { Diagnostic, DraftDeclaration, DraftEdge, DraftStatement, Span } from '@linework/core';
import { makeIdBook } from '../../ids.js';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { headingOf, wordOption } from '../heading.js';
import type { ErStatement } from './ast.js';
import { type ErModel, firstIn } from './model.js';
import { type KeyNote, type Outcome, type Related, relate } from './relate.js';
import { columnLine, type Table, tableOf } from './tables.js';

interface Drafting {
  readonly model: ErModel;
  readonly idOf: (external: string) => string;
  readonly text: (written: string, span: Span, join?: '\n') => string;
  readonly type: (written: string, span: Span) => string;
  readonly verb: (written: string, span: Span) => string;
  readonly report: ConverterReport;
  readonly diagnostics: Diagnostic[];
  readonly origins: DraftOrigin<Span>[];
}

const groupKey = (at: number): string => `subgraph ${at}`;
const joinKey = (at: number): string => `join ${at}`;

export function toDraft(
  { statements }: { readonly statements: readonly ErStatement[] },
  model: ErModel,
  texts: HeaderTexts,
  input: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const diagnostics: Diagnostic[] = [];
  const clean = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: { html: true }, on: 'table' });
  const verb = textCleaner({
    iconOf: input.iconOf,
    report,
    into: diagnostics,
    labels: { html: true, markdown: true },
    on: 'table',
  });
  const type = textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: {}, on: 'table' });
  const { idOf } = makeIdBook(namesOf(model));
  const drafting: Drafting = {
    model,
    idOf,
    text: (written, span, join) => clean(written, span, join ?? ' ').text,
    type: (written, span) => type(written, span, ' ').text,
    verb: (written, span) => verb(written, span, ' ').text,
    report,
    diagnostics,
    origins: [],
  };
  const tables = tablesOf(drafting);
  const related = relatedOf(tables, drafting);
  let joins = 0;
  const { outcomes, notes } = relate(related, () => idOf(joinKey(joins++)));
  diagnostics.push(...notes.map((each) => noteOf(each, report)));
  const written = [...placed(tables, drafting), ...outcomes.flatMap((each) => madeBy(each, drafting))];
  diagnostics.push(...losses(statements, drafting));
  const top = statements.findLast((each) => each.kind === 'direction' && each.inside === undefined);
  const direction = top?.kind === 'direction' ? [wordOption('direction', top.direction)] : [];
  // Where no entity has an attribute, every column is a key added for a relation: the lines say as much.
  const bare = outcomes.length > 0 && [...model.entities.values()].every(({ attributes }) => attributes.length === 0);
  const columns = bare ? [wordOption('columns', 'none')] : [];
  return {
    draft: { header: headingOf('schema', texts, [...direction, ...columns]), statements: written },
    origins: drafting.origins,
    diagnostics,
    suggestions: [],
  };
}

function* namesOf({ entities, groups, relations }: ErModel) {
  for (const { id, alias } of entities.values())
    yield { external: id, fallback: 'table', ...(alias === undefined ? {} : { label: alias }) };
  for (const [at, { id, title }] of groups.entries())
    yield { external: groupKey(at), label: id || title, fallback: 'group', unnamed: true };
  const many = relations.filter(({ fromCard, toCard }) => fromCard.endsWith('n') && toCard.endsWith('n'));
  for (const [at, { from, to }] of many.entries())
    yield { external: joinKey(at), label: `${from}_${to}`, fallback: 'join', unnamed: true };
}

function tablesOf(drafting: Drafting): ReadonlyMap<string, Table> {
  const { model, idOf, text, type, report, diagnostics } = drafting;
  const reading = {
    type,
    text: (written: string, span: Span): string => text(written, span, '\n'),
    renamed: (from: string, to: string, span: Span): void => {
      diagnostics.push(report('M206', span, { from, to }));
    },
    marked: (name: string, span: Span): void => {
      const what = `The asterisk on '${short(name)}'`;
      diagnostics.push(report('M204', span, { what, became: 'the flag pk' }));
    },
  };
  return new Map([...model.entities.values()].map((each) => [each.id, tableOf(each, idOf(each.id), reading)]));
}

/** A relation of a subgraph belongs to the first entity in it. */
function relatedOf(
  tables: ReadonlyMap<string, Table>,
  { model, verb, report, diagnostics }: Drafting,
): readonly Related[] {
  return model.relations.flatMap((relation): readonly Related[] => {
    const { span, label, fromCard, toCard } = relation;
    const end = (name: string, side: 'into' | 'out of'): Table | undefined => {
      const own = tables.get(name);
      if (own) return own;
      const inside = tables.get(firstIn(model, name) ?? '');
      if (inside) diagnostics.push(report('M210', span, { group: name, node: inside.id, side }));
      return inside;
    };
    const from = end(relation.from, 'out of');
    const to = end(relation.to, 'into');
    if (from && to) return [{ from, to, fromCard, toCard, span, verb: verb(label, span) }];
    const what = `The relation '${short(relation.from)}' to '${short(relation.to)}', which involves an empty subgraph,`;
    diagnostics.push(report('M203', span, { what, instead: 'Name the entities it joins.' }));
    return [];
  });
}

function placed(tables: ReadonlyMap<string, Table>, drafting: Drafting): readonly DraftStatement[] {
  const { model, idOf, text, report, diagnostics, origins } = drafting;
  const ids = new Set([...tables.values()].flatMap(({ id, names }) => [id, ...names]));
  const inside = (group: number | undefined): readonly DraftStatement[] => {
    const out: { readonly at: number; readonly statement: DraftStatement }[] = [];
    for (const { id, alias, span, group: own } of model.entities.values()) {
      const table = tables.get(id);
      if (own !== group || table === undefined) continue;
      const label = text(alias ?? id, span, '\n') || table.id;
      const statement = tableStatement(table, label, ids);
      if (table.id !== id) diagnostics.push(report('M206', span, { from: id, to: table.id }));
      origins.push({ kind: 'node', id: table.id, external: id, place: span, statement });
      out.push({ at: span.start, statement });
    }
    for (const [at, { id, title, parent, span }] of model.groups.entries()) {
      if (parent !== group) continue;
      const children = inside(at);
      const label = text(title, span, '\n');
      if (children.length === 0) {
        const what = `The empty subgraph '${short(title)}' was dropped.`;
        diagnostics.push(report('M216', span, { what, instead: 'Put entities in it, or remove it.' }));
        continue;
      }
      const groupId = idOf(groupKey(at));
      if (groupId !== id) diagnostics.push(report('M206', span, { from: id || title, to: groupId }));
      const labelled = label === groupId || label === '' ? {} : { label };
      const statement: DraftDeclaration = {
        shape: 'declaration',
        keyword: 'group',
        id: groupId,
        ...labelled,
        children,
      };
      origins.push({ kind: 'group', id: groupId, external: id, place: span, statement });
      out.push({ at: span.start, statement });
    }
    return out.toSorted((a, b) => a.at - b.at).map(({ statement }) => statement);
  };
  return inside(undefined);
}

function tableStatement({ id, columns }: Table, label: string, ids: ReadonlySet<string>): DraftDeclaration {
  const block = columns.length === 0 ? {} : { children: columns.map((each) => columnLine(each, ids)) };
  return { shape: 'declaration', keyword: 'table', id, ...(label === id ? {} : { label }), ...block };
}

/** What a relation adds after the tables. */
function madeBy({ relation, join, counts }: Outcome, { origins }: Drafting): readonly DraftStatement[] {
  const { from, to, verb, span } = relation;
  if (join) return [tableStatement(join, join.id, new Set())];
  if (counts === undefined) return [];
  const statement: DraftEdge = {
    shape: 'edge',
    from: from.id,
    arrow: '--',
    to: to.id,
    ...(verb === '' ? {} : { label: verb }),
    options: [wordOption('from', counts.from), wordOption('to', counts.to)],
  };
  origins.push({ kind: 'edge', id: '', external: `${from.names[0]} ${to.names[0]}`, place: span, statement });
  return [statement];
}

function noteOf(note: KeyNote, report: ConverterReport): Diagnostic {
  switch (note.code) {
    case 'M211':
      return report('M211', note.span, note);
    case 'M212':
      return report('M212', note.span, note);
    case 'line':
      return report('M204', note.span, {
        what: `The key of ${note.column}, whose cardinality differs,`,
        became: 'a line between the tables',
        instead: 'Make the flags of the column match the ends of the relationship.',
      });
    case 'least':
      return report('M203', note.span, {
        what: `The minimum of one row of '${note.table}'`,
        instead: 'A key never requires a row to exist. Use sub= or a note for the minimum.',
      });
  }
}

function losses(statements: readonly ErStatement[], { report, model, idOf }: Drafting): readonly Diagnostic[] {
  const out: Diagnostic[] = model.elsewhere.map(({ id, left, kept: holder, span }) => {
    const title = (at: number | undefined): string =>
      at === undefined ? 'the diagram' : (model.groups[at]?.title ?? '');
    return report('M213', span, { node: idOf(id), kept: title(holder), left: title(left) });
  });
  for (const each of statements) {
    if (each.kind === 'styling') out.push(report('M200', each.span, { what: short(each.what, 80) }));
    else if (each.kind === 'direction' && each.inside !== undefined) {
      const what = "The subgraph's direction";
      out.push(report('M202', each.span, { what, instead: 'Write direction= in the header for the whole diagram.' }));
    } else if (
      each.kind === 'relation' &&
      (!each.identifying || each.fromCard === 'parent' || each.toCard === 'parent')
    ) {
      const what = each.identifying ? 'A parent' : 'A non-identifying relationship';
      out.push(report('M204', each.span, { what, became: each.identifying ? 'exactly one' : 'a plain relationship' }));
    }
  }
  return out;
}
