// Draws layers: in, the model; out, the scene. Measures cards, titles and labels, gets their positions from the layout,
// and paints bands first, then groups, cards, lines and labels.
import type { Box, LayoutGraph, Point } from '../../../layout/graph.js';
import { layoutStack, type StackDrawing, type StackGraph } from '../../../layout/lanes/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { crossingGaps } from '../../../scene/line-crossings.js';
import { band, bandTitleSize } from '../../../scene/parts/band.js';
import { chip } from '../../../scene/parts/chip.js';
import { picture } from '../../../scene/parts/picture.js';
import type { Scene, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import { bandEdge, type DrawnLine, drawnLine, labelPart, linePart } from '../../drawn-line.js';
import type { Named } from '../../entry-meaning.js';
import type { GraphGroup, GraphNode } from '../../graph-picture/content.js';
import { type DrawnFrame, drawnGroup, groundFinder, groupPart } from '../../graph-picture/frames.js';
import { nodePart } from '../../graph-picture/paint.js';
import { typedNode } from '../../graph-picture/typed-node.js';
import type { Made } from '../../layout-reports.js';
import { met, type PlacedEnd } from '../../line-ends.js';
import { located } from '../../located.js';
import { withNarrowNames } from '../../narrow-names.js';
import type { Outline } from '../../outline.js';
import { inColumns, type Titled, titled } from '../../titled-bands.js';
import { endsAtBand, lineNames } from '../line-names.js';
import type { LayersModel } from '../model.js';
import { stackOf } from '../stack.js';

interface Drawn {
  readonly bands: readonly Titled[];
  readonly groups: readonly DrawnFrame<GraphGroup>[];
  readonly nodes: readonly GraphNode[];
  readonly lines: readonly DrawnLine[];
}

export function drawLayers(model: LayersModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const {
    drawn: shapes,
    graph,
    drawing,
  } = withNarrowNames(
    model.nodes.length,
    (wrap) =>
      laidOut(model, {
        bands: [...model.layers, ...model.pillars].map((each) => titled(each, icons)),
        groups: model.groups.map((each) => drawnGroup({ ...each, frame: 'solid' }, icons)),
        nodes: model.nodes.map((each) => typedNode(each, icons, wrap)),
        lines: model.lines.map((each) => drawnLine(each, icons)),
      }),
    (layout) => layout.drawing,
  );
  const scene = picture({
    kind: 'layers',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Layers',
    description: outline.lines.join('\n'),
    content: { width: drawing.width, height: drawing.height, at: (corner) => paint(model, shapes, drawing, corner) },
    below: () => [],
  });
  return {
    picture: scene,
    laidOut: measuredPicture(plainGraph(model, shapes, graph), drawing),
    trouble: { conflicts: [], degraded: drawing.degraded },
  };
}

interface LaidOut {
  readonly drawn: Drawn;
  readonly graph: StackGraph;
  readonly drawing: StackDrawing;
}

/** Titles of pillars are set again once the widths are known. */
function laidOut(model: LayersModel, measured: Drawn): LaidOut {
  const graph = stackGraph(model, measured);
  const drawing = layoutStack(graph);
  const shapes = { ...measured, bands: inColumns(measured.bands, drawing.pillars) };
  const isLower = shapes.bands.some(({ title }, i) => title.height < (measured.bands[i]?.title.height ?? 0));
  if (!isLower) return { drawn: shapes, graph, drawing };
  const fitted = stackGraph(model, shapes);
  return { drawn: shapes, graph: fitted, drawing: layoutStack(fitted) };
}

function stackGraph(model: LayersModel, shapes: Drawn): StackGraph {
  return stackOf(model, {
    nodes: new Map(shapes.nodes.map((node) => [node.id, node])),
    titles: new Map([
      ...shapes.bands.map(({ of, title }) => [of.id, bandTitleSize(title)] as const),
      ...shapes.groups.map(({ of, title }) => [of.id, title] as const),
    ]),
    edges: shapes.lines.map(bandEdge),
  });
}

/** For code that measures the picture: bands count as groups, and lines that end at them not at all. */
function plainGraph(model: LayersModel, shapes: Drawn, graph: StackGraph): LayoutGraph {
  const { layers, pillars, groups, nodes } = model;
  const isAtBand = endsAtBand(model);
  const sizes = new Map(shapes.nodes.map(({ id, width, height, outline }) => [id, { width, height, outline }]));
  const none = { width: 0, height: 0 };
  return {
    direction: 'down',
    nodes: nodes.flatMap(({ id, group }) => {
      const size = sizes.get(id);
      return size === undefined ? [] : [{ id, group, ...size }];
    }),
    edges: graph.edges.filter((each) => !isAtBand(each)),
    groups: [
      ...[...layers, ...pillars].map(({ id }) => ({ id, title: none })),
      ...groups.map(({ id, parent }) => ({ id, parent, title: none })),
    ],
    overlays: [],
  };
}

function measuredPicture(graph: LayoutGraph, drawing: StackDrawing) {
  const ids = new Set(graph.edges.map(({ id }) => id));
  const groups = [...drawing.layers, ...drawing.pillars, ...drawing.groups];
  return { graph, drawing: { ...drawing, groups, edges: drawing.edges.filter(({ id }) => ids.has(id)) } };
}

/** From a header's left side to its title, px. */
const TITLE = 12;

function paint(model: LayersModel, shapes: Drawn, drawing: StackDrawing, corner: Point): readonly SceneNode[] {
  const moved = <B extends Box>(of: B): B => ({ ...of, x: of.x + corner.x, y: of.y + corner.y });
  const byId = <B extends Box & { readonly id: string }>(list: readonly B[]) =>
    new Map(list.map((each) => [each.id, moved(each)]));
  const levels = new Set(drawing.layers.map(({ id }) => id));
  const names = lineNames(model, oneLine);
  const bands = located(shapes.bands, ({ of }) => of.id, byId([...drawing.layers, ...drawing.pillars]));
  const groups = located(shapes.groups, ({ of }) => of.id, byId(drawing.groups));
  const nodes = located(shapes.nodes, ({ id }) => id, byId(drawing.nodes));
  const lines = located(shapes.lines, ({ line }) => line.id, new Map(drawing.edges.map((each) => [each.id, each])));
  const ends = new Map(nodes.map(({ of, at }): [string, PlacedEnd] => [of.id, { drawn: of, box: at }]));
  const routes = lines.map(({ of, at }) =>
    met(
      at.points.map(({ x, y }) => ({ x: x + corner.x, y: y + corner.y })),
      ends.get(of.line.from),
      ends.get(of.line.to),
    ),
  );
  const gaps = crossingGaps(routes);
  const groundAt = groundFinder([
    ...bands.map(({ of: { of }, at }) => ({ of: { ...of, depth: 1, frame: 'solid' } as const, box: at })),
    ...groups.map(({ of, at }) => ({ of: of.of, box: at })),
  ]);
  return [
    ...bands.map(({ of: { of, title }, at }) => {
      const inset = levels.has(of.id) ? { inset: TITLE } : {};
      return bandPart(of, band({ box: at, header: moved(at.header), tone: of.tone, title, ...inset }));
    }),
    ...groups.map(({ of, at }) => groupPart(of, at)),
    ...nodes.map(({ of, at }) => nodePart(of, at)),
    ...lines.map(({ of }, i) => linePart(of, routes[i] ?? [], names(of.line), gaps[i])),
    ...lines.flatMap(({ of, at: { label } }) => {
      if (label === undefined || of.label.width === 0) return [];
      const box = moved(label);
      const ground = groundAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      return [labelPart(of, box, chip(of.label, ground, of.label.blank))];
    }),
  ];
}

function bandPart({ id, label, desc, link, span }: Named, children: readonly SceneNode[]): SceneNode {
  return {
    type: 'part',
    part: 'group',
    id,
    span,
    label: oneLine(label),
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children,
  };
}
