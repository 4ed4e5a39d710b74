// The legend of a plan: in, the model and its rows as drawn; out, a named sample of each sign in the chart without a text
// of its own, in the tone of a row that has it.
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { legend, legendEntry } from '../../../scene/parts/legend.js';
import type { Tone } from '../../../scene/scene.js';
import type { GanttModel, Row } from '../model.js';
import { diamond, planRect } from './bars.js';
import { PLAN_STRIP, type RowFace } from './rows.js';
import { lateMark, stateMark } from './state-mark.js';

const SAMPLE = { width: 24, height: 12 } as const;

/** `shaded`: days off are visible. */
export function ganttLegend(
  { findsCritical }: GanttModel,
  faces: readonly RowFace[],
  shaded: boolean,
  width: number,
): Block {
  const entryOf = (
    name: string,
    sample: (face: RowFace) => Block,
    has: (row: Row) => boolean,
    preferred: Tone = 'blue',
  ): readonly Block[] => {
    const own = faces.filter(({ row }) => has(row));
    const face = own.find(({ tone }) => tone === preferred) ?? own[0];
    return face === undefined ? [] : [legendEntry(sample(face), name)];
  };
  const isBegun = (row: Row): boolean => row.kind === 'task' && (row.progress ?? 0) > 0;
  const hasPlain = faces.some(({ row }) => isBegun(row) && !row.critical);
  const critical = findsCritical ? 'Critical path' : 'Critical';
  const bars = entryOf(critical, criticalBar, ({ kind, critical: is }) => kind === 'task' && is);
  const entries = [
    ...entryOf(
      'Done',
      ({ tone }) => stateMark('done', tone),
      ({ state }) => state === 'done',
      'neutral',
    ),
    ...entryOf(
      'In progress',
      ({ tone }) => stateMark('active', tone),
      ({ state }) => state === 'active',
    ),
    ...entryOf('Share done', progressBar, (row) => isBegun(row) && !(hasPlain && row.critical)),
    ...entryOf('Late', lateMark, (row) => row.kind === 'task' && row.late),
    ...entryOf(
      'Planned',
      () => PLANNED,
      (row) => row.kind === 'task' && row.planned !== undefined,
    ),
    ...(bars.length > 0 ? bars : entryOf(critical, criticalSign, ({ critical: is }) => is)),
    ...(shaded ? [legendEntry(OFF, 'Days off')] : []),
  ];
  return entries.length === 0 ? NOTHING : legend(entries, width);
}

function progressBar({ tone, row }: RowFace): Block {
  return {
    ...SAMPLE,
    at: ({ x, y }) => [
      { type: 'rect', x, y, ...SAMPLE, radius: 3, fill: `${tone}-fill` },
      { type: 'rect', x, y: y + SAMPLE.height - 3, width: SAMPLE.width / 2, height: 3, fill: `${tone}-strong` },
      {
        type: 'rect',
        x,
        y,
        ...SAMPLE,
        radius: 3,
        stroke: row.critical ? 'red-stroke' : `${tone}-stroke`,
        strokeWidth: 1,
      },
    ],
  };
}

function criticalBar({ tone }: RowFace): Block {
  return {
    ...SAMPLE,
    at: ({ x, y }) => [
      { type: 'rect', x, y, ...SAMPLE, radius: 3, fill: `${tone}-fill`, stroke: 'red-stroke', strokeWidth: 2 },
    ],
  };
}

/** Of a plan whose only critical rows are milestones. */
function criticalSign(): Block {
  const half = SAMPLE.height / 2;
  return {
    width: 2 * half,
    height: 2 * half,
    at: ({ x, y }) => [{ type: 'path', steps: diamond({ x: x + half, y: y + half }, half), fill: 'red-strong' }],
  };
}

const PLANNED: Block = {
  ...SAMPLE,
  at: ({ x, y }) => [planRect({ x, y: y + (SAMPLE.height - PLAN_STRIP.height) / 2 }, SAMPLE.width)],
};

const OFF: Block = {
  ...SAMPLE,
  at: ({ x, y }) => [{ type: 'rect', x, y, ...SAMPLE, fill: 'neutral-fill' }],
};
