// A graph laid out for cells. In: the picture, a direction and the tightness. Out: the layout's drawing in px with
// every part's size in cells.

import type { Drawing, FlowDirection, LayoutEdge, LayoutGraph, LayoutNode } from '../../layout/graph.js';
import { layoutLayered } from '../../layout/layered/index.js';
import { cellsOf, plain } from '../cells.js';
import type { Charset } from '../glyphs.js';
import { lineText } from '../line-label.js';
import type { TextLine } from '../text-parts.js';
import { wholeColumns, wrapCells } from '../wrap.js';
import { type Face, isSlanted, markFace, nodeFace, noteFace, pictureFace, rowCell } from './faces.js';
import { assemble } from './from-drawing.js';
import { CELL, type Ingredients, labelSize, type Sketch, SPACING, TITLE_AIR } from './parts-of-sketch.js';
import type { TextGraph, TextNode } from './text-graph.js';

/** Step budget of the layout in one attempt. */
const STEPS = 8_000_000;

/** How narrow a drawing to try. */
export interface Tightness {
  /** Maximum number of cells in a line of text. */
  readonly node: number;
  readonly label: number;
  /** Lines between boxes of one layer run straight across, which takes room between them. */
  readonly level: boolean;
  /** Boxes and labels are wider than that if a word would be torn. */
  readonly whole: boolean;
}

/** Lays out a drawing in cells, in the direction of the graph. */
export type Arrange = (graph: LayoutGraph, tightness: Tightness) => Drawing;

export const inLayers: Arrange = (graph, { level }) =>
  layoutLayered(graph, { spacing: SPACING, steps: STEPS, levelEdges: level, wrap: false });

