// The never-list as code. In: a graph and its drawing. Out: descriptions of the faults; empty if there are none.
import type { Box, Drawing, LayoutGraph, LayoutNode, Point, RoutedEdge } from '../../graph.js';
import { sharedLabels } from '../../quality/shared-labels.js';

const TOLERANCE = 0.01;

export function findFaults(graph: LayoutGraph, drawing: Drawing): string[] {
  return [
    ...missing(graph, drawing),
    ...boxFaults(graph, drawing),
    ...routeFaults(graph, drawing),
    ...labelFaults(drawing, graph),
    ...sharedStretches(graph, drawing),
    ...overlayFaults(graph, drawing),
  ];
}

function missing(graph: LayoutGraph, drawing: Drawing): string[] {
  const faults: string[] = [];
  const compare = (what: string, wanted: readonly { id: string }[], got: readonly { id: string }[]): void => {
    if (wanted.map(({ id }) => id).join() !== got.map(({ id }) => id).join()) faults.push(`${what} differ`);
  };
  compare('nodes', graph.nodes, drawing.nodes);
  compare('edges', graph.edges, drawing.edges);
  compare('groups', graph.groups, drawing.groups);
  const boxes: Box[] = [
    ...drawing.nodes,
    ...drawing.groups,
    ...drawing.edges.flatMap(({ label }) => label ?? []),
    ...drawing.overlays.flatMap((frame) => [frame, frame.title]),
  ];
  for (const box of boxes) {
    const { x, y, width, height } = box;
    if (![x, y, width, height].every(Number.isFinite)) faults.push('a box is not finite');
    else if (
      x < -TOLERANCE ||
      y < -TOLERANCE ||
      x + width > drawing.width + 1e-6 * drawing.width + TOLERANCE ||
      y + height > drawing.height + 1e-6 * drawing.height + TOLERANCE
    ) {
      faults.push('a box is outside the drawing');
    }
  }
  graph.nodes.forEach((node, i) => {
    const placed = drawing.nodes[i];
    if (placed?.width !== node.width || placed.height !== node.height) faults.push(`${node.id} changed size`);
  });
  const sayers = sharedLabels(graph, drawing);
  graph.edges.forEach((edge, i) => {
    if (sayers.has(i)) return;
    const { width = 0, blank = 0 } = edge.label ?? {};
    const shownWidth = drawing.edges[i]?.label?.width ?? 0;
    // A label on a level line omits its blank part.
    if (Math.abs(width - shownWidth) > TOLERANCE && Math.abs(width - blank - shownWidth) > TOLERANCE) {
      faults.push(`${edge.id} has another label`);
    }
  });
  return faults;
}

function overlap(a: Box, b: Box, by = TOLERANCE): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > by &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > by
  );
}

/** The group and all its ancestors, for a node or a group. */
function holders(graph: LayoutGraph): Map<string, Set<string>> {
  const groups = new Map(graph.groups.map((group) => [group.id, group]));
  const chain = (id: string | undefined): Set<string> => {
    const set = new Set<string>();
    for (let at = id; at !== undefined; at = groups.get(at)?.parent) set.add(at);
    return set;
  };
  return new Map([
    ...graph.nodes.map((node): [string, Set<string>] => [node.id, chain(node.group)]),
    ...graph.groups.map((group): [string, Set<string>] => [`group ${group.id}`, chain(group.id)]),
  ]);
}

function boxFaults(graph: LayoutGraph, drawing: Drawing): string[] {
  const faults: string[] = [];
  const held = holders(graph);
  const { nodes, groups } = drawing;
  nodes.forEach((a, i) => {
    for (const b of nodes.slice(i + 1)) if (overlap(a, b)) faults.push(`${a.id} overlaps ${b.id}`);
    for (const group of groups) {
      const inside = held.get(a.id)?.has(group.id) === true;
      if (!inside && overlap(a, group)) faults.push(`group ${group.id} overlaps ${a.id}`);
      if (inside && !within(a, group)) faults.push(`${a.id} leaves its group ${group.id}`);
    }
  });
  groups.forEach((a, i) => {
    for (const b of groups.slice(i + 1)) {
      const outer = held.get(`group ${b.id}`)?.has(a.id) === true;
      if (outer ? !within(b, a) : overlap(a, b)) faults.push(`groups ${a.id} and ${b.id} overlap`);
    }
  });
  return faults;
}

