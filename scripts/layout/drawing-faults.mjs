// Faults that the shared measures do not count: missing items and jogs. In: a layout graph and a drawing in our
// engine's form, or an edge of one; out, their number.

const SMALLEST_JOG = 8;
/** A point counts as a point of a straight line if the turn is flatter than this (sine). */
const STRAIGHT = 0.02;

/** Nodes (at their size), edges, labels and groups that the drawing lacks. */
export function missing(graph, drawing) {
  const labelledByOthers = saidByOthers(graph, drawing);
  const nodes = new Map(drawing.nodes.map((node) => [node.id, node]));
  const edges = new Map(drawing.edges.map((edge) => [edge.id, edge]));
  const groups = new Set(drawing.groups.map(({ id }) => id));
  const resized = (a, b) => Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1;
  let count = 0;
  for (const node of graph.nodes) if (!nodes.has(node.id) || resized(node, nodes.get(node.id))) count++;
  for (const { id, label } of graph.edges) {
    if (!edges.has(id)) count++;
    else if (label !== undefined && edges.get(id).label === undefined && !labelledByOthers.has(id)) count++;
  }
  for (const { id } of graph.groups) if (!groups.has(id)) count++;
  return count;
}

/** Ids of lines without their own label because a similar line with a common end has it on their way. */
export function saidByOthers(graph, drawing) {
  const edges = new Map(drawing.edges.map((edge) => [edge.id, edge]));
  const alike = (a, b) => a.label.shared === b.label?.shared && (a.from === b.from || a.to === b.to);
  return new Set(
    graph.edges.flatMap((edge) => {
      const { label, points } = edges.get(edge.id) ?? { points: [] };
      if (edge.label?.shared === undefined || label !== undefined) return [];
      const sayers = graph.edges.filter((other) => other !== edge && alike(edge, other));
      return sayers.some(({ id }) => isOnWay(points, edges.get(id)?.label)) ? [edge.id] : [];
    }),
  );
}

/** Whether a stretch of the way runs through the middle of the box. */
function isOnWay(points, box) {
  if (box === undefined) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return points.slice(1).some((b, i) => {
    const a = points[i];
    const within = (at, one, other) => at > Math.min(one, other) - 1 && at < Math.max(one, other) + 1;
    return within(x, a.x, b.x) && within(y, a.y, b.y);
  });
}

/** Number of pieces between two turns that are too short; curves have none. */
export function jogs({ points, curve }) {
  if (curve === true) return 0;
  let count = 0;
  for (let i = 1; i + 2 < points.length; i++) {
    const [a, b, c, d] = points.slice(i - 1, i + 3);
    const length = Math.hypot(c.x - b.x, c.y - b.y);
    if (length < SMALLEST_JOG && turn(a, b, c) > STRAIGHT && turn(b, c, d) > STRAIGHT) count++;
  }
  return count;
}

/** The sine of the turn at b. */
function turn(a, b, c) {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  const lengths = Math.hypot(ux, uy) * Math.hypot(vx, vy);
  return lengths === 0 ? 0 : Math.abs(ux * vy - uy * vx) / lengths;
}
