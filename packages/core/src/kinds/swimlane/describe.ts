// A swimlane in words: from the model to the outline. Its lines are also the picture's accessible description.
import { oneLine } from '../../text/one-line.js';
import type { Outline } from '../outline.js';
import { counted, lineInWords, noteInWords, outlineEdge, tail } from '../outline-words.js';
import type { SwimlaneModel } from './model.js';

export function describeSwimlane(model: SwimlaneModel): Outline {
  const { phases, lanes, steps, lines: edges } = model;
  const names = new Map(steps.map(({ id, label }) => [id, oneLine(label)]));
  const phaseNames = new Map(phases.map(({ id, label }) => [id, oneLine(label)]));
  const lines: string[] = [summary(model)];
  if (model.desc) lines.push(oneLine(model.desc));
  for (const phase of phases) lines.push(`Phase ${oneLine(phase.label)}${tail(phase)}`);
  for (const lane of lanes) {
    const inside = steps.filter((each) => each.lane === lane.id);
    const sub = lane.sub ? `, ${oneLine(lane.sub)}` : '';
    const listed = inside.length === 0 ? 'empty' : inside.map(({ label }) => oneLine(label)).join(', ');
    lines.push(`Lane ${oneLine(lane.label)}${sub}: ${listed}${tail(lane)}`);
    for (const step of inside) {
      const phase = step.phase === undefined ? '' : ` in ${phaseNames.get(step.phase) ?? step.phase}`;
      const small = step.sub ? `, ${oneLine(step.sub)}` : '';
      lines.push(`Step ${oneLine(step.label)} (${step.type})${phase}${small}${tail(step)}`);
    }
  }
  for (const edge of edges) lines.push(lineInWords(edge, names));
  for (const { about, text } of model.notes) lines.push(noteInWords(about && (names.get(about) ?? about), text));
  return {
    lines,
    nodes: steps.map(({ id, label, type, lane, span }) => ({ id, label, type, group: lane, span })),
    edges: edges.map(outlineEdge),
    groups: lanes.map(({ id, label, span }) => ({ id, label, type: 'lane', span })),
    items: phases.map(({ id, label, span }) => ({
      kind: 'phase',
      id,
      label,
      depth: 0,
      values: steps.flatMap((step) => (step.phase === id ? step.id : [])),
      span,
    })),
  };
}

function summary({ title, lanes, phases, steps, lines }: SwimlaneModel): string {
  const parts = [counted(lanes.length, 'lane'), counted(steps.length, 'step'), counted(lines.length, 'line')];
  if (phases.length > 0) parts.splice(1, 0, counted(phases.length, 'phase'));
  return `${title === undefined ? 'Swimlane' : `${oneLine(title)}: swimlane`}, ${parts.join(', ')}`;
}
