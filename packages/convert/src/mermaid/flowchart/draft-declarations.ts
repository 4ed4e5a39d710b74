// The nodes and groups of the flow: in, the flowchart's meaning and how its names, labels and colours are read; out, their
// declarations in input order, each in its group, and what changed on the way.
import { type Diagnostic, type DraftDeclaration, type DraftOption, mermaidShape, type Span } from '@linework/core';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import type { ClassUse } from '../class-uses.js';
import type { ConvertContext, ConverterReport, IconSuggestion } from '../contract.js';
import { toneFromStatus } from '../node-type.js';
import { iconOfType, productIcon } from '../product-icon.js';
import type { Styling } from '../styling.js';
import type { FlowLabels } from './flow-label.js';
import type { Model, ModelGroup, ModelNode } from './model.js';
import { kindOfNode } from './node-kind.js';
import type { EmptyStep, Regrouped } from './regroup.js';

/** How the input is read. */
export interface Reading {
  readonly idOf: (external: string) => string;
  readonly labels: FlowLabels;
  readonly styling: Styling;
  readonly context: ConvertContext;
  readonly report: ConverterReport;
}

/** A declaration with everything known about it; those in its block come before it. */
export interface Declared {
  readonly statement: DraftDeclaration;
  readonly origin: Omit<DraftOrigin<Span>, 'statement'>;
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly IconSuggestion[];
  readonly classes: readonly ClassUse[];
  /** The node has no recognized type. */
  readonly neutral?: true;
}

interface Placed {
  readonly at: number;
  readonly declare: () => readonly Declared[];
}

/** All declarations, and those outside every group. */
export function draftDeclarations(
  model: Model,
  regrouped: Regrouped,
  reading: Reading,
): { readonly all: readonly Declared[]; readonly outermost: readonly DraftDeclaration[] } {
  const inGroup = new Map<string | undefined, Placed[]>();
  const put = (group: string | undefined, placed: Placed): void => {
    const list = inGroup.get(group);
    if (list) list.push(placed);
    else inGroup.set(group, [placed]);
  };
  // For each in turn, the content of its block and then itself.
  const declareIn = (group: string | undefined): readonly (readonly Declared[])[] =>
    (inGroup.get(group) ?? []).toSorted((a, b) => a.at - b.at).map(({ declare }) => declare());
  for (const each of model.nodes.values()) {
    put(regrouped.groupOf(each.id), { at: each.span.start, declare: () => [nodeOf(each, reading)] });
  }
  for (const each of regrouped.steps) {
    const { id, span } = each.group;
    put(regrouped.groupOf(id), { at: span.start, declare: () => [stepOf(each, reading)] });
  }
  for (const each of regrouped.groups) {
    const declare = (): readonly Declared[] => {
      const inside = declareIn(each.id);
      return [...inside.flat(), groupOf(each, statementsOf(inside), reading)];
    };
    put(regrouped.groupOf(each.id), { at: each.span.start, declare });
  }
  const outermost = declareIn(undefined);
  return { all: outermost.flat(), outermost: statementsOf(outermost) };
}

function statementsOf(declared: readonly (readonly Declared[])[]): readonly DraftDeclaration[] {
  return declared.flatMap((each) => each.at(-1)?.statement ?? []);
}

function nodeOf(node: ModelNode, reading: Reading): Declared {
  const { context, idOf, labels } = reading;
  const id = idOf(node.id);
  const shape = mermaidShape(node.shape);
  const label = labels.node(node, shape.mark);
  const kind = kindOfNode(node, label.lines, context);
  const product = iconOfType(kind.type, label.text, context);
  const tone = toneOf(node, label.text, reading);
  const options: readonly DraftOption[] = [
    ...(product === undefined ? [] : [{ name: 'icon', values: [{ raw: product }] }]),
    ...tone.options,
    ...(label.sub === undefined ? [] : [{ name: 'sub', values: [{ text: label.sub }] }]),
    ...(shape.outline === undefined ? [] : [{ name: 'shape', values: [{ raw: shape.outline }] }]),
  ];
  const named = kind.type === 'step' ? productIcon(label.text, context) : undefined;
  const type = kind.type === 'step' ? plainStep(label.text, reading) : { type: kind.type };
  const statement = declaration('node', id, { ...type, label: label.text, options });
  const { className } = kind;
  return {
    statement,
    origin: { kind: 'node', id, external: node.id, place: node.span },
    diagnostics: [...renamed(node.id, id, node.span, reading), ...shapeLosses(node, kind.type, reading)],
    suggestions: suggestionOf(statement, label.text, label.icon, named),
    classes: [
      ...(className === undefined ? [] : [{ name: className, gives: `type ${kind.type}`, id, item: node }]),
      ...tone.classes,
    ],
    ...(kind.from === 'nothing' ? { neutral: true } : {}),
  };
}

