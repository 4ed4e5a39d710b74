// The content of one scope: in, a scope of the model; out, its states, each with its content, then its transitions and
// notes. docs/conversion.md, State diagrams.
import type {
  Diagnostic,
  DraftDeclaration,
  DraftEdge,
  DraftOption,
  DraftRow,
  DraftStatement,
  Span,
} from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import type { ClassUse } from '../class-uses.js';
import type { Cleaned, CleanText } from '../clean-text.js';
import type { ConverterReport, IconSuggestion } from '../contract.js';
import { readLabel } from '../labels.js';
import { toneFromStatus } from '../node-type.js';
import { sentenceLines } from '../run-on.js';
import { statusIcon } from '../status-icon.js';
import type { Styling } from '../styling.js';
import type { Mention, NoteLine, TransitionLine } from './ast.js';
import type { ModelState, Scope } from './model.js';
import { LABELS, renamed } from './names.js';

export interface Drafting {
  readonly idOf: (external: string) => string;
  readonly clean: CleanText;
  readonly styling: Styling;
  readonly report: ConverterReport;
  readonly diagnostics: Diagnostic[];
  readonly suggestions: IconSuggestion[];
  readonly origins: DraftOrigin<Span>[];
  readonly classes: ClassUse[];
  /** Drawn as frames. */
  readonly composites: ReadonlySet<string>;
}

export function draftScope(scope: Scope, drafting: Drafting): readonly DraftStatement[] {
  const states = scope.states.map((each) => stateOf(each, drafting));
  const loose = scope.states.flatMap((each) => (drafting.composites.has(each.id) ? [] : each.scopes));
  const scopes = [scope, ...loose];
  return [
    ...states,
    ...scopes.flatMap(({ transitions }) => transitions.map((each) => transitionOf(each, drafting))),
    ...scopes.flatMap(({ notes }) => notes.flatMap((each) => noteOf(each, drafting))),
  ];
}

/** Whether a state has content: its own states, or its own start or end. */
export function isComposite({ scopes }: ModelState): boolean {
  return scopes.some((each) => !isEmpty(each));
}

function isEmpty({ states, transitions }: Scope): boolean {
  return states.length === 0 && !transitions.some(({ from, to }) => from.id === undefined || to.id === undefined);
}

function stateOf(state: ModelState, drafting: Drafting): DraftDeclaration {
  const { idOf, report, diagnostics, composites } = drafting;
  const id = idOf(state.id);
  const { label, sub, icon } = textsOf(state, drafting);
  const point = composites.has(state.id) ? undefined : state.point;
  const children = composites.has(state.id) ? childrenOf(state, drafting) : undefined;
  const shown = label ?? (id === state.id || point !== undefined ? undefined : state.id);
  const options: readonly DraftOption[] = [
    ...toneOption(state, shown ?? '', id, drafting),
    ...(sub === '' || point !== undefined ? [] : [{ name: 'sub', values: [{ text: sub }] }]),
  ];
  const caption = point !== undefined && sub !== '' ? [label, sub].filter(Boolean).join('\n') : shown;
  const statement: DraftDeclaration = {
    shape: 'declaration',
    keyword: point ?? 'state',
    id,
    ...(caption === undefined || caption === id ? {} : { label: caption }),
    ...(options.length === 0 ? {} : { options }),
    ...(children === undefined ? {} : { children }),
  };
  diagnostics.push(...renamed(state, id, report));
  if (state.scopes.length > 0 && children === undefined) {
    const what = `The composite state '${short(state.id)}' contains no states, so it became a plain state.`;
    diagnostics.push(report('M216', state.span, { what, instead: 'Write its states inside, or remove its braces.' }));
  }
  diagnostics.push(...unlikeMermaid(state, report));
  if (icon !== undefined) drafting.suggestions.push({ statement, icon, why: 'token', of: shown ?? id });
  const kind = children === undefined ? 'node' : 'group';
  drafting.origins.push({ kind, id, external: state.id, place: state.span, statement });
  return statement;
}

/** Reports where the author's intent is kept although Mermaid draws something else. */
function unlikeMermaid({ id, point, late, bare, span }: ModelState, report: ConverterReport): readonly Diagnostic[] {
  if (late !== undefined && point !== undefined) {
    const what = `'${short(id)}', which Mermaid draws as a plain state because an earlier line names it,`;
    return [report('M204', late, { what, became: `a ${point}, as declared` })];
  }
  if (!bare) return [];
  const what = `'${short(id)}', which Mermaid does not draw because no other line names it,`;
  return [report('M204', span, { what, became: 'a state' })];
}

