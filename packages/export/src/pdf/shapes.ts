// Outlines of the scene's shapes as path steps. In: a rectangle, an ellipse or a path. Out: lines and curves.
import { arcCurves, type CurveStep, type SceneNode } from '@linework/core';

type Shape<Type extends SceneNode['type']> = Extract<SceneNode, { type: Type }>;

/** A corner radius is at most half a side, as in SVG. */
export function rectSteps({ x, y, width, height, radius = 0 }: Shape<'rect'>): readonly CurveStep[] {
  if (!(width > 0 && height > 0)) return [];
  const [right, bottom] = [x + width, y + height];
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (r === 0) return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
  const corner = (fromX: number, fromY: number, toX: number, toY: number): readonly CurveStep[] =>
    arcCurves({ x: fromX, y: fromY }, { rx: r, ry: r, turn: 0, large: false, sweep: true }, { x: toX, y: toY });
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    ...corner(right - r, y, right, y + r),
    ['L', right, bottom - r],
    ...corner(right, bottom - r, right - r, bottom),
    ['L', x + r, bottom],
    ...corner(x + r, bottom, x, bottom - r),
    ['L', x, y + r],
    ...corner(x, y + r, x + r, y),
    ['Z'],
  ];
}

export function ellipseSteps({ cx, cy, rx, ry }: Shape<'ellipse'>): readonly CurveStep[] {
  if (!(rx > 0 && ry > 0)) return [];
  const half = { rx, ry, turn: 0, large: false, sweep: true };
  const [left, right] = [
    { x: cx - rx, y: cy },
    { x: cx + rx, y: cy },
  ];
  return [['M', right.x, right.y], ...arcCurves(right, half, left), ...arcCurves(left, half, right), ['Z']];
}

export function pathSteps({ steps }: Shape<'path'>): readonly CurveStep[] {
  const out: CurveStep[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const step of steps) {
    if (step[0] === 'A') {
      const [, rx, ry, large, sweep, toX, toY] = step;
      out.push(...arcCurves({ x, y }, { rx, ry, turn: 0, large: large === 1, sweep: sweep === 1 }, { x: toX, y: toY }));
      [x, y] = [toX, toY];
    } else if (step[0] === 'Z') {
      out.push(step);
      [x, y] = [startX, startY];
    } else {
      out.push(step);
      [x, y] = step[0] === 'C' ? [step[5], step[6]] : [step[1], step[2]];
      if (step[0] === 'M') [startX, startY] = [x, y];
    }
  }
  return out;
}
