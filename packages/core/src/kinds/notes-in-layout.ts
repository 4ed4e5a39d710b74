// Notes in the layout: in, a graph and the notes about its nodes, groups and overlays; out, the graph with a node for
// each note, so that a note never covers anything. A note about a node is on that node's rank, with a line to it; about
// a group it shares a row with the group only; about an overlay it follows one of its nodes, outside the frame.
import type { LayoutConflict, LayoutGraph, LayoutGroup, LayoutNode, LayoutOverlay } from '../layout/graph.js';
import type { DrawnNote } from './drawn-notes.js';
import type { SideNote } from './note-meaning.js';

/** The graph with its notes in it. */
export function withNotes(graph: LayoutGraph, notes: readonly DrawnNote[]): LayoutGraph {
  if (notes.length === 0) return graph;
  const of = notesByPlace(notes);
  const framed = withFrameNotes(graph, of);
  const nodes = framed.nodes.flatMap((node) => besideNode(node, of.get(node.id) ?? []));
  const aside = graph.overlays.flatMap((each) => besideOverlay(graph, each, of.get(each.id) ?? []));
  const known = new Set(graph.nodes.map((each) => each.id));
  const inside = nodesAbout(graph, notes);
  const about = notes.filter(({ note }) => known.has(note.about ?? ''));
  return {
    ...graph,
    nodes: [...nodes, ...aside.map((each) => each.node)],
    edges: [
      ...graph.edges,
      ...about.map(({ id, note }) => ({ id, from: note.about ?? '', to: id })),
      ...aside.map(({ node: { id }, anchor }) => ({ id, from: anchor, to: id })),
    ],
    groups: framed.groups,
    overlays: graph.overlays.map((each) => ({ ...each, nodes: [...each.nodes, ...notesWithin(each, notes, inside)] })),
  };
}

/** Conflicts in a graph with notes, mapped to the author's constraints; those about positions of notes are dropped. */
export function wishedConflicts(conflicts: readonly LayoutConflict[], graph: LayoutGraph): readonly LayoutConflict[] {
  const wishing = new Map([...graph.nodes, ...graph.groups].map((each) => [each.id, each]));
  return conflicts.flatMap((each) => {
    const node = each.node.startsWith(ROW) ? each.node.slice(ROW.length) : each.node;
    return wishing.get(node)?.[each.constraint] === undefined ? [] : [{ ...each, node }];
  });
}

type NotesByPlace = ReadonlyMap<string, readonly DrawnNote[]>;

function notesByPlace(notes: readonly DrawnNote[]): NotesByPlace {
  const places = new Map<string, DrawnNote[]>();
  for (const each of notes) {
    const { about = '' } = each.note;
    const list = places.get(about);
    if (list === undefined) places.set(about, [each]);
    else list.push(each);
  }
  return places;
}

/** A node with its notes on its rank. */
function besideNode(node: LayoutNode, own: readonly DrawnNote[]): readonly LayoutNode[] {
  const group = node.group === undefined ? {} : { group: node.group };
  const earlier: LayoutNode[] = [];
  const later: LayoutNode[] = [];
  let before = node.before;
  // A later rank is expressed in reverse: the node comes before the note.
  for (const { id, note, card } of [...own].reverse()) {
    const { width, height } = card;
    if (note.side === 'left') earlier.push({ id, width, height, ...group, before: node.id });
    else {
      later.unshift({ id, width, height, ...group, ...(before === undefined ? { same: node.id } : { before }) });
      before = id;
    }
  }
  return [...earlier, before === undefined ? node : { ...node, before }, ...later];
}

/** The invisible frame around a group and its notes; not a valid word of the language. */
const ROW = 'beside:';

function rowOf(group: string): string {
  return `${ROW}${group}`;
}

const NO_TITLE = { width: 0, height: 0 } as const;

