// Layers in words: in, the model; out, the outline. The lines are also the picture's accessible description.
import { oneLine } from '../../text/one-line.js';
import type { Named } from '../entry-meaning.js';
import type { Outline } from '../outline.js';
import { counted, lineInWords, outlineEdge, tail } from '../outline-words.js';
import { lineNames } from './line-names.js';
import type { LayersModel } from './model.js';

export function describeLayers(model: LayersModel): Outline {
  const { layers, pillars, groups, nodes, lines: edges } = model;
  const names = lineNames(model, oneLine);
  const lines: string[] = [summary(model)];
  if (model.desc) lines.push(oneLine(model.desc));
  const members = membersOf(model);
  const tell = (what: string, of: Named): void => {
    const inside = members.get(of.id) ?? [];
    const sub = of.sub ? `, ${oneLine(of.sub)}` : '';
    lines.push(`${what} ${oneLine(of.label)}${sub}: ${inside.length > 0 ? inside.join(', ') : 'empty'}${tail(of)}`);
  };
  for (const layer of layers) tell('Layer', layer);
  for (const pillar of pillars) tell(`Pillar at the ${pillar.side},`, pillar);
  for (const group of groups) tell('Group', group);
  for (const node of nodes) {
    const sub = node.sub ? `, ${oneLine(node.sub)}` : '';
    lines.push(`Node ${oneLine(node.label)} (${node.type})${sub}${tail(node)}`);
  }
  for (const edge of edges) lines.push(lineInWords(edge, names(edge)));
  const bands = [
    ...layers.map((each) => ({ ...each, type: 'layer' })),
    ...pillars.map((each) => ({ ...each, type: 'pillar' })),
  ].sort((a, b) => a.span.start - b.span.start);
  return {
    lines,
    nodes: nodes.map(({ id, label, type, group, span }) => ({ id, label, type, group, span })),
    edges: edges.map(outlineEdge),
    groups: [
      ...bands.map(({ id, label, type, span }) => ({ id, label, type, span })),
      ...groups.map(({ id, label, parent, span }) => ({ id, label, parent, span })),
    ],
  };
}

/** Labels of each one's direct content, in written order. */
function membersOf({ nodes, groups }: LayersModel): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  const all = [
    ...nodes.map(({ group, label, span }) => ({ holder: group, label, span })),
    ...groups.map(({ parent, label, span }) => ({ holder: parent, label, span })),
  ].sort((a, b) => a.span.start - b.span.start);
  for (const { holder, label } of all) {
    const list = members.get(holder);
    if (list === undefined) members.set(holder, [oneLine(label)]);
    else list.push(oneLine(label));
  }
  return members;
}

function summary({ title, layers, pillars, nodes, lines }: LayersModel): string {
  const parts = [counted(layers.length, 'layer'), counted(nodes.length, 'node')];
  if (pillars.length > 0) parts.splice(1, 0, counted(pillars.length, 'pillar'));
  if (lines.length > 0) parts.push(counted(lines.length, 'line'));
  return `${title === undefined ? 'Layers' : `${oneLine(title)}: layers`}, ${parts.join(', ')}`;
}
