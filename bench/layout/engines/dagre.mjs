// @dagrejs/dagre, for the harness. Its routes are slanted.
import { requirePeer } from '../peers.mjs';
import { GAPS } from './gaps.mjs';

const RANKDIR = { down: 'TB', up: 'BT', right: 'LR', left: 'RL' };

export async function load() {
  const dagre = requirePeer('@dagrejs/dagre');
  return {
    prepare: (graph) => graph,
    run(graph) {
      // A layout changes its graph, so one is built for each run; that is a small part of the time.
      const built = toDagre(graph, dagre.graphlib.Graph);
      dagre.layout(built);
      return built;
    },
    read: readDagre,
  };
}

function toDagre({ direction, nodes, edges, groups }, Graph) {
  const built = new Graph({ compound: true, multigraph: true });
  built.setGraph({ rankdir: RANKDIR[direction], nodesep: GAPS.node, ranksep: GAPS.layer, edgesep: GAPS.edge });
  built.setDefaultEdgeLabel(() => ({}));
  for (const { id } of groups) built.setNode(`group ${id}`, {});
  for (const { id, parent } of groups) if (parent !== undefined) built.setParent(`group ${id}`, `group ${parent}`);
  for (const { id, width, height, group } of nodes) {
    built.setNode(`node ${id}`, { width, height });
    if (group !== undefined) built.setParent(`node ${id}`, `group ${group}`);
  }
  for (const { id, from, to, label } of edges) {
    built.setEdge(`node ${from}`, `node ${to}`, { width: 0, height: 0, ...label, labelpos: 'c' }, id);
  }
  return built;
}

function readDagre(built, { direction, nodes, edges, groups }) {
  const box = (name, id) => {
    const { x, y, width, height } = built.node(name);
    return { id, x: x - width / 2, y: y - height / 2, width, height };
  };
  return {
    direction,
    nodes: nodes.map(({ id }) => box(`node ${id}`, id)),
    groups: groups.map(({ id }) => box(`group ${id}`, id)),
    edges: edges.map(({ id, from, to, label }) => {
      const { points, x, y } = built.edge(`node ${from}`, `node ${to}`, id);
      return {
        id,
        points: points.map((point) => ({ x: point.x, y: point.y })),
        ...(label === undefined || x === undefined
          ? {}
          : { label: { x: x - label.width / 2, y: y - label.height / 2, ...label } }),
      };
    }),
  };
}
