// Drafts a C4 diagram: in, its meaning; out, the draft, the origin of each part, and what changed.
// docs/conversion.md, C4 diagrams.
import type { C4Frame, Diagnostic, DraftDeclaration, DraftEdge, DraftOption, Span } from '@linework/core';
import { type IdBook, makeIdBook, type Named } from '../../ids.js';
import type { DraftOrigin } from '../../produced/contract.js';
import { short } from '../../short.js';
import { type CleanText, textCleaner } from '../clean-text.js';
import type { ConvertContext, ConverterReport, IconSuggestion, ReaderInput } from '../contract.js';
import type { TypeDraft } from '../frame.js';
import type { HeaderTexts } from '../header-text.js';
import { headingOf, wordOption } from '../heading.js';
import { lostLink } from '../lost-link.js';
import { typeFromLabel } from '../node-type.js';
import { productIcon, productType } from '../product-icon.js';
import { statusIcon } from '../status-icon.js';
import { type Dresses, dressesOf } from './dress.js';
import { type EndOf, endsOf, isAround } from './ends.js';
import { type C4Model, frameOf, type Item, isEmpty, type Relation } from './model.js';
import type { Call } from './parse.js';

export const LABELS = { writtenBreaks: true } as const;

const VIEWS: Readonly<Record<string, string>> = {
  C4Container: 'container',
  C4Component: 'component',
  C4Dynamic: 'dynamic',
  C4Deployment: 'deployment',
};

interface Drafting {
  readonly ids: IdBook;
  readonly clean: CleanText;
  readonly input: ReaderInput;
  readonly report: ConverterReport;
  readonly diagnostics: Diagnostic[];
  readonly suggestions: IconSuggestion[];
  readonly origins: DraftOrigin<Span>[];
  readonly frames: Map<Item, C4Frame>;
  readonly dresses: Dresses;
  readonly endOf: EndOf;
  readonly model: C4Model;
}

export function toDraft(model: C4Model, header: HeaderTexts, input: ReaderInput, report: ConverterReport): TypeDraft {
  const diagnostics: Diagnostic[] = [];
  const dresses = dressesOf(model, report);
  const drafting: Drafting = {
    ids: makeIdBook(namesOf(model)),
    clean: textCleaner({ iconOf: input.iconOf, report, into: diagnostics, labels: LABELS, on: 'element' }),
    input,
    report,
    diagnostics,
    suggestions: [],
    origins: [],
    frames: new Map(),
    dresses,
    endOf: endsOf(model),
    model,
  };
  const statements = [
    ...model.top.flatMap((each) => itemOf(each, drafting)),
    ...model.relations.flatMap((each) => relationOf(each, drafting)),
  ];
  for (const { args, span } of model.replaced) {
    const what = `The text of this line for '${short(args.get('alias') ?? '')}', an alias used by another line,`;
    diagnostics.push(report('M203', span, { what, instead: 'Give each element its own alias.' }));
  }
  const view = VIEWS[input.preamble.header?.word ?? ''];
  const options = view === undefined ? [] : [wordOption('view', view)];
  return {
    draft: { header: headingOf('c4', header, options), statements },
    origins: drafting.origins,
    diagnostics: [...diagnostics, ...dresses.diagnostics],
    suggestions: drafting.suggestions,
  };
}

function* namesOf({ items }: C4Model): Iterable<Named> {
  for (const { alias, call } of items.values()) {
    yield { external: alias, label: call.args.get('label') ?? '', fallback: call.of.role };
  }
}

function itemOf(item: Item, drafting: Drafting): readonly DraftDeclaration[] {
  const { report, diagnostics, ids, origins } = drafting;
  const { alias, call, span } = item;
  if (item.children && isEmpty(item)) {
    const what = `The boundary '${short(alias)}' has no elements and was dropped.`;
    diagnostics.push(report('M216', span, { what, instead: 'Add elements to it, or remove it.' }));
    return [];
  }
  const id = ids.idOf(alias);
  if (id !== alias) diagnostics.push(report('M206', span, { from: alias, to: id }));
  const frame = item.children && frameOf(item, drafting.frames);
  const label = labelOf(item, drafting);
  const type = frame === undefined ? typeOf(call, label, drafting.input.context) : undefined;
  const external = call.of.role === 'element' && call.of.external;
  const options = [...(frame === undefined ? elementOptions(item, drafting) : frameOptions(item, frame, drafting))];
  const children = item.children?.flatMap((each) => itemOf(each, drafting));
  const statement: DraftDeclaration = {
    shape: 'declaration',
    keyword: frame ?? (call.of.role === 'element' ? call.of.level : 'group'),
    id,
    ...(type === undefined ? {} : { type }),
    ...(label === id ? {} : { label }),
    ...(external ? { flags: ['external'] } : {}),
    ...(options.length === 0 ? {} : { options }),
    ...(children === undefined ? {} : { children }),
  };
  const icon = productIcon(label, drafting.input.context);
  // Drawn without being written.
  const isAutomatic = frame === undefined && statement.keyword !== 'person';
  if (icon !== undefined && !isAutomatic) drafting.suggestions.push({ statement, icon, why: 'product', of: label });
  origins.push({ kind: frame === undefined ? 'node' : 'group', id, external: alias, place: span, statement });
  diagnostics.push(...lostOf(call, statement, drafting));
  return [statement];
}

function labelOf({ alias, call, span }: Item, { clean, report, diagnostics }: Drafting): string {
  const { text } = clean(call.args.get('label') ?? '', call.span, '\n');
  if (text !== '') return text;
  const what = `'${short(alias)}' has no name, so its alias is shown.`;
  diagnostics.push(report('M216', span, { what, instead: 'Write its name after the alias.' }));
  return alias;
}