function within(a: Box, b: Box): boolean {
  return (
    a.x >= b.x - TOLERANCE &&
    a.y >= b.y - TOLERANCE &&
    a.x + a.width <= b.x + b.width + TOLERANCE &&
    a.y + a.height <= b.y + b.height + TOLERANCE
  );
}

/** The piece of a route between two points, as a box without width or height. */
function stretch(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

function stretches(edge: RoutedEdge): Box[] {
  return edge.points.slice(1).map((point, i) => stretch(edge.points[i] as Point, point));
}

function cuts(piece: Box, box: Box, inset = 0.5): boolean {
  return (
    piece.x < box.x + box.width - inset &&
    piece.x + piece.width > box.x + inset &&
    piece.y < box.y + box.height - inset &&
    piece.y + piece.height > box.y + inset
  );
}

function routeFaults(graph: LayoutGraph, drawing: Drawing): string[] {
  const faults: string[] = [];
  const held = holders(graph);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  drawing.edges.forEach((edge, i) => {
    const { from, to } = graph.edges[i] as { from: string; to: string };
    const pieces = stretches(edge);
    const { points } = edge;
    if (points.length < 2) faults.push(`${edge.id} has no route`);
    points.forEach((b, k) => {
      const a = points[k - 1];
      const c = points[k + 1];
      if (a === undefined) return;
      if (a.x !== b.x && a.y !== b.y) faults.push(`${edge.id} is slanted`);
      if (c !== undefined && ((a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y))) {
        faults.push(`${edge.id} has three collinear points`);
      }
    });
    pieces.forEach((piece, k) => {
      const length = piece.width + piece.height;
      if (length === 0) faults.push(`${edge.id} repeats a point`);
      if (k > 0 && k < pieces.length - 1 && length < 8) faults.push(`${edge.id} has a jog of ${length}`);
    });
    for (const node of drawing.nodes) {
      const own = node.id === from || node.id === to;
      const diamond = nodes.get(node.id)?.outline === 'diamond';
      const body =
        own && diamond ? { x: node.x + node.width / 2, y: node.y + node.height / 2, width: 0, height: 0 } : node;
      if (pieces.some((piece) => cuts(piece, body))) faults.push(`${edge.id} runs through ${node.id}`);
    }
    for (const group of drawing.groups) {
      const own = held.get(from)?.has(group.id) === true || held.get(to)?.has(group.id) === true;
      if (!own && pieces.some((piece) => cuts(piece, group))) faults.push(`${edge.id} runs through group ${group.id}`);
      const title = graph.groups.find(({ id }) => id === group.id)?.title;
      if (title === undefined || title.width === 0) continue;
      const box = { x: group.x + 20, y: group.y + 12, width: title.width, height: title.height };
      if (pieces.some((piece) => cuts(piece, box))) faults.push(`${edge.id} runs through the title of ${group.id}`);
    }
    for (const [id, point] of [
      [from, points[0]],
      [to, points[points.length - 1]],
    ] as const) {
      const box = drawing.nodes.find((node) => node.id === id);
      const node = nodes.get(id);
      if (box !== undefined && point !== undefined && !onBorder(point, box, node)) {
        faults.push(`${edge.id} ends off the border of ${id}`);
      }
    }
  });
  return faults;
}

function onBorder(point: Point, box: Box, node: LayoutNode | undefined): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;
  if (node?.outline === 'diamond') {
    const across = Math.abs(point.x - box.x - box.width / 2) / (box.width / 2);
    const along = Math.abs(point.y - box.y - box.height / 2) / (box.height / 2);
    return Math.abs(across + along - 1) < 0.01;
  }
  const inX = point.x >= box.x - 0.1 && point.x <= box.x + box.width + 0.1;
  const inY = point.y >= box.y - 0.1 && point.y <= box.y + box.height + 0.1;
  return (
    (inY && (near(point.x, box.x) || near(point.x, box.x + box.width))) ||
    (inX && (near(point.y, box.y) || near(point.y, box.y + box.height)))
  );
}

function labelFaults(drawing: Drawing, graph: LayoutGraph): string[] {
  const faults: string[] = [];
  const sayers = sharedLabels(graph, drawing);
  drawing.edges.forEach((edge, i) => {
    const { label } = edge;
    if (label === undefined) return;
    drawing.edges.forEach((other, j) => {
      if (i === j || sayers.get(j) === i) return;
      if (j > i && other.label !== undefined && overlap(label, other.label)) {
        faults.push(`labels of ${edge.id} and ${other.id} overlap`);
      }
      if (stretches(other).some((piece) => cuts(piece, label, 0)))
        faults.push(`${other.id} runs through the label of ${edge.id}`);
    });
    for (const node of drawing.nodes) if (overlap(label, node)) faults.push(`label of ${edge.id} overlaps ${node.id}`);
    for (const title of groupTitles(graph, drawing)) {
      if (overlap(label, title)) faults.push(`label of ${edge.id} overlaps the title of ${title.id}`);
    }
  });
  return faults;
}

