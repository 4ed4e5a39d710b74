// Lines that leave a frame and return to it: in, the lines and a drawing in which each is routed in two pieces through
// a point outside; out, the drawing with one route for each.
import type { Drawing, Point, RoutedEdge } from '../../layout/graph.js';
import type { DrawnLine } from '../drawn-line.js';

/** Id of the returning piece; not a valid word of the language. */
export function backId(line: string): string {
  return `${line}/back`;
}

export function withTurns(drawing: Drawing, lines: readonly DrawnLine[]): Drawing {
  const turning = new Set(lines.flatMap(({ line, via }) => (via === undefined ? [] : [line.id])));
  if (turning.size === 0) return drawing;
  const backs = new Map(drawing.edges.map((each) => [each.id, each]));
  const gone = new Set([...turning].map(backId));
  return {
    ...drawing,
    edges: drawing.edges.flatMap((each): readonly RoutedEdge[] => {
      if (gone.has(each.id)) return [];
      const back = turning.has(each.id) ? backs.get(backId(each.id)) : undefined;
      return [back === undefined ? each : { ...each, points: turned(each.points, back.points) }];
    }),
  };
}

/** At right angles, without collinear points. */
function turned(out: readonly Point[], back: readonly Point[]): readonly Point[] {
  const [end, before, start] = [out.at(-1), out.at(-2), back[0]];
  if (end === undefined || before === undefined || start === undefined) return out;
  const corner = before.x === end.x ? { x: end.x, y: start.y } : { x: start.x, y: end.y };
  const points: Point[] = [];
  for (const point of [...out, corner, ...back]) {
    const [last, earlier] = [points.at(-1), points.at(-2)];
    if (last !== undefined && last.x === point.x && last.y === point.y) continue;
    const inLine =
      last !== undefined &&
      earlier !== undefined &&
      ((earlier.x === last.x && last.x === point.x) || (earlier.y === last.y && last.y === point.y));
    if (inLine) points.pop();
    points.push(point);
  }
  return points;
}
