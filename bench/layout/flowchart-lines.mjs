// How the lines of the open flowcharts run. In: the flowcharts with their drawings; out, bends per line, and the share of
// forward lines that follow the reading direction. A forward line is one that no cycle reverses: it lies on none,
// or runs from an earlier node of the source to a later one.
import { figure, mean, printVerdicts, quantile } from './table.mjs';

const STRAIGHT = 1;

export function flowchartLines(graphs) {
  const bends = [];
  const along = { forward: 0, level: 0, against: 0 };
  const worst = [];
  for (const { name, graph, drawing } of graphs) {
    for (const { points } of drawing.edges) bends.push(points.length - 2);
    const seen = follows(graph, drawing);
    for (const key of Object.keys(along)) along[key] += seen[key];
    if (seen.against > 0) worst.push([name, seen.against, seen.forward + seen.level + seen.against]);
  }
  const lines = along.forward + along.level + along.against;
  const share = (count) => (100 * count) / lines;
  const rows = [
    ['bends a line, median', quantile(bends, 0.5), '≤ 1', quantile(bends, 0.5) <= 1],
    ['bends a line, 95th percentile', quantile(bends, 0.95), '≤ 3', quantile(bends, 0.95) <= 3],
    ['bends a line, mean and most', `${figure(mean(bends))}, ${Math.max(...bends)}`],
    ['lines without a bend, %', (100 * bends.filter((count) => count === 0).length) / bends.length],
    [
      'forward lines not against the reading direction, %',
      100 - share(along.against),
      '≥ 95',
      share(along.against) <= 5,
    ],
    ['of them within a layer (docs/language.md, Edges), %', share(along.level)],
  ];
  const missed = printVerdicts(`flowcharts: ${graphs.length}, lines: ${bends.length}`, rows);
  worst.sort((a, b) => b[1] - a[1]);
  for (const [name, against, of] of worst.slice(0, 5)) console.log(`  ${against} of ${of} against it in ${name}`);
  return missed;
}

function follows(graph, drawing) {
  const order = new Map(graph.nodes.map(({ id }, i) => [id, i]));
  const boxes = new Map(drawing.nodes.map((box) => [box.id, box]));
  const reaches = reachability(graph);
  const directionOf = readingDirections(graph, drawing.direction);
  const seen = { forward: 0, level: 0, against: 0 };
  for (const { from, to } of graph.edges) {
    if (from === to || (reaches(to, from) && order.get(from) > order.get(to))) continue;
    const [a, b] = [boxes.get(from), boxes.get(to)];
    const direction = directionOf(from, to);
    const across = direction === 'right' || direction === 'left';
    const sign = direction === 'left' || direction === 'up' ? -1 : 1;
    const step = sign * (across ? b.x + b.width / 2 - a.x - a.width / 2 : b.y + b.height / 2 - a.y - a.height / 2);
    seen[Math.abs(step) <= STRAIGHT ? 'level' : step > 0 ? 'forward' : 'against']++;
  }
  return seen;
}

function reachability({ nodes, edges }) {
  const next = new Map(nodes.map(({ id }) => [id, []]));
  for (const { from, to } of edges) next.get(from).push(to);
  const known = new Map();
  return (from, to) => {
    if (!known.has(from)) {
      const reached = new Set();
      const open = [from];
      while (open.length > 0) {
        for (const id of next.get(open.pop())) {
          if (reached.has(id)) continue;
          reached.add(id);
          open.push(id);
        }
      }
      known.set(from, reached);
    }
    return known.get(from).has(to);
  };
}

/** The direction of the innermost group with both ends that has one, else the drawing's. */
function readingDirections({ nodes, groups }, otherwise) {
  const groupOf = new Map(nodes.map(({ id, group }) => [id, group]));
  const byId = new Map(groups.map((group) => [group.id, group]));
  const chain = (id) => {
    const list = [];
    for (let at = byId.get(groupOf.get(id)); at !== undefined; at = byId.get(at.parent)) list.push(at);
    return list;
  };
  return (from, to) => {
    const outer = new Set(chain(to));
    const common = chain(from).filter((group) => outer.has(group));
    return common.find(({ direction }) => direction !== undefined)?.direction ?? otherwise;
  };
}
