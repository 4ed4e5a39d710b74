// A flowchart becomes a flow: in, its statements and its meaning; out, the draft of the flow, where each part of it comes
// from, and everything that changed on the way.
import type {
  Diagnostic,
  DiagramDraft,
  DraftDeclaration,
  DraftOption,
  DraftStatement,
  Span,
  Tone,
} from '@linework/core';
import { short } from '../codes.js';
import type { ConverterReport, DraftOrigin, IconSuggestion, ReaderInput } from '../contract.js';
import { makeIdBook, type Named } from '../ids.js';
import { toneFromStatus } from '../node-type.js';
import { iconOfType, productIcon } from '../product-icon.js';
import type { Flowchart, RawText } from './ast.js';
import { classUses } from './class-uses.js';
import { draftEdges } from './draft-edges.js';
import { droppedStatements } from './dropped.js';
import { labelReader } from './flow-label.js';
import type { Model, ModelGroup, ModelNode } from './model.js';
import { kindOfNode } from './node-kind.js';
import { type Regrouped, regroup } from './regroup.js';
import { shapeOf } from './shapes.js';
import { readStyling, type ToneChoice } from './styling.js';

export interface FlowDraft {
  readonly draft: DiagramDraft;
  readonly origins: readonly DraftOrigin[];
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions: readonly IconSuggestion[];
}

export interface FlowTexts {
  readonly title?: string;
  readonly desc?: string;
}