function groupTitles(graph: LayoutGraph, drawing: Drawing): (Box & { readonly id: string })[] {
  const titles = new Map(graph.groups.map(({ id, title }) => [id, title]));
  return drawing.groups.flatMap(({ id, x, y }) => {
    const { width, height } = titles.get(id) ?? { width: 0, height: 0 };
    return width === 0 ? [] : [{ id, x: x + 20, y: y + 12, width, height }];
  });
}

function sharedStretches(graph: LayoutGraph, drawing: Drawing): string[] {
  const faults: string[] = [];
  const pieces = drawing.edges.map(stretches);
  drawing.edges.forEach((edge, i) => {
    const a = graph.edges[i] as { from: string; to: string };
    for (let j = i + 1; j < drawing.edges.length; j++) {
      const b = graph.edges[j] as { from: string; to: string };
      if (a.from === b.from || a.from === b.to || a.to === b.from || a.to === b.to) continue;
      const shared = (pieces[i] as Box[]).some((p) =>
        (pieces[j] as Box[]).some((q) => {
          const x = Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x);
          const y = Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y);
          return (
            (x > 1 && y >= -0.4 && p.height === 0 && q.height === 0) ||
            (y > 1 && x >= -0.4 && p.width === 0 && q.width === 0)
          );
        }),
      );
      if (shared) faults.push(`${edge.id} and ${drawing.edges[j]?.id} share a stretch`);
    }
  });
  return faults;
}

function overlayFaults(graph: LayoutGraph, drawing: Drawing): string[] {
  const faults: string[] = [];
  const titles = groupTitles(graph, drawing);
  for (const { id, nodes } of graph.overlays) {
    const frames = drawing.overlays.filter((frame) => frame.id === id);
    const members = new Set(nodes);
    for (const node of drawing.nodes) {
      const round = frames.filter((frame) => within(node, frame)).length;
      if (members.has(node.id) && round !== 1) faults.push(`${node.id} is in ${round} frames of overlay ${id}`);
      if (members.has(node.id)) continue;
      if (frames.some((frame) => overlap(node, frame))) faults.push(`overlay ${id} overlaps ${node.id}`);
    }
  }
  drawing.overlays.forEach((frame, i) => {
    const { id, title } = frame;
    const members = new Set(graph.overlays.find((overlay) => overlay.id === id)?.nodes);
    if (!strokes(frame).some((stroke) => cuts(stroke, title)))
      faults.push(`the title of overlay ${id} is off its frame`);
    const labels = drawing.edges.flatMap(({ label }) => label ?? []);
    for (const box of [...drawing.nodes, ...labels, ...titles]) {
      if (overlap(title, box)) faults.push(`the title of overlay ${id} covers something`);
      if (strokes(frame).some((stroke) => cuts(stroke, box))) faults.push(`overlay ${id} cuts something`);
    }
    for (const edge of drawing.edges) {
      const pieces = stretches(edge);
      if (pieces.some((piece) => cuts(piece, title, 0)))
        faults.push(`${edge.id} runs through the title of overlay ${id}`);
      const ends = graph.edges.find((each) => each.id === edge.id);
      const ours = members.has(ends?.from ?? '') || members.has(ends?.to ?? '');
      if (!ours && pieces.some((piece) => cuts(piece, frame))) faults.push(`${edge.id} runs through overlay ${id}`);
    }
    for (const group of drawing.groups) {
      if (strokes(group).some((stroke) => cuts(stroke, title)))
        faults.push(`group ${group.id} cuts the title of ${id}`);
    }
    drawing.overlays.forEach((other, j) => {
      if (i === j) return;
      if (j > i && overlap(title, other.title)) faults.push(`titles of overlays ${id} and ${other.id} overlap`);
      if (strokes(other).some((stroke) => cuts(stroke, title)))
        faults.push(`overlay ${other.id} cuts the title of ${id}`);
    });
  });
  return faults;
}

function strokes({ x, y, width, height }: Box): Box[] {
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}
