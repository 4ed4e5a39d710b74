// Drafts a class diagram: in, its meaning; out, classes in their groups, relations and notes, the origin of each, and what
// changed. docs/conversion.md, Class diagrams.
import {
  type Diagnostic,
  type DraftDeclaration,
  type DraftEdge,
  type DraftOption,
  type DraftRow,
  type DraftStatement,
  relationMeant,
  type Span,
} from '@linework/core';
import { isWord, makeIdBook, slug } from '../../ids.js';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import { type ClassUse, classReports } from '../class-uses.js';
import { textCleaner } from '../clean-text.js';
import type { ConverterReport, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { headingOf, wordOption } from '../heading.js';
import { classTone, classType } from '../keywords.js';
import { lostClick, lostLink } from '../lost-link.js';
import { readStyling, type Styling } from '../styling.js';
import type { ClassRelation, ClassStatement, ClassUseLine, NoteLine } from './ast.js';
import { memberOf, textMember } from './members.js';
import type { ClassItem, ClassModel } from './model.js';

interface Drafting {
  readonly model: ClassModel;
  readonly idOf: (external: string) => string;
  readonly text: (written: string, span: Span) => string;
  readonly code: (written: string, span: Span) => string;
  readonly report: ConverterReport;
  readonly styling: Styling;
  readonly toned: ClassUse[];
  readonly diagnostics: Diagnostic[];
  readonly origins: DraftOrigin<Span>[];
}

const groupKey = (path: string): string => `namespace ${path}`;

export function toDraft(
  { statements }: { readonly statements: readonly ClassStatement[] },
  model: ClassModel,
  texts: HeaderTexts,
  input: ReaderInput,
  report: ConverterReport,
): TypeDraft {
  const diagnostics: Diagnostic[] = [];
  const base = { iconOf: input.iconOf, report, into: diagnostics, on: 'class' };
  const text = textCleaner({ ...base, labels: { html: true } });
  const code = textCleaner({ ...base, labels: {} });
  const { idOf } = makeIdBook(namesOf(model));
  const dresses = statements.filter((each) => each.kind === 'style' || each.kind === 'classDef');
  const { classes: nodes, classDefs } = model;
  const styling = readStyling({ nodes, groups: new Map(), classDefs }, dresses, idOf, report);
  const drafting: Drafting = {
    model,
    idOf,
    styling,
    toned: [],
    text: (written, span) => text(written, span, '\n').text,
    code: (written, span) => code(written, span, ' ').text,
    report,
    diagnostics,
    origins: [],
  };
  const written = new Map([...model.classes.values()].map((each) => [each.id, classOf(each, drafting)]));
  const above = new Map<string, string[]>();
  const body = [
    ...placed(written, drafting),
    ...model.relations.map((each) => edgeOf(each, above, drafting)),
    ...model.notes.flatMap((each) => noteOf(each, drafting)),
  ];
  diagnostics.push(...styling.diagnostics, ...classReports(drafting.toned, report));
  for (const each of losses(statements, written, drafting)) diagnostics.push(each);
  const direction = statements.findLast((each) => each.kind === 'direction');
  const options = direction?.kind === 'direction' ? [wordOption('direction', direction.direction)] : [];
  return {
    draft: { header: headingOf('class', texts, options), statements: body },
    origins: drafting.origins,
    diagnostics,
    suggestions: [],
  };
}

function* namesOf({ classes, namespaces }: ClassModel) {
  for (const { id, label } of classes.values())
    yield { external: id, fallback: 'class', ...(label === undefined ? {} : { label }) };
  for (const [path] of namespaces)
    yield { external: groupKey(path), label: path.split('.').at(-1) ?? path, fallback: 'group', unnamed: true };
}

function classOf(item: ClassItem, drafting: Drafting): DraftDeclaration {
  const { idOf, text, code, report, diagnostics, origins, styling, toned } = drafting;
  const { id: name, span, generic, annotations, members } = item;
  const id = idOf(name);
  if (id !== name) diagnostics.push(report('M206', span, { from: name, to: id }));
  const shown = text(item.label ?? name, span) || id;
  const label =
    generic === undefined || item.label !== undefined
      ? shown
      : `${shown}<${code(generic.replace(/~([^~]*)~/g, '<$1>'), span)}>`;
  const [first, ...others] = annotations;
  for (const { word, span: at } of others) diagnostics.push(report('M242', at, { annotation: word, of: name }));
  const stereotype = first === undefined ? '' : isWord(first.word) ? first.word : slug(first.word);
  if (first && stereotype !== first.word)
    diagnostics.push(report('M205', first.span, { label: stereotype, changes: ['shortened to one word'] }));
  const children = membersOf(item, drafting);
  const choice = styling.toneOf(item);
  if (choice?.className !== undefined) toned.push({ name: choice.className, gives: `tone=${choice.tone}`, id, item });
  const options = [
    ...(choice === undefined ? [] : [wordOption('tone', choice.tone)]),
    ...(stereotype === '' ? [] : [wordOption('stereotype', stereotype)]),
  ];
  const statement: DraftDeclaration = {
    shape: 'declaration',
    keyword: 'class',
    id,
    ...(label === id ? {} : { label }),
    ...(options.length === 0 ? {} : { options }),
    ...(members.length === 0 ? {} : { children }),
  };
  origins.push({ kind: 'node', id, external: name, place: span, statement });
  return statement;
}

function membersOf({ members, id }: ClassItem, { code, report, diagnostics }: Drafting): readonly DraftStatement[] {
  const named = new Set<string>();
  const lines = new Set<string>();
  return members.flatMap(({ text: written, span }): readonly DraftStatement[] => {
    const clean = code(written, span);
    if (clean === '') return [];
    const parsedMember = memberOf(clean);
    const member = named.has(parsedMember.key) ? textMember(clean) : parsedMember;
    if (lines.has(parsedMember.text) || lines.has(member.text)) {
      const instead = 'Give it a different name or parameters.';
      diagnostics.push(
        report('M203', span, { what: `'${short(parsedMember.text, 60)}', which '${short(id)}' already has,`, instead }),
      );
      return [];
    }
    named.add(member.key);
    lines.add(parsedMember.text).add(member.text);
    if (member.lost !== undefined) {
      const instead = `Write the member as name: type, with ${member.lost} before the name.`;
      diagnostics.push(report('M203', span, { what: `'${member.lost}' of '${short(clean, 60)}'`, instead }));
    }
    if (member.turned) diagnostics.push(report('M240', span, { from: clean, to: member.text }));
    return [{ shape: 'raw', text: member.text }];
  });
}

function placed(written: ReadonlyMap<string, DraftDeclaration>, drafting: Drafting): readonly DraftStatement[] {
  const { model, idOf, text, report, diagnostics, origins } = drafting;
  const children = new Map<string, { readonly at: number; readonly statement: DraftStatement }[]>();
  const put = (path: string, at: number, statement: DraftStatement): void => {
    const list = children.get(path);
    if (list) list.push({ at, statement });
    else children.set(path, [{ at, statement }]);
  };
  for (const { id, inside, span } of model.classes.values()) {
    const statement = written.get(id);
    if (statement) put(inside ?? '', span.start, statement);
  }
  const ordered = (path: string): readonly DraftStatement[] =>
    (children.get(path) ?? []).toSorted((a, b) => a.at - b.at).map(({ statement }) => statement);
  // Inner ones first.
  const paths = [...model.namespaces].toSorted(([a], [b]) => b.split('.').length - a.split('.').length);
  for (const [path, { label, span }] of paths) {
    const parts = path.split('.');
    const name = parts.at(-1) ?? path;
    const inside = ordered(path);
    if (inside.length === 0) {
      const instead = 'Declare classes in it, or remove it.';
      diagnostics.push(report('M216', span, { what: `The empty namespace '${short(name)}' was dropped.`, instead }));
      continue;
    }
    const id = idOf(groupKey(path));
    if (id !== name) diagnostics.push(report('M206', span, { from: path, to: id }));
    const shown = text(label ?? name, span);
    const labelled = shown === id || shown === '' ? {} : { label: shown };
    const statement: DraftDeclaration = { shape: 'declaration', keyword: 'group', id, ...labelled, children: inside };
    origins.push({ kind: 'group', id, external: path, place: span, statement });
    put(parts.slice(0, -1).join('.'), span.start, statement);
  }
  return ordered('');
}

/** `above`: for each class, those it inherits or implements. */
function edgeOf(relation: ClassRelation, above: Map<string, string[]>, drafting: Drafting): DraftEdge {
  const { idOf, text, report, diagnostics, origins } = drafting;
  const { from, to, fromCard, toCard, label, span, written } = relation;
  const meaning = relationMeant(relation);
  const [first, second] = meaning.turned ? [to, from] : [from, to];
  const [firstCard, secondCard] = meaning.turned ? [toCard, fromCard] : [fromCard, toCard];
  const inherits = meaning.word === 'inherits' || meaning.word === 'implements';
  const circle = inherits && reaches(second, first, above);
  if (inherits && !circle) above.set(first, [...(above.get(first) ?? []), second]);
  const word = circle ? '->' : meaning.word;
  if (circle || meaning.near) diagnostics.push(report('M241', span, { relation: written, became: word }));
  const cards = [firstCard, secondCard].map((each) => (each === undefined ? '' : text(each, span)));
  const options = ['from', 'to'].flatMap((name, at): readonly DraftOption[] =>
    (cards[at] ?? '') === '' ? [] : [{ name, values: [cardinality(cards[at] ?? '')] }],
  );
  const shown = inherits && !circle ? [] : options;
  if (shown.length < options.length) {
    const instead = 'Remove it. Inheritance relates classes, not their objects.';
    diagnostics.push(
      report('M203', span, { what: `The cardinality ${cards.filter((each) => each !== '').join(' to ')}`, instead }),
    );
  }
  const labelText = text(label, span);
  const statement: DraftEdge = {
    shape: 'edge',
    from: idOf(first),
    arrow: word,
    to: idOf(second),
    ...(labelText === '' ? {} : { label: labelText }),
    ...(shown.length === 0 ? {} : { options: shown }),
  };
  origins.push({ kind: 'edge', id: '', external: `${from} ${to}`, place: span, statement });
  return statement;
}

function cardinality(text: string): { readonly raw: string } | { readonly text: string } {
  return /^(?:0|[1-9]\d{0,5})$/.test(text) ? { raw: text } : { text };
}

/** Whether one class is the other, or inherits from it. */
function reaches(from: string, to: string, above: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set([from]);
  for (const each of seen) for (const next of above.get(each) ?? []) seen.add(next);
  return seen.has(to);
}

function noteOf(
  { of, text: written, span }: NoteLine,
  { model, idOf, text, report, diagnostics }: Drafting,
): readonly DraftRow[] {
  const content = text(written.replaceAll('\\n', '\n'), span);
  if (content === '') return [];
  const known = of !== undefined && model.classes.has(of);
  if (of !== undefined && !known)
    diagnostics.push(
      report('M204', span, { what: `The note on '${short(of)}', which is not a class,`, became: 'a diagram note' }),
    );
  return [{ shape: 'row', keyword: 'note', cells: known ? [{ raw: idOf(of) }] : [], texts: [content] }];
}

function losses(
  statements: readonly ClassStatement[],
  written: ReadonlyMap<string, DraftDeclaration>,
  { model, idOf, report }: Drafting,
): readonly Diagnostic[] {
  const out: Diagnostic[] = model.elsewhere.map(({ id, kept: holder, left, span }) =>
    report('M213', span, { node: idOf(id), kept: holder, left }),
  );
  for (const each of statements) {
    if (each.kind === 'style' || each.kind === 'classUse')
      for (const what of withoutEffect(each, model)) out.push(report('M200', each.span, { what }));
    else if (each.kind === 'quirk' && each.code === 'M204') out.push(report('M204', each.span, each));
    else if (each.kind === 'quirk') {
      out.push(report('M203', each.span, { what: each.what, instead: "Write 'class' in front of it to declare it." }));
    } else if (each.kind === 'click') {
      const { url, tooltip, of, span } = each;
      const link = { ...(url === undefined ? {} : { url }), ...(tooltip === undefined ? {} : { tooltip }) };
      out.push(lostLink({ what: lostClick(link), on: 'node', ...link }, span, written.get(of), report));
    }
  }
  return out;
}

/** Styles of unknown classes, and class names that mean a type, which classes do not have. */
function withoutEffect(
  line: ClassUseLine | Extract<ClassStatement, { kind: 'style' }>,
  { classes, classDefs }: ClassModel,
): readonly string[] {
  const unknown = line.ids
    .filter((id) => !classes.has(id))
    .map((id) => `the style of '${short(id)}', a class named nowhere else`);
  if (line.kind === 'style' || unknown.length > 0) return unknown;
  const { name } = line;
  const typed = classType(name) !== undefined && classTone(name) === undefined && !classDefs.has(name);
  return typed ? [`the class '${short(name)}'`] : [];
}
