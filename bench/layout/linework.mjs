// The shared bench's graphs for our engine: in, a graph of ../shared/bench/graphs.mjs; out, a layout graph and its
// layout options.

/** As tight as possible, and narrow drawings rather than straight lines: the bench measures room, not looks. */
export const BENCH_OPTIONS = {
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
/** Small diagrams take less room from left to right, with labels in the gaps. */
const SMALL = 20;

export function toLayoutGraph({ nodes, edges, groups }) {
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
