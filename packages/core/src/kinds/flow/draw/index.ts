// Draws a flow: in, the model; out, the scene. Measures every part, asks the layout where they go, and paints them there.

import { adviceFor } from '../../../layout/advice/index.js';
import { layOut } from '../../../layout/engines/index.js';
import type { Box, Drawing, LayoutEdge, LayoutGraph, PlacedOverlay, Point, RoutedEdge } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { crossingGaps } from '../../../scene/line-crossings.js';
import { flowed } from '../../../scene/parts/block.js';
import { chip } from '../../../scene/parts/chip.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { legend, legendEntries } from '../../../scene/parts/legend.js';
import { picture } from '../../../scene/parts/picture.js';
import type { Scene, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import { type DrawnLine, drawnLine, labelPart, linePart, trunkOf } from '../../drawn-line.js';
import {
  bridge,
  type DrawnNote,
  drawnNotes,
  looseNote,
  noteBox,
  noteLine,
  notePart,
  outside,
} from '../../drawn-notes.js';
import type { Made } from '../../layout-reports.js';
import { met, type PlacedEnd } from '../../line-ends.js';
import { located } from '../../located.js';
import { wishedConflicts, withNotes } from '../../notes-in-layout.js';
import type { Outline } from '../../outline.js';
import type { FlowGroup, FlowModel, FlowOverlay } from '../model.js';
import { type DrawnFrame, drawnGroup, drawnOverlay, groundFinder, groupPart, overlayPart } from './frames.js';
import { type DrawnNode, drawnNodes, layoutNode, nodePart } from './nodes.js';

interface Drawn {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnLine[];
  readonly groups: readonly DrawnFrame<FlowGroup>[];
  readonly overlays: readonly DrawnFrame<FlowOverlay>[];
  readonly notes: readonly DrawnNote[];
}

export function drawFlow(model: FlowModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const known = new Set([...model.nodes, ...model.groups, ...model.overlays].map((each) => each.id));
  const notes = drawnNotes(model.notes);
  const drawn: Drawn = {
    nodes: drawnNodes(model.nodes, model.edges, icons),
    edges: model.edges.map((each) => drawnLine(each, icons)),
    groups: model.groups.map((each) => drawnGroup(each, icons)),
    overlays: model.overlays.map(drawnOverlay),
    notes: notes.filter(({ note }) => note.about !== undefined && known.has(note.about)),
  };
  const loose = notes.filter((each) => !drawn.notes.includes(each));
  const graph = layoutGraph(model, drawn);
  const wanted = withNotes(graph, drawn.notes);
  const drawing = layOut(wanted);
  const numbered = model.edges.some((edge) => edge.number !== undefined);
  const scene = picture({
    kind: 'flow',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Flow',
    description: outline.lines.join('\n'),
    content: {
      width: drawing.width,
      height: drawing.height,
      at: (corner) => paint(drawn, shifted(drawing, corner)),
    },
    below: (width) => [
      flowed(loose.map(looseNote), 16, Math.max(width, NOTES_WIDTH)),
      legend(legendEntries(model.legend), width),
    ],
  });
  return {
    picture: scene,
    laidOut: { graph: wanted, drawing },
    trouble: {
      conflicts: wishedConflicts(drawing.conflicts, graph),
      degraded: drawing.degraded,
      advice: adviceFor(wanted, drawing, layOut, { numbered }),
    },
  };
}

/** Notes below a narrow picture stand side by side up to this width, px. */
const NOTES_WIDTH = 400;
function layoutGraph(model: FlowModel, drawn: Drawn): LayoutGraph {
  return {
    direction: model.direction,
    nodes: drawn.nodes.map(layoutNode),
    edges: drawn.edges.map(layoutEdge),
    groups: drawn.groups.map(({ of, title: { width, height } }) => ({
      id: of.id,
      title: { width: snapUp(width, 4), height: snapUp(height, 4) },
      ...(of.parent === undefined ? {} : { parent: of.parent }),
      ...(of.direction === undefined ? {} : { direction: of.direction }),
      ...(of.same === undefined ? {} : { same: of.same }),
      ...(of.before === undefined ? {} : { before: of.before }),
    })),
    overlays: drawn.overlays.map(({ of, title: { width, height } }) => ({
      id: of.id,
      nodes: of.nodes,
      title: { width, height },
    })),
  };
}

function layoutEdge(of: DrawnLine): LayoutEdge {
  const { id, from, to, dash, endHead } = of.line;
  const { width, height, blank } = of.label;
  const trunk = trunkOf(of);
  return {
    id,
    from,
    to,
    ...(dash === 'solid' && endHead ? {} : { light: true }),
    ...(width === 0 ? {} : { label: { width, height, blank } }),
    ...(trunk === undefined ? {} : { trunk }),
  };
}

/** The placed things by id. */
interface Places {
  readonly nodes: ReadonlyMap<string, Box>;
  readonly edges: ReadonlyMap<string, RoutedEdge>;
  readonly groups: ReadonlyMap<string, Box>;
  /** Each with all its frames. */
  readonly overlays: ReadonlyMap<string, readonly PlacedOverlay[]>;
}

function shifted({ nodes, edges, groups, overlays }: Drawing, by: Point): Places {
  const box = <B extends Box>(of: B): B => ({ ...of, x: of.x + by.x, y: of.y + by.y });
  const point = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  return {
    nodes: new Map(nodes.map((each) => [each.id, box(each)])),
    groups: new Map(groups.map((each) => [each.id, box(each)])),
    overlays: framesById(overlays.map((each) => ({ ...box(each), title: box(each.title) }))),
    edges: new Map(
      edges.map((each) => [
        each.id,
        { ...each, points: each.points.map(point), ...(each.label === undefined ? {} : { label: box(each.label) }) },
      ]),
    ),
  };
}

function framesById(overlays: readonly PlacedOverlay[]): Places['overlays'] {
  const frames = new Map<string, PlacedOverlay[]>();
  for (const each of overlays) {
    const list = frames.get(each.id);
    if (list === undefined) frames.set(each.id, [each]);
    else list.push(each);
  }
  return frames;
}

/** Frames first, then what they hold, then lines with their heads on the borders, then the words on the lines. */
function paint(drawn: Drawn, places: Places): readonly SceneNode[] {
  const names = new Map(drawn.nodes.map(({ node }) => [node.id, oneLine(node.label)]));
  const nodes = located(drawn.nodes, ({ node }) => node.id, places.nodes);
  const groups = located(drawn.groups, ({ of }) => of.id, places.groups);
  const overlays = located(drawn.overlays, ({ of }) => of.id, places.overlays);
  const edges = located(drawn.edges, ({ line }) => line.id, places.edges);
  const notes = located(drawn.notes, ({ id }) => id, places.nodes);
  const ends = new Map(nodes.map(({ of, at }): [string, PlacedEnd] => [of.node.id, { drawn: of, box: at }]));
  const routes = edges.map(({ of, at }) => met(at.points, ends.get(of.line.from), ends.get(of.line.to)));
  const gaps = crossingGaps(routes);
  const groundAt = groundFinder(groups.map(({ of, at }) => ({ of: of.of, box: at })));
  return [
    ...groups.map(({ of, at }) => groupPart(of, at)),
    ...overlays.map(({ of, at }) => overlayPart(of, at, groundAt)),
    ...notes.map(({ of, at }) => notePart(of, noteBox(of, at), noteLine(of, routeToNote(of, at, ends, places)))),
    ...nodes.map(({ of, at }) => nodePart(of, at)),
    ...edges.map(({ of }, i) => linePart(of, routes[i] ?? [], names, gaps[i])),
    // A line without label, icon and number has nothing to stand on it.
    ...edges.flatMap(({ of, at: { label } }) =>
      label === undefined || of.label.width === 0
        ? []
        : [labelPart(of, label, chip(of.label, groundAt(centre(label)), of.label.blank))],
    ),
  ];
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
