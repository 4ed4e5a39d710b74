// A sankey in words: from the model to the outline, with what flows through each node, then each flow.
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { type SankeyModel, type SankeyNode, throughput } from './model.js';
import { saidOf } from './value-text.js';

export function describeSankey(model: SankeyModel): Outline {
  const { nodes, flows, unit } = model;
  const name = model.title === undefined ? 'Sankey' : `${oneLine(model.title)}: sankey`;
  const names = new Map(nodes.map(({ id, label }) => [id, oneLine(label)]));
  const whole = { ...model, values: 'both' } as const;
  return {
    lines: [
      oneLine(`${name}, ${counted(nodes.length, 'node')}, ${flows.length} flow${flows.length === 1 ? '' : 's'}`),
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...nodes.map((each) => {
        const small = each.sub === undefined ? '' : ` (${oneLine(each.sub)})`;
        const tone = each.toned ? ` (${each.tone})` : '';
        return `${oneLine(each.label)}${small}: ${oneLine(inWords(each, model))}${tone}${tail(each)}`;
      }),
      ...flows.map((each) => {
        const ends = `${names.get(each.from) ?? each.from} -> ${names.get(each.to) ?? each.to}`;
        const label = each.label === undefined ? '' : ` (${oneLine(each.label)})`;
        const tone = each.tone === undefined ? '' : ` (${each.tone})`;
        return `${ends}${label}: ${oneLine(saidOf(each.value, whole))}${tone}${tail(each)}`;
      }),
    ],
    nodes: nodes.map(({ id, label, span }) => ({ id, label, span })),
    edges: flows.map(({ from, to, label, span }) => ({
      from,
      to,
      arrow: '->',
      ...(label === undefined ? {} : { label }),
      span,
    })),
    groups: [],
    items: [
      ...nodes.map(nodeItem),
      ...flows.map(
        ({ from, to, value, label, tone, span }): OutlineItem => ({
          kind: 'edge',
          label: `${from} -> ${to}`,
          depth: 0,
          number: value,
          ...(label === undefined ? {} : { values: [label] }),
          ...(tone === undefined ? {} : { marks: [tone] }),
          ...(unit === undefined ? {} : { unit }),
          span,
        }),
      ),
    ],
  };
}

function nodeItem({ id, label, sub, tone, toned, span }: SankeyNode): OutlineItem {
  return {
    kind: 'node',
    id,
    label,
    depth: 0,
    ...(sub === undefined ? {} : { values: [sub] }),
    ...(toned ? { marks: [tone] } : {}),
    span,
  };
}

/** Both sums if they differ. */
function inWords(node: SankeyNode, model: SankeyModel): string {
  const { incoming, outgoing } = node;
  const whole = { ...model, values: 'both' } as const;
  const differs = Math.abs(incoming - outgoing) > 1e-9 * throughput(node);
  return incoming > 0 && outgoing > 0 && differs
    ? `gets ${saidOf(incoming, whole)}, gives ${saidOf(outgoing, whole)}`
    : saidOf(throughput(node), whole);
}
