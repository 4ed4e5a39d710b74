// One row of a journey: in, neighbouring stages; out, a block: titles, a spine with one dot per step, the steps, the
// mood, and the lanes below.
import type { Box } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { band, columnTitle } from '../../../scene/parts/band.js';
import { type Block, NOTHING } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { iconBlock } from '../../../scene/parts/icon-block.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { GROUP_TEXT, NODE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode, SceneNode } from '../../../scene/scene.js';
import { stepInWords } from '../describe.js';
import type { JourneyModel, Step } from '../model.js';
import { COLUMN_AIR, type JourneyRow, type Run } from './arrange.js';
import { LANE_AIR, type Lane, lanesOf } from './lanes.js';
import { type Beyond, MOOD_HEIGHT, moodLevels } from './mood.js';
import { faceNodes, facesOf, type Voice, voiceLines } from './voices.js';

/** Between two stages, above and below the spine, and between items below one another. */
export const STAGE_GAP = 12;
const HEADER = { least: 28, air: 6 } as const;
const TITLE_AIR = 12;
const SPINE = 32;
const GAP = 12;
const DOT = 5;
const ICON = 24;
/** Titles of lanes are left of the columns. */
export const LEAD = 104;

interface PlacedStep {
  readonly step: Step;
  readonly label: Block;
  /** Left side of the column, px. */
  readonly left: number;
  readonly index: number;
}

interface PlacedRun {
  readonly run: Run;
  readonly title: Block;
  readonly left: number;
  readonly width: number;
}

export interface RowLook {
  readonly model: JourneyModel;
  readonly icons: IconLookup;
  readonly column: number;
  /** Width left of the columns, px. */
  readonly lead: number;
  /** At least one step of the journey has a score. */
  readonly isScored: boolean;
  readonly voices: readonly Voice[];
}

/** How a row connects to those above and below it. */
export interface Joins {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** One for each voice. */
  readonly felt: readonly Beyond[];
}

export function rowBlock(row: JourneyRow, look: RowLook, joins: Joins): Block {
  const { model, icons, column, lead, isScored, voices } = look;
  const { runs, steps, width } = placedAlong(row, look);
  const lanes = lanesOf(
    steps.map(({ step }) => step),
    model,
    icons,
    column,
  );
  const titles = runs.reduce((most, { title }) => Math.max(most, title.height), 0);
  const header = titles === 0 ? 0 : Math.max(HEADER.least, snapUp(titles + 2 * HEADER.air, 4));
  const labels = steps.reduce((most, { label }) => Math.max(most, label.height), 0);
  const spine = header + SPINE / 2;
  const words = header + SPINE;
  const mood = words + snapUp(labels, 4) + GAP;
  const first = isScored ? mood + MOOD_HEIGHT + GAP : mood;
  const height = lanes.reduce((sum, each) => sum + each.height, first) + (lanes.length === 0 ? 0 : 4);
  return {
    width,
    height,
    at: ({ x, y }) => {
      const stepped = steps.map(({ step, left }) => ({ step, x: x + left + column / 2 }));
      const faces = facesOf(stepped, voices, column);
      const line = { top: y + mood, sides: { left: x + lead, right: x + width }, beyond: joins.felt };
      return [
        ...runs.flatMap((each) => stageFrame(each, { x: x + each.left, y, width: each.width, height }, header)),
        ...spineNodes(steps, { left: x, right: x + width, y: y + spine }, look, joins),
        ...(isScored
          ? [...moodLevels(x, x + lead, x + width, y + mood), ...voiceLines(stepped, faces, voices, line)]
          : []),
        ...laneRules(lanes, x, y + first, width),
        ...steps.map((each) => {
          const felt = faceNodes(faces[each.index] ?? [], model, icons, y + mood);
          return stepPart(each, { lanes, felt }, look, { x, y, words, first, spine });
        }),
      ];
    },
  };
}

function placedAlong(
  row: JourneyRow,
  { column, lead, icons }: RowLook,
): { readonly runs: readonly PlacedRun[]; readonly steps: readonly PlacedStep[]; readonly width: number } {
  const runs: PlacedRun[] = [];
  const steps: PlacedStep[] = [];
  let left = lead;
  for (const run of row) {
    const columns = Math.max(1, run.steps.length) * column;
    const title = titleOf(run, columns, icons);
    // If a word of a title is wider than the steps below it, the steps are centred.
    const width = Math.max(columns, snapUp(title.width + 2 * TITLE_AIR, 4));
    const first = left + (width - run.steps.length * column) / 2;
    runs.push({ run, left, width, title });
    for (const [i, step] of run.steps.entries())
      steps.push({ step, left: first + i * column, label: labelBlock(step, column), index: steps.length });
    left += width + STAGE_GAP;
  }
  return { runs, steps, width: left - STAGE_GAP };
}

