// What a small edit moves. In: our engine, the open flowcharts; out, how far the other nodes move when a leaf is added,
// without the common shift, and how many pictures change an order when a label changes. The edits of a flowchart: a leaf at
// its first, middle and last node, in the node's own group; a node's label and a line's label a third longer. The
// direction is that of the picture.
import { figure, median, printVerdicts, quantile } from './table.mjs';

const MOST_SHIFT = 8;
const LEAF = { width: 96, height: 40 };
const LONGER = 4 / 3;
const FEWEST = 4;

export function stability({ layoutLayered }, graphs) {
  const shifts = [];
  const medians = [];
  const worst = [];
  let [edits, reordered, leaves] = [0, 0, 0];
  for (const { name, graph, drawing } of graphs) {
    if (graph.nodes.length < FEWEST) continue;
    const fixed = { ...graph, direction: drawing.direction };
    const before = layoutLayered(fixed);
    for (const at of leafPlaces(graph)) {
      const moved = shiftsBetween(before, layoutLayered(withLeaf(fixed, at)));
      const middle = median(moved);
      shifts.push(...moved);
      medians.push(middle);
      worst.push([name, graph.nodes[at].id, middle]);
      leaves++;
    }
    for (const edited of labelEdits(fixed)) {
      edits++;
      if (reorders(before, layoutLayered(edited))) reordered++;
    }
  }
  const rows = [
    ['node shift after a leaf, median px', median(shifts), `≤ ${MOST_SHIFT}`, median(shifts) <= MOST_SHIFT],
    ['node shift after a leaf, 90th percentile px', quantile(shifts, 0.9)],
    ["a picture's median shift, median px", median(medians)],
    ["a picture's median shift, 90th percentile px", quantile(medians, 0.9)],
    [
      'pictures whose median shift is over the bar, %',
      (100 * medians.filter((each) => each > MOST_SHIFT).length) / leaves,
    ],
    [`label edits that change an order, of ${edits}`, reordered, '0', reordered === 0],
  ];
  const missed = printVerdicts(`stability: ${leaves} leaves, ${edits} labels`, rows);
  worst.sort((a, b) => b[2] - a[2]);
  for (const [name, node, shift] of worst.slice(0, 5))
    console.log(`  ${figure(shift)} px by a leaf at ${node} of ${name}`);
  return missed;
}

function leafPlaces({ nodes }) {
  return [...new Set([0, nodes.length >> 1, nodes.length - 1])];
}

function withLeaf(graph, at) {
  const { id, group } = graph.nodes[at];
  const leaf = { id: 'the leaf', ...LEAF, ...(group === undefined ? {} : { group }) };
  return {
    ...graph,
    nodes: [...graph.nodes, leaf],
    edges: [...graph.edges, { id: 'to the leaf', from: id, to: leaf.id }],
  };
}

function* labelEdits(graph) {
  const at = graph.nodes.length >> 1;
  const longer = (size) => ({ ...size, width: Math.ceil((size.width * LONGER) / 8) * 8 });
  yield { ...graph, nodes: graph.nodes.map((node, i) => (i === at ? longer(node) : node)) };
  const labelled = graph.edges.findIndex(({ label }) => label !== undefined);
  if (labelled < 0) return;
  yield {
    ...graph,
    edges: graph.edges.map((edge, i) => (i === labelled ? { ...edge, label: longer(edge.label) } : edge)),
  };
}

function centre({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far each node of the first drawing is from its place in the second, once both are aligned. */
function shiftsBetween(before, after) {
  const moved = before.nodes.map((node, i) => {
    const [a, b] = [centre(node), centre(after.nodes[i])];
    return { x: b.x - a.x, y: b.y - a.y };
  });
  const common = { x: median(moved.map(({ x }) => x)), y: median(moved.map(({ y }) => y)) };
  return moved.map(({ x, y }) => Math.hypot(x - common.x, y - common.y));
}

/** Whether two nodes that are side by side in both drawings have swapped. */
function reorders(before, after) {
  const across = before.direction === 'right' || before.direction === 'left';
  const [side, along, length] = across ? ['y', 'x', 'width'] : ['x', 'y', 'height'];
  const beside = (a, b) => a[along] < b[along] + b[length] && b[along] < a[along] + a[length];
  return before.nodes.some((a, i) =>
    before.nodes.slice(i + 1).some((b, k) => {
      const [c, d] = [after.nodes[i], after.nodes[i + 1 + k]];
      const turned = (centre(a)[side] - centre(b)[side]) * (centre(c)[side] - centre(d)[side]) < 0;
      return turned && beside(a, b) && beside(c, d);
    }),
  );
}
