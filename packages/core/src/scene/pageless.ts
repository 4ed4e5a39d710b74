// A picture without its page. In: a scene. Out: the same with nothing painted in the page's colour. Whatever such a
// plate would hide is not drawn instead: lines and frames have gaps behind the text on them, so that nothing of a page
// of another colour is covered.
import type { Box, Point } from '../layout/graph.js';
import { interrupted } from './gaps.js';
import type { PathStep, RectShape, Scene, SceneNode } from './scene.js';

interface Plate {
  readonly box: Box;
  /** Position in the painting order. */
  readonly order: number;
}

export function withoutPage(scene: Scene): Scene {
  const over = overAt(platesIn(scene.nodes));
  let order = 0;
  const bared = (nodes: readonly SceneNode[]): readonly SceneNode[] =>
    nodes.flatMap((node): readonly SceneNode[] => {
      if (node.type === 'part') return [{ ...node, children: bared(node.children) }];
      order += 1;
      if (node.type === 'rect') return bareRect(node, over(order, node));
      if (node.type !== 'connector') return [node];
      const gaps = over(order, boundsOf(node.points));
      return [gaps.length === 0 ? node : { ...node, gaps: [...(node.gaps ?? []), ...gaps] }];
    });
  return { ...scene, nodes: bared(scene.nodes) };
}

function platesIn(nodes: readonly SceneNode[]): readonly Plate[] {
  const plates: Plate[] = [];
  let order = 0;
  const walk = (inside: readonly SceneNode[]): void => {
    for (const node of inside) {
      if (node.type === 'part') {
        walk(node.children);
        continue;
      }
      order += 1;
      if (node.type === 'rect' && node.fill === 'canvas' && isPlaced(node)) plates.push({ box: node, order });
    }
  };
  walk(nodes);
  return plates;
}

/** Finds the plates painted later than a shape that overlap its bounds. */
function overAt(plates: readonly Plate[]): (order: number, bounds: Box) => readonly Box[] {
  const sorted = plates.toSorted((a, b) => a.box.y - b.box.y);
  const tallest = sorted.reduce((most, { box }) => Math.max(most, box.height), 0);
  return (order, bounds) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.box.y ?? 0) < bounds.y - tallest) low = middle + 1;
      else high = middle;
    }
    const covers: Box[] = [];
    for (let i = low; i < sorted.length; i++) {
      const plate = sorted[i];
      if (plate === undefined || plate.box.y > bounds.y + bounds.height) break;
      if (plate.order > order && meet(plate.box, bounds)) covers.push(plate.box);
    }
    return covers;
  };
}

function isPlaced({ x, y, width, height }: Box): boolean {
  return [x, y, width, height].every(Number.isFinite);
}

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function boundsOf(points: readonly Point[]): Box {
  const [first = { x: 0, y: 0 }] = points;
  let [left, top, right, bottom] = [first.x, first.y, first.x, first.y];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A rectangle without the page's colour and with gaps in its stroke; its fill stays whole. */
function bareRect(rect: RectShape, gaps: readonly Box[]): readonly SceneNode[] {
  const { fill, stroke, dash, ...shape } = rect;
  const filled: readonly SceneNode[] = fill === undefined || fill === 'canvas' ? [] : [{ ...shape, fill }];
  if (stroke === undefined) return filled;
  const whole = outline(rect);
  const steps = interrupted(whole, gaps);
  if (steps === whole) return fill === 'canvas' ? [{ ...shape, stroke, ...dashed(dash) }] : [rect];
  const { strokeWidth } = rect;
  return [
    ...filled,
    { type: 'path', steps, stroke, ...(strokeWidth === undefined ? {} : { strokeWidth }), ...dashed(dash) },
  ];
}

function dashed(dash: RectShape['dash']): Pick<RectShape, 'dash'> {
  return dash === undefined ? {} : { dash };
}

function outline({ x, y, width, height, radius = 0 }: RectShape): readonly PathStep[] {
  const [right, bottom] = [x + width, y + height];
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (toX: number, toY: number): readonly PathStep[] => (r > 0 ? [['A', r, r, 0, 1, toX, toY]] : []);
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ...corner(right, y + r),
    ['L', right, bottom - r],
    ...corner(right - r, bottom),
    ['L', x + r, bottom],
    ...corner(x, bottom - r),
    ['L', x, y + r],
    ...corner(x + r, y),
    ['Z'],
  ];
}
