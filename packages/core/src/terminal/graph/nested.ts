// Pictures in boxes. In: a graph and the function that draws one. Out: for each node that holds pictures, their lines
// with the text above them. Undefined if one of them does not fit the columns.
import { cellsOf } from '../cells.js';
import { joinGlyph } from '../glyphs.js';
import { hanging, type Page } from '../page.js';
import type { TextGraph, TextNode } from './text-graph.js';

/** Cells that a box takes on both sides of a picture. */
const AROUND = 4;

/** The lines of a graph within columns. */
export type DrawInside = (graph: TextGraph, page: Page) => readonly string[] | undefined;

export function picturesIn(
  graph: TextGraph,
  page: Page,
  draw: DrawInside,
): ReadonlyMap<string, readonly string[]> | undefined {
  const pictures = new Map<string, readonly string[]>();
  const inner = { ...page, columns: page.columns - AROUND };
  for (const node of graph.nodes) {
    if (node.inside === undefined) continue;
    const parts = node.inside.map((each) => draw(each, inner));
    if (!parts.every((each) => each !== undefined)) return undefined;
    pictures.set(node.id, held(node, graph, parts, inner));
  }
  return pictures;
}

function held(
  { id, sub }: TextNode,
  graph: TextGraph,
  parts: readonly (readonly string[])[],
  page: Page,
): readonly string[] {
  const width = parts.flat().reduce((most, each) => Math.max(most, cellsOf(each)), LEAST);
  const divider = joinGlyph([0, 1, 0, 1], 'sparse', false, page.charset).repeat(width);
  const details = [
    ...(sub === undefined ? [] : sub.split('\n').flatMap((each) => hanging('', each, page.columns))),
    ...graph.notes.flatMap(({ about, text }) => (about === id ? hanging('Note: ', text, page.columns) : [])),
  ];
  const shown = parts.filter((each) => each.length > 0);
  return [
    ...details,
    ...(details.length > 0 && shown.length > 0 ? [''] : []),
    ...shown.flatMap((each, i) => (i === 0 ? each : [divider, ...each])),
  ];
}

const LEAST = 8;

/** Everything in a graph at once, with nodes that hold pictures as groups: for a list. */
export function flattened(graph: TextGraph): TextGraph {
  if (graph.nodes.every(({ inside }) => inside === undefined)) return graph;
  const nodes: TextNode[] = [];
  const groups = [...graph.groups];
  const edges = [...graph.edges];
  const notes = [...graph.notes];
  for (const node of graph.nodes) {
    const { inside, ...plain } = node;
    if (inside === undefined) {
      nodes.push(node);
      continue;
    }
    const { id, label, sub, group } = plain;
    groups.push({
      id,
      label,
      ...(sub === undefined ? {} : { sub }),
      ...(group === undefined ? {} : { parent: group }),
    });
    for (const part of inside) {
      const flat = flattened(part);
      nodes.push(...flat.nodes.map((each) => (each.group === undefined ? { ...each, group: id } : each)));
      groups.push(...flat.groups.map((each) => (each.parent === undefined ? { ...each, parent: id } : each)));
      edges.push(...flat.edges);
      notes.push(...flat.notes);
    }
  }
  return { ...graph, nodes, groups, edges, notes };
}
