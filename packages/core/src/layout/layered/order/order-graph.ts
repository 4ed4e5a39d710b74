// The flat form of a level tree that crossing minimisation works on: numbers instead of items, and for every item the
// ends it is joined to above and below. Sections into a group end at the group's ports, whose order is the order of the
// group's own first or last layer; so crossings inside, outside and at a frame are all counted.
import { nth } from '../checked.js';
import { type Item, isOnwards, isRotated, isSideways, type Level, type Segment } from '../model.js';
import { type RowPorts, readRowPorts } from './row-ports.js';

export interface OrderLevel {
  readonly level: Level;
  /** The level's layers are numbered from here. */
  readonly firstLayer: number;
  readonly layerCount: number;
  /** The surrounding layer that holds the group, or -1. */
  readonly holder: number;
  /** How the group's own layers are oriented in the surrounding level. */
  readonly facing: 'same' | 'opposite' | 'rotated';
  /** For a rotated group: its layers follow one another against the order of the surrounding layer. */
  readonly mirrored: boolean;
  /** For a rotated group: by item, the ports beside it that are above, and below, for the surrounding level. */
  readonly ports: { readonly up: PortsBeside; readonly down: PortsBeside } | undefined;
}

type PortsBeside = ReadonlyMap<number, readonly number[]>;

/** Concatenated lists by number: list i extends from start[i] to start[i + 1]. */
export interface Lists {
  readonly start: Int32Array;
  readonly ends: Int32Array;
}

/** The other end of a line within a layer. */
export interface InLayerEnd {
  readonly to: number;
  /** Of the lines within a layer, by number. */
  readonly line: number;
  /** Lines into groups go over the layer only. */
  readonly mayGoUnder: boolean;
}

export interface OrderGraph {
  readonly items: readonly Item[];
  readonly levels: readonly OrderLevel[];
  /** Level inside an item, or -1. */
  readonly child: Int32Array;
  /** All layers of all levels, as item numbers in their present order. */
  readonly layers: Int32Array[];
  readonly levelOfLayer: Int32Array;
  /** By layer, the items that are groups. */
  readonly groups: readonly (readonly number[])[];
  /** By layer, those whose best order depends on its order. */
  readonly affected: readonly (readonly number[])[];
  /** Ends above and below each item: an item's number, or a port's number plus `items.length` seen from outside. */
  readonly up: Lists;
  readonly down: Lists;
  /** Segments leaving each layer downwards, as pairs of ends. */
  readonly segmentsBelow: readonly Int32Array[];
  /** For ports: the end outside the frame, or -1. */
  readonly outside: Int32Array;
  /** The title on each layer, or -1. */
  readonly titles: Int32Array;
  /** Items that must come before an item on its layer. */
  readonly predecessors: ReadonlyMap<number, readonly number[]>;
  /** For an item with lines within its layer: the other ends of these. */
  readonly inLayerEnds: ReadonlyMap<number, readonly InLayerEnd[]>;
  /** By line within a layer, whether it goes under what is between its ends; recomputed as the order changes. */
  readonly under: Uint8Array;
  /** By layer, sets of items that lines within the layer join. */
  readonly clusters: readonly (readonly (readonly number[])[])[];
  /** Where lines of the graph end at rows that lie along layers. */
  readonly rows: RowPorts | undefined;
  /** Levels below whose order does not depend on this graph. */
  readonly separate: readonly Level[];
}

