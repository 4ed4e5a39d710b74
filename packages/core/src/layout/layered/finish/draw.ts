// Turns arranged levels into the drawing. In: the root level and the split edges. Out: boxes and routes in the graph's
// own frame, with directions restored: levels are processed as if they all read downwards.

import type { Box, LayoutGraph, PlacedGroup, PlacedNode, Point, RoutedEdge, Size } from '../../graph.js';
import { known } from '../checked.js';
import { lateralInset } from '../ends/laterals.js';
import { routeLoops } from '../ends/loops.js';
import { endX } from '../ends/ports.js';
import { type RoutedLoop, routeRowLoops } from '../ends/row-loops.js';
import { ANSWER_DROP } from '../ends/weights.js';
import { acrossEnd, isAcross } from '../layers/in-layer-edges.js';
import {
  type EdgeSection,
  type Item,
  isBox,
  isChain,
  isSideways,
  type Level,
  labelledSide,
  type Segment,
  type SplitEdge,
} from '../model.js';
import { inset } from '../rows/stack.js';
import type { Spacing } from '../spacing.js';
import { tidy } from './line-segments.js';
import { AT_CORNER, LABEL_LINE_SEEN } from './weights.js';

export interface Drawn {
  readonly nodes: PlacedNode[];
  readonly edges: RoutedEdge[];
  readonly groups: PlacedGroup[];
}

type ToReal = (point: Point) => Point;

export function drawLevels(graph: LayoutGraph, root: Level, splitEdges: readonly SplitEdge[], spacing: Spacing): Drawn {
  const nodes = new Map<string, Box>();
  const groups = new Map<string, Box>();
  const edges = new Map<string, RoutedEdge>();
  const frames = new Map<Level, ToReal>();

  const visit = (level: Level, origin: Point): void => {
    const toReal = realFrame(level, origin);
    frames.set(level, toReal);
    for (const part of level.parts) {
      const box = realBox(toReal, { x: part.x, y: part.y, width: part.width, height: part.height });
      visit(part, box);
    }
    for (const layer of level.layers) {
      for (const item of layer) {
        if (item.child !== undefined) {
          const box = realBox(toReal, bodyBox(item));
          if (item.child.group !== undefined) groups.set(item.child.group.id, box);
          visit(item.child, box);
        } else if (item.node !== undefined) {
          const box = realBox(toReal, bodyBox(item));
          nodes.set(item.node.id, { ...box, width: item.node.width, height: item.node.height });
          for (const { splitEdge, points, label } of loopsOf(item, spacing)) {
            edges.set(splitEdge.edge.id, {
              id: splitEdge.edge.id,
              points: tidy(points.map(toReal)),
              ...(label === undefined ? {} : { label: realBox(toReal, label) }),
            });
          }
        }
      }
    }
  };
  visit(root, { x: 0, y: 0 });

  for (const splitEdge of splitEdges) {
    const points: Point[] = [];
    let label: Box | undefined;
    for (const section of splitEdge.sections) {
      const toReal = known(frames, section.upper.level);
      const route = sectionRoute(section);
      if (section.reversed) route.reverse();
      for (const point of route) points.push(toReal(point));
      const box = labelBox(section);
      if (box !== undefined) label = realBox(toReal, box);
    }
    if (splitEdge.sections.length === 0) continue;
    edges.set(splitEdge.edge.id, {
      id: splitEdge.edge.id,
      points: tidy(points),
      ...(label === undefined ? {} : { label }),
    });
  }
  return {
    nodes: graph.nodes.flatMap(({ id }) => placed(id, nodes.get(id))),
    groups: graph.groups.flatMap(({ id }) => placed(id, groups.get(id))),
    edges: graph.edges.flatMap(({ id }) => edges.get(id) ?? []),
  };
}

function placed(id: string, box: Box | undefined): (Box & { id: string })[] {
  return box === undefined ? [] : [{ id, ...box }];
}

/** From a level's own frame, in which it reads downwards, to the drawing. */
function realFrame({ direction, height }: Level, origin: Point): ToReal {
  switch (direction) {
    case 'down':
      return ({ x, y }) => ({ x: origin.x + x, y: origin.y + y });
    case 'up':
      return ({ x, y }) => ({ x: origin.x + x, y: origin.y + height - y });
    case 'right':
      return ({ x, y }) => ({ x: origin.x + y, y: origin.y + x });
    case 'left':
      return ({ x, y }) => ({ x: origin.x + height - y, y: origin.y + x });
  }
}

function realBox(toReal: ToReal, box: Box): Box {
  const a = toReal({ x: box.x, y: box.y });
  const b = toReal({ x: box.x + box.width, y: box.y + box.height });
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.max(a.x, b.x) - x, height: Math.max(a.y, b.y) - y };
}

/** The item without the room at its sides. */
function bodyBox(item: Item): Box {
  const width = item.width - item.before - item.after;
  const sideways = isSideways(item.level.direction);
  const { node } = item;
  const height = node === undefined ? item.height : sideways ? node.width : node.height;
  return { x: item.x + item.before, y: item.y + (item.height - height) / 2, width, height };
}

function loopsOf(item: Item, spacing: Spacing): RoutedLoop[] {
  const plain = item.loops.length === 0 ? [] : routeLoops(item, spacing);
  return item.rowLoops.length === 0 ? plain : [...plain, ...routeRowLoops(item, bodyBox(item))];
}

