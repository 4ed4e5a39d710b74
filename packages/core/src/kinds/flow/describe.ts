// A flow in words: in, the model; out, the outline. The lines are also the picture's accessible description.
import { oneLine } from '../../text/one-line.js';
import type { Outline } from '../outline.js';
import { counted, lineInWords, noteInWords, outlineEdge, tail } from '../outline-words.js';
import type { FlowModel } from './model.js';

export function describeFlow(model: FlowModel): Outline {
  const labels = new Map(model.nodes.map((each) => [each.id, oneLine(each.label)]));
  const lines: string[] = [summary(model)];
  if (model.desc) lines.push(oneLine(model.desc));
  const members = membersOf(model);
  for (const group of model.groups) {
    const inside = members.get(group.id) ?? [];
    const type = group.type === 'none' ? '' : ` (${group.type})`;
    lines.push(
      `Group ${oneLine(group.label)}${type}: ${inside.length > 0 ? inside.join(', ') : 'empty'}${tail(group)}`,
    );
  }
  for (const node of model.nodes) {
    const sub = node.sub ? `, ${oneLine(node.sub)}` : '';
    const shape = node.shape === undefined ? '' : `, ${node.shape}`;
    lines.push(`Node ${oneLine(node.label)} (${node.type}${shape})${sub}${tail(node)}`);
  }
  const ends = new Map(model.groups.map(({ id, label }) => [id, `group ${oneLine(label)}`]));
  for (const [id, label] of labels) ends.set(id, label);
  for (const edge of model.edges) lines.push(lineInWords(edge, ends));
  for (const overlay of model.overlays) {
    lines.push(
      `Overlay ${oneLine(overlay.label)}: ${overlay.nodes.map((each) => labels.get(each) ?? each).join(', ')}${tail(overlay)}`,
    );
  }
  const names = new Map([...model.groups, ...model.overlays].map(({ id, label }) => [id, oneLine(label)]));
  for (const [id, label] of labels) names.set(id, label);
  for (const { about, text } of model.notes) lines.push(noteInWords(about && (names.get(about) ?? about), text));
  return {
    lines,
    nodes: model.nodes.map(({ id, label, type, group, span }) => ({
      id,
      label,
      type,
      ...(group === undefined ? {} : { group }),
      span,
    })),
    edges: model.edges.map(outlineEdge),
    groups: model.groups.map(({ id, label, type, parent, span }) => ({
      id,
      label,
      type,
      ...(parent === undefined ? {} : { parent }),
      span,
    })),
  };
}

/** Labels of each group's direct content: its nodes, then its groups. */
function membersOf({ nodes, groups }: FlowModel): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  const put = (within: string | undefined, label: string): void => {
    if (within === undefined) return;
    const list = members.get(within);
    if (list) list.push(oneLine(label));
    else members.set(within, [oneLine(label)]);
  };
  for (const { group, label } of nodes) put(group, label);
  for (const { parent, label } of groups) put(parent, label);
  return members;
}

function summary(model: FlowModel): string {
  const parts = [counted(model.nodes.length, 'node'), counted(model.edges.length, 'connection')];
  if (model.groups.length > 0) parts.push(counted(model.groups.length, 'group'));
  return `${model.title === undefined ? 'Flow' : `${oneLine(model.title)}: flow`}, ${parts.join(', ')}`;
}
