// The character of a brand's corners and lines: in, a scene; out, the scene with other corners of cards, frames and lines, and other widths of lines.
// Silhouettes, marks and charts keep their shapes, because those carry meaning.
import type { Point } from '../layout/graph.js';
import type { PathStep, RectShape, Scene, SceneNode } from './scene.js';

export interface Character {
  /** What the corners of cards and frames are multiplied by, and those of lines if it is less: a line has no room for wider ones. */
  readonly corners: number;
  /** px more for lines between elements. */
  readonly lines: number;
}

/** px: smaller ones are of marks, larger ones of silhouettes. */
const [LEAST, MOST] = [7, 12];

export function withCharacter(scene: Scene, character: Character): Scene {
  return { ...scene, nodes: scene.nodes.map((node) => changed(node, character)) };
}

function changed(node: SceneNode, character: Character): SceneNode {
  const { corners, lines } = character;
  if ('children' in node) return { ...node, children: node.children.map((each) => changed(each, character)) };
  if (node.type === 'rect') return isCard(node) ? { ...node, radius: fitting(node, corners) } : node;
  if (node.type === 'path') return { ...node, steps: cornered(node.steps, corners) };
  if (node.type === 'connector')
    return { ...node, cornerRadius: node.cornerRadius * Math.min(1, corners), strokeWidth: node.strokeWidth + lines };
  return node;
}

/** Stadiums are round on purpose. */
function isCard({ radius = 0, width, height }: RectShape): boolean {
  return isCorner(radius) && radius < Math.min(width, height) / 2;
}

function isCorner(radius: number): boolean {
  return radius >= LEAST && radius <= MOST;
}

function fitting({ radius = 0, width, height }: RectShape, by: number): number {
  return Math.min(radius * by, Math.min(width, height) / 3);
}

/** Quarter circles of an outline, of which only the radius changes: each begins and ends nearer to the corner that it rounds, or farther from it. */
function cornered(steps: readonly PathStep[], by: number): readonly PathStep[] {
  if (by === 1) return steps;
  const result: PathStep[] = [];
  for (const step of steps) {
    const before = result.at(-1);
    const isArc = step[0] === 'A' && (before?.[0] === 'M' || before?.[0] === 'L');
    const corner = isArc ? cornerOf(before, step) : undefined;
    if (!isArc || corner === undefined) {
      result.push(step);
      continue;
    }
    const [how, fromX, fromY] = before;
    const [, radius, , large, sweep, x, y] = step;
    const toward = (at: number, to: number): number => to + (at - to) * by;
    result[result.length - 1] = [how, toward(fromX, corner.x), toward(fromY, corner.y)];
    result.push(['A', radius * by, radius * by, large, sweep, toward(x, corner.x), toward(y, corner.y)]);
  }
  return result;
}

type Arc = Extract<PathStep, readonly ['A', ...unknown[]]>;
type Straight = Extract<PathStep, readonly ['M' | 'L', ...unknown[]]>;

/** The corner that a quarter circle after a straight step rounds. */
function cornerOf([, fromX, fromY]: Straight, [, rx, ry, , sweep, x, y]: Arc): Point | undefined {
  const isQuarter = rx === ry && near(Math.abs(x - fromX), rx) && near(Math.abs(y - fromY), rx);
  if (!isQuarter || !isCorner(rx)) return undefined;
  const isRising = x > fromX === y < fromY;
  return isRising === (sweep === 1) ? { x: fromX, y } : { x, y: fromY };
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.01;
}