export interface Means {
  readonly charset: Charset;
  /** The content of nodes that hold pictures, by id. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
  readonly arrange: Arrange;
}

/** `degraded` if the graph is too much for the layout. */
export function sketch(
  graph: TextGraph,
  direction: FlowDirection,
  tightness: Tightness,
  { charset, pictures, arrange }: Means,
): Sketch | 'degraded' | undefined {
  const notes = graph.notes.flatMap((note, i) =>
    graph.nodes.some(({ id }) => id === note.about && !pictures.has(id)) ? [{ ...note, id: `note:${i + 1}` }] : [],
  );
  const wide = (text: string, columns: number): number => (tightness.whole ? wholeColumns(text, columns) : columns);
  const faces = new Map<string, Face>();
  for (const node of graph.nodes)
    faces.set(
      node.id,
      faceOf(node, graph, { direction, wrap: wide(node.label, tightness.node), picture: pictures.get(node.id) }),
    );
  for (const note of notes) faces.set(note.id, noteFace(note.text, tightness.node));
  const lines: readonly TextLine[] = [
    ...graph.edges,
    ...notes.map(({ id, about }) => ({ id, from: about ?? '', to: id, dash: 'dotted', ...HEADLESS }) as const),
  ];
  const labels = new Map(
    lines
      .map((line) => [line.id, lineText(line, charset)] as const)
      .map(([id, text]) => [id, wrapCells(text, wide(text, tightness.label))] as const)
      .filter(([, each]) => each.length > 0),
  );
  const titles = [...graph.groups, ...graph.overlays].map((each) => titleOf(each));
  const drawing = arrange(layoutGraph({ graph, direction, faces, lines, labels, titles, notes }), tightness);
  if (drawing.degraded) return 'degraded';
  return assemble(graph, drawing, { faces, lines, labels, titles });
}

const HEADLESS = { startHead: false, endHead: false } as const;

function titleOf({ label, sub }: { readonly label: string; readonly sub?: string }): string {
  return sub === undefined ? plain(label) : `${plain(label)} · ${plain(sub)}`;
}

interface Facing {
  readonly direction: FlowDirection;
  readonly wrap: number;
  readonly picture: readonly string[] | undefined;
}

/** Wide or high enough for a cell between any two of its lines. */
function faceOf(node: TextNode, graph: TextGraph, { direction, wrap, picture }: Facing): Face {
  const { id } = node;
  const out = graph.edges.filter(({ from, to }) => from === id && to !== id).length;
  const into = graph.edges.filter(({ from, to }) => to === id && from !== id).length;
  const most = Math.max(out, into);
  const mark = markFace(node, most, direction);
  if (mark !== undefined && (most < 2 || mark.border.corners === 'bar')) return mark;
  const face = mark ?? (picture === undefined ? nodeFace(node, wrap) : pictureFace(plain(node.label), picture));
  if (direction === 'right' || direction === 'left') return { ...face, height: Math.max(face.height, most + 2) };
  return { ...face, width: Math.max(face.width, 2 * most + (isSlanted(face.border) ? 3 : 1)) };
}

interface Asked extends Ingredients {
  readonly graph: TextGraph;
  readonly direction: FlowDirection;
  readonly notes: readonly { readonly id: string; readonly about?: string; readonly side: 'left' | 'right' }[];
}

function layoutGraph({ graph, direction, faces, lines, labels, titles, notes }: Asked): LayoutGraph {
  const [across, upright] = CELL;
  const sized = (id: string): { readonly id: string; readonly width: number; readonly height: number } => {
    const { width = 1, height = 1 } = faces.get(id) ?? {};
    return { id, width: width * across, height: height * upright };
  };
  const nodes: LayoutNode[] = [];
  for (const { id, group, same, before } of graph.nodes) {
    const inside = group === undefined ? {} : { group };
    const own = notes.filter(({ about }) => about === id);
    const left = own.filter(({ side }) => side === 'left');
    const right = own.filter(({ side }) => side === 'right');
    for (const note of left) nodes.push({ ...sized(note.id), ...inside, before: id });
    // A later node is expressed the other way around: the node is before it.
    const [first] = right;
    const next = first?.id ?? before;
    nodes.push({
      ...sized(id),
      ...inside,
      ...(same === undefined ? {} : { same }),
      ...(next === undefined ? {} : { before: next }),
    });
    right.forEach((note, i) => {
      const following = right[i + 1]?.id ?? before;
      nodes.push({ ...sized(note.id), ...inside, ...(following === undefined ? { same: id } : { before: following }) });
    });
  }
  const edges: LayoutEdge[] = lines.map(({ id, from, to, fromRow, dash, startHead, endHead, firm }) => {
    const words = labels.get(id);
    const face = faces.get(from);
    const cell = fromRow === undefined || face === undefined ? undefined : rowCell(face, fromRow);
    const row = cell === undefined ? {} : { fromRow: (cell + 0.5) * upright };
    const isFirm = firm === true || (dash === 'solid' && (startHead !== false || endHead !== false));
    const ends = { id, from, to, ...row, ...(isFirm ? {} : { light: true }) };
    if (words === undefined) return ends;
    const [width, height] = labelSize(words);
    return { ...ends, label: { width: width * across, height: height * upright } };
  });
  const title = (i: number): { readonly width: number; readonly height: number } => ({
    width: (cellsOf(titles[i] ?? '') + 2 + TITLE_AIR) * across,
    // It is in the border, so it needs next to nothing below it.
    height: 2,
  });
  return {
    direction,
    nodes,
    edges,
    groups: graph.groups.map(({ id, parent, direction: own, same, before }, i) => ({
      id,
      title: title(i),
      ...(parent === undefined ? {} : { parent }),
      ...(own === undefined ? {} : { direction: own }),
      ...(same === undefined ? {} : { same }),
      ...(before === undefined ? {} : { before }),
    })),
    overlays: graph.overlays.map(({ id, nodes: inside }, i) => ({
      id,
      nodes: inside,
      title: title(graph.groups.length + i),
    })),
  };
}
