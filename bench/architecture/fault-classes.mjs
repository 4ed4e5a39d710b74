// Counts the fault classes of issue 11 in one drawing. In: a graph and its drawing (and the trunk that each line may
// share, which graphs of earlier commits lack); out, by class, the number of faults and of possible faults.
import { clearCrossings } from './clear-crossings.mjs';
import { measuresOf } from './measures.mjs';

/** px: level groups differ by less than this. */
const LEVEL = 8;
const LONGEST = 3200;
const SLENDER = 3;
const ROOMY = 60_000;
/** Three or more adjacent lines within this distance are a comb. */
const TOOTH = 24;
/** The maximum ratio of a way back to the way between its boxes. */
const DETOUR = 2;
const SLACK = 200;

/** Each with what it counts. */
export const CLASSES = [
  { key: 'staircases', counts: 'steps of groups on a path, two or more the same way' },
  { key: 'twins', counts: 'pairs of like groups that are not level' },
  { key: 'entry', counts: 'pictures whose first-written box is after what it calls' },
  { key: 'starts', counts: 'callers that no call enters, after what they call' },
  { key: 'ribbons', counts: 'pictures beyond 3:1 or 3,200 px' },
  { key: 'overlays', counts: 'overlays in more than one frame' },
  { key: 'labels', counts: 'answers further than 40 px from their corner' },
  { key: 'combs', counts: 'three or more like lines within 24 px of one another at one side of a box' },
  { key: 'crossings', counts: 'crossings within 8 px of a bend' },
  { key: 'sprawl', counts: 'pictures over 60,000 px² a node' },
  { key: 'back edges', counts: 'lines back more than twice as long as the way between their boxes' },
];

export function faultClasses(linework, graph, drawing, trunks) {
  const measures = measuresOf(linework, graph, drawing);
  const missed = ({ of, met }) => ({ count: of - met, of });
  const picture = (isFaulty) => ({ count: isFaulty ? 1 : 0, of: 1 });
  return {
    staircases: staircases(linework, graph, drawing),
    twins: missed(measures.twins),
    entry: picture(isEntryLate(graph, drawing)),
    starts: missed(linework.startsFirst(graph, drawing)),
    ribbons: picture(measures.sides > SLENDER || measures.longSide > LONGEST),
    overlays: missed(measures.overlays),
    labels: missed(measures.answers),
    combs: combs(drawing, graph, trunks),
    crossings: missed(clearCrossings(drawing)),
    sprawl: picture(measures.room > ROOMY),
    'back edges': detours(graph, drawing),
  };
}

const boxesOf = ({ nodes, groups }) => new Map([...nodes, ...groups].map((box) => [box.id, box]));
const isSideways = (direction) => direction === 'right' || direction === 'left';

/** A step: the next stage of a path is completely further on and not level with the previous one. */
function staircases(linework, graph, drawing) {
  const boxes = new Map(drawing.groups.map((box) => [box.id, box]));
  const steps = linework.stagePairs(graph).map(([from, to]) => {
    const [a, b] = [boxes.get(from), boxes.get(to)];
    return { from, to, way: a === undefined || b === undefined ? 0 : stepOf(a, b) };
  });
  const onStairs = steps.filter(
    ({ from, to, way }) =>
      way !== 0 && steps.some((other) => other.way === way && (other.to === from || other.from === to)),
  );
  return { count: onStairs.length, of: steps.length };
}

/** 1 down and -1 up for a step to the right or left, 2 and -2 for one to the right and left of a stage below; 0 for none. */
function stepOf(a, b) {
  const beside = b.x >= a.x + a.width || a.x >= b.x + b.width;
  const below = b.y >= a.y + a.height || a.y >= b.y + b.height;
  const off = (start, size) => {
    const [byStart, byMiddle] = [b[start] - a[start], b[start] + b[size] / 2 - a[start] - a[size] / 2];
    return Math.abs(byStart) < LEVEL || Math.abs(byMiddle) < LEVEL ? 0 : Math.sign(byMiddle);
  };
  if (beside) return off('y', 'height');
  return below ? 2 * off('x', 'width') : 0;
}

