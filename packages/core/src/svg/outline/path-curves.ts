// Path commands as absolute lines and cubic curves. In: the result of `readPath`. Out: steps from point to point, with
// smooth curves mirrored and arcs turned into curves.
import type { Point } from '../../layout/graph.js';
import { arcCurves, type CurveStep } from './arc-curves.js';
import type { PathCommand } from './read-path.js';

export function pathCurves(commands: readonly PathCommand[]): CurveStep[] {
  const steps: CurveStep[] = [];
  let pen: Point = { x: 0, y: 0 };
  let start = pen;
  /** The last control point of the preceding curve, which a smooth one of the same kind mirrors. */
  let control: { readonly of: 'C' | 'Q'; readonly at: Point } | undefined;
  for (const command of commands) {
    const base = command.relative ? pen : { x: 0, y: 0 };
    const at = (x: number, y: number): Point => ({ x: x + base.x, y: y + base.y });
    const mirrored = (of: 'C' | 'Q'): Point =>
      control?.of === of ? { x: 2 * pen.x - control.at.x, y: 2 * pen.y - control.at.y } : pen;
    const line = (letter: 'M' | 'L', to: Point): void => {
      steps.push([letter, to.x, to.y]);
      control = undefined;
      pen = to;
    };
    const cubic = (first: Point, second: Point, to: Point): void => {
      steps.push(['C', first.x, first.y, second.x, second.y, to.x, to.y]);
      control = { of: 'C', at: second };
      pen = to;
    };
    const quadratic = (by: Point, to: Point): void => {
      const toward = (p: Point): Point => ({ x: p.x + ((by.x - p.x) * 2) / 3, y: p.y + ((by.y - p.y) * 2) / 3 });
      cubic(toward(pen), toward(to), to);
      control = { of: 'Q', at: by };
    };
    switch (command.letter) {
      case 'M':
        line('M', at(command.x, command.y));
        start = pen;
        break;
      case 'L':
        line('L', at(command.x, command.y));
        break;
      case 'H':
        line('L', { x: command.x + base.x, y: pen.y });
        break;
      case 'V':
        line('L', { x: pen.x, y: command.y + base.y });
        break;
      case 'C':
        cubic(at(command.x1, command.y1), at(command.x2, command.y2), at(command.x, command.y));
        break;
      case 'S':
        cubic(mirrored('C'), at(command.x2, command.y2), at(command.x, command.y));
        break;
      case 'Q':
        quadratic(at(command.x1, command.y1), at(command.x, command.y));
        break;
      case 'T':
        quadratic(mirrored('Q'), at(command.x, command.y));
        break;
      case 'A': {
        const to = at(command.x, command.y);
        for (const step of arcCurves(pen, command, to)) steps.push(step);
        control = undefined;
        pen = to;
        break;
      }
      case 'Z':
        steps.push(['Z']);
        control = undefined;
        pen = start;
        break;
    }
  }
  return steps;
}