function withFrameNotes(graph: LayoutGraph, of: NotesByPlace): Pick<LayoutGraph, 'nodes' | 'groups'> {
  const outermost = (id: string | undefined): string | undefined => {
    return id === undefined || !of.has(id) || !graph.groups.some((each) => each.id === id) ? id : rowOf(id);
  };
  let nodes = graph.nodes;
  const groups = graph.groups.flatMap((group): readonly LayoutGroup[] => {
    const { same, before } = group;
    const wishes = {
      ...(same === undefined ? {} : { same: outermost(same) ?? same }),
      ...(before === undefined ? {} : { before: outermost(before) ?? before }),
    };
    const own = of.get(group.id);
    if (own === undefined) return [{ ...group, ...wishes }];
    const { same: _, before: __, ...inner } = group;
    const { parent } = group;
    const row = rowOf(group.id);
    const next = own.find(({ note }) => note.side === 'right');
    nodes = besideGroup(nodes, graph.groups, group.id, own);
    return [
      { id: row, title: NO_TITLE, ...(parent === undefined ? {} : { parent }), ...wishes },
      { ...inner, parent: row, ...(next === undefined ? {} : { before: next.id }) },
    ];
  });
  return { nodes, groups };
}

/**
 * Notes among the nodes before the first one in their group, or after the last one, which is also their order in its
 * row.
 */
function besideGroup(
  nodes: readonly LayoutNode[],
  groups: readonly LayoutGroup[],
  id: string,
  own: readonly DrawnNote[],
): readonly LayoutNode[] {
  const holders = new Map(groups.map((each) => [each.id, each.parent]));
  const inside = nodes.map((each) => isInside(each.group, id, holders));
  const first = inside.indexOf(true);
  const last = inside.lastIndexOf(true);
  const on = (side: SideNote['side']): readonly LayoutNode[] => {
    const notes = own.filter((each) => each.note.side === side);
    return notes.map(({ id: note, card: { width, height } }, i): LayoutNode => {
      const before = notes[i + 1]?.id ?? (side === 'left' ? id : undefined);
      return { id: note, width, height, group: rowOf(id), ...(before === undefined ? {} : { before }) };
    });
  };
  if (first < 0) return [...nodes, ...on('left'), ...on('right')];
  return [
    ...nodes.slice(0, first),
    ...on('left'),
    ...nodes.slice(first, last + 1),
    ...on('right'),
    ...nodes.slice(last + 1),
  ];
}

function isInside(group: string | undefined, of: string, holders: ReadonlyMap<string, string | undefined>): boolean {
  for (let at = group; at !== undefined; at = holders.get(at)) if (at === of) return true;
  return false;
}

/**
 * Notes about an overlay, in the group that contains it, each after one of its nodes, so that the frame stays whole.
 */
function besideOverlay(
  { nodes, groups }: LayoutGraph,
  overlay: LayoutOverlay,
  own: readonly DrawnNote[],
): readonly { readonly node: LayoutNode; readonly anchor: string }[] {
  if (own.length === 0) return [];
  const holders = new Map(groups.map((each) => [each.id, each.parent]));
  const places = new Map(nodes.map((each) => [each.id, each]));
  const members = overlay.nodes.flatMap((id) => places.get(id) ?? []);
  const [first] = members;
  const last = members.at(-1);
  if (first === undefined || last === undefined) return [];
  let group = first.group;
  while (group !== undefined && !members.every((each) => isInside(each.group, group ?? '', holders))) {
    group = holders.get(group);
  }
  return own.map(({ id, note, card: { width, height } }) => ({
    node: { id, width, height, ...(group === undefined ? {} : { group }) },
    anchor: note.side === 'left' ? first.id : last.id,
  }));
}

/** The subject of each note: a node, or the nodes of a group. */
function nodesAbout(
  { nodes, groups }: LayoutGraph,
  notes: readonly DrawnNote[],
): ReadonlyMap<string, readonly string[]> {
  const holders = new Map(groups.map((each) => [each.id, each.parent]));
  const inside = new Map(nodes.map(({ id }) => [id, [id]]));
  for (const { about = '' } of notes.map((each) => each.note)) {
    if (!holders.has(about) || inside.has(about)) continue;
    const held = nodes.filter((each) => isInside(each.group, about, holders));
    inside.set(
      about,
      held.map(({ id }) => id),
    );
  }
  return inside;
}

/** A note about something entirely inside an overlay is inside it too, next to its subject. */
function notesWithin(
  overlay: LayoutOverlay,
  notes: readonly DrawnNote[],
  inside: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const held = new Set(overlay.nodes);
  return notes.flatMap(({ id, note: { about = '' } }) => {
    const nodes = inside.get(about) ?? [];
    return nodes.length > 0 && nodes.every((each) => held.has(each)) ? [id] : [];
  });
}