export function readOrderGraph(root: Level): OrderGraph {
  const items: Item[] = [];
  const levels: OrderLevel[] = [];
  const layers: Int32Array[] = [];
  const levelOfLayer: number[] = [];
  const groups: number[][] = [];
  const separate: Level[] = [];
  const children: [item: number, level: number][] = [];

  const visit = (level: Level, holder: number): number => {
    const firstLayer = layers.length;
    const place = levels.length;
    for (const layer of level.layers) {
      const ids = new Int32Array(layer.length);
      for (let i = 0; i < layer.length; i++) {
        const item = nth(layer, i);
        item.number = items.length;
        ids[i] = items.length;
        items.push(item);
      }
      layers.push(ids);
      levelOfLayer.push(place);
      groups.push([]);
    }
    for (const { section } of level.laterals) {
      section.upper.number = items.length;
      items.push(section.upper);
    }
    levels[place] = {
      level,
      firstLayer,
      layerCount: level.layers.length,
      holder,
      ...facing(level),
      ports: ports(level),
    };
    for (const layer of level.layers) {
      for (const item of layer) {
        if (item.child === undefined) continue;
        if (item.child.parts.length > 0) {
          separate.push(...item.child.parts);
          continue;
        }
        nth(groups, firstLayer + item.layer).push(item.number);
        children.push([item.number, visit(item.child, firstLayer + item.layer)]);
      }
    }
    return place;
  };
  visit(root, -1);

  const count = items.length;
  const child = new Int32Array(count).fill(-1);
  for (const [item, level] of children) child[item] = level;
  const inLayerEnds = readInLayerEnds(levels);
  const rows = readRowPorts(items);
  const up = listEnds(items, rows, true);
  const down = listEnds(items, rows, false);
  return {
    items,
    levels,
    child,
    layers,
    levelOfLayer: Int32Array.from(levelOfLayer),
    groups,
    affected: readAffected(levels, levelOfLayer, groups, child),
    up,
    down,
    segmentsBelow: layers.map((layer) => pairsBelow(layer, items, rows)),
    outside: readOutside(items, rows),
    titles: Int32Array.from(layers, (layer) => layer.find((id) => nth(items, id).kind === 'title') ?? -1),
    predecessors: readPredecessors(items),
    inLayerEnds,
    under: new Uint8Array(levels.reduce((sum, { level }) => sum + level.sections.length, 0)),
    clusters: layers.map((layer) => readClusters(layer, inLayerEnds)),
    rows,
    separate,
  };
}

export function upperEnd(segment: Segment, count: number, rows: RowPorts | undefined): number {
  const { upper, upperPort } = segment;
  if (upperPort !== undefined) return count + upperPort.number;
  return rows?.upper.get(segment) ?? upper.number;
}

export function lowerEnd(segment: Segment, count: number, rows: RowPorts | undefined): number {
  const { lower, lowerPort } = segment;
  if (lowerPort !== undefined) return count + lowerPort.number;
  return rows?.lower.get(segment) ?? lower.number;
}

/** Cost of a line within a layer that goes around an item: the lines on that side of it, and a little for its bends. */
export function passing({ up, down, under }: OrderGraph, line: number, item: number): number {
  const { start } = under[line] === 1 ? down : up;
  return nth(start, item + 1) - nth(start, item) + 0.25;
}

function facing({ parent, direction }: Level): { facing: OrderLevel['facing']; mirrored: boolean } {
  const around = parent?.direction;
  if (around === undefined || around === direction) return { facing: 'same', mirrored: false };
  if (isSideways(around) === isSideways(direction)) return { facing: 'opposite', mirrored: false };
  return { facing: 'rotated', mirrored: !isOnwards(direction) };
}

function ports(level: Level): OrderLevel['ports'] {
  if (level.parent === undefined || !isRotated(level)) return undefined;
  const first = isOnwards(level.parent.direction) ? 'left' : 'right';
  const bySide = { up: new Map<number, number[]>(), down: new Map<number, number[]>() };
  for (const { section, side } of level.laterals) {
    add(side === first ? bySide.up : bySide.down, section.lower.number, section.upper.number);
  }
  return bySide;
}

function listEnds(items: readonly Item[], rows: RowPorts | undefined, above: boolean): Lists {
  const count = items.length;
  const start = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) {
    const item = nth(items, i);
    start[i + 1] = nth(start, i) + (above ? item.up : item.down).length;
  }
  const ends = new Int32Array(nth(start, count));
  let next = 0;
  for (const item of items) {
    if (above) for (const segment of item.up) ends[next++] = upperEnd(segment, count, rows);
    else for (const segment of item.down) ends[next++] = lowerEnd(segment, count, rows);
  }
  return { start, ends };
}

