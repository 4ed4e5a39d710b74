// Reads scenes for tests: parts by name, primitives in them, and the boxes they fill.
import type { Box } from '../../../layout/graph.js';
import { capHeight } from '../../../metrics/index.js';
import type { ConnectorShape, IconShapeNode, Part, PartNode, SceneNode, TextShape } from '../../scene.js';

/** All primitives in painting order, without the parts that hold them. */
export function primitives(nodes: readonly SceneNode[]): readonly Exclude<SceneNode, PartNode>[] {
  return nodes.flatMap((node) => (node.type === 'part' ? primitives(node.children) : [node]));
}

/** The parts of one name, at any depth, in painting order. */
export function parts(nodes: readonly SceneNode[], part: Part): readonly PartNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'part') return [];
    return node.part === part ? [node] : parts(node.children, part);
  });
}

export function texts(nodes: readonly SceneNode[]): readonly TextShape[] {
  return primitives(nodes).filter((node) => node.type === 'text');
}

export function icons(nodes: readonly SceneNode[]): readonly IconShapeNode[] {
  return primitives(nodes).filter((node) => node.type === 'icon');
}

export function connectors(nodes: readonly SceneNode[]): readonly ConnectorShape[] {
  return primitives(nodes).filter((node) => node.type === 'connector');
}

export function words(nodes: readonly SceneNode[]): string {
  return texts(nodes)
    .map((each) => each.text)
    .join(' ');
}

const SHARE = { start: 0, middle: 0.5, end: 1 } as const;
/** Depth of Inter's descenders, in sizes. */
const DESCENT = 0.21;

/** The area of a text's letters, from cap height to descender. */
export function inkBox(text: TextShape): Box {
  const rise = capHeight(text.style);
  return {
    x: text.x - SHARE[text.anchor] * text.width,
    y: text.y - rise,
    width: text.width,
    height: rise + DESCENT * text.style.size,
  };
}

/** The area of a shape that bounds others; arcs are measured by their ends. */
export function shapeBox(node: SceneNode): Box | undefined {
  if (node.type === 'rect') return node;
  if (node.type === 'ellipse') {
    return { x: node.cx - node.rx, y: node.cy - node.ry, width: 2 * node.rx, height: 2 * node.ry };
  }
  if (node.type !== 'path') return undefined;
  const ends = node.steps.flatMap((step) => (step[0] === 'Z' ? [] : [[step.at(-2), step.at(-1)] as [number, number]]));
  const xs = ends.map(([x]) => x);
  const ys = ends.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function holds(outer: Box, inner: Box, by = 0): boolean {
  return (
    inner.x >= outer.x - by &&
    inner.y >= outer.y - by &&
    inner.x + inner.width <= outer.x + outer.width + by &&
    inner.y + inner.height <= outer.y + outer.height + by
  );
}

export function overlap(a: Box, b: Box, by = 0.01): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > by &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > by
  );
}
