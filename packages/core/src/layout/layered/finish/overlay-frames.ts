// The frames of overlays as they are drawn. In: the groups their nodes were laid out in, and the rest of the drawing.
// Out: a frame with its title for each of them; frames of one overlay are merged wherever the result captures, cuts and
// covers nothing.

import type {
  Box,
  LayoutGraph,
  LayoutOverlay,
  PlacedGroup,
  PlacedNode,
  PlacedOverlay,
  RoutedEdge,
} from '../../graph.js';
import { overlaps } from '../../overlap.js';
import { nth } from '../checked.js';
import type { Adopted } from '../input/overlays.js';
import type { Spacing } from '../spacing.js';
import { cuts, holds, hugs, type LineSegment, lineSegmentsOf } from './line-segments.js';
import { LARGEST_MERGED, MERGING_WORK, MOST_MERGED, OVERLAY_AIR, OVERLAY_STEP } from './weights.js';

export function frameOverlays(
  graph: LayoutGraph,
  { runs, graph: { groups: known } }: Adopted,
  nodes: readonly PlacedNode[],
  groups: readonly PlacedGroup[],
  edges: readonly RoutedEdge[],
  spacing: Spacing,
): PlacedOverlay[] {
  if (runs.size === 0) return [];
  const boxes = new Map(groups.map((group) => [group.id, group]));
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  /** Where the layout reserves the place of a group's title. */
  const titleOf = ({ id, x, y }: PlacedGroup): Box => {
    const { width, height } = titles.get(id) ?? { width: 0, height: 0 };
    return { x: x + spacing.padding, y: y + spacing.title, width, height };
  };
  const framed = graph.overlays.flatMap((overlay): PlacedOverlay[] =>
    (runs.get(overlay.id) ?? []).flatMap((id) => {
      const group = boxes.get(id);
      if (group === undefined) return [];
      const title = titleOf(group);
      // The title is on the frame's upper side, in the room reserved for it.
      const y = title.y + title.height / 2;
      return [{ ...group, id: overlay.id, y, height: group.y + group.height - y, title }];
    }),
  );
  if (framed.length === graph.overlays.length) return framed;
  const own = new Set(graph.groups.map(({ id }) => id));
  const ownGroups = groups.filter(({ id }) => own.has(id));
  return new Joiner(graph, nodes, ownGroups, ownGroups.map(titleOf), edges).join(framed);
}

interface Line {
  readonly ends: readonly [string, string];
  readonly lineSegments: readonly LineSegment[];
  readonly texts: readonly Box[];
}

class Joiner {
  private readonly graph: LayoutGraph;
  private readonly nodes: readonly PlacedNode[];
  private readonly groups: readonly PlacedGroup[];
  private readonly titles: readonly Box[];
  private readonly lines: readonly Line[];
  /** Comparisons with everything but the frames. */
  private readonly size: number;
  private work = 0;

  constructor(
    graph: LayoutGraph,
    nodes: readonly PlacedNode[],
    groups: readonly PlacedGroup[],
    titles: readonly Box[],
    edges: readonly RoutedEdge[],
  ) {
    this.graph = graph;
    this.nodes = nodes;
    this.groups = groups;
    this.titles = titles.filter(({ width }) => width > 0);
    const ends = new Map(graph.edges.map(({ id, from, to }): [string, [string, string]] => [id, [from, to]]));
    this.lines = edges.map(({ id, points, label, fromLabel, toLabel }) => ({
      ends: ends.get(id) ?? ['', ''],
      lineSegments: lineSegmentsOf(points),
      texts: [label, fromLabel, toLabel].filter((text) => text !== undefined),
    }));
    const lineSegments = this.lines.reduce((sum, line) => sum + line.lineSegments.length, 0);
    this.size = nodes.length + groups.length + lineSegments;
  }

  join(framed: readonly PlacedOverlay[]): PlacedOverlay[] {
    const all = framed.slice();
    for (const overlay of this.graph.overlays) {
      if (this.work > MERGING_WORK) return all;
      let own = all.filter(({ id }) => id === overlay.id);
      this.work += all.length;
      if (own.length < 2 || own.length > MOST_MERGED) continue;
      const members = new Set(overlay.nodes);
      const others = all.filter(({ id }) => id !== overlay.id);
      const start = all.indexOf(nth(own, 0));
      const count = own.length;
      for (let next = this.joined(own, others, overlay, members); next; ) {
        own = next;
        next = this.joined(own, others, overlay, members);
      }
      all.splice(start, count, ...own);
    }
    return all;
  }