/** Its states, or a block for each region. */
function childrenOf({ scopes }: ModelState, drafting: Drafting): readonly DraftStatement[] {
  const [first, ...others] = scopes.filter((each) => !isEmpty(each) || each.transitions.length + each.notes.length > 0);
  if (first === undefined) return [];
  if (others.length === 0) return draftScope(first, drafting);
  return [first, ...others].map(
    (each): DraftDeclaration => ({ shape: 'declaration', keyword: 'region', children: draftScope(each, drafting) }),
  );
}

interface Texts {
  readonly label?: string;
  readonly sub: string;
  readonly icon?: string;
}

/** The name is the label; its further lines and the descriptions of the state go below it. */
function textsOf({ name, texts, id, span }: ModelState, { clean, diagnostics, report }: Drafting): Texts {
  // Mermaid shows an id like a text, so markup in it is markup.
  const written = name ?? (id.includes('<') && readLabel(id, LABELS).lines.length > 0 ? { text: id, span } : undefined);
  const named = written && clean(written.text, written.span, '\n');
  if (named?.text === '') {
    const what = `The empty name of '${short(id)}' became its id.`;
    diagnostics.push(report('M216', name?.span ?? span, { what, instead: 'Write a name that describes the state.' }));
  }
  const lines = named && named.text !== '' ? named.text.split('\n') : [];
  const count = lines.length > 0 ? sentenceLines(lines) : 0;
  const described = texts.map((each) => clean(each.text, each.span, '\n'));
  const icon = [named, ...described].find((each) => each?.icon !== undefined)?.icon;
  return {
    ...(count === 0 ? {} : { label: lines.slice(0, count).join('\n') }),
    sub: [...lines.slice(count), ...described.map(({ text }) => text)].filter((each) => each !== '').join('\n'),
    ...(icon === undefined ? {} : { icon }),
  };
}

function toneOption(state: ModelState, label: string, id: string, drafting: Drafting): readonly DraftOption[] {
  const choice = drafting.styling.toneOf(state);
  const tone = choice?.tone ?? toneFromStatus(label);
  const name = choice?.className;
  if (name !== undefined) drafting.classes.push({ name, gives: `tone=${tone}`, id, item: state });
  return tone === undefined ? [] : [{ name: 'tone', values: [{ raw: tone }] }];
}

function transitionOf({ from, to, text, span }: TransitionLine, drafting: Drafting): DraftEdge {
  const { idOf, clean } = drafting;
  const end = ({ id }: Mention, fallback: string): string => (id === undefined ? fallback : idOf(id));
  const whole = /;\s*\S/.test(text?.replace(/[#&]\w{1,40};/g, '') ?? '');
  const changes = whole ? ['read to the end of the line, although Mermaid ends it at the semicolon'] : [];
  const label: Cleaned = text === undefined ? { text: '' } : clean(text, span, '\n', changes);
  const icon = label.text === '' ? undefined : statusIcon(label.text);
  const statement: DraftEdge = {
    shape: 'edge',
    from: end(from, 'start'),
    arrow: '->',
    to: end(to, 'end'),
    ...(label.text === '' ? {} : { label: label.text }),
    ...(icon === undefined ? {} : { options: [{ name: 'icon', values: [{ raw: icon }] }] }),
  };
  const external = `${from.id ?? '[*]'} ${to.id ?? '[*]'}`;
  drafting.origins.push({ kind: 'edge', id: '', external, place: span, statement });
  if (label.icon !== undefined) {
    const of = label.text || `${statement.from} -> ${statement.to}`;
    drafting.suggestions.push({ statement, icon: label.icon, why: 'token', of });
  }
  return statement;
}

function noteOf({ of, side, text, span }: NoteLine, drafting: Drafting): readonly DraftRow[] {
  const { idOf, clean, composites, diagnostics, report } = drafting;
  if (of?.id === undefined) {
    const instead = 'Attach it to a state: note right of a : text.';
    diagnostics.push(report('M203', span, { what: 'A note without a state, which Mermaid does not draw,', instead }));
    return [];
  }
  const { text: content } = clean(text, span, '\n');
  if (content === '') {
    const what = `The note on '${short(of.id)}' is empty and was dropped.`;
    diagnostics.push(report('M216', span, { what, instead: 'Write its text, or remove it.' }));
    return [];
  }
  const id = idOf(of.id);
  if (composites.has(of.id)) diagnostics.push(report('M250', span, { id: of.id }));
  const options = [{ name: 'side', values: [{ raw: side }] }];
  return [{ shape: 'row', keyword: 'note', cells: [{ raw: id }], texts: [content], options }];
}
