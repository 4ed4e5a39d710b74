// What a flowchart means: in, its statements; out, nodes, edges and groups as Mermaid understands them, each with its place.
// A later text of a node wins; a node belongs to the subgraph that closes first; a repeated subgraph is one.
import type { Span } from '@linework/core';
import { type Declaration, readDeclarations } from '../tones.js';
import type { YamlValue } from '../yaml.js';
import type {
  ClassRef,
  Direction,
  Flowchart,
  FlowchartStatement,
  FlowStatement,
  Link,
  NodeMention,
  RawText,
  ShapeData,
  SubgraphStatement,
} from './ast.js';
import { type Closing, isInside, nest } from './nesting.js';
import { shortName } from './shapes.js';

export interface StyleUse {
  readonly declarations: readonly Declaration[];
  readonly span: Span;
}

export interface ModelNode {
  readonly id: string;
  /** Its first mention. */
  readonly span: Span;
  /** Mermaid's short name; `rect` when none is given. */
  shape: string;
  /** A shape name that Mermaid does not know. */
  unknownShape?: string;
  /** Where the shape was given, else the first mention. */
  shapeSpan: Span;
  text?: RawText;
  icon?: string;
  image?: string;
  readonly classes: ClassRef[];
  readonly styles: StyleUse[];
  /** Made by a style line alone. */
  readonly styleOnly: boolean;
}

export interface ModelEdge {
  readonly from: string;
  readonly to: string;
  readonly link: Link;
  readonly statement: Span;
  /** `id@{ ... }` lines about it. */
  readonly data: ShapeData[];
}

export interface ModelGroup {
  /** The name edges use, or the one that Mermaid makes. */
  readonly id: string;
  readonly named: boolean;
  readonly title?: RawText;
  readonly span: Span;
  /** Ids of its nodes and groups. */
  readonly members: string[];
  readonly classes: ClassRef[];
  readonly styles: StyleUse[];
  readonly data: ShapeData[];
  parent?: string;
}

/** A node mentioned in a group that another one owns. */
export interface LostMember {
  readonly node: string;
  readonly group: string;
  readonly span: Span;
}

export interface Model {
  readonly direction: Direction;
  readonly nodes: ReadonlyMap<string, ModelNode>;
  readonly edges: readonly ModelEdge[];
  /** Every link as written, once each, though a fan makes several edges of it. */
  readonly links: readonly Link[];
  /** In the order of their first lines. */
  readonly groups: ReadonlyMap<string, ModelGroup>;
  /** Group of each node that is in one. */
  readonly owners: ReadonlyMap<string, string>;
  readonly lost: readonly LostMember[];
  readonly classDefs: ReadonlyMap<string, StyleUse>;
  /** The id in `groups` of each subgraph as written. */
  readonly groupIds: ReadonlyMap<SubgraphStatement, string>;
  /** Groups that hold each other, of which one was taken out. */
  readonly loosened: readonly string[];
}

/** More edges are counted but not kept: a diagram that has them is refused. */
const MOST_EDGES = 2000;

interface Body {
  readonly members: Map<string, Span>;
}

