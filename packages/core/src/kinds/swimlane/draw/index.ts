// Draws a swimlane: from the model to the scene. Measures steps, titles and labels, asks the layout of lanes for positions, and
// paints there: lanes first, then the borders of phases, steps, lines, and the text on the lines.
import { adviceFor } from '../../../layout/advice/index.js';
import type { Box, Direction, LayoutEdge, LayoutGraph, Point } from '../../../layout/graph.js';
import {
  type LaneBand,
  type LaneDrawing,
  type LaneGraph,
  type LaneNode,
  layoutLanes,
  type PlacedBand,
} from '../../../layout/lanes/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { crossingGaps } from '../../../scene/line-crossings.js';
import { band, bandTitleSize } from '../../../scene/parts/band.js';
import type { Block } from '../../../scene/parts/block.js';
import { chip } from '../../../scene/parts/chip.js';
import { frameFill } from '../../../scene/parts/frame.js';
import { legend, legendEntries } from '../../../scene/parts/legend.js';
import { picture } from '../../../scene/parts/picture.js';
import type { ColourRole, PartNode, Scene, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import { bandEdge, type DrawnLine, drawnLine, labelPart, linePart } from '../../drawn-line.js';
import { type DrawnNote, drawnNotes, looseNotes, noteBox, noteLine, notePart } from '../../drawn-notes.js';
import type { Named } from '../../entry-meaning.js';
import type { GraphNode } from '../../graph-picture/content.js';
import { evenBodies } from '../../graph-picture/even-bodies.js';
import { nodePart } from '../../graph-picture/paint.js';
import { typedNode } from '../../graph-picture/typed-node.js';
import type { Made } from '../../layout-reports.js';
import { met, type PlacedEnd } from '../../line-ends.js';
import { located } from '../../located.js';
import { withNarrowNames } from '../../narrow-names.js';
import type { SideNote } from '../../note-meaning.js';
import type { Outline } from '../../outline.js';
import { inColumns, type Titled, titled } from '../../titled-bands.js';
import type { SwimlaneModel } from '../model.js';

interface Drawn {
  readonly nodes: readonly GraphNode[];
  readonly lines: readonly DrawnLine[];
  readonly lanes: readonly Titled[];
  readonly phases: readonly Titled[];
  /** About a step. */
  readonly notes: readonly DrawnNote[];
}

export function drawSwimlane(model: SwimlaneModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const known = new Set(model.steps.map(({ id }) => id));
  const isAbout = ({ note }: DrawnNote): boolean => known.has(note.about ?? '');
  const all = drawnNotes(model.notes);
  const loose = all.filter((each) => !isAbout(each));
  const {
    drawn: shapes,
    graph,
    drawing,
  } = withNarrowNames(
    model.steps.length,
    (wrap) =>
      laidOut(model, {
        nodes: drawnSteps(model, icons, wrap),
        lines: model.lines.map((each) => drawnLine(each, icons)),
        lanes: model.lanes.map((each) => titled(each, icons)),
        phases: model.phases.map((each) => titled(each, icons)),
        notes: all.filter(isAbout),
      }),
    (layout) => layout.drawing,
  );
  const wished = plainGraph(graph);
  const scene = picture({
    kind: 'swimlane',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Swimlane',
    description: outline.lines.join('\n'),
    content: { width: drawing.width, height: drawing.height, at: (corner) => paint(shapes, drawing, corner) },
    below: (width) => [looseNotes(loose, width), legend(legendEntries(model.legend), width)],
  });
  return {
    picture: scene,
    laidOut: { graph: wished, drawing },
    trouble: {
      conflicts: [],
      degraded: drawing.degraded,
      advice: adviceFor(wished, drawing, (part) => layoutLanes(laneGraphOf(graph, part)), { numbered: true }),
    },
  };
}

interface LaidOut {
  readonly drawn: Drawn;
  readonly graph: LaneGraph;
  readonly drawing: LaneDrawing;
}

/** Titles above columns are wrapped again once the columns have their widths. */
function laidOut(model: SwimlaneModel, measured: Drawn): LaidOut {
  const graph = laneGraph(model, measured);
  const drawing = layoutLanes(graph);
  const shapes = {
    ...measured,
    lanes: inColumns(measured.lanes, drawing.lanes),
    phases: inColumns(measured.phases, drawing.phases),
  };
  const fitted = laneGraph(model, shapes);
  const isLower = [...fitted.lanes, ...fitted.phases].some(
    ({ title }, i) => title.height < ([...graph.lanes, ...graph.phases][i]?.title.height ?? 0),
  );
  if (!isLower) return { drawn: shapes, graph, drawing };
  return { drawn: shapes, graph: fitted, drawing: layoutLanes({ ...fitted, direction: drawing.direction }) };
}

function drawnSteps({ steps, lines }: SwimlaneModel, icons: IconLookup, wrap: number): readonly GraphNode[] {
  const of = new Map(steps.map((step) => [step.id, step]));
  return evenBodies(
    steps.map((step) => typedNode(step, icons, wrap)),
    lines,
    ({ id, outline }) => (of.get(id)?.type === 'person' ? 'person' : outline),
  );
}

function laneGraph({ direction, steps }: SwimlaneModel, shapes: Drawn): LaneGraph {
  const sizes = new Map(shapes.nodes.map((node) => [node.id, node]));
  const bandOf = ({ of, title }: Titled): LaneBand => ({ id: of.id, title: bandTitleSize(title) });
  return {
    direction,
    nodes: steps.flatMap(({ id, lane, phase }): readonly LaneNode[] => {
      const node = sizes.get(id);
      if (node === undefined) return [];
      const { width, height, outline } = node;
      const own = { id, lane, width, height, outline, ...(phase === undefined ? {} : { phase }) };
      const beside = (side: SideNote['side']): readonly LaneNode[] => notesBeside(shapes.notes, own, side);
      return [...beside('left'), own, ...beside('right')];
    }),
    edges: [...shapes.lines.map(lineEdge), ...shapes.notes.map(noteEdge)],
    lanes: shapes.lanes.map(bandOf),
    phases: shapes.phases.map(bandOf),
  };
}

function lineEdge(of: DrawnLine): LayoutEdge {
  const { dash, endHead } = of.line;
  return { ...bandEdge(of), ...(dash === 'solid' && endHead !== false ? {} : { light: true }) };
}

function noteEdge({ id, note }: DrawnNote): LayoutEdge {
  return { id, from: note.about ?? '', to: id, light: true };
}

function notesBeside(
  notes: readonly DrawnNote[],
  { id: of, lane }: LaneNode,
  side: SideNote['side'],
): readonly LaneNode[] {
  return notes
    .filter(({ note }) => note.about === of && note.side === side)
    .map(({ id, card: { width, height } }) => ({
      id,
      lane,
      width,
      height,
      beside: { of, side: side === 'left' ? 'before' : 'after' },
    }));
}

/** The graph for measuring the picture and giving advice: lanes contain lines that only pass, so they are not groups there. */
function plainGraph({ direction, nodes, edges }: LaneGraph): LayoutGraph {
  return { direction, nodes, edges, groups: [], overlays: [] };
}

/** The same lanes with the change that an advice tries: another direction, or a subset of the steps. */
function laneGraphOf(graph: LaneGraph, { direction, nodes, edges }: LayoutGraph): LaneGraph {
  const ids = new Set(nodes.map(({ id }) => id));
  const steps = graph.nodes.filter(({ id, beside }) => ids.has(id) && ids.has(beside?.of ?? id));
  const lanes = new Set(steps.map(({ lane }) => lane));
  const phases = new Set(steps.map(({ phase }) => phase));
  return {
    direction,
    nodes: steps,
    edges,
    lanes: graph.lanes.filter(({ id }) => lanes.has(id)),
    phases: graph.phases.filter(({ id }) => phases.has(id)),
  };
}

function paint(shapes: Drawn, drawing: LaneDrawing, corner: Point): readonly SceneNode[] {
  const moved = <B extends Box>(of: B): B => ({ ...of, x: of.x + corner.x, y: of.y + corner.y });
  const places = new Map(drawing.nodes.map((each) => [each.id, moved(each)]));
  const routed = new Map(drawing.edges.map((each) => [each.id, each]));
  const names = new Map(shapes.nodes.map(({ id, name }) => [id, name]));
  const nodes = located(shapes.nodes, ({ id }) => id, places);
  const notes = located(shapes.notes, ({ id }) => id, places);
  const lines = located(shapes.lines, ({ line }) => line.id, routed);
  const ends = new Map(nodes.map(({ of, at }): [string, PlacedEnd] => [of.id, { drawn: of, box: at }]));
  const routes = lines.map(({ of, at }) =>
    met(
      at.points.map(({ x, y }) => ({ x: x + corner.x, y: y + corner.y })),
      ends.get(of.line.from),
      ends.get(of.line.to),
    ),
  );
  const gaps = crossingGaps(routes);
  const lanes = located(
    shapes.lanes,
    ({ of }) => of.id,
    new Map(drawing.lanes.map((each) => [each.id, placedBand(each, moved)])),
  );
  const phases = located(
    shapes.phases,
    ({ of }) => of.id,
    new Map(drawing.phases.map((each) => [each.id, placedBand(each, moved)])),
  );
  const groundAt = (at: Box): ColourRole => {
    const around = lanes.find(({ at: { y, height, x, width } }) => holdsMiddle({ x, y, width, height }, at));
    return (around && frameFill(around.of.of.tone, 1)) ?? 'canvas';
  };
  const inset = drawing.direction === 'right' || drawing.direction === 'left' ? { inset: TITLE } : {};
  return [
    ...lanes.map(({ of: { of, title }, at }) =>
      part('group', of, band({ box: at, header: at.header, tone: of.tone, title, ...inset })),
    ),
    ...phases.flatMap(({ of: { of, title }, at }, i) =>
      part('axis', of, phaseShapes(of, title, at, i > 0, drawing.direction)),
    ),
    ...nodes.map(({ of, at }) => nodePart(of, at)),
    ...notes.map(({ of, at }) => {
      const points = (routed.get(of.id)?.points ?? []).map(({ x, y }) => ({ x: x + corner.x, y: y + corner.y }));
      return notePart(of, noteBox(of, at), noteLine(of, met(points, ends.get(of.note.about ?? ''), undefined)));
    }),
    ...lines.map(({ of }, i) => linePart(of, routes[i] ?? [], names, gaps[i])),
    ...lines.flatMap(({ of, at: { label } }) => {
      if (label === undefined || of.label.width === 0) return [];
      const box = moved(label);
      return [labelPart(of, box, chip(of.label, groundAt(box), of.label.blank))];
    }),
  ];
}

/** From a header's left side to its title, px. */
const TITLE = 12;
const PHASE_RADIUS = 8;
/** Between the headers of two phases, px. */
const PHASE_GAP = 4;

function placedBand(of: PlacedBand, moved: <B extends Box>(of: B) => B): PlacedBand {
  return { ...moved(of), header: moved(of.header) };
}

function holdsMiddle({ x, y, width, height }: Box, at: Box): boolean {
  const [across, down] = [at.x + at.width / 2, at.y + at.height / 2];
  return across > x && across < x + width && down > y && down < y + height;
}

function part(
  name: 'group' | 'axis',
  { id, label, desc, link, span }: Named,
  children: readonly SceneNode[],
): PartNode {
  return {
    type: 'part',
    part: name,
    id,
    span,
    label: oneLine(label),
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children,
  };
}

/** A header over its stretch, and a dashed line through all lanes where it begins. */
function phaseShapes(
  { tone }: Named,
  title: Block,
  { header, ...box }: PlacedBand,
  isLater: boolean,
  direction: Direction,
): readonly SceneNode[] {
  const upright = direction === 'right' || direction === 'left';
  const gap = upright
    ? {
        x: header.x + PHASE_GAP / 2,
        y: header.y,
        width: header.width - PHASE_GAP,
        height: header.height - 2 * PHASE_GAP,
      }
    : {
        x: header.x,
        y: header.y + PHASE_GAP / 2,
        width: header.width - 2 * PHASE_GAP,
        height: header.height - PHASE_GAP,
      };
  const at =
    direction === 'left' ? box.x + box.width : direction === 'up' ? box.y + box.height : upright ? box.x : box.y;
  const border: SceneNode = {
    type: 'path',
    steps: upright
      ? [
          ['M', at, gap.y + gap.height],
          ['L', at, box.y + box.height],
        ]
      : [
          ['M', gap.x + gap.width, at],
          ['L', box.x + box.width, at],
        ],
    stroke: `${tone}-stroke`,
    strokeWidth: 1,
    dash: 'dashed',
  };
  return [
    { type: 'rect', ...gap, radius: PHASE_RADIUS, fill: `${tone}-fill` },
    ...title.at({
      x: Math.round(gap.x + (gap.width - title.width) / 2),
      y: gap.y + (gap.height - title.height) / 2,
    }),
    ...(isLater ? [border] : []),
  ];
}