/** Whether the first-written box that lines leave and no solid line enters is after one that it calls. */
function isEntryLate(graph, drawing) {
  const boxes = boxesOf(drawing);
  const top = topHolders(graph);
  const solid = graph.edges.filter(({ light, from, to }) => light !== true && top(from) !== top(to));
  const entry = graph.nodes.map(({ id }) => top(id)).find((id) => solid.some(({ from }) => top(from) === id));
  if (entry === undefined || solid.some(({ to }) => top(to) === entry)) return false;
  const direction = drawing.direction;
  const [start, size] = isSideways(direction) ? ['x', 'width'] : ['y', 'height'];
  const own = boxes.get(entry);
  return solid.some(({ from, to }) => {
    const called = boxes.get(top(to));
    if (top(from) !== entry || own === undefined || called === undefined) return false;
    const isBefore = called[start] + called[size] <= own[start];
    const isAfter = own[start] + own[size] <= called[start];
    return direction === 'right' || direction === 'down' ? isBefore : isAfter;
  });
}

/** The outermost container of a node: the node itself, or a group. */
function topHolders({ nodes, groups }) {
  const parents = new Map([
    ...nodes.map(({ id, group }) => [id, group]),
    ...groups.map(({ id, parent }) => [id, parent]),
  ]);
  return (id) => {
    let at = id;
    while (parents.get(at) !== undefined) at = parents.get(at);
    return at;
  };
}

/** Sides of boxes with three or more adjacent like line ends, of all sides with three or more like lines. */
function combs(drawing, graph, trunks) {
  const boxes = boxesOf(drawing);
  const sides = new Map();
  graph.edges.forEach(({ id, from, to, label }, i) => {
    const points = drawing.edges[i]?.points;
    const trunk = trunks.get(id);
    if (points === undefined || trunk === undefined || label !== undefined || from === to) return;
    for (const [box, end, next] of [
      [from, points[0], points[1]],
      [to, points.at(-1), points.at(-2)],
    ]) {
      if (!boxes.has(box)) continue;
      const level = end.y === next.y;
      const key = [box, trunk, box === from, level ? 'x' : 'y', level ? end.x : end.y].join(' ');
      sides.set(key, [...(sides.get(key) ?? []), level ? end.y : end.x]);
    }
  });
  const many = [...sides.values()].filter(({ length }) => length >= 3);
  const isComb = (ends) => {
    const places = [...new Set(ends)].sort((a, b) => a - b);
    return places.some((at, i) => i >= 2 && at - places[i - 2] <= 2 * TOOTH);
  };
  return { count: many.filter(isComb).length, of: many.length };
}

/** Lines that run back against the reading direction on a long detour. */
function detours(graph, drawing) {
  const boxes = boxesOf(drawing);
  const [start, size] = isSideways(drawing.direction) ? ['x', 'width'] : ['y', 'height'];
  const isOnwards = drawing.direction === 'right' || drawing.direction === 'down';
  const back = graph.edges.flatMap(({ from, to }, i) => {
    const [a, b, line] = [boxes.get(from), boxes.get(to), drawing.edges[i]];
    if (a === undefined || b === undefined || line === undefined || from === to) return [];
    const leadsBack = isOnwards ? b[start] + b[size] <= a[start] : a[start] + a[size] <= b[start];
    return leadsBack ? [{ long: lengthOf(line.points), direct: between(a, b) }] : [];
  });
  return { count: back.filter(({ long, direct }) => long > DETOUR * direct + SLACK).length, of: back.length };
}

function lengthOf(points) {
  return points.slice(1).reduce((sum, { x, y }, i) => sum + Math.abs(x - points[i].x) + Math.abs(y - points[i].y), 0);
}

function between(a, b) {
  const gap = (start, size) => Math.max(0, b[start] - a[start] - a[size], a[start] - b[start] - b[size]);
  return gap('x', 'width') + gap('y', 'height');
}
