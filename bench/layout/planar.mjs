// Graphs that can be drawn without a crossing in their reading direction: trees, and planar graphs built from ears. In:
// a count; out, that many graphs of 2 to 60 nodes in the form of the shared bench, the same on every machine.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SHARED } from '../../scripts/layout/measured.mjs';

const { rng } = await import(pathToFileURL(fileURLToPath(new URL('bench/graphs.mjs', SHARED))).href);

const MOST_NODES = 60;

/** Every node but the first hangs from an earlier one. */
export function trees(count) {
  return seeded(count, 'tree', (size, below) => {
    const edges = [];
    for (let i = 1; i < size; i++) edges.push([below(i), i]);
    return edges;
  });
}

/** Each ear is a path to the right of all earlier ones, between two nodes of the right border. */
export function ears(count) {
  return seeded(count, 'ears', (size, below) => {
    const edges = [[0, 1]];
    const known = new Set(['0 1']);
    let border = [0, 1];
    let nodes = 2;
    const join = (from, to) => {
      edges.push([from, to]);
      known.add(`${from} ${to}`);
    };
    for (let ear = 0; ear < 2 * size && nodes < size; ear++) {
      const first = below(border.length - 1);
      const last = Math.min(border.length - 1, first + 1 + below(4));
      const inner = Math.min(below(3), size - nodes);
      const [from, to] = [border[first], border[last]];
      if (inner === 0 && known.has(`${from} ${to}`)) continue;
      const path = [from, ...Array.from({ length: inner }, (_, i) => nodes + i), to];
      for (let i = 1; i < path.length; i++) join(path[i - 1], path[i]);
      nodes += inner;
      border = [...border.slice(0, first), ...path, ...border.slice(last + 1)];
    }
    return edges;
  });
}

function seeded(count, name, edgesOf) {
  return Array.from({ length: count }, (_, i) => {
    const random = rng(i + 1);
    const below = (n) => Math.floor(random() * n);
    const size = 2 + Math.floor((i * (MOST_NODES - 1)) / Math.max(1, count));
    const pairs = edgesOf(size, below);
    const most = pairs.reduce((max, pair) => Math.max(max, ...pair), 0);
    return {
      name: `${name}-${i}`,
      nodes: Array.from({ length: most + 1 }, (__, k) => ({ id: `n${k}`, w: 60 + 8 * below(12), h: 40, group: null })),
      edges: pairs.map(([from, to], k) => ({ id: `e${k}`, from: `n${from}`, to: `n${to}`, label: null })),
      groups: [],
    };
  });
}
