// What a flowchart means: in, its statements; out, nodes, edges and groups as Mermaid understands them, each with its position.
// A later text of a node wins; a node belongs to the subgraph that closes first; a repeated subgraph counts once.
import type { Span } from '@linework/core';
import { readDeclarations } from '../tones.js';
import type {
  ClassRef,
  Flowchart,
  FlowchartStatement,
  FlowStatement,
  Link,
  NodeMention,
  StyleStatement,
  SubgraphStatement,
} from './ast.js';
import type { LostMember, Model, ModelEdge, ModelGroup, ModelNode, StyleUse } from './model.js';
import { type Closing, isInside, nest } from './nesting.js';
import { applyData, setShape } from './node-look.js';

/** More edges are counted but not kept: a diagram that has them is refused. */
const MOST_EDGES = 2000;

/** The nodes and groups of one subgraph, or of the chart, where each is first named. */
type Body = Map<string, Span>;

/** What is known so far; each statement adds to it. */
interface Building {
  readonly nodes: Map<string, ModelNode>;
  readonly edges: ModelEdge[];
  readonly links: Link[];
  readonly edgeIds: Map<string, ModelEdge>;
  /** Edges between each two nodes. */
  readonly pairs: Map<string, number>;
  readonly groups: Map<string, ModelGroup>;
  readonly groupIds: ReadonlyMap<SubgraphStatement, string>;
  readonly closed: Closing[];
  readonly closedIds: Set<string>;
  readonly owners: Map<string, string>;
  /** Nodes named in a group although another group owns them. */
  readonly mentions: LostMember[];
  readonly classDefs: Map<string, StyleUse>;
  readonly classUses: { readonly ids: readonly string[]; readonly ref: ClassRef }[];
  readonly styleUses: { readonly ids: readonly string[]; readonly use: StyleUse }[];
}

export function buildModel(chart: Flowchart): Model {
  const building: Building = {
    nodes: new Map(),
    edges: [],
    links: [],
    edgeIds: new Map(),
    pairs: new Map(),
    groups: new Map(),
    groupIds: namesOf(chart.statements),
    closed: [],
    closedIds: new Set(),
    owners: new Map(),
    mentions: [],
    classDefs: new Map(),
    classUses: [],
    styleUses: [],
  };
  addStatements(chart.statements, new Map(), undefined, building);
  applyUses(building);
  const { nodes, edges, links, groups, groupIds, owners, closed, classDefs } = building;
  const loosened = nest(groups, owners, closed);
  mergeNamesakes(building);
  const lost = building.mentions.filter(
    ({ node, group }) => nodes.has(node) && !isInside(owners.get(node), group, groups),
  );
  return { direction: chart.direction, nodes, edges, links, groups, owners, lost, classDefs, groupIds, loosened };
}

/** `parent`: the group that contains them. */
function addStatements(
  statements: readonly FlowchartStatement[],
  body: Body,
  parent: string | undefined,
  building: Building,
): void {
  for (const statement of statements) {
    switch (statement.kind) {
      case 'flow':
        addFlow(statement, body, building);
        break;
      case 'subgraph':
        addSubgraph(statement, body, parent, building);
        break;
      case 'style':
        addStyle(statement, building);
        break;
      case 'classDef':
        for (const name of statement.names) building.classDefs.set(name, styleUse(statement));
        break;
      case 'class':
        building.classUses.push({ ids: statement.ids, ref: { name: statement.name, span: statement.span } });
        break;
      default:
    }
  }
}

function addFlow({ sets, links, span }: FlowStatement, body: Body, building: Building): void {
  sets.forEach((set, index) => {
    for (const ref of set) mention(ref, body, links.length === 0, building);
    const before = sets[index - 1];
    const link = links[index - 1];
    if (!before || !link) return;
    building.links.push(link);
    // In a fan, only the edge from the last source to the first target has the author's id.
    for (const [i, from] of before.entries()) {
      if (building.edges.length >= MOST_EDGES) return;
      for (const [j, to] of set.entries()) {
        const own = i === before.length - 1 && j === 0 ? link.id : undefined;
        connect({ from: from.id, to: to.id, link, statement: span, data: [] }, own, building);
      }
    }
  });
}

