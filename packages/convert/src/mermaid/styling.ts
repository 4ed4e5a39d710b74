// The meaning of colours and classes: in, the model; out, a tone for nodes and groups, and the dropped styling.
// docs/conversion.md, Fills, and docs/conversion.md, Node types.
import type { Diagnostic, Span, Tone } from '@linework/core';
import { short, someOf } from '../short.js';
import type { ConverterCodeArgs } from './codes.js';
import type { ConverterReport } from './contract.js';
import type { ClassRef, FlowchartStatement, PlainStatement } from './flowchart/ast.js';
import type { StyleUse } from './flowchart/model.js';
import { classTone, classType } from './keywords.js';
import { fillOf, readDeclarations, toneOfFill } from './tones.js';

export interface ToneChoice {
  readonly tone: Tone;
  /** The class whose name gives the tone. */
  readonly className?: string;
}

/** An item that can have its own style. */
export interface StyledItem {
  readonly id: string;
  readonly span: Span;
  readonly classes: readonly ClassRef[];
  readonly styles: readonly StyleUse[];
}

export interface Styled {
  readonly nodes: ReadonlyMap<string, StyledItem>;
  readonly groups: ReadonlyMap<string, StyledItem>;
  readonly classDefs: ReadonlyMap<string, StyleUse>;
}

export interface Styling {
  readonly toneOf: (item: StyledItem) => ToneChoice | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Number of fills reported one by one; the rest share a report. */
const SINGLY = 3;

interface FillUse {
  readonly fill: string;
  readonly tone: Tone;
  readonly use: StyleUse;
  readonly ids: string[];
}

/** `idOf` returns the produced id of a node or group. */
export function readStyling(
  model: Styled,
  statements: readonly FlowchartStatement[],
  idOf: (external: string) => string,
  report: ConverterReport,
): Styling {
  const { classDefs } = model;
  const items: readonly StyledItem[] = [...model.nodes.values(), ...model.groups.values()];
  const tones = new Map<StyledItem, ToneChoice>();
  const fills = new Map<StyleUse, FillUse>();
  const keep = (item: StyledItem, use: StyleUse, fill: string, tone: Tone): void => {
    const known = fills.get(use);
    if (known) known.ids.push(idOf(item.id));
    else fills.set(use, { fill, tone, use, ids: [idOf(item.id)] });
    tones.set(item, { tone });
  };
  for (const item of items) {
    const own = lastFill(item.styles);
    const ownTone = own && toneOfFill(own.fill, own.use.declarations);
    if (own && ownTone) {
      keep(item, own.use, own.fill, ownTone);
      continue;
    }
    const meaningful = item.classes.find(({ name }) => classTone(name) !== undefined);
    const tone = meaningful && classTone(meaningful.name);
    if (meaningful && tone) {
      tones.set(item, { tone, className: meaningful.name });
      continue;
    }
    const uses = item.classes.flatMap(({ name }) => classDefs.get(name) ?? []);
    const shared = own ? undefined : lastFill(uses);
    const sharedTone = shared && toneOfFill(shared.fill, shared.use.declarations);
    if (shared && sharedTone) keep(item, shared.use, shared.fill, sharedTone);
  }
  return {
    toneOf: (item) => tones.get(item),
    diagnostics: [...fillReports([...fills.values()], report), ...droppedStyles(statements, model, fills, report)],
  };
}

function lastFill(uses: readonly StyleUse[]): { fill: string; use: StyleUse } | undefined {
  for (const use of uses.toReversed()) {
    const fill = fillOf(use.declarations);
    if (fill !== undefined) return { fill, use };
  }
  return undefined;
}

function fillReports(fills: readonly FillUse[], report: ConverterReport): readonly Diagnostic[] {
  const ordered = fills.toSorted((a, b) => a.use.span.start - b.use.span.start);
  const alone = ordered.length <= SINGLY + 1 ? ordered : ordered.slice(0, SINGLY);
  const rest = ordered.slice(alone.length);
  const out = alone.map(({ fill, tone, use, ids }) =>
    report('M204', use.span, {
      what: `The fill ${short(fill)} of ${someOf(ids)}`,
      became: `tone=${tone}`,
      instead: 'Change tone= if the colour meant something else, or remove it.',
    }),
  );
  const [first] = rest;
  if (first) {
    const each = rest.map(({ fill, tone, ids }) => `${short(fill)} of ${someOf(ids, 3)} became tone=${tone}`);
    out.push(
      report('M204', first.use.span, {
        what: `${rest.length} more fills`,
        became: `tones (${someOf(each, 12)})`,
        instead: 'Change tone= if a colour meant something else, or remove it.',
      }),
    );
  }
  return out;
}

/** docs/conversion.md, Losses: the style of links is dropped; the hint names the tone of a colour. */
function droppedLinkStyle({ text = '' }: PlainStatement): ConverterCodeArgs['M200'] {
  const declarations = readDeclarations(text);
  const stroke = declarations.findLast(({ property }) => property === 'stroke')?.value;
  const tone = stroke === undefined ? undefined : toneOfFill(stroke, declarations);
  return { what: 'the link style', ...(tone === undefined ? {} : { tone }) };
}

/** Every style line and class definition with more than a kept fill, and every class without a meaning. */
function droppedStyles(
  statements: readonly FlowchartStatement[],
  model: Styled,
  fills: ReadonlyMap<StyleUse, FillUse>,
  report: ConverterReport,
): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const keptAt = new Set([...fills.keys()].map((use) => use.span.start));
  const visit = (list: readonly FlowchartStatement[]): void => {
    for (const statement of list) {
      if (statement.kind === 'subgraph') visit(statement.statements);
      else if (statement.kind === 'linkStyle') out.push(report('M200', statement.span, droppedLinkStyle(statement)));
      else if (statement.kind === 'style' || statement.kind === 'classDef') {
        const names = statement.kind === 'style' ? statement.ids : statement.names;
        const of = statement.kind === 'style' ? someOf(names) : `class ${someOf(names)}`;
        const what = lostProperties(statement.text, keptAt.has(statement.span.start));
        if (what !== '') out.push(report('M200', statement.span, { what: `${what} of ${of}` }));
      }
    }
  };
  visit(statements);
  const reported = new Set<string>();
  for (const item of [...model.nodes.values(), ...model.groups.values()]) {
    for (const { name, span } of item.classes) {
      if (reported.has(name) || model.classDefs.has(name) || classType(name) || classTone(name)) continue;
      reported.add(name);
      out.push(report('M200', span, { what: `the class '${short(name)}', which has no definition` }));
    }
  }
  return out;
}

function lostProperties(text: string, fillKept: boolean): string {
  const declarations = readDeclarations(text);
  const names = new Set(declarations.map(({ property }) => property));
  if (fillKept) names.delete('fill');
  return [...names].map((name) => (name === 'fill' ? `the fill ${fillOf(declarations) ?? ''}` : name)).join(', ');
}
