// D2 as WebAssembly (@terrastruct/d2), for the harness, with one of the two layouts of its build: dagre, its
// default, or ELK. It gets a text like any author's, with the sizes of nodes, and labels of as many letters
// as take that room in its own font. Gaps and paddings are its own.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SHARED } from '../../../scripts/layout/measured.mjs';
import { importPeer } from '../peers.mjs';
import { midPoint } from './mid-point.mjs';

const { flattenCubic } = await import(pathToFileURL(fileURLToPath(new URL('bench/layout-metrics.mjs', SHARED))).href);

/** D2's width of a letter n in a line's label, and in a title of 14 px; line heights; px. */
const LABEL = { letter: 8.4, line: 16 };
const TITLE = { letter: 7.5, line: 18, size: 14 };

export async function load({ layout = 'dagre' }) {
  const { D2 } = await importPeer('@terrastruct/d2', 'dist/node-esm/index.js');
  const d2 = new D2();
  return {
    prepare: toD2,
    run: async (text) => (await d2.compile(text, { layout })).diagram,
    read: readD2,
  };
}

/** Names items by their number, inside their groups: `g0.g1.n5`. */
function toD2({ direction, nodes, edges, groups }) {
  const { names } = paths(nodes, groups);
  const lines = [`direction: ${direction}`];
  const write = (holder) => {
    groups.forEach(({ id, parent, title }, i) => {
      if (parent !== holder) return;
      lines.push(`g${i}: ${letters(title, TITLE)} {`, `style.font-size: ${TITLE.size}`);
      write(id);
      lines.push('}');
    });
    nodes.forEach(({ group, width, height }, i) => {
      if (group !== holder) return;
      lines.push(`n${i}: "" {`, `width: ${Math.round(width)}`, `height: ${Math.round(height)}`, '}');
    });
  };
  write(undefined);
  for (const { from, to, label } of edges) {
    lines.push(`${names.get(from)} -> ${names.get(to)}${label === undefined ? '' : `: ${letters(label, LABEL)}`}`);
  }
  return lines.join('\n');
}

/** By node: its name in the text, with those of the groups around it. */
function paths(nodes, groups) {
  const place = new Map(groups.map(({ id }, i) => [id, i]));
  const pathOf = (group) =>
    group === undefined ? '' : `${pathOf(groups[place.get(group)]?.parent)}g${place.get(group)}.`;
  return { names: new Map(nodes.map(({ id, group }, i) => [id, `${pathOf(group)}n${i}`])) };
}

/** Letters in lines that fill the given room. */
function letters({ width, height }, { letter, line }) {
  if (width === 0) return '""';
  const text = 'n'.repeat(Math.max(1, Math.round(width / letter)));
  return `"${Array(Math.max(1, Math.round(height / line)))
    .fill(text)
    .join('\\n')}"`;
}

function readD2({ shapes, connections }, { direction, nodes, edges, groups }) {
  const placed = { n: [], g: [] };
  for (const { id, pos, width, height } of shapes) {
    const name = id.slice(id.lastIndexOf('.') + 1);
    const [kind, i] = [name.charAt(0), Number(name.slice(1))];
    placed[kind][i] = { id: (kind === 'n' ? nodes : groups)[i].id, x: pos.x, y: pos.y, width, height };
  }
  return {
    direction,
    nodes: placed.n.filter(Boolean),
    groups: placed.g.filter(Boolean),
    edges: connections.map(({ route, isCurve, labelWidth, labelHeight }, i) => {
      const { id, label } = edges[i];
      const corners = route.map(({ x, y }) => [x, y]);
      const points = (isCurve ? flattenCubic(corners) : corners).map(([x, y]) => ({ x, y }));
      const middle = midPoint(points);
      const size = { width: labelWidth, height: labelHeight };
      return {
        id,
        points,
        ...(isCurve ? { curve: true } : {}),
        ...(label === undefined
          ? {}
          : { label: { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size } }),
      };
    }),
  };
}
