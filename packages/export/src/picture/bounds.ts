// The box around scene nodes, for the areas of links. In: nodes. Out: the smallest box that holds what they draw.
import type { SceneNode } from '@linework/core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Share of a text's size above and below its baseline. */
const ASCENT = 0.97;
const DESCENT = 0.25;
const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** Left, top, right and bottom of one node; for a curve its points, which nearly enclose it. */
function* edgesOf(nodes: readonly SceneNode[]): Generator<readonly [number, number, number, number]> {
  for (const node of nodes) {
    switch (node.type) {
      case 'rect':
        yield [node.x, node.y, node.x + node.width, node.y + node.height];
        break;
      case 'ellipse':
        yield [node.cx - node.rx, node.cy - node.ry, node.cx + node.rx, node.cy + node.ry];
        break;
      case 'path':
        for (const step of node.steps) {
          const [x, y] = [step.at(-2), step.at(-1)];
          if (typeof x === 'number' && typeof y === 'number') yield [x, y, x, y];
        }
        break;
      case 'connector':
        for (const { x, y } of node.points) yield [x, y, x, y];
        break;
      case 'text': {
        const left = node.x - ANCHOR_SHARE[node.anchor] * node.width;
        const { size } = node.style;
        yield [left, node.y - ASCENT * size, left + node.width, node.y + DESCENT * size];
        break;
      }
      case 'icon':
        yield [node.x, node.y, node.x + node.size, node.y + node.size];
        break;
      case 'part':
        yield* edgesOf(node.children);
        break;
    }
  }
}

/** Undefined if nothing is drawn. */
export function boundsOf(nodes: readonly SceneNode[]): Box | undefined {
  let box: [number, number, number, number] | undefined;
  for (const [left, top, right, bottom] of edgesOf(nodes)) {
    box ??= [left, top, right, bottom];
    box = [Math.min(box[0], left), Math.min(box[1], top), Math.max(box[2], right), Math.max(box[3], bottom)];
  }
  return box && { x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1] };
}
