// Paints a laid-out graph: in, the measured content and its positions; out, the parts of the scene: frames, their
// content, lines with their heads on the borders, then the labels.
import { outside } from '../../layout/engines/frame-ends.js';
import type { Box, Point, RoutedEdge } from '../../layout/graph.js';
import { crossingGaps } from '../../scene/line-crossings.js';
import { chip } from '../../scene/parts/chip.js';
import type { ColourRole, PartNode, SceneNode } from '../../scene/scene.js';
import { type DrawnLine, endPart, labelPart, linePart } from '../drawn-line.js';
import { bridge, type DrawnNote, noteBox, noteLine, notePart } from '../drawn-notes.js';
import { met, type PlacedEnd } from '../line-ends.js';
import { located } from '../located.js';
import type { GraphNode } from './content.js';
import type { DrawnGraph } from './drawn-graph.js';
import { endWords, type RoutedLine } from './end-words.js';
import { groundFinder, groupPart, overlayPart, titleBox } from './frames.js';
import type { Places } from './places.js';

export function paint(graph: DrawnGraph, places: Places, under?: ColourRole): readonly SceneNode[] {
  const nodes = located(graph.nodes, ({ id }) => id, places.nodes);
  const groups = located(graph.groups, ({ of }) => of.id, places.groups);
  const overlays = located(graph.overlays, ({ of }) => of.id, places.overlays);
  const lines = located(graph.lines, ({ line }) => line.id, places.edges);
  const notes = located(graph.notes, ({ id }) => id, places.nodes);
  const ends = new Map(nodes.map(({ of, at }): [string, PlacedEnd] => [of.id, { drawn: of, box: at }]));
  const routes = lines.map(({ of, at }) => routeOf(of, at.points, ends, places));
  const gaps = crossingGaps(routes);
  const groundAt = groundFinder(
    groups.map(({ of, at }) => ({ of: of.of, box: at })),
    under,
  );
  const atEnds = endWords(
    lines.map(({ of, at }, i) => routedLine(of, at, routes[i] ?? [])),
    [
      ...nodes.map(({ at }) => at),
      ...notes.map(({ at }) => at),
      ...lines.flatMap(({ of, at: { label } }) => (label === undefined || of.label.width === 0 ? [] : [label])),
      ...groups.map(({ of, at }) => titleBox(of, at)),
      ...overlays.flatMap(({ at }) => at.map(({ title }) => title)),
    ],
  );
  return [
    ...groups.map(({ of, at }) => groupPart(of, at)),
    ...overlays.map(({ of, at }) => overlayPart(of, at, groundAt)),
    ...notes.map(({ of, at }) => notePart(of, noteBox(of, at), noteLine(of, routeToNote(of, at, ends, places)))),
    ...nodes.flatMap(({ of, at }) => of.parts?.(at) ?? nodePart(of, at)),
    ...lines.map(({ of }, i) => linePart(of, routes[i] ?? [], graph.names, gaps[i])),
    // A line without label, icon and number has nothing on it.
    ...lines.flatMap(({ of, at: { label } }) =>
      label === undefined || of.label.width === 0
        ? []
        : [labelPart(of, label, chip(of.label, groundAt(centre(label)), of.label.blank))],
    ),
    ...atEnds.map(({ line, words, box }) => endPart(line, chip(words, groundAt(centre(box))), box)),
  ];
}

/** A line as placed, for the texts at its ends. */
function routedLine(of: DrawnLine, { fromLabel, toLabel }: RoutedEdge, route: readonly Point[]): RoutedLine {
  const [fromRoom, toRoom] = of.up === true ? [toLabel, fromLabel] : [fromLabel, toLabel];
  return { of, route, fromRoom, toRoom };
}

/** From border to border of what the line joins; at a frame the route is unchanged. */
function routeOf(
  { line, fromNode = line.from, toNode = line.to, up }: DrawnLine,
  points: readonly Point[],
  ends: ReadonlyMap<string, PlacedEnd>,
  { groups }: Places,
): readonly Point[] {
  const from = groups.has(line.from) ? undefined : ends.get(fromNode);
  const to = groups.has(line.to) ? undefined : ends.get(toNode);
  return met(up === true ? points.toReversed() : points, from, to);
}

export function nodePart({ id, name, spoken, desc, link, shapes }: GraphNode, box: Box): PartNode {
  return {
    type: 'part',
    part: 'node',
    id,
    label: spoken ?? name,
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children: shapes(box),
  };
}

/** From the node's border, or from the border of the frame that the note is about. */
function routeToNote(
  { id, note: { about = '' } }: DrawnNote,
  at: Box,
  ends: ReadonlyMap<string, PlacedEnd>,
  { edges, groups, overlays }: Places,
): readonly Point[] {
  const points = edges.get(id)?.points ?? [];
  const group = groups.get(about);
  if (group !== undefined) return bridge(group, at);
  const frames = overlays.get(about) ?? [];
  const [start] = points;
  const around = frames.find(
    ({ x, y, width, height }) =>
      start !== undefined && start.x >= x && start.x <= x + width && start.y >= y && start.y <= y + height,
  );
  return around === undefined ? met(points, ends.get(about), undefined) : outside(points, around);
}

function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
