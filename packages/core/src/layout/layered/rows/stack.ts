// Stacks layers and routes the channels between them. In: placed items with ports. Out: y for every item, the corners
// of every segment, and the level's size with the frame's padding.

import type { Budget } from '../budget.js';
import { bodyHeight } from '../ends/loops.js';
import { bodyWidth, endX } from '../ends/ports.js';
import { isAcross } from '../layers/in-layer-edges.js';
import { type Item, isSideways, type Level, type Segment } from '../model.js';
import { SMALLEST_JOG, type Spacing } from '../spacing.js';
import { type Net, routeChannel, type TrackCorner } from './channels.js';
import { reachOf } from './reach.js';
import { findSameLayerRows } from './same-layer.js';

export function stackLayers(level: Level, spacing: Spacing, budget: Budget): void {
  const frame = frameOf(level, spacing);
  const corners: { x: number; y: number }[][] = [];
  // Lines straight across need both their ends at one height.
  const across = level.sections.filter(isAcross);
  const fixed = new Set(across.flatMap(({ upper, lower }) => [upper, lower]));
  // Their labels are between those ends; they are part of a layer without being items.
  const besideLabel = new Map(across.map(({ upper, label }) => [upper, label?.height ?? 0]));
  const sameLayerRows = findSameLayerRows(level);
  let y = frame.top;
  for (let at = 0; at <= level.layers.length; at++) {
    const segments = channelSegments(level, at);
    const routed = routeChannel(
      segments.map((segment) => netOf(level, segment)),
      SMALLEST_JOG,
      budget,
    );
    const { height, first } = channelHeight(level, at, routed.tracks, spacing);
    segments.forEach((segment, i) => {
      const bends = routed.corners[i] as readonly TrackCorner[];
      if (bends.length === 0) return;
      const points = bends.map(({ x, track }) => ({ x, y: y + first + track * spacing.line }));
      segment.corners = points;
      corners.push(points);
    });
    y += height;
    const layer = level.layers[at];
    if (layer === undefined) break;
    const tall = layer.reduce(
      (most, item) => Math.max(most, sameLayerRows.get(item)?.height ?? 0, besideLabel.get(item) ?? 0),
      layerHeight(layer),
    );
    const ofGroups = liftOfGroups(layer);
    for (const item of layer) {
      const row = sameLayerRows.get(item);
      item.y =
        row === undefined
          ? y + (tall - item.height) * (item.kind === 'group' ? ofGroups : lift(item, tall, fixed))
          : y + (tall - row.height) / 2 + row.below;
    }
    y += tall;
  }
  // Corners can lie outside the range of the items.
  let left = 0;
  let right = level.width;
  for (const points of corners) {
    for (const { x } of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  const title = level.group?.title;
  const least = title === undefined ? 0 : isSideways(level.direction) ? title.height : title.width;
  level.width = Math.max(right - left, isSideways(level.direction) ? 0 : least) + frame.start + frame.end;
  level.height = y + frame.bottom;
  if (title !== undefined && isSideways(level.direction)) {
    level.height = Math.max(level.height, title.width + 2 * spacing.padding);
  }
  const shift = frame.start - left;
  for (const layer of level.layers) for (const item of layer) item.x += shift;
  for (const points of corners) for (const point of points) point.x += shift;
  for (const port of level.entries) port.y = 0;
  for (const port of level.exits) port.y = level.height;
}

/** The offset of a node in a layer much taller than itself: near its lines if they are all on one side. */
function lift(item: Item, tall: number, fixed: ReadonlySet<Item>): number {
  if (item.kind !== 'node' || tall < 2 * item.height || item.sides.length > 0 || fixed.has(item)) return 0.5;
  if (item.down.length === 0 && item.up.length > 0) return 0;
  return leadsOnly(item) ? 1 : 0.5;
}

/** Groups begin at one height, or end at one if lines only run from them. */
function liftOfGroups(layer: readonly Item[]): number {
  return layer.every((item) => item.kind !== 'group' || leadsOnly(item)) ? 1 : 0;
}

function leadsOnly({ up, down }: Item): boolean {
  return up.length === 0 && down.length > 0;
}

function layerHeight(layer: readonly Item[]): number {
  return layer.reduce((tall, item) => Math.max(tall, item.height), 0);
}

interface Frame {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

/** Room between the frame and the content; a title that is not on a layer takes its room at the side. */
export function frameOf(level: Level, spacing: Spacing): Frame {
  if (level.group === undefined) return { top: 0, bottom: 0, start: 0, end: 0 };
  const { padding } = spacing;
  const { title } = level.group;
  const titled = title.width > 0 && title.height > 0;
  if (isSideways(level.direction)) {
    const start = titled ? 2 * spacing.title + title.height : padding;
    return { top: padding, bottom: padding, start, end: padding };
  }
  return {
    top: titled && level.direction === 'down' ? spacing.title : padding,
    bottom: titled && level.direction === 'up' ? spacing.title : padding,
    start: padding,
    end: padding,
  };
}

/** The segments between layer `at - 1` and layer `at`. */
function channelSegments(level: Level, at: number): Segment[] {
  const segments: Segment[] = [];
  for (const item of level.layers[at - 1] ?? []) {
    for (const segment of item.down) if (segment.shape === 'down' || segment.upper === item) segments.push(segment);
  }
  for (const item of level.layers[at] ?? []) {
    for (const segment of item.up) if (segment.shape === 'cap' && segment.upper === item) segments.push(segment);
  }
  return segments;
}

function netOf({ width }: Level, segment: Segment): Net {
  const { upper } = segment;
  return {
    // A detour to a frame's side reaches to the end of the layers.
    first: upper.kind === 'lateral' ? (upper.index < segment.lower.index ? 0 : width) : endX(segment, upper),
    last: endX(segment, segment.lower),
    firstAbove: segment.shape !== 'cap',
    lastAbove: segment.shape === 'cup',
  };
}

/** The height a channel needs, and the position of its first track. */
function channelHeight(level: Level, at: number, tracks: number, spacing: Spacing): { height: number; first: number } {
  const above = level.layers[at - 1];
  const below = level.layers[at];
  const outside = above === undefined || below === undefined;
  const strip = level.strips[at] ? below : level.strips[at - 1] ? above : undefined;
  const [leaving, arriving] = [reachOf(above, 'down', spacing), reachOf(below, 'up', spacing)];
  if (outside && tracks === 0) return { height: leaving + arriving, first: 0 };
  const border = isBorder(above) || isBorder(below);
  const beside = (layer: readonly Item[]): number => Math.max(spacing.title, (spacing.layer - layerHeight(layer)) / 2);
  const least = outside ? 0 : strip ? beside(strip) : border ? spacing.title : spacing.layer;
  const run = tracks === 0 ? 0 : (tracks - 1) * spacing.line;
  if (tracks === 0) return { height: Math.max(least, leaving + arriving), first: 0 };
  const [before, after] = [Math.max(spacing.approach, leaving), Math.max(spacing.approach, arriving)];
  const height = Math.max(least, before + run + after);
  return { height, first: before + (height - before - run - after) / 2 };
}

function isBorder(layer: readonly Item[] | undefined): boolean {
  return layer?.some((item) => item.kind === 'entry' || item.kind === 'exit' || item.kind === 'title') ?? false;
}

/** A line meets the slanted side of a diamond: how far inside the box, at that x. */
export function inset(item: Item, offset: number): number {
  if (item.node?.outline !== 'diamond') return 0;
  const half = bodyWidth(item) / 2;
  if (half === 0) return 0;
  const off = Math.abs(offset - item.before - half);
  return (Math.min(off, half) / half) * (bodyHeight(item) / 2);
}