export function toDraft(
  chart: Flowchart,
  model: Model,
  texts: FlowTexts,
  input: ReaderInput,
  report: ConverterReport,
): FlowDraft {
  const diagnostics: Diagnostic[] = [];
  const origins: DraftOrigin[] = [];
  const drawn = regroup(model);
  const labels = labelReader(input.iconOf, report, diagnostics);
  const ids = makeIdBook(namesOf(model, drawn, labels.plain));
  const { idOf } = ids;
  const styling = readStyling(model, chart.statements, idOf, report);
  diagnostics.push(...styling.diagnostics);
  const classes = classUses(report);
  const steps: string[] = [];
  const suggestions: IconSuggestion[] = [];
  const suggest = (statement: DraftDeclaration, of: string, token?: string, product?: string): DraftDeclaration => {
    const icon = token ?? product;
    if (icon !== undefined) suggestions.push({ statement, icon, why: token === undefined ? 'product' : 'token', of });
    return statement;
  };

  const toneOption = (item: ModelNode | ModelGroup, label: string): readonly DraftOption[] => {
    const choice: ToneChoice | undefined = styling.toneOf(item);
    if (choice?.className !== undefined) classes.add(choice.className, `tone=${choice.tone}`, idOf(item.id), item);
    const tone: Tone | undefined = choice?.tone ?? toneFromStatus(label);
    return tone === undefined ? [] : [{ name: 'tone', values: [{ raw: tone }] }];
  };

  const node = (each: ModelNode): DraftDeclaration => {
    const id = idOf(each.id);
    renamed(each.id, id, each.span);
    const shape = shapeOf(each.shape);
    const label = labels.node(each, shape.mark);
    const kind = kindOfNode(each, label.lines);
    if (kind.from === 'nothing') steps.push(id);
    if (kind.className !== undefined) classes.add(kind.className, `type ${kind.type}`, id, each);
    shapeLoss(each, kind.type);
    const product = iconOfType(kind.type, label.text, input.context);
    const options: DraftOption[] = [
      ...(product === undefined ? [] : [{ name: 'icon', values: [{ raw: product }] }]),
      ...toneOption(each, label.text),
      ...(label.sub === undefined ? [] : [{ name: 'sub', values: [{ text: label.sub }] }]),
    ];
    const statement: DraftDeclaration = {
      shape: 'declaration',
      keyword: 'node',
      id,
      ...(kind.type === 'step' ? {} : { type: kind.type }),
      ...(label.text === id ? {} : { label: label.text }),
      ...(options.length === 0 ? {} : { options }),
    };
    const named = kind.type === 'step' ? productIcon(label.text, input.context) : undefined;
    return suggest(statement, label.text, label.icon, named);
  };

  const renamed = (from: string, to: string, span: Span): void => {
    if (from !== to) diagnostics.push(report('M206', span, { from, to }));
  };

  const shapeLoss = (each: ModelNode, type: string): void => {
    const { unknownShape, shapeSpan } = each;
    if (each.image !== undefined) {
      const instead = 'Write icon= on the node where an icon says the same.';
      diagnostics.push(report('M203', shapeSpan, { what: `The picture of '${short(each.id)}'`, instead }));
    }
    if (unknownShape === undefined && !shapeOf(each.shape).lost) return;
    const what = unknownShape === undefined ? `The shape ${each.shape}` : `The unknown shape ${short(unknownShape)}`;
    const instead = 'Choose the type that says what the node is; its shape follows.';
    diagnostics.push(report('M204', shapeSpan, { what, became: `a node of type ${type}`, instead }));
  };

  /** A group without a node in it that an edge names. */
  const step = (group: ModelGroup): DraftDeclaration => {
    const id = idOf(group.id);
    const label = labels.group(group);
    diagnostics.push(
      report('M204', group.span, {
        what: `The empty subgraph '${short(label.text)}', which an edge names,`,
        became: 'a step',
        instead: 'Give the node the type that says what it is.',
      }),
    );
    if (group.named) renamed(group.id, id, group.span);
    const options = toneOption(group, label.text);
    const statement: DraftDeclaration = {
      shape: 'declaration',
      keyword: 'node',
      id,
      ...(label.text === id ? {} : { label: label.text }),
      ...(options.length === 0 ? {} : { options }),
    };
    return suggest(statement, label.text, label.icon);
  };

  const group = (each: ModelGroup, children: readonly DraftStatement[]): DraftDeclaration => {
    const id = idOf(each.id);
    const label = labels.group(each);
    if (each.named) renamed(each.id, id, each.span);
    else diagnostics.push(report('M206', each.span, { from: label.text === id ? 'subgraph' : label.text, to: id }));
    const options = toneOption(each, '');
    const statement: DraftDeclaration = {
      shape: 'declaration',
      keyword: 'group',
      id,
      ...(label.text === id ? {} : { label: label.text }),
      ...(options.length === 0 ? {} : { options }),
      children,
    };
    return suggest(statement, label.text, label.icon);
  };

  // Declarations in the order of the input, each in its group.
  interface Item {
    readonly at: number;
    readonly make: () => DraftDeclaration;
    readonly origin: Omit<DraftOrigin, 'statement'>;
  }
  const children = new Map<string | undefined, Item[]>();
  const add = (parent: string | undefined, item: Item): void => {
    const list = children.get(parent);
    if (list) list.push(item);
    else children.set(parent, [item]);
  };
  const build = (parent: string | undefined): readonly DraftDeclaration[] =>
    (children.get(parent) ?? [])
      .toSorted((a, b) => a.at - b.at)
      .map(({ make, origin }) => {
        const statement = make();
        origins.push({ ...origin, statement });
        return statement;
      });
  for (const each of model.nodes.values()) {
    const origin = { kind: 'node', id: idOf(each.id), external: each.id, span: each.span } as const;
    add(drawn.groupOf(each.id), { at: each.span.start, make: () => node(each), origin });
  }
  for (const each of drawn.steps) {
    const origin = { kind: 'node', id: idOf(each.id), external: each.id, span: each.span } as const;
    add(each.parent, { at: each.span.start, make: () => step(each), origin });
  }
  for (const each of drawn.groups) {
    const origin = { kind: 'group', id: idOf(each.id), external: each.id, span: each.span } as const;
    add(each.parent, { at: each.span.start, make: () => group(each, build(each.id)), origin });
  }
  const declarations = build(undefined);
  const edges = draftEdges(drawn, idOf, labels.edge, report);
  origins.push(...edges.origins);
  diagnostics.push(...edges.diagnostics);

  for (const each of drawn.dropped) {
    const what = `The empty subgraph '${short(labels.plain(each.title) || each.id)}' was dropped.`;
    diagnostics.push(report('M216', each.span, { what, instead: 'A group needs a node in it.' }));
  }
  for (const { node: id, group: left, span } of model.lost) {
    diagnostics.push(report('M213', span, { node: id, kept: model.owners.get(id) ?? '', left }));
  }
  for (const id of model.loosened) {
    const each = model.groups.get(id);
    if (!each) continue;
    const kept = model.owners.get(id) ?? '';
    diagnostics.push(report('M213', each.span, { node: id, kept: id, left: kept }));
  }
  for (const each of model.groups.values()) {
    for (const { span } of each.data) {
      diagnostics.push(
        report('M202', span, {
          what: `The view of '${short(each.id)}'`,
          instead: 'A group always shows what is in it.',
        }),
      );
    }
  }
  const header: DiagramDraft['header'] = {
    kind: 'flow',
    ...(texts.title === undefined ? {} : { title: texts.title }),
    options: [
      ...(texts.desc === undefined ? [] : [{ name: 'desc', values: [{ text: texts.desc }] }]),
      { name: 'direction', values: [{ raw: chart.direction }] },
    ],
  };
  const written = new Map<string, DraftDeclaration>();
  for (const { external, statement } of origins) {
    if (statement.shape === 'declaration') written.set(external, statement);
  }
  const declarationOf = (external: string): DraftDeclaration | undefined => written.get(external);
  diagnostics.push(...droppedStatements(chart.statements, model, { header, declarationOf }, report));
  diagnostics.push(...classes.reports());
  const [firstStep] = steps;
  if (firstStep !== undefined) {
    const first = origins.find((origin) => origin.kind === 'node' && steps.includes(origin.id));
    diagnostics.push(report('M208', first?.span ?? { start: 0, end: 0 }, { ids: steps }));
  }
  return {
    draft: {
      header,
      statements: [...declarations, ...edges.statements],
    },
    origins,
    diagnostics,
    suggestions: [...suggestions, ...edges.suggestions],
  };
}

function* namesOf(model: Model, drawn: Regrouped, plain: (text: RawText | undefined) => string): Iterable<Named> {
  for (const { id, text } of model.nodes.values()) yield { external: id, label: plain(text), fallback: 'node' };
  for (const group of [...drawn.groups, ...drawn.steps]) {
    const label = plain(group.title);
    yield { external: group.id, label, fallback: 'group', ...(group.named ? {} : { unnamed: true }) };
  }
}
