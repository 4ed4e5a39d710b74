// The legend of a plan: in, the model; out, a named sample of each sign in the chart without a text of its own.
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { legend, legendEntry } from '../../../scene/parts/legend.js';
import type { GanttModel } from '../model.js';
import { stateMark } from './state-mark.js';

const SAMPLE = { width: 24, height: 12 } as const;

/** `shaded`: days off are visible. */
export function ganttLegend({ rows, findsCritical }: GanttModel, shaded: boolean, width: number): Block {
  const has = (state: string): boolean => rows.some((each) => each.state === state);
  const progress = rows.some((each) => each.kind === 'task' && (each.progress ?? 0) > 0);
  const entries = [
    ...(has('done') ? [legendEntry(stateMark('done', 'neutral'), 'Done')] : []),
    ...(has('active') ? [legendEntry(stateMark('active', 'blue'), 'In progress')] : []),
    ...(progress ? [legendEntry(PROGRESS, 'Share done')] : []),
    ...(rows.some(({ critical }) => critical)
      ? [legendEntry(CRITICAL, findsCritical ? 'Critical path' : 'Critical')]
      : []),
    ...(shaded ? [legendEntry(OFF, 'Days off')] : []),
  ];
  return entries.length === 0 ? NOTHING : legend(entries, width);
}

const PROGRESS: Block = {
  ...SAMPLE,
  at: ({ x, y }) => [
    { type: 'rect', x, y, ...SAMPLE, radius: 3, fill: 'blue-fill' },
    { type: 'rect', x, y: y + SAMPLE.height - 3, width: SAMPLE.width / 2, height: 3, fill: 'blue-strong' },
    { type: 'rect', x, y, ...SAMPLE, radius: 3, stroke: 'blue-stroke', strokeWidth: 1 },
  ],
};

const CRITICAL: Block = {
  ...SAMPLE,
  at: ({ x, y }) => [
    { type: 'rect', x, y, ...SAMPLE, radius: 3, fill: 'blue-fill', stroke: 'red-stroke', strokeWidth: 2 },
  ],
};

const OFF: Block = {
  ...SAMPLE,
  at: ({ x, y }) => [{ type: 'rect', x, y, ...SAMPLE, fill: 'neutral-fill' }],
};
