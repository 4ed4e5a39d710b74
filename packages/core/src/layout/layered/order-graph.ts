// The flat form of a level tree that crossing minimisation works on: numbers instead of items, and for every item the
// ends it is joined to above and below. Wires into a group end at the group's ports, whose order is the order of the
// group's own first or last layer; so crossings inside, outside and at a frame are all counted.
import { isOpposite } from './build.js';
import { type Item, isSideways, type Level, type Segment } from './model.js';

export interface OrderLevel {
  readonly level: Level;
  /** The level's layers are numbered through from here. */
  readonly firstLayer: number;
  readonly layerCount: number;
  /** The layer around that holds the group, or -1. */
  readonly holder: number;
  /** How the group's own layers lie in the level around it. */
  readonly facing: 'same' | 'opposite' | 'turned';
  /** Ports run against the order of the layer around. */
  readonly mirrored: boolean;
}

export interface OrderGraph {
  readonly items: readonly Item[];
  readonly levels: readonly OrderLevel[];
  /** Level inside an item, or -1. */
  readonly child: Int32Array;
  /** All layers of all levels, as item numbers in their present order. */
  readonly layers: Int32Array[];
  readonly levelOfLayer: Int32Array;
  /** Ends above and below each item: an item's number, or a port's number plus `items.length` seen from outside. */
  readonly upStart: Int32Array;
  readonly upEnds: Int32Array;
  readonly downStart: Int32Array;
  readonly downEnds: Int32Array;
  /** Segments leaving each layer downwards, as pairs of ends. */
  readonly segmentsBelow: readonly Int32Array[];
  /** Neighbours within the level, for walking it. */
  readonly below: readonly (readonly number[])[];
  readonly above: readonly (readonly number[])[];
  /** For ports: the end outside the frame, or -1. */
  readonly outside: Int32Array;
  /** Items that have to stand before an item on its layer. */
  readonly predecessors: ReadonlyMap<number, readonly number[]>;
  /** For an item with lines within its layer: the items they lead to. */
  readonly twins: ReadonlyMap<number, readonly number[]>;
  readonly upperEnd: (segment: Segment) => number;
  readonly lowerEnd: (segment: Segment) => number;
  /** Levels below whose order does not depend on this graph. */
  readonly separate: readonly Level[];
}

export function readOrderGraph(root: Level): OrderGraph {
  const items: Item[] = [];
  const numbers = new Map<Item, number>();
  const levels: OrderLevel[] = [];
  const layers: Int32Array[] = [];
  const levelOfLayer: number[] = [];
  const separate: Level[] = [];
  const children: number[] = [];

  const visit = (level: Level, holder: number): number => {
    const at = levels.length;
    const firstLayer = layers.length;
    levels.push({ level, firstLayer, layerCount: level.layers.length, holder, ...facing(level) });
    for (const layer of level.layers) {
      layers.push(
        Int32Array.from(layer, (item) => {
          numbers.set(item, items.length);
          return items.push(item) - 1;
        }),
      );
      levelOfLayer.push(at);
    }
    for (const layer of level.layers) {
      for (const item of layer) {
        if (item.child === undefined) continue;
        if (item.child.parts.length > 0) separate.push(...item.child.parts);
        else children[numbers.get(item) as number] = visit(item.child, firstLayer + item.layer);
      }
    }
    return at;
  };
  visit(root, -1);

  const number = (item: Item): number => numbers.get(item) as number;
  const end = (item: Item, port: Item | undefined): number =>
    port === undefined ? number(item) : items.length + number(port);
  const upperEnd = (segment: Segment): number => end(segment.upper, segment.upperPort);
  const lowerEnd = (segment: Segment): number => end(segment.lower, segment.lowerPort);
  const outside = new Int32Array(items.length).fill(-1);
  const segmentsBelow = layers.map((layer) => {
    const pairs: number[] = [];
    for (const id of layer) {
      for (const segment of (items[id] as Item).down) {
        const upper = upperEnd(segment);
        const lower = lowerEnd(segment);
        pairs.push(upper, lower);
        if (segment.upperPort !== undefined) outside[upper - items.length] = lower;
        if (segment.lowerPort !== undefined) outside[lower - items.length] = upper;
      }
    }
    return Int32Array.from(pairs);
  });
  const up = collect(items, (item) => item.up.map(upperEnd));
  const down = collect(items, (item) => item.down.map(lowerEnd));
  return {
    items,
    levels,
    child: Int32Array.from(items, (_, i) => children[i] ?? -1),
    layers,
    levelOfLayer: Int32Array.from(levelOfLayer),
    upStart: up.start,
    upEnds: up.ends,
    downStart: down.start,
    downEnds: down.ends,
    segmentsBelow,
    below: items.map((item) => item.down.map((segment) => number(segment.lower))),
    above: items.map((item) => item.up.map((segment) => number(segment.upper))),
    outside,
    predecessors: readPredecessors(items, number),
    twins: readTwins(levels, number),
    upperEnd,
    lowerEnd,
    separate,
  };
}

function facing(level: Level): { facing: OrderLevel['facing']; mirrored: boolean } {
  const around = level.parent?.direction;
  if (around === undefined || around === level.direction) return { facing: 'same', mirrored: false };
  if (isOpposite(around, level.direction)) return { facing: 'opposite', mirrored: false };
  return { facing: 'turned', mirrored: portsMirrored(around, level.direction) };
}

/** Lanes into a turned group nest round its corner: the outermost lane reaches the far end of the side. */
export function portsMirrored(around: Level['direction'], inside: Level['direction']): boolean {
  const startsAtStart = inside === 'right' || inside === 'down';
  const runsAlong = around === 'right' || around === 'down';
  return startsAtStart === runsAlong;
}

export function isTurned(level: Level): boolean {
  return level.parent !== undefined && isSideways(level.parent.direction) !== isSideways(level.direction);
}

function collect(items: readonly Item[], ends: (item: Item) => number[]): { start: Int32Array; ends: Int32Array } {
  const start = new Int32Array(items.length + 1);
  const all: number[] = [];
  items.forEach((item, i) => {
    all.push(...ends(item));
    start[i + 1] = all.length;
  });
  return { start, ends: Int32Array.from(all) };
}

function readPredecessors(items: readonly Item[], number: (item: Item) => number): Map<number, number[]> {
  const predecessors = new Map<number, number[]>();
  items.forEach((item, i) => {
    if (item.precedes === undefined) return;
    const later = number(item.precedes);
    const list = predecessors.get(later);
    if (list === undefined) predecessors.set(later, [i]);
    else list.push(i);
  });
  return predecessors;
}

function readTwins(levels: readonly OrderLevel[], number: (item: Item) => number): Map<number, number[]> {
  const twins = new Map<number, number[]>();
  const add = (from: number, to: number): void => {
    const list = twins.get(from);
    if (list === undefined) twins.set(from, [to]);
    else list.push(to);
  };
  for (const { level } of levels) {
    for (const wire of level.wires) {
      if (!wire.flat) continue;
      add(number(wire.upper), number(wire.lower));
      add(number(wire.lower), number(wire.upper));
    }
  }
  return twins;
}
