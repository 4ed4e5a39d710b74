// The part of an icon in which an element is seen. In: what its clip-path refers to. Out: the window, if the clip is a rectangle
// along the axes, as editors write around a whole drawing; undefined for any other clip.
import type { Bounds } from './bounds.js';
import type { SvgElement } from './element-tree.js';
import { outlineOf, placedSteps } from './placed-outline.js';
import { shapeData } from './shapes.js';
import { type Matrix, times, transformOf } from './transform.js';

/** Characters of the path data of a rectangle. */
const LONGEST = 200;

export function clippedWindow(clip: SvgElement, matrix: Matrix, window: Bounds): Bounds | undefined {
  const [only, ...more] = clip.children;
  const isPlain =
    clip.name === 'clipPath' &&
    only !== undefined &&
    more.length === 0 &&
    clip.attributes.get('clipPathUnits') !== 'objectBoundingBox' &&
    [clip, only].every(({ attributes }) => !attributes.has('clip-path') && !attributes.has('style'));
  const data = isPlain ? shapeData(only.name, only.attributes) : undefined;
  const steps = data === undefined || data.length > LONGEST ? undefined : outlineOf(data);
  const [outer, inner] = [clip, only].map((each) => transformOf(each?.attributes.get('transform') ?? ''));
  if (steps === undefined || outer === undefined || inner === undefined) return undefined;
  const box = rectangleOf(placedSteps(steps, times(matrix, times(outer, inner))));
  return (
    box && {
      left: Math.max(window.left, box.left),
      top: Math.max(window.top, box.top),
      right: Math.min(window.right, box.right),
      bottom: Math.min(window.bottom, box.bottom),
    }
  );
}

/** Four corners, from each to the next along one axis. */
function rectangleOf(steps: ReturnType<typeof placedSteps>): Bounds | undefined {
  const corners: (readonly [number, number])[] = [];
  for (const [at, [letter, x = 0, y = 0]] of steps.entries()) {
    if (letter === 'C' || (letter === 'M') !== (at === 0) || (letter === 'Z' && at !== steps.length - 1))
      return undefined;
    if (letter !== 'Z') corners.push([x, y]);
  }
  const [first] = corners;
  const last = corners.at(-1);
  // A line back to the start adds nothing.
  if (corners.length === 5 && first && last && first[0] === last[0] && first[1] === last[1]) corners.pop();
  const [a, b, c, d] = corners;
  if (a === undefined || b === undefined || c === undefined || d === undefined || corners.length !== 4)
    return undefined;
  const isAlong =
    (a[0] === b[0] && b[1] === c[1] && c[0] === d[0] && d[1] === a[1]) ||
    (a[1] === b[1] && b[0] === c[0] && c[1] === d[1] && d[0] === a[0]);
  if (!isAlong) return undefined;
  return {
    left: Math.min(a[0], c[0]),
    top: Math.min(a[1], c[1]),
    right: Math.max(a[0], c[0]),
    bottom: Math.max(a[1], c[1]),
  };
}
