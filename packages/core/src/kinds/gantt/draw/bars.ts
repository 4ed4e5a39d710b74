// Bars and signs: in, a placed row and its top; out, the bar with its progress and the text in it, or the sign of a
// milestone, and the text beside them.
import type { Point } from '../../../layout/graph.js';
import type { PartNode, PathStep, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { GanttModel } from '../model.js';
import { stateOf, timeOf } from '../words.js';
import type { PlacedRow } from './places.js';
import { BAR, BAR_RADIUS } from './rows.js';

/** px */
const STRIP = 3;
const CRITICAL = 2;

export function rowParts(placed: PlacedRow, model: GanttModel, { x, y }: Point): readonly PartNode[] {
  const { face, words, wordsAt, wordsX, height } = placed;
  const { row } = face;
  const { id, label, desc, link } = row;
  const inside = words.at({ x: x + wordsX, y: y + (height - words.height) / 2 });
  const told = [timeOf(row, model), ...stateOf(row)].join(', ');
  const body = row.kind === 'milestone' ? sign(placed, { x, y }) : bar(placed, { x, y });
  const node: PartNode = {
    type: 'part',
    part: 'node',
    id,
    label: oneLine(label),
    description: desc === undefined ? told : `${told}. ${oneLine(desc)}`,
    ...(link === undefined ? {} : { link }),
    children: wordsAt === 'inside' ? [...body, ...inside] : body,
  };
  if (wordsAt === 'inside') return [node];
  return [node, { type: 'part', part: 'label', ...(link === undefined ? {} : { link }), children: inside }];
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

/** Along the lower edge of a bar, rounded where the bar is. */
function strip(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  progress: number,
  radius: number,
): readonly PathStep[] {
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

function sign({ face, left, right, height }: PlacedRow, { x, y }: Point): readonly SceneNode[] {
  const { row, tone } = face;
  const middle = y + height / 2;
  const half = (right - left) / 2;
  const centre = x + (left + right) / 2;
  const steps: readonly PathStep[] = [
    ['M', centre, middle - half],
    ['L', centre + half, middle],
    ['L', centre, middle + half],
    ['L', centre - half, middle],
    ['Z'],
  ];
  const ink = row.critical && row.tone === undefined ? 'red' : tone;
  return [{ type: 'path', steps, fill: `${ink}-strong` }];
}