function pairsBelow(layer: Int32Array, items: readonly Item[], rows: RowPorts | undefined): Int32Array {
  let segments = 0;
  for (let i = 0; i < layer.length; i++) segments += nth(items, nth(layer, i)).down.length;
  const pairs = new Int32Array(2 * segments);
  let next = 0;
  for (let i = 0; i < layer.length; i++) {
    for (const segment of nth(items, nth(layer, i)).down) {
      pairs[next++] = upperEnd(segment, items.length, rows);
      pairs[next++] = lowerEnd(segment, items.length, rows);
    }
  }
  return pairs;
}

function readOutside(items: readonly Item[], rows: RowPorts | undefined): Int32Array {
  const outside = new Int32Array(items.length).fill(-1);
  for (const item of items) {
    for (const segment of item.down) {
      const { upperPort, lowerPort } = segment;
      if (upperPort !== undefined) outside[upperPort.number] = lowerEnd(segment, items.length, rows);
      if (lowerPort !== undefined) outside[lowerPort.number] = upperEnd(segment, items.length, rows);
    }
  }
  return outside;
}

/**
 * An order is judged by the ends next to it: those on the layers above and below, among them the ports of groups there,
 * and for ports those next to the layer that holds their group.
 */
function readAffected(
  levels: readonly OrderLevel[],
  levelOfLayer: readonly number[],
  groups: readonly (readonly number[])[],
  child: Int32Array,
): number[][] {
  return levelOfLayer.map((levelAt, at) => {
    const affected = new Set<number>();
    const addBeside = (layer: number, { firstLayer, layerCount }: OrderLevel): void => {
      for (const next of [layer - 1, layer + 1]) {
        if (next < firstLayer || next >= firstLayer + layerCount) continue;
        affected.add(next);
        for (const group of nth(groups, next)) {
          const inner = nth(levels, nth(child, group));
          if (inner.layerCount === 0) continue;
          affected.add(inner.firstLayer);
          affected.add(inner.firstLayer + inner.layerCount - 1);
        }
      }
    };
    const level = nth(levels, levelAt);
    addBeside(at, level);
    const border = at === level.firstLayer || at === level.firstLayer + level.layerCount - 1;
    if (border && level.holder >= 0) {
      addBeside(level.holder, nth(levels, nth(levelOfLayer, level.holder)));
    }
    return [...affected];
  });
}

function readPredecessors(items: readonly Item[]): Map<number, number[]> {
  const predecessors = new Map<number, number[]>();
  for (const item of items) {
    for (const later of item.precedes) add(predecessors, later.number, item.number);
  }
  return predecessors;
}

function readInLayerEnds(levels: readonly OrderLevel[]): Map<number, InLayerEnd[]> {
  const inLayerEnds = new Map<number, InLayerEnd[]>();
  let line = 0;
  for (const { level } of levels) {
    for (const { inLayer, upper, lower, upperPort, lowerPort } of level.sections) {
      if (!inLayer) continue;
      const mayGoUnder = upperPort === undefined && lowerPort === undefined;
      add(inLayerEnds, upper.number, { to: lower.number, line, mayGoUnder });
      add(inLayerEnds, lower.number, { to: upper.number, line, mayGoUnder });
      line++;
    }
  }
  return inLayerEnds;
}

function readClusters(layer: Int32Array, inLayerEnds: ReadonlyMap<number, readonly InLayerEnd[]>): number[][] {
  const clusters: number[][] = [];
  if (inLayerEnds.size === 0) return clusters;
  const seen = new Set<number>();
  for (const id of layer) {
    if (seen.has(id) || !inLayerEnds.has(id)) continue;
    seen.add(id);
    const cluster = [id];
    for (const member of cluster) {
      for (const { to } of inLayerEnds.get(member) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        cluster.push(to);
      }
    }
    clusters.push(cluster);
  }
  return clusters;
}

function add<T>(lists: Map<number, T[]>, key: number, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
