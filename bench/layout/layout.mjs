// Lays a graph out and times it: `node layout.mjs --runs N FILE`, FILE as printed by the generator of the bench.
// Prints {"medianMs", "drawing"} on one line; the drawing is what the bench's measures read. Needs the built core.
import { readFileSync } from 'node:fs';
import { layoutLayered } from '../../packages/core/dist/layout/layered/index.js';

/** As tight as stays clear, and narrow drawings before straight lines: the bench measures room, not looks. */
const OPTIONS = {
  levelEdges: false,
  spacing: {
    sibling: 20,
    layer: 36,
    line: 10,
    beside: 12,
    padding: 10,
    title: 6,
    approach: 10,
    label: 4,
    compactness: 8,
  },
};
/** Small diagrams take less room from left to right, where labels stand in the gaps. */
const SMALL = 20;
const WARM_UP_MS = 3000;

function readArguments(words) {
  let runs = 11;
  let file;
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '--runs') runs = Number(words[++i]);
    else file = words[i];
  }
  if (file === undefined || !Number.isInteger(runs) || runs < 1) {
    process.stderr.write('usage: layout --runs N FILE\n');
    process.exit(2);
  }
  return { runs, file };
}

function toLayoutGraph({ nodes, edges, groups }) {
  return {
    direction: nodes.length <= SMALL ? 'right' : 'down',
    overlays: [],
    nodes: nodes.map(({ id, w, h, group }) => ({ id, width: w, height: h, ...(group ? { group } : {}) })),
    edges: edges.map(({ id, from, to, label, lw, lh }) => ({
      id,
      from,
      to,
      ...(label ? { label: { width: lw, height: lh } } : {}),
    })),
    groups: groups.map(({ id, label, parent }) => ({
      id,
      title: { width: 7 * label.length + 8, height: 16 },
      ...(parent ? { parent } : {}),
    })),
  };
}

function toMeasured(graph, drawing) {
  const groupOf = new Map(graph.nodes.map(({ id, group }) => [id, group ?? null]));
  const parentOf = new Map(graph.groups.map(({ id, parent }) => [id, parent ?? null]));
  const endsOf = new Map(graph.edges.map((edge) => [edge.id, edge]));
  const box = ({ x, y, width, height }) => ({ x, y, w: width, h: height });
  return {
    nodes: drawing.nodes.map((node) => ({ id: node.id, ...box(node), group: groupOf.get(node.id) })),
    edges: drawing.edges.map(({ id, points, label }) => ({
      id,
      from: endsOf.get(id).from,
      to: endsOf.get(id).to,
      points: points.map(({ x, y }) => [x, y]),
      ...(label ? { label: box(label) } : {}),
    })),
    groups: drawing.groups.map((group) => ({ id: group.id, ...box(group), parent: parentOf.get(group.id) })),
    direction: drawing.direction === 'right' ? 'RIGHT' : 'DOWN',
  };
}

function median(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const { runs, file } = readArguments(process.argv.slice(2));
const graph = JSON.parse(readFileSync(file, 'utf8'));
const input = toLayoutGraph(graph);
const begun = performance.now();
do layoutLayered(input, OPTIONS);
while (performance.now() - begun < WARM_UP_MS);
const times = [];
let drawing;
for (let i = 0; i < runs; i++) {
  const start = performance.now();
  drawing = layoutLayered(input, OPTIONS);
  times.push(performance.now() - start);
}
process.stdout.write(`${JSON.stringify({ medianMs: median(times), drawing: toMeasured(graph, drawing) })}\n`);
