// The input of a team's own rules: in, a diagram without errors; out, its header, what it names, its lines, groups and labels, with
// positions. It names nodes or, in a kind without nodes, every statement and item with a label or a tone.

import type { Diagnostic } from './diagnostics/report.js';
import {
  allEntries,
  type Checked,
  type DeclarationEntry,
  type Entry,
  type ItemEntry,
  type RowEntry,
  textOf,
  textsOf,
} from './grammar/entry.js';
import type { Outline, OutlineNode } from './kinds/outline.js';
import { productIcon } from './kinds/product-icon.js';
import type { IconLookup } from './scene/icon.js';
import type { HeaderValues } from './settings/defaults.js';
import { type StyledGroup, styledGroups } from './styled-groups.js';
import { isText, type StyledText, styledTexts } from './styled-texts.js';
import type { Span } from './text/source.js';

export interface StyledNode {
  /** As written. */
  readonly id?: string;
  /** For messages: its id, else its label or, without one, its type. */
  readonly name: string;
  /** A timeline's date has one for each event; a commit can have none. */
  readonly labels: readonly string[];
  /** The type or, for statements without types, the keyword; `item` for an item. */
  readonly type: string;
  /** That and, if the kind draws it as something else, the written type: a c4 container that is a database. */
  readonly types: readonly string[];
  /** Id of the group that it is directly in. */
  readonly group?: string;
  readonly span: Span;
  /** Whether an icon can be written. */
  readonly takesIcon: boolean;
  /** The written icon, else that of the product that its label names. */
  readonly icon?: string;
  /** As written. */
  readonly tone?: string;
  /** Spans of the values of written options. */
  readonly iconSpan?: Span;
  readonly toneSpan?: Span;
  /** Spans of whole options, including the name. */
  readonly toneOption?: Span;
  /** Where another option can be written. */
  readonly end?: number;
}

export interface StyledEdge {
  readonly from: string;
  readonly to: string;
  /** `->`, or a word such as `inherits`. */
  readonly arrow: string;
  readonly label?: string;
  /** Whether a line of its own declares it; another one follows from a key or a commit. */
  readonly isStatement: boolean;
  readonly span: Span;
}

export interface StyledDiagram {
  readonly kind: string;
  readonly header: { readonly span: Span; readonly title?: string; readonly description?: string };
  readonly nodes: readonly StyledNode[];
  readonly edges: readonly StyledEdge[];
  readonly groups: readonly StyledGroup[];
  /** Every label. */
  readonly texts: readonly StyledText[];
  /** Nodes, or items of kinds without nodes. */
  readonly size: number;
}

/** Rules in addition to those of the language, such as a team's style. */
export type StyleCheck = (diagram: StyledDiagram) => readonly Diagnostic[];

type Named = DeclarationEntry | ItemEntry | RowEntry;

export function styledDiagram(
  checked: Checked,
  outline: Outline,
  header: HeaderValues,
  icons: IconLookup,
): StyledDiagram {
  const title = checked.header.title?.value;
  const description = textOf(checked.header, 'desc');
  const ids = new Map<Entry, string>([...checked.ids].map(([id, entry]) => [entry, id]));
  const entries = allEntries(checked.entries);
  const nodes = styledNodes(entries.filter(isNamed), ids, outline, { header, icons });
  return {
    kind: checked.kind,
    header: {
      span: checked.header.span,
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    },
    nodes,
    edges: styledEdges(entries, outline),
    groups: styledGroups(entries, outline, nodes),
    texts: styledTexts(entries, ids, checked.source),
    size: outline.nodes.length > 0 ? outline.nodes.length : (outline.items?.length ?? 0),
  };
}

function isNamed(entry: Entry): entry is Named {
  return entry.shape === 'row' || entry.shape === 'item' || entry.shape === 'declaration';
}

