// The frame around the content of a scope. In: a shape of the content. Out: the shape with its frame, nodes in the
// order of the scope.
import type { Size } from '../graph.js';
import type { Leaf, Scope } from './scopes.js';
import type { Shape } from './shape.js';
import { FRAME_PADDING, FRAME_TITLE } from './weights.js';

/** From the top of a frame to its content. */
export function titleRoom({ height }: Size): number {
  return Math.max(FRAME_PADDING, FRAME_TITLE + height + FRAME_TITLE);
}

export function framed(inner: Shape, { group, leaves }: Scope): Shape {
  const { width, height, cost, xs, ys } = inOrder(inner, leaves);
  if (group === undefined) {
    return { width, height, cost, leaves, xs, ys, form: 'one', parts: [{ shape: inner, x: 0, y: 0 }] };
  }
  const top = titleRoom(group.title);
  const wide = Math.max(width + 2 * FRAME_PADDING, group.title.width + 2 * FRAME_TITLE);
  const left = Math.round((wide - width) / 2);
  return {
    width: wide,
    height: height + top + FRAME_PADDING,
    cost,
    leaves,
    xs: xs.map((x) => x + left),
    ys: ys.map((y) => y + top),
    form: 'one',
    group,
    parts: [{ shape: inner, x: left, y: top }],
  };
}

export function inOrder(shape: Shape, leaves: readonly Leaf[]): Shape {
  const places = new Map(shape.leaves.map((leaf, i) => [leaf, i]));
  const order = leaves.map((leaf) => places.get(leaf) ?? 0);
  return { ...shape, leaves, xs: order.map((i) => shape.xs[i] ?? 0), ys: order.map((i) => shape.ys[i] ?? 0) };
}
