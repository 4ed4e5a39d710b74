// Bars and signs: in, a placed row and its top; out, the bar with its progress and the text in it, or the sign of a
// milestone, and the text beside them.
import type { Box, Point } from '../../../layout/graph.js';
import type { PartNode, PathStep, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { GanttModel } from '../model.js';
import { planOf, stateOf, timeOf } from '../words.js';
import type { PlacedRow } from './places.js';
import { BAR, BAR_RADIUS, PLAN_STRIP } from './rows.js';

/** px */
const STRIP = 3;
const CRITICAL = 2;

export function rowParts(placed: PlacedRow, model: GanttModel, { x, y }: Point): readonly PartNode[] {
  const { face, words, wordsAt, wordsX, height } = placed;
  const { row } = face;
  const { id, label, desc, link, span } = row;
  const inside = words.at({ x: x + wordsX, y: y + (height - words.height) / 2 });
  const summary = [timeOf(row, model), ...stateOf(row), ...planOf(row).map(oneLine)].join(', ');
  const body = row.kind === 'milestone' ? sign(placed, { x, y }) : bar(placed, { x, y });
  const node: PartNode = {
    type: 'part',
    part: 'node',
    id,
    span,
    label: oneLine(label),
    description: desc === undefined ? summary : `${summary}. ${oneLine(desc)}`,
    ...(link === undefined ? {} : { link }),
    children: wordsAt === 'inside' ? [...body, ...inside] : body,
  };
  if (wordsAt === 'inside') return [node];
  return [node, { type: 'part', part: 'label', span, ...(link === undefined ? {} : { link }), children: inside }];
}

function bar({ face, left, right, height }: PlacedRow, { x, y }: Point): readonly SceneNode[] {
  const { row, tone } = face;
  const box = { x: x + left, y: y + (height - BAR) / 2, width: right - left, height: BAR };
  const radius = Math.min(BAR_RADIUS, box.width / 2);
  const progress = row.kind === 'task' ? (row.progress ?? 0) : 0;
  const outline = {
    stroke: row.critical ? ('red-stroke' as const) : (`${tone}-stroke` as const),
    strokeWidth: row.critical ? CRITICAL : 1,
  };
  if (progress === 0) return [{ type: 'rect', ...box, radius, fill: `${tone}-fill`, ...outline }];
  return [
    { type: 'rect', ...box, radius, fill: `${tone}-fill` },
    { type: 'path', steps: strip(box, progress, radius), fill: `${tone}-strong` },
    { type: 'rect', ...box, radius, ...outline },
  ];
}

/** Below a bar, so that it does not hide where the bar and its plan differ. */
export function planStrip({ planned, height }: PlacedRow, { x, y }: Point): readonly SceneNode[] {
  if (planned === undefined) return [];
  const [left, right] = planned;
  return [planRect({ x: x + left, y: y + height / 2 + BAR / 2 + PLAN_STRIP.gap }, right - left)];
}

export function planRect({ x, y }: Point, width: number): SceneNode {
  const { height } = PLAN_STRIP;
  return { type: 'rect', x, y, width, height, radius: Math.min(height, width) / 2, fill: 'neutral-stroke' };
}

/** Along the lower edge of a bar, rounded where the bar is. */
function strip({ x, y, width, height }: Box, progress: number, radius: number): readonly PathStep[] {
  const bottom = y + height;
  const top = bottom - STRIP;
  const end = x + (width * progress) / 100;
  const first = Math.min(radius, end - x);
  const last = Math.max(0, end - (x + width - radius));
  return [
    ['M', x, top],
    ['L', end, top],
    ['L', end, bottom - last],
    ['L', end - last, bottom],
    ['L', x + first, bottom],
    ['L', x, Math.max(top, bottom - first)],
    ['Z'],
  ];
}

/** Red if it is critical, also under a tone of its own. */
function sign({ face, left, right, height }: PlacedRow, { x, y }: Point): readonly SceneNode[] {
  const { row, tone } = face;
  const steps = diamond({ x: x + (left + right) / 2, y: y + height / 2 }, (right - left) / 2);
  return [{ type: 'path', steps, fill: `${row.critical ? 'red' : tone}-strong` }];
}

export function diamond({ x, y }: Point, half: number): readonly PathStep[] {
  return [['M', x, y - half], ['L', x + half, y], ['L', x, y + half], ['L', x - half, y], ['Z']];
}