function styledEdges(entries: readonly Entry[], { edges }: Outline): readonly StyledEdge[] {
  const written = new Set(entries.flatMap(({ shape, statement }) => (shape === 'edge' ? statement.span.start : [])));
  return edges.map(({ from, to, arrow, label, span }) => ({
    from,
    to,
    arrow,
    ...(label === undefined ? {} : { label }),
    isStatement: written.has(span.start),
    span,
  }));
}

function styledNodes(
  entries: readonly Named[],
  ids: ReadonlyMap<Entry, string>,
  outline: Outline,
  context: { readonly header: HeaderValues; readonly icons: IconLookup },
): readonly StyledNode[] {
  const nodes = new Map(outline.nodes.map((each) => [each.span.start, each]));
  const isItems = outline.items !== undefined && outline.nodes.length === 0;
  return entries.flatMap((entry) => {
    const node = nodes.get(entry.statement.span.start);
    const id = entry.shape === 'item' ? undefined : ids.get(entry);
    const labels = labelsOf(entry, id);
    if (isItems ? labels.length === 0 && !entry.options.has('tone') : node === undefined) return [];
    const type = typeOf(entry, node);
    const icon = textOf(entry, 'icon') ?? labels.map((each) => productIcon(entry, each, context)).find(Boolean);
    return [
      {
        ...(id === undefined ? {} : { id }),
        name: id ?? labels[0] ?? type,
        labels,
        type,
        types: typesOf(entry, type),
        ...(node?.group === undefined ? {} : { group: node.group }),
        span: entry.statement.span,
        takesIcon: entry.spec.options.some(({ name }) => name === 'icon'),
        ...(icon === undefined ? {} : { icon }),
        ...written(entry),
      },
    ];
  });
}

/** Every text that names the entry; a declaration without a label has its id. */
function labelsOf(entry: Named, id: string | undefined): readonly string[] {
  if (entry.shape === 'item') return [entry.label.value];
  if (entry.shape === 'declaration') return [entry.label?.value ?? id].filter((each) => each !== undefined);
  if (entry.texts.length > 0) return entry.texts.map(({ value }) => value);
  const cells = entry.spec.cells.filter(isText).flatMap(({ name }) => entry.cells.get(name) ?? []);
  const texts = cells.flatMap((each) => (each?.type === 'string' ? [each.value] : []));
  return [...texts, ...textsOf(entry, 'title')];
}

function typeOf(entry: Named, node: OutlineNode | undefined): string {
  if (entry.shape === 'item') return 'item';
  if (node?.type !== undefined) return node.type;
  const { spec } = entry;
  return entry.shape === 'declaration' ? (entry.type ?? entry.spec.types?.default ?? spec.keyword) : spec.keyword;
}

function typesOf(entry: Named, type: string): readonly string[] {
  const own = entry.shape === 'declaration' ? entry.type : undefined;
  return own === undefined || own === type ? [type] : [type, own];
}

function written(entry: Named): Pick<StyledNode, 'tone' | 'iconSpan' | 'toneSpan' | 'toneOption' | 'end'> {
  const tone = textOf(entry, 'tone');
  const [icon, toneOption] = [entry.options.get('icon'), entry.options.get('tone')];
  const [iconSpan, toneSpan] = [icon?.values[0]?.span, toneOption?.values[0]?.span];
  const end = endOf(entry);
  return {
    ...(tone === undefined ? {} : { tone }),
    ...(iconSpan ? { iconSpan } : {}),
    ...(toneSpan ? { toneSpan } : {}),
    ...(toneOption ? { toneOption: toneOption.span } : {}),
    ...(end === undefined ? {} : { end }),
  };
}

/** A repaired line has no positions. */
function endOf({ statement }: Named): number | undefined {
  if (statement.repaired) return undefined;
  if (statement.shape === 'item' || statement.opens === undefined) return statement.span.end;
  const last = statement.rest.findLast(({ type }) => type !== 'open');
  return (last ?? statement.keyword).span.end;
}