/** `alone`: without a link, so an id can be that of an edge. */
function mention(ref: NodeMention, body: Body, alone: boolean, { nodes, edgeIds, closedIds, groups }: Building): void {
  const onEdge = edgeIds.get(ref.id);
  if (onEdge && alone && ref.data.length > 0 && ref.text === undefined) {
    for (const data of ref.data) onEdge.data.push(data);
    return;
  }
  if (!body.has(ref.id)) body.set(ref.id, ref.span);
  const node = nodeOf(nodes, ref.id, ref.span);
  if (ref.shape !== undefined) setShape(node, ref.shape, ref.span);
  if (ref.text) node.text = ref.text;
  for (const each of ref.classes) node.classes.push(each);
  const group = closedIds.has(ref.id) ? groups.get(ref.id) : undefined;
  for (const data of ref.data) {
    if (group) group.data.push(data);
    else applyData(node, data);
  }
}

function nodeOf(nodes: Map<string, ModelNode>, id: string, span: Span, styleOnly = false): ModelNode {
  const known = nodes.get(id);
  if (known && !(known.styleOnly && !styleOnly)) return known;
  const node: ModelNode = { id, span, shape: 'rect', shapeSpan: span, classes: [], styles: [], styleOnly };
  nodes.set(id, node);
  return node;
}

/** `own`: the author's id; without one, Mermaid's. */
function connect(edge: ModelEdge, own: string | undefined, { edges, pairs, edgeIds }: Building): void {
  if (edges.length >= MOST_EDGES) return;
  edges.push(edge);
  const { from, to } = edge;
  const pair = `${from}\n${to}`;
  const before = pairs.get(pair) ?? 0;
  pairs.set(pair, before + 1);
  const id = own ?? `L_${from}_${to}_${before === 0 ? 0 : before + 1}`;
  if (!edgeIds.has(id)) edgeIds.set(id, edge);
}

function addSubgraph(
  statement: SubgraphStatement,
  outer: Body,
  writtenIn: string | undefined,
  building: Building,
): void {
  const { groups, groupIds, closed, closedIds, owners, mentions } = building;
  const id = groupIds.get(statement) ?? '';
  const known = groups.get(id);
  const group = known ?? newGroup(id, statement);
  groups.set(id, group);
  if (known) for (const each of statement.classes) known.classes.push(each);
  const body: Body = new Map();
  addStatements(statement.statements, body, id, building);
  closedIds.add(id);
  for (const [member, span] of body) {
    if (member === id) continue;
    const owner = owners.get(member);
    if (owner === undefined) {
      owners.set(member, id);
      group.members.push(member);
    } else if (owner !== id) mentions.push({ node: member, group: id, span });
  }
  closed.push({ id, writtenIn });
  if (!outer.has(id)) outer.set(id, statement.span);
}

/** A style line creates the node it names. */
function addStyle(statement: StyleStatement, { nodes, edgeIds, styleUses }: Building): void {
  const { ids, span } = statement;
  styleUses.push({ ids, use: styleUse(statement) });
  const [id = ''] = ids;
  if (ids.length === 1 && id !== '' && !edgeIds.has(id)) nodeOf(nodes, id, span, !nodes.has(id));
}

function applyUses({ nodes, groups, styleUses, classUses }: Building): void {
  for (const { ids, use } of styleUses) for (const id of ids) (groups.get(id) ?? nodes.get(id))?.styles.push(use);
  for (const { ids, ref } of classUses) for (const id of ids) (groups.get(id) ?? nodes.get(id))?.classes.push(ref);
}

/** A node with the id of a group is that group. */
function mergeNamesakes({ nodes, groups }: Building): void {
  for (const [id, node] of nodes) {
    const group = groups.get(id);
    if (!group) continue;
    for (const each of node.classes) group.classes.push(each);
    nodes.delete(id);
  }
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