/** Without the word, a step that names a product would get its icon, which plain steps never do. */
function plainStep(label: string, { context }: Reading): { readonly type?: 'step' } {
  return productIcon(label, context) === undefined ? {} : { type: 'step' };
}

function stepOf({ group, named }: EmptyStep, reading: Reading): Declared {
  const id = reading.idOf(group.id);
  const label = reading.labels.group(group);
  const tone = toneOf(group, label.text, reading);
  const type = plainStep(label.text, reading);
  const statement = declaration('node', id, { ...type, label: label.text, options: tone.options });
  const within = named === group ? '' : ` in '${short(reading.labels.plain(named.title) || named.id)}'`;
  const became = reading.report('M204', group.span, {
    what: `The empty subgraph '${short(label.text)}'${within}, which an edge refers to,`,
    became: 'a step',
    instead: 'Give the node a type.',
  });
  return {
    statement,
    origin: { kind: 'node', id, external: group.id, place: group.span },
    diagnostics: [became, ...(group.named ? renamed(group.id, id, group.span, reading) : [])],
    suggestions: suggestionOf(statement, label.text, label.icon),
    classes: tone.classes,
  };
}

function groupOf(group: ModelGroup, children: readonly DraftDeclaration[], reading: Reading): Declared {
  const id = reading.idOf(group.id);
  const label = reading.labels.group(group);
  const tone = toneOf(group, '', reading);
  const statement = { ...declaration('group', id, { label: label.text, options: tone.options }), children };
  const called = group.named ? group.id : label.text === id ? 'subgraph' : label.text;
  return {
    statement,
    origin: { kind: 'group', id, external: group.id, place: group.span },
    diagnostics: group.named
      ? renamed(called, id, group.span, reading)
      : [reading.report('M206', group.span, { from: called, to: id })],
    suggestions: suggestionOf(statement, label.text, label.icon),
    classes: tone.classes,
  };
}

interface Said {
  readonly type?: string;
  readonly label: string;
  readonly options: readonly DraftOption[];
}

/** A label equal to the id is omitted. */
function declaration(keyword: 'node' | 'group', id: string, { type, label, options }: Said): DraftDeclaration {
  return {
    shape: 'declaration',
    keyword,
    id,
    ...(type === undefined ? {} : { type }),
    ...(label === id ? {} : { label }),
    ...(options.length === 0 ? {} : { options }),
  };
}

function toneOf(
  item: ModelNode | ModelGroup,
  label: string,
  { idOf, styling }: Reading,
): { readonly options: readonly DraftOption[]; readonly classes: readonly ClassUse[] } {
  const choice = styling.toneOf(item);
  const tone = choice?.tone ?? toneFromStatus(label);
  const name = choice?.className;
  return {
    options: tone === undefined ? [] : [{ name: 'tone', values: [{ raw: tone }] }],
    classes: name === undefined ? [] : [{ name, gives: `tone=${tone}`, id: idOf(item.id), item }],
  };
}

function suggestionOf(
  statement: DraftDeclaration,
  of: string,
  token?: string,
  product?: string,
): readonly IconSuggestion[] {
  const icon = token ?? product;
  return icon === undefined ? [] : [{ statement, icon, why: token === undefined ? 'product' : 'token', of }];
}

function renamed(from: string, to: string, span: Span, { report }: Reading): readonly Diagnostic[] {
  return from === to ? [] : [report('M206', span, { from, to })];
}

function shapeLosses(node: ModelNode, type: string, { report }: Reading): readonly Diagnostic[] {
  const { unknownShape, shapeSpan } = node;
  const out: Diagnostic[] = [];
  if (node.image !== undefined) {
    const instead = 'Write icon= on the node if an icon matches.';
    out.push(report('M203', shapeSpan, { what: `The image of '${short(node.id)}'`, instead }));
  }
  if (unknownShape === undefined && !mermaidShape(node.shape).lost) return out;
  const what = unknownShape === undefined ? `The shape ${node.shape}` : `The unknown shape ${short(unknownShape)}`;
  const instead = 'Choose a matching node type; it determines the shape.';
  return [...out, report('M204', shapeSpan, { what, became: `a node of type ${type}`, instead })];
}
