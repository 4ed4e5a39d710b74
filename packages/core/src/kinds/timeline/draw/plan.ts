// A drawing of blocks and lines before it has a position on the page: from its items to the same mirrored for a timeline that
// reads to the left or upwards, several side by side or below one another, and all of it as a block.
import type { Point, Size } from '../../../layout/graph.js';
import type { Block } from '../../../scene/parts/block.js';
import type { ColourRole, SceneNode } from '../../../scene/scene.js';

export type Item =
  | { readonly is: 'block'; readonly block: Block; readonly x: number; readonly y: number }
  | {
      readonly is: 'line';
      readonly points: readonly Point[];
      readonly stroke: ColourRole;
      /** px */
      readonly weight: number;
    };

export interface Plan extends Size {
  /** Painted in order. */
  readonly items: readonly Item[];
}

/** Mirrored: the start becomes the end. */
export function turned({ width, height, items }: Plan, side: 'left' | 'up'): Plan {
  const map = ({ x, y }: Point): Point => (side === 'left' ? { x: width - x, y } : { x, y: height - y });
  return {
    width,
    height,
    items: items.map((each): Item => {
      if (each.is === 'line') return { ...each, points: each.points.map(map) };
      const { x, y, block } = each;
      return side === 'left' ? { ...each, x: width - x - block.width } : { ...each, y: height - y - block.height };
    }),
  };
}

/** One after another, down the page or across it. */
export function joined(plans: readonly Plan[], gap: number, down: boolean): Plan {
  const items: Item[] = [];
  let at = 0;
  for (const plan of plans) {
    const by = down ? { x: 0, y: at } : { x: at, y: 0 };
    items.push(...plan.items.map((each) => moved(each, by)));
    at += (down ? plan.height : plan.width) + gap;
  }
  const most = (of: readonly number[]): number => Math.max(0, ...of);
  const [widths, heights] = [plans.map(({ width }) => width), plans.map(({ height }) => height)];
  return {
    width: down ? most(widths) : at - gap,
    height: down ? at - gap : most(heights),
    items,
  };
}

function moved(item: Item, by: Point): Item {
  if (item.is === 'block') return { ...item, x: item.x + by.x, y: item.y + by.y };
  return { ...item, points: item.points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) };
}

export function planBlock({ width, height, items }: Plan): Block {
  return {
    width,
    height,
    at: (corner) => {
      const lines = items.filter((each) => each.is === 'line');
      const blocks = items.filter((each) => each.is === 'block');
      // Lines are painted below what they join.
      return [...lines, ...blocks].flatMap((each) => painted(each, corner));
    },
  };
}

function painted(item: Item, corner: Point): readonly SceneNode[] {
  if (item.is === 'block') return item.block.at({ x: corner.x + item.x, y: corner.y + item.y });
  const { points, stroke, weight } = item;
  return [
    {
      type: 'path',
      steps: points.map(({ x, y }, i) => [i === 0 ? 'M' : 'L', corner.x + x, corner.y + y] as const),
      stroke,
      strokeWidth: weight,
    },
  ];
}
