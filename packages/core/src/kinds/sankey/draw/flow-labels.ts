// Labels of flows: in, the laid-out flows; out, each label where it covers as little as possible, between two columns, where no node
// and no other label is. A label without room is listed below the picture.
import type { Box, Point } from '../../../layout/graph.js';
import { overlaps } from '../../../layout/overlap.js';
import type { Block } from '../../../scene/parts/block.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { SceneNode, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { SankeyFlow, SankeyModel } from '../model.js';
import { topAt, xAt } from './along.js';
import { AIR, flowLabel, TO_COLUMN } from './flow-label.js';
import type { Column, PlacedFlow } from './plan.js';
import type { Bend } from './ribbons.js';

const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8] as const;

export interface PlacedLabel {
  readonly flow: number;
  readonly box: Box;
  readonly block: Block;
  /** It reaches over its flow, so that it needs a ground. */
  readonly isOver: boolean;
}

export interface FlowLabels {
  readonly placed: readonly PlacedLabel[];
  /** Flows whose labels have no room. */
  readonly left: readonly SankeyFlow[];
}

/** The widest flows choose first. */
export function flowLabels(flows: readonly PlacedFlow[], columns: readonly Column[], model: SankeyModel): FlowLabels {
  const taken: Box[] = columns.flatMap(({ spots }) => spots.map(({ at, label }) => ({ ...at, ...sizeOf(label) })));
  const placed: PlacedLabel[] = [];
  const left: SankeyFlow[] = [];
  for (const each of flows) {
    const of = model.flows[each.flow];
    if (of?.label === undefined) continue;
    const block = flowLabel(of);
    const places = placesOf(each, block)
      .filter(({ box }) => !taken.some((other) => overlaps(box, other)))
      .map((place) => ({ ...place, covered: coveredBy(place.box, place.bend, each, flows) }));
    const [first, ...rest] = places;
    if (first === undefined) {
      left.push(of);
      continue;
    }
    const best = rest.reduce((so, other) => (other.covered < so.covered ? other : so), first);
    taken.push(best.box);
    placed.push({ flow: each.flow, box: best.box, block, isOver: best.covered > 0 || each.height < best.box.height });
  }
  return { placed, left };
}

function sizeOf({ width, height }: Block): { readonly width: number; readonly height: number } {
  return { width, height };
}

function placesOf({ bends, height }: PlacedFlow, block: Block): readonly { readonly box: Box; readonly bend: Bend }[] {
  const size = { width: block.width + 2 * AIR, height: block.height + AIR };
  return bends.flatMap((bend) =>
    SHARES.flatMap((share) => {
      const x = xAt(bend, share) - size.width / 2;
      const box = { x, y: topAt(bend, share) + (height - size.height) / 2, ...size };
      const fits = x >= bend.left + TO_COLUMN && x + size.width <= bend.right - TO_COLUMN;
      return fits && box.y >= -AIR ? [{ box, bend }] : [];
    }),
  );
}

/** Other flows that a label covers or lies on. */
function coveredBy(box: Box, { left, right }: Bend, own: PlacedFlow, flows: readonly PlacedFlow[]): number {
  const shares = [0, 0.5, 1].map((part) => shareAt((box.x + part * box.width - left) / (right - left)));
  return flows.filter(
    (each) =>
      each !== own &&
      each.bends.some(
        (bend) =>
          bend.left === left &&
          shares.some((share) => {
            const top = topAt(bend, share);
            return top < box.y + box.height && top + each.height > box.y;
          }),
      ),
  ).length;
}

/** The share of a curve at a share of its width. */
function shareAt(across: number): number {
  let [low, high] = [0, 1];
  const unit: Bend = { left: 0, right: 1, fromTop: 0, toTop: 0 };
  for (let round = 0; round < 12; round++) {
    const middle = (low + high) / 2;
    if (xAt(unit, middle) < across) low = middle;
    else high = middle;
  }
  return low;
}

/** A ground has the colour of the flow, so that it belongs to it. */
export function labelNodes({ box, block, isOver }: PlacedLabel, tone: Tone, { x, y }: Point): readonly SceneNode[] {
  const ground = { ...box, x: box.x + x, y: box.y + y };
  const paint = { fill: `${tone}-fill`, stroke: `${tone}-stroke`, strokeWidth: 1 } as const;
  return [
    ...(isOver ? [{ type: 'rect', ...ground, radius: 4, ...paint } as const] : []),
    ...block.at({ x: ground.x + AIR, y: ground.y + AIR / 2 }),
  ];
}

/** `Coal to Grid: imports` */
export function listedLabel({ from, to, label = '' }: SankeyFlow, { nodes }: SankeyModel, width: number): Block {
  const nameOf = (id: string): string => oneLine(nodes.find((each) => each.id === id)?.label ?? id);
  const text = `${nameOf(from)} → ${nameOf(to)}: ${oneLine(label)}`;
  return textBlock([{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: width }], 'start');
}