function titleOf({ stage: { section } }: Run, width: number, icons: IconLookup): Block {
  if (section === undefined) return NOTHING;
  const { label, sub, tone = 'neutral' } = section;
  const icon = namedIcon(section.icon, icons);
  return columnTitle(
    { label, tone, ...(sub === undefined ? {} : { sub }), ...(icon === undefined ? {} : { icon }) },
    { width, height: 0 },
  );
}

function labelBlock({ label, sub }: Step, column: number): Block {
  const maxWidth = column - 2 * COLUMN_AIR;
  return textBlock(
    [
      { text: label, style: NODE_TEXT, fill: 'ink', maxWidth },
      ...(sub === undefined ? [] : [{ text: sub, style: SUB_TEXT, fill: 'secondary', maxWidth } as const]),
    ],
    'middle',
  );
}

function stageFrame({ run: { stage }, title }: PlacedRun, box: Box, header: number): readonly SceneNode[] {
  const { section } = stage;
  if (section === undefined) return [];
  const { tone = 'neutral', label, desc, link, span } = section;
  const part: PartNode = {
    type: 'part',
    part: 'group',
    span,
    label,
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children: band({ box, header: { ...box, height: header }, tone, title }),
  };
  return [part];
}

/** Of a row: its sides, and an item's position. */
interface Level {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/**
 * The time line, with the position of each step; it extends to the sides if it comes from or continues in another row.
 */
function spineNodes(
  steps: readonly PlacedStep[],
  { left, right, y }: Level,
  { column, lead }: RowLook,
  { isFirst, isLast }: Joins,
): readonly SceneNode[] {
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return [];
  const from = isFirst ? left + first.left + column / 2 : left + lead;
  const to = isLast ? left + last.left + column / 2 : right;
  return [
    {
      type: 'path',
      steps: [
        ['M', from, y],
        ['L', to, y],
      ],
      stroke: 'line',
      strokeWidth: 1.5,
    },
  ];
}

function laneRules(lanes: readonly Lane[], x: number, top: number, width: number): readonly SceneNode[] {
  let y = top;
  return lanes.flatMap(({ title, tone, height }): readonly SceneNode[] => {
    const words = textBlock(
      [{ text: title, style: GROUP_TEXT, fill: `${tone}-text`, maxWidth: Number.POSITIVE_INFINITY }],
      'start',
    );
    const nodes: readonly SceneNode[] = [
      {
        type: 'path',
        steps: [
          ['M', x, y],
          ['L', x + width, y],
        ],
        stroke: 'hairline',
        strokeWidth: 1,
      },
      { type: 'part', part: 'axis', children: words.at({ x, y: y + LANE_AIR + 5 }) },
    ];
    y += height;
    return nodes;
  });
}

interface Heights {
  readonly x: number;
  readonly y: number;
  readonly spine: number;
  readonly words: number;
  readonly first: number;
}

/** Everything about one step, from its dot on the spine down. */
function stepPart(
  { step, label, left, index }: PlacedStep,
  { lanes, felt }: { readonly lanes: readonly Lane[]; readonly felt: readonly SceneNode[] },
  { model, icons, column }: RowLook,
  { x, y, spine, words, first }: Heights,
): PartNode {
  const middle = x + left + column / 2;
  const centred = (block: Block, top: number): readonly SceneNode[] =>
    block.at({ x: middle - block.width / 2, y: top });
  let top = y + first;
  const cells = lanes.flatMap(({ cells: all, height }) => {
    const block = all[index] ?? NOTHING;
    const nodes = block === NOTHING ? [] : centred(block, top + LANE_AIR);
    top += height;
    return nodes;
  });
  return {
    type: 'part',
    part: 'mark',
    span: step.span,
    label: stepInWords(step, model),
    ...(step.link === undefined ? {} : { link: step.link }),
    children: [...dotOf(step, middle, y + spine, icons), ...centred(label, y + words), ...felt, ...cells],
  };
}

function dotOf({ tone = 'neutral', icon: name }: Step, x: number, y: number, icons: IconLookup): readonly SceneNode[] {
  const icon = iconBlock(namedIcon(name, icons), 14, `${tone}-stroke`);
  const r = icon === NOTHING ? DOT : ICON / 2;
  return [
    {
      type: 'ellipse',
      cx: x,
      cy: y,
      rx: r,
      ry: r,
      fill: icon === NOTHING ? `${tone}-strong` : `${tone}-fill`,
      stroke: `${tone}-stroke`,
    },
    ...icon.at({ x: x - 7, y: y - 7 }),
  ];
}
