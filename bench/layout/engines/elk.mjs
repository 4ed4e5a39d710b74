// ELK's layered algorithm (elkjs) with right-angled routes, for the harness: with its defaults, or tuned for few crossings and
// little room.
import { requirePeer } from '../peers.mjs';
import { GAPS } from './gaps.mjs';

/** What ../shared/bench calls tuned. */
const TUNED = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '40',
  'elk.layered.crossingMinimization.greedySwitch.type': 'TWO_SIDED',
};

const DISTANCES = {
  'elk.spacing.nodeNode': GAPS.node,
  'elk.spacing.edgeNode': GAPS.edge,
  'elk.spacing.edgeEdge': GAPS.edge,
  'elk.layered.spacing.nodeNodeBetweenLayers': GAPS.layer,
  'elk.layered.spacing.edgeNodeBetweenLayers': GAPS.edge,
  'elk.layered.spacing.edgeEdgeBetweenLayers': GAPS.edge,
};

export async function load({ tuned = false }) {
  const Elk = requirePeer('elkjs/lib/elk.bundled.js');
  const elk = new Elk();
  return {
    prepare: (graph) => toElk(graph, tuned ? TUNED : {}),
    run: (input) => elk.layout(structuredClone(input)),
    read: readElk,
  };
}

/** Names items by their number, because ELK requires ids that are unique over nodes, groups and edges. */
function toElk({ direction, nodes, edges, groups }, extra) {
  const number = new Map(nodes.map(({ id }, i) => [id, i]));
  const children = (holder) => [
    ...groups.flatMap(({ id, parent, title }, i) =>
      parent === holder
        ? {
            id: `g${i}`,
            layoutOptions: { ...DISTANCES, 'elk.padding': padding(title) },
            children: children(id),
          }
        : [],
    ),
    ...nodes.flatMap(({ group, width, height }, i) => (group === holder ? { id: `n${i}`, width, height } : [])),
  ];
  return {
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction.toUpperCase(),
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      ...(groups.length > 0 ? { 'elk.hierarchyHandling': 'INCLUDE_CHILDREN' } : {}),
      ...DISTANCES,
      ...extra,
    },
    children: children(undefined),
    edges: edges.map(({ from, to, label }, i) => ({
      id: `e${i}`,
      sources: [`n${number.get(from)}`],
      targets: [`n${number.get(to)}`],
      ...(label === undefined ? {} : { labels: [{ text: '-', ...label }] }),
    })),
  };
}

function padding({ width, height }) {
  const { group } = GAPS;
  return `[top=${width > 0 ? group + height + 4 : group},left=${group},bottom=${group},right=${group}]`;
}

function readElk(answer, { direction, nodes, edges, groups }) {
  const placed = { n: [], g: [], e: [] };
  const read = ({ children = [], edges: inside = [] }) => {
    for (const child of children) {
      const [kind, i] = [child.id.charAt(0), Number(child.id.slice(1))];
      const { x, y, width, height } = child;
      placed[kind][i] = { id: (kind === 'n' ? nodes : groups)[i].id, x, y, width, height };
      read(child);
    }
    for (const { id, sections = [], labels = [] } of inside) {
      const [section] = sections;
      if (section === undefined) continue;
      const i = Number(id.slice(1));
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      const [label] = labels;
      placed.e[i] = {
        id: edges[i].id,
        points: points.map(({ x, y }) => ({ x, y })),
        ...(label === undefined ? {} : { label: { x: label.x, y: label.y, width: label.width, height: label.height } }),
      };
    }
  };
  read(answer);
  const [n, g, e] = [placed.n, placed.g, placed.e].map((list) => list.filter(Boolean));
  return { direction, nodes: n, groups: g, edges: e };
}