export function buildModel(chart: Flowchart): Model {
  const nodes = new Map<string, ModelNode>();
  const edges: ModelEdge[] = [];
  const links: Link[] = [];
  const edgeIds = new Map<string, ModelEdge>();
  const pairs = new Map<string, number>();
  const groups = new Map<string, ModelGroup>();
  const closed: Closing[] = [];
  const closedIds = new Set<string>();
  const owners = new Map<string, string>();
  const mentions: LostMember[] = [];
  const classDefs = new Map<string, StyleUse>();
  const classUses: { readonly ids: readonly string[]; readonly ref: ClassRef }[] = [];
  const styleUses: { readonly ids: readonly string[]; readonly use: StyleUse }[] = [];
  const groupIds = namesOf(chart.statements);

  const nodeOf = (id: string, span: Span, styleOnly = false): ModelNode => {
    const known = nodes.get(id);
    if (known && !(known.styleOnly && !styleOnly)) return known;
    const made: ModelNode = { id, span, shape: 'rect', shapeSpan: span, classes: [], styles: [], styleOnly };
    nodes.set(id, made);
    return made;
  };

  const mention = (ref: NodeMention, body: Body, alone: boolean): void => {
    const onEdge = edgeIds.get(ref.id);
    if (onEdge && alone && ref.data.length > 0 && ref.text === undefined) {
      onEdge.data.push(...ref.data);
      return;
    }
    if (!body.members.has(ref.id)) body.members.set(ref.id, ref.span);
    const node = nodeOf(ref.id, ref.span);
    if (ref.shape !== undefined) setShape(node, ref.shape, ref.span);
    if (ref.text) node.text = ref.text;
    node.classes.push(...ref.classes);
    const group = closedIds.has(ref.id) ? groups.get(ref.id) : undefined;
    if (group) group.data.push(...ref.data);
    else for (const data of ref.data) applyData(node, data);
  };

  const connect = (from: string, to: string, link: Link, statement: Span, owned: boolean): void => {
    if (edges.length >= MOST_EDGES) return;
    const edge: ModelEdge = { from, to, link, statement, data: [] };
    edges.push(edge);
    const pair = `${from}\n${to}`;
    const before = pairs.get(pair) ?? 0;
    pairs.set(pair, before + 1);
    const id = owned && link.id !== undefined ? link.id : `L_${from}_${to}_${before === 0 ? 0 : before + 1}`;
    if (!edgeIds.has(id)) edgeIds.set(id, edge);
  };

  const flow = (statement: FlowStatement, body: Body): void => {
    statement.sets.forEach((set, index) => {
      for (const ref of set) mention(ref, body, statement.links.length === 0);
      const before = statement.sets[index - 1];
      const link = statement.links[index - 1];
      if (!before || !link) return;
      links.push(link);
      // Of a fan only the edge from the last source to the first target has the author's id.
      for (const [i, from] of before.entries()) {
        if (edges.length >= MOST_EDGES) return;
        for (const [j, to] of set.entries()) {
          connect(from.id, to.id, link, statement.span, i === before.length - 1 && j === 0);
        }
      }
    });
  };

  const subgraph = (statement: SubgraphStatement, outer: Body, writtenIn: string | undefined): void => {
    const id = groupIds.get(statement) ?? '';
    const known = groups.get(id);
    const group = known ?? newGroup(id, statement);
    groups.set(id, group);
    if (known) known.classes.push(...statement.classes);
    const body: Body = { members: new Map() };
    run(statement.statements, body, id);
    closedIds.add(id);
    for (const [member, span] of body.members) {
      if (member === id) continue;
      const owner = owners.get(member);
      if (owner === undefined) {
        owners.set(member, id);
        group.members.push(member);
      } else if (owner !== id) mentions.push({ node: member, group: id, span });
    }
    closed.push({ id, writtenIn });
    if (!outer.members.has(id)) outer.members.set(id, statement.span);
  };

  const run = (statements: readonly FlowchartStatement[], body: Body, parent: string | undefined): void => {
    for (const statement of statements) {
      switch (statement.kind) {
        case 'flow':
          flow(statement, body);
          break;
        case 'subgraph':
          subgraph(statement, body, parent);
          break;
        case 'style':
          styleUses.push({ ids: statement.ids, use: styleUse(statement) });
          for (const id of statement.ids) {
            if (statement.ids.length === 1 && id !== '' && !edgeIds.has(id)) nodeOf(id, statement.span, !nodes.has(id));
          }
          break;
        case 'classDef':
          for (const name of statement.names) classDefs.set(name, styleUse(statement));
          break;
        case 'class':
          classUses.push({ ids: statement.ids, ref: { name: statement.name, span: statement.span } });
          break;
        default:
      }
    }
  };

  run(chart.statements, { members: new Map() }, undefined);
  for (const { ids, use } of styleUses) for (const id of ids) (groups.get(id) ?? nodes.get(id))?.styles.push(use);
  for (const { ids, ref } of classUses) for (const id of ids) (groups.get(id) ?? nodes.get(id))?.classes.push(ref);
  const loosened = nest(groups, owners, closed);
  for (const [id, node] of nodes) {
    const group = groups.get(id);
    if (!group) continue;
    group.classes.push(...node.classes);
    nodes.delete(id);
  }
  const lost = mentions.filter(({ node, group }) => nodes.has(node) && !isInside(owners.get(node), group, groups));
  return { direction: chart.direction, nodes, edges, links, groups, owners, lost, classDefs, groupIds, loosened };
}

function newGroup(id: string, statement: SubgraphStatement): ModelGroup {
  return {
    id,
    named: statement.id !== undefined,
    span: statement.span,
    ...(statement.title ? { title: statement.title } : {}),
    members: [],
    classes: [...statement.classes],
    styles: [],
    data: [],
  };
}

/** The id of every subgraph: its own, or `subGraph` and the number of subgraphs that close before it. */
function namesOf(statements: readonly FlowchartStatement[]): ReadonlyMap<SubgraphStatement, string> {
  const names = new Map<SubgraphStatement, string>();
  const visit = (list: readonly FlowchartStatement[]): void => {
    for (const statement of list) {
      if (statement.kind !== 'subgraph') continue;
      visit(statement.statements);
      names.set(statement, statement.id ?? `subGraph${names.size}`);
    }
  };
  visit(statements);
  return names;
}

function styleUse(statement: { readonly text: string; readonly span: Span }): StyleUse {
  return { declarations: readDeclarations(statement.text), span: statement.span };
}

function setShape(node: ModelNode, shape: string, span: Span): void {
  node.shape = shape;
  node.shapeSpan = span;
  delete node.unknownShape;
}

function applyData(node: ModelNode, { values, span }: ShapeData): void {
  const shape = textOf(values.get('shape'));
  if (shape !== undefined) {
    const known = shortName(shape);
    setShape(node, known ?? 'rect', span);
    if (known === undefined) node.unknownShape = shape;
  }
  const icon = textOf(values.get('icon'));
  const image = textOf(values.get('img'));
  if (icon !== undefined) node.icon = icon;
  if (image !== undefined) node.image = image;
  if ((icon ?? image) !== undefined) node.shapeSpan = span;
  const label = textOf(values.get('label'));
  if (label !== undefined) node.text = { text: label, form: 'data', span };
  // An icon or a picture stands for the text that was not written.
  else if ((icon ?? image) !== undefined && node.text === undefined) node.text = { text: '', form: 'data', span };
}

export function textOf(value: YamlValue | undefined): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
