// Graphviz's two languages. In: a layout graph; out, DOT text in which every box and label has exactly its size; and
// the drawing from dot's JSON output.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SHARED } from '../../../scripts/layout/measured.mjs';
import { GAPS } from './gaps.mjs';

const { flattenCubic } = await import(pathToFileURL(fileURLToPath(new URL('bench/layout-metrics.mjs', SHARED))).href);

const POINTS_PER_INCH = 72;
const RANKDIR = { down: 'TB', up: 'BT', right: 'LR', left: 'RL' };

const inches = (px) => (px / POINTS_PER_INCH).toFixed(4);

/** Space of a given size, as a label without text. */
function room({ width, height }) {
  const size = `fixedsize="true" width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<<table border="0" cellborder="0" cellpadding="0" cellspacing="0" ${size}><tr><td></td></tr></table>>`;
}

/** Names items by their number, so that no id needs quoting: `n0`, `e0`, `cluster_0`. */
export function toDot({ direction, nodes, edges, groups }) {
  const lines = [
    'digraph {',
    `graph [rankdir=${RANKDIR[direction]} nodesep=${inches(GAPS.node)} ranksep=${inches(GAPS.layer)}]`,
    'node [shape=box fixedsize=true label=""]',
  ];
  const number = new Map(nodes.map(({ id }, i) => [id, i]));
  const write = (holder) => {
    groups.forEach(({ id, parent, title }, i) => {
      if (parent !== holder) return;
      const place = `margin=${GAPS.group} labelloc=${direction === 'up' ? 'b' : 't'}`;
      lines.push(`subgraph cluster_${i} {`, `graph [${place}${title.width > 0 ? ` label=${room(title)}` : ''}]`);
      write(id);
      lines.push('}');
    });
    nodes.forEach(({ group, width, height }, i) => {
      if (group === holder) lines.push(`n${i} [width=${inches(width)} height=${inches(height)}]`);
    });
  };
  write(undefined);
  edges.forEach(({ from, to, label }, i) => {
    const attributes = `id=e${i}${label === undefined ? '' : ` label=${room(label)}`}`;
    lines.push(`n${number.get(from)} -> n${number.get(to)} [${attributes}]`);
  });
  lines.push('}');
  return lines.join('\n');
}

const numbers = (text) => text.split(',').map(Number);

/** Reads the output of `-Tjson0`, with y growing downwards. Routes are flattened curves. */
export function readDot(text, { direction, nodes, edges, groups }) {
  const answer = JSON.parse(text);
  const [, , , top] = numbers(answer.bb);
  const at = ([x, y]) => ({ x, y: top - y });
  const placed = { nodes: [], groups: [], edges: [] };
  for (const { name, bb, pos, width, height } of answer.objects ?? []) {
    const [kind, i] = name.startsWith('cluster_')
      ? ['groups', Number(name.slice(8))]
      : ['nodes', Number(name.slice(1))];
    if (kind === 'groups' && bb !== undefined) {
      const [x0, y0, x1, y1] = numbers(bb);
      placed.groups[i] = { id: groups[i].id, ...at([x0, y1]), width: x1 - x0, height: y1 - y0 };
    } else if (kind === 'nodes' && pos !== undefined) {
      const centre = at(numbers(pos));
      const [w, h] = [width * POINTS_PER_INCH, height * POINTS_PER_INCH];
      placed.nodes[i] = { id: nodes[i].id, x: centre.x - w / 2, y: centre.y - h / 2, width: w, height: h };
    }
  }
  for (const { id, pos, lp } of answer.edges ?? []) {
    const i = Number(id.slice(1));
    if (pos === undefined) continue;
    const { label } = edges[i];
    const middle = lp === undefined ? undefined : at(numbers(lp));
    placed.edges[i] = {
      id: edges[i].id,
      points: route(pos).map(at),
      curve: true,
      ...(label === undefined || middle === undefined
        ? {}
        : { label: { x: middle.x - label.width / 2, y: middle.y - label.height / 2, ...label } }),
    };
  }
  return {
    direction,
    nodes: placed.nodes.filter(Boolean),
    edges: placed.edges.filter(Boolean),
    groups: placed.groups.filter(Boolean),
  };
}

/** A spline: control points, with the tips of its heads marked e and s. */
function route(text) {
  const controls = [];
  let start = [];
  let end = [];
  for (const word of text.replaceAll('\\\n', '').split(/[\s;]+/)) {
    if (word.startsWith('e,')) end = [numbers(word.slice(2))];
    else if (word.startsWith('s,')) start = [numbers(word.slice(2))];
    else if (word !== '') controls.push(numbers(word));
  }
  return [...start, ...(controls.length > 0 ? flattenCubic(controls) : []), ...end];
}