/** Taken from the call, or from the words of the name. */
function typeOf({ of }: Call, label: string, context: ConvertContext): string | undefined {
  if (of.role !== 'element' || of.level === 'person') return undefined;
  const type = of.type ?? typeFromLabel(label.split('\n')) ?? productType(label, context);
  return type === 'person' || type === 'external' || type === 'step' ? undefined : type;
}

function textOptions(call: Call, names: readonly (readonly [string, string])[], { clean }: Drafting): DraftOption[] {
  return names.flatMap(([place, name]) => {
    const { text } = clean(call.args.get(place) ?? '', call.span, '\n');
    return text === '' ? [] : [{ name, values: [{ text }] }];
  });
}

function elementOptions({ alias, call }: Item, drafting: Drafting): readonly DraftOption[] {
  const tone = drafting.dresses.toneOf(alias);
  const tech = drafting.dresses.techOf(alias);
  const full = tech === undefined ? call : { ...call, args: new Map([...call.args, ['techn', tech]]) };
  return [
    ...textOptions(full, [['techn', 'tech']], drafting),
    ...(tone === undefined ? [] : [wordOption('tone', tone)]),
    ...textOptions(call, [['descr', 'sub']], drafting),
  ];
}

/** For a host, the technology; for other boundaries, a text under the name unless the keyword says it. */
function frameOptions({ alias, call }: Item, frame: C4Frame, drafting: Drafting): readonly DraftOption[] {
  const tone = drafting.dresses.toneOf(alias);
  const toned = tone === undefined ? [] : [wordOption('tone', tone)];
  if (frame === 'host') {
    return [
      ...textOptions(call, [['type', 'tech']], drafting),
      ...toned,
      ...textOptions(call, [['descr', 'sub']], drafting),
    ];
  }
  const word = call.of.role === 'boundary' && call.of.frame !== frame ? call.of.word : undefined;
  const kind = word ?? (call.of.role === 'boundary' && frame === 'group' ? call.of.word : undefined);
  const sub = kind === undefined ? [] : [{ name: 'sub', values: [{ text: kind }] }];
  return [...toned, ...sub, ...textOptions(call, [['type', 'sub']], drafting)];
}

function relationOf({ from, to, call }: Relation, drafting: Drafting): readonly DraftEdge[] {
  const { model, endOf, ids, report, diagnostics, clean, origins, input } = drafting;
  const { of, args, span } = call;
  const missing = [from, to].find((each) => !model.items.has(each));
  const [inFrom, inTo] = [endOf(from, 'out of'), endOf(to, 'into')];
  if (missing !== undefined || inFrom === undefined || inTo === undefined) {
    const why = missing === undefined ? 'a boundary without elements' : `'${short(missing)}', which is not declared,`;
    const instead = 'Declare both ends, such as: System(shop, "Shop").';
    diagnostics.push(report('M203', span, { what: `The relation with ${why}`, instead }));
    return [];
  }
  const back = of.role === 'relation' && of.way === 'back';
  const arrow = of.role === 'relation' && of.way === 'both' ? '<->' : '->';
  const framed = !isHeld(from, to, model) && !isHeld(to, from, model);
  const atFrames = framed && input.groupEdges === 'frame';
  const [source, target] = atFrames ? [from, to] : [inFrom, inTo];
  const [first, last] = back ? [to, from] : [from, to];
  const whole = framed ? { frame: `${ids.idOf(first)} ${arrow} ${ids.idOf(last)}` } : {};
  if (source !== from)
    diagnostics.push(report('M210', span, { group: from, node: ids.idOf(source), side: 'out of', ...whole }));
  if (target !== to)
    diagnostics.push(report('M210', span, { group: to, node: ids.idOf(target), side: 'into', ...whole }));
  if (of.role === 'relation' && of.hint !== undefined) {
    const instead = 'Lines are routed automatically. Use direction= in the header to turn the whole diagram.';
    diagnostics.push(report('M202', span, { what: `The direction hint ${of.hint} of the line`, instead }));
  }
  const label = clean(args.get('label') ?? '', span, '\n').text;
  const icon = statusIcon(label);
  const options = [
    ...textOptions(call, [['techn', 'tech']], drafting),
    ...(icon === undefined ? [] : [wordOption('icon', icon)]),
    ...textOptions(call, [['descr', 'desc']], drafting),
  ];
  const statement: DraftEdge = {
    shape: 'edge',
    from: ids.idOf(back ? target : source),
    arrow,
    to: ids.idOf(back ? source : target),
    ...(label === '' ? {} : { label }),
    ...(options.length === 0 ? {} : { options }),
  };
  origins.push({ kind: 'edge', id: '', external: `${from} ${to}`, place: span, statement });
  diagnostics.push(...lostOf(call, undefined, drafting));
  return [statement];
}

/** Whether an end is in the boundary at the other end. */
function isHeld(end: string, other: string, { items }: C4Model): boolean {
  const item = items.get(other);
  return item?.children !== undefined && isAround(item, end);
}

function lostOf(
  { args, span }: Call,
  statement: DraftDeclaration | undefined,
  { report }: Drafting,
): readonly Diagnostic[] {
  const [sprite, tags, url] = [args.get('sprite'), args.get('tags'), args.get('link')];
  const on = statement?.children ? 'group' : 'node';
  return [
    ...(sprite === undefined
      ? []
      : [
          report('M203', span, {
            what: `The sprite '${short(sprite)}'`,
            instead: 'Write icon= if an icon matches it.',
          }),
        ]),
    ...(tags === undefined ? [] : [report('M200', span, { what: `the tags '${short(tags)}'` })]),
    ...(url === undefined ? [] : [lostLink({ what: 'The link', on, url }, span, statement, report)]),
  ];
}
