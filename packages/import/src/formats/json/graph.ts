// Nodes and links: in, a value; out, the graph of a flow, with nodes in the frames of their groups if there are any.
import type { ImportOutput, LeftOut } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import type { Item, Relation } from '../../graph/contract.js';
import { at, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { tableOutput } from '../../tabular/index.js';
import { otherKeys } from './rest.js';

const NODES = ['nodes', 'vertices', 'elements'] as const;
const LINKS = ['links', 'edges', 'relationships', 'connections'] as const;
const FROM = ['source', 'from', 'src', 'start'] as const;
const TO = ['target', 'to', 'dst', 'end'] as const;
const NAMES = ['id', 'name', 'key', 'label'] as const;
const LABELS = ['label', 'name', 'title'] as const;
const WORDS = ['label', 'type', 'relation', 'kind'] as const;
const AMOUNTS = ['value', 'weight', 'amount', 'count'] as const;
const GROUPS = ['group', 'category', 'cluster'] as const;
const MOST_GROUPS = 16;

interface Node {
  readonly external: string;
  readonly label: string;
  readonly group: string | undefined;
  readonly tree: Tree;
}

export function graphOf(tree: Tree, title: string): ImportOutput | undefined {
  const nodesKey = NODES.find((key) => itemsAt(tree, key).length > 0);
  const linksKey = LINKS.find((key) => at(tree, key)?.is === 'list');
  if (nodesKey === undefined || linksKey === undefined) return undefined;
  const nodes = nodesIn(itemsAt(tree, nodesKey));
  const links = itemsAt(tree, linksKey);
  if (nodes.length === 0) return undefined;
  const byName = new Map(nodes.map((node) => [node.external, node.external]));
  const ends = (link: Tree, keys: readonly string[]): string | undefined => {
    const end = keys.map((key) => at(link, key)).find((each) => each !== undefined);
    const name = end?.is === 'scalar' ? textAt(end) : end && textAt(end, 'id');
    if (name === undefined) return undefined;
    // Numbers are indexes in the list if no node has that name.
    return byName.get(name) ?? (/^\d{1,6}$/.test(name) ? nodes[Number(name)]?.external : undefined);
  };
  const leftOut: LeftOut[] = [];
  const relations = links.flatMap((link, index): readonly Relation[] => {
    const [from, to] = [ends(link, FROM), ends(link, TO)];
    if (from === undefined || to === undefined) {
      leftOut.push({ external: `link ${index + 1}`, because: 'one of its ends is not a node', place: link.place });
      return [];
    }
    const label = WORDS.map((key) => textAt(link, key)).find((each) => each !== undefined);
    return [{ from, to, place: link.place, arrow: '->', ...(label === undefined ? {} : { label }) }];
  });
  const rest = [
    ...otherKeys([tree], new Set([nodesKey, linksKey]), 'the picture shows nodes and links'),
    ...otherKeys(
      nodes.map((node) => node.tree),
      new Set([...NAMES, ...LABELS, ...GROUPS]),
      'the picture shows names and groups',
      'nodes: ',
    ),
  ];
  const linkRest = (used: readonly string[]): readonly LeftOut[] =>
    otherKeys(
      links,
      new Set([...FROM, ...TO, ...WORDS, ...used]),
      'the picture shows which nodes are linked',
      'links: ',
    );
  const flows = flowsOf({ title, links, relations, amounts: links.map(amountOf), place: tree.place });
  if (flows) return { ...flows, leftOut: [...leftOut, ...rest, ...linkRest(AMOUNTS)] };
  const items = itemsOf(nodes);
  const graph = { kind: 'flow', title, items, relations: unlike(relations), counted: { one: 'node', many: 'nodes' } };
  return { graph, leftOut: [...leftOut, ...rest, ...linkRest([])], diagnostics: [] };
}

function amountOf(link: Tree): string | undefined {
  return AMOUNTS.map((key) => textAt(link, key)).find((each) => each !== undefined);
}

interface Flows {
  readonly title: string;
  readonly links: readonly Tree[];
  readonly relations: readonly Relation[];
  readonly amounts: readonly (string | undefined)[];
  readonly place: FilePlace;
}

/** A sankey if every link has an amount, the links are few and there is no cycle. */
function flowsOf({ title, links, relations, amounts, place }: Flows): ImportOutput | undefined {
  if (links.length === 0 || relations.length < links.length || amounts.some((each) => each === undefined))
    return undefined;
  const columns = ['from', 'to', 'value'].map((name) => ({ name, place }));
  const rows = relations.map(({ from, to, place: own }, at) => ({ cells: [from, to, amounts[at] ?? ''], place: own }));
  const output = tableOutput({ title, columns, rows, place }, 'sankey');
  return output.drafted && output.drafted.draft.statements.length > 0 ? output : undefined;
}

function nodesIn(items: readonly Tree[]): readonly Node[] {
  const seen = new Set<string>();
  return items.map((tree, index): Node => {
    const name =
      tree.is === 'scalar' ? textAt(tree) : NAMES.map((key) => textAt(tree, key)).find((each) => each !== undefined);
    const plain = name === undefined || name.trim() === '' ? `node ${index + 1}` : name;
    const external = seen.has(plain) ? `${plain} (${index + 1})` : plain;
    seen.add(external);
    const label = LABELS.map((key) => textAt(tree, key)).find((each) => each !== undefined) ?? plain;
    return {
      external,
      label,
      group: GROUPS.map((key) => textAt(tree, key)).find((each) => each !== undefined),
      tree,
    };
  });
}

/** Groups are frames if they divide the nodes: several groups, and fewer than nodes. */
function itemsOf(nodes: readonly Node[]): readonly Item[] {
  const groups = new Map<string, Node>();
  for (const node of nodes) if (node.group !== undefined && !groups.has(node.group)) groups.set(node.group, node);
  const part = groups.size > 1 && groups.size <= MOST_GROUPS && groups.size * 2 <= nodes.length;
  const frames = [...groups].map(
    ([group, { tree }]): Item => ({
      external: `group ${group}`,
      name: /^\d/.test(group) ? `group-${group}` : group,
      frame: true,
      place: tree.place,
      look: { keyword: 'group', label: /^\d/.test(group) ? `Group ${group}` : clean(group) },
    }),
  );
  const items = nodes.map(
    ({ external, label, group, tree }): Item => ({
      external,
      name: label,
      place: tree.place,
      ...(part && group !== undefined ? { within: `group ${group}` } : {}),
      look: { keyword: 'node', label: clean(label) },
    }),
  );
  return part ? [...frames, ...items] : items;
}

function clean(label: string): string {
  return label.length > 120 ? `${label.slice(0, 119)}…` : label;
}

/** Two links between the same nodes with the same label are one. */
function unlike(relations: readonly Relation[]): readonly Relation[] {
  const seen = new Set<string>();
  return relations.filter(({ from, to, label }) => {
    const key = JSON.stringify([from, to, label]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