/** From upper to lower. */
function sectionRoute(section: EdgeSection): Point[] {
  const points: Point[] = [];
  let at = section.upper;
  for (const segment of section.segments) {
    if (segment.shape === 'across') return acrossRoute(section);
    const forward = segment.upper === at;
    const from = points.length;
    if (segment.shape === 'side') points.push(...sideRoute(segment));
    else if (segment.shape === 'lateral') points.push(...lateralRoute(segment));
    else {
      addEnd(points, segment, segment.upper);
      for (const corner of segment.corners) points.push(corner);
      addEnd(points, segment, segment.lower);
    }
    if (!forward) points.splice(from, points.length - from, ...points.slice(from).reverse());
    at = forward ? segment.lower : segment.upper;
  }
  return points;
}

function acrossRoute(section: EdgeSection): Point[] {
  const upper = acrossBox(section.upper);
  const lower = acrossBox(section.lower);
  const y = upper.y + upper.height / 2;
  const onwards = upper.x < lower.x;
  return [
    { x: onwards ? upper.x + upper.width : upper.x, y },
    { x: onwards ? lower.x : lower.x + lower.width, y },
  ];
}

/**
 * What a line straight across meets: the node itself, also inside a frame that has the same direction as the
 * surrounding level.
 */
function acrossBox(item: Item): Box {
  const end = acrossEnd(item) ?? item;
  let [x, y] = [0, 0];
  for (let at = item; at !== end && at.child !== undefined; ) {
    x += at.x + at.before;
    y += at.y;
    at = at.child.layers.flat().find(isBox) ?? end;
  }
  const box = bodyBox(end);
  return { ...box, x: x + box.x, y: y + box.y };
}

/** From a node's side to the side port beside it. */
function sideRoute(segment: Segment): Point[] {
  const box = bodyBox(segment.upper);
  const y = box.y + box.height / 2;
  const x = endX(segment, segment.lower);
  return [
    { x: x < box.x ? box.x : box.x + box.width, y },
    { x, y },
  ];
}

/** From a frame's side to the neighbouring item. */
function lateralRoute({ upper: port, lower: item }: Segment): Point[] {
  const body = bodyBox(item);
  const left = body.x + lateralInset(item, port.y);
  return [port, { x: port.x <= body.x ? left : 2 * body.x + body.width - left, y: port.y }];
}

/** Adds where a segment leaves its upper item, or how it reaches its lower one. */
function addEnd(points: Point[], segment: Segment, item: Item): void {
  const x = endX(segment, item);
  const row = item.rowEnds.get(segment.section);
  if (row !== undefined && row.lane > 0) {
    const box = bodyBox(item);
    const stub = [
      { x: row.side === 'left' ? box.x : box.x + box.width, y: box.y + row.at },
      { x, y: box.y + row.at },
    ];
    points.push(...(segment.upper === item ? stub : stub.reverse()));
    return;
  }
  const below = segment.shape === 'cup' || (segment.shape === 'down' && segment.upper === item);
  if (isChain(item)) points.push({ x, y: below ? item.y + item.height : item.y });
  else if (item.kind === 'group') points.push({ x, y: below ? item.y + item.height : item.y });
  else {
    const box = bodyBox(item);
    const depth = inset(item, x - item.x);
    points.push({ x, y: below ? box.y + box.height - depth : box.y + depth });
  }
}

/** On the level piece from the decision's corner if that is long enough, otherwise beyond the bend. */
function answerBox(side: Segment, { width, height }: Size): Box {
  const [corner, bend] = sideRoute(side) as [Point, Point];
  const onwards = bend.x > corner.x;
  const room = (Math.abs(bend.x - corner.x) - width) / 2;
  if (room >= LABEL_LINE_SEEN) {
    const aside = Math.min(room, AT_CORNER);
    const x = onwards ? corner.x + aside : corner.x - aside - width;
    return { x, y: corner.y - height / 2, width, height };
  }
  const y = side.lower.down.length > 0 ? corner.y + ANSWER_DROP : corner.y - ANSWER_DROP - height;
  return { x: bend.x - width / 2, y, width, height };
}

function labelBox(section: EdgeSection): Box | undefined {
  const { label } = section;
  if (label === undefined) return undefined;
  if (isAcross(section)) {
    const [first] = acrossRoute(section) as [Point, Point];
    // Between the frames, if there are any.
    const boxes = [bodyBox(section.upper), bodyBox(section.lower)].sort((p, q) => p.x - q.x) as [Box, Box];
    const [low, high] = [boxes[0].x + boxes[0].width, boxes[1].x];
    const room = (high - low - label.width) / 2;
    const source = section.reversed ? section.lower : section.upper;
    // An answer is near its decision.
    const aside = acrossEnd(source)?.node?.outline === 'diamond' ? Math.min(room, AT_CORNER) : room;
    const x = source.x < high ? low + aside : high - aside - label.width;
    return { x, y: first.y - label.height / 2, ...label };
  }
  const beside = labelledSide(section);
  if (beside !== undefined) return answerBox(beside, label);
  for (const segment of section.segments) {
    for (const item of [segment.upper, segment.lower]) {
      if (item.kind === 'label') return { x: item.x, y: item.y, width: item.width, height: item.height };
    }
  }
  return undefined;
}