  /** All of the frames merged, or else the first two that can be. */
  private joined(
    own: readonly PlacedOverlay[],
    others: readonly PlacedOverlay[],
    overlay: LayoutOverlay,
    members: ReadonlySet<string>,
  ): PlacedOverlay[] | undefined {
    if (own.length < 2) return undefined;
    for (const of of [own, ...own.flatMap((one, i) => own.slice(i + 1).map((other) => [one, other]))]) {
      const box = around(of);
      const area = of.reduce((sum, { width, height }) => sum + width * height, 0);
      if (box.width * box.height > LARGEST_MERGED * area) continue;
      const rest = own.filter((each) => !of.includes(each));
      const strangers = [...others, ...rest];
      if (rest.some((other) => overlaps(other, box, OVERLAY_AIR)) || !this.isClear(box, members, strangers)) continue;
      const title = this.titleSpot(box, overlay, strangers);
      if (title !== undefined) return [{ id: overlay.id, ...box, title }, ...rest];
    }
    return undefined;
  }

  private isClear(box: Box, members: ReadonlySet<string>, others: readonly PlacedOverlay[]): boolean {
    this.work += this.size + others.length;
    if (this.work > MERGING_WORK) return false;
    if (this.nodes.some((node) => !members.has(node.id) && overlaps(node, box, OVERLAY_AIR))) return false;
    if (this.groups.some((group) => !this.agrees(box, group, members))) return false;
    if (this.titles.some((title) => isCut(title, box))) return false;
    // A frame can be crossed by another one only if they share a node.
    for (const other of others) {
      if (isCut(other.title, box) || sides(box).some((side) => hugs(side, other))) return false;
      const shares = this.nodes.some((node) => members.has(node.id) && holds(other, node, 0));
      if (!shares && overlaps(other, box, OVERLAY_AIR) && !holds(box, other, OVERLAY_AIR)) return false;
    }
    return this.lines.every(({ ends: [from, to], lineSegments, texts }) => {
      const ours = members.has(from) || members.has(to);
      if (!ours && lineSegments.some((each) => cuts(each, box, OVERLAY_AIR))) return false;
      if (lineSegments.some((each) => hugs(each, box))) return false;
      const near = texts.filter((text) => overlaps(text, box, OVERLAY_AIR));
      return (
        near.length === 0 ||
        (members.has(from) && members.has(to) && near.every((text) => holds(box, text, OVERLAY_AIR)))
      );
    });
  }

  /** A group can be inside, outside or around; one that holds nodes of the overlay can also be crossed. */
  private agrees(box: Box, group: PlacedGroup, members: ReadonlySet<string>): boolean {
    if (!overlaps(group, box, OVERLAY_AIR) || holds(group, box, OVERLAY_AIR)) return true;
    const held = this.nodes.some((node) => members.has(node.id) && holds(group, node, 0));
    return held && !sides(box).some((side) => hugs(side, group));
  }

  /** The first free place on the upper side of the frame, otherwise on the lower one. */
  private titleSpot(box: Box, { title }: LayoutOverlay, others: readonly PlacedOverlay[]): Box | undefined {
    const last = box.x + box.width - 2 * OVERLAY_AIR - title.width;
    for (const side of [box.y, box.y + box.height]) {
      for (let x = box.x + 2 * OVERLAY_AIR; x <= last; x += OVERLAY_STEP) {
        const spot = { x, y: side - title.height / 2, width: title.width, height: title.height };
        if (this.isFree(spot, others)) return spot;
      }
    }
    return undefined;
  }

  private isFree(spot: Box, others: readonly PlacedOverlay[]): boolean {
    this.work += this.size + others.length;
    return !(
      this.work > MERGING_WORK ||
      this.nodes.some((node) => overlaps(node, spot, OVERLAY_AIR)) ||
      this.titles.some((each) => overlaps(each, spot, OVERLAY_AIR)) ||
      [...this.groups, ...others].some((each) => sides(each).some((side) => cuts(side, spot, OVERLAY_AIR))) ||
      others.some((each) => overlaps(each.title, spot, OVERLAY_AIR)) ||
      this.lines.some(
        ({ lineSegments, texts }) =>
          lineSegments.some((each) => cuts(each, spot, OVERLAY_AIR)) ||
          texts.some((text) => overlaps(text, spot, OVERLAY_AIR)),
      )
    );
  }
}

function around(boxes: readonly Box[]): Box {
  const x = boxes.reduce((least, box) => Math.min(least, box.x), Number.POSITIVE_INFINITY);
  const y = boxes.reduce((least, box) => Math.min(least, box.y), Number.POSITIVE_INFINITY);
  const right = boxes.reduce((most, box) => Math.max(most, box.x + box.width), Number.NEGATIVE_INFINITY);
  const bottom = boxes.reduce((most, box) => Math.max(most, box.y + box.height), Number.NEGATIVE_INFINITY);
  return { x, y, width: right - x, height: bottom - y };
}

function sides({ x, y, width, height }: Box): LineSegment[] {
  return [
    { vertical: false, at: y, low: x, high: x + width },
    { vertical: false, at: y + height, low: x, high: x + width },
    { vertical: true, at: x, low: y, high: y + height },
    { vertical: true, at: x + width, low: y, high: y + height },
  ];
}

/** The frame's stroke runs through it or comes close. */
function isCut(box: Box, frame: Box): boolean {
  return overlaps(box, frame, OVERLAY_AIR) && !holds(frame, box, OVERLAY_AIR);
}
