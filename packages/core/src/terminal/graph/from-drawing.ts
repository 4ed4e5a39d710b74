// Combines the layout's drawing with what is drawn. In: the drawing in px and the parts' faces and text. Out: the
// sketch.

import type { Box, Drawing } from '../../layout/graph.js';
import { cellsOf } from '../cells.js';
import {
  type BoxPart,
  CELL,
  type FramePart,
  type Ingredients,
  type LabelPart,
  type LinePart,
  labelSize,
  type Part,
  type Sketch,
  SPACING,
  TITLE_AIR,
} from './parts-of-sketch.js';
import type { TextGraph } from './text-graph.js';

function part({ x, y, width, height }: Box): Part {
  return { lo: [x, y], hi: [x + width, y + height] };
}

/** Undefined if the drawing lacks a part, since nothing is skipped silently. */
export function assemble(
  graph: TextGraph,
  drawing: Drawing,
  { faces, lines, labels, titles }: Ingredients,
): Sketch | undefined {
  const boxes: BoxPart[] = drawing.nodes.flatMap((node) => {
    const face = faces.get(node.id);
    return face === undefined ? [] : [{ ...part(node), id: node.id, face }];
  });
  const places = new Map(boxes.map(({ id }, i) => [id, i]));
  const routes = new Map(drawing.edges.map((each) => [each.id, each]));
  const parts: LinePart[] = lines.flatMap((line) => {
    const route = routes.get(line.id);
    const from = places.get(line.from);
    const to = places.get(line.to);
    if (route === undefined || from === undefined || to === undefined) return [];
    const points = route.points.map(({ x, y }) => [x, y] as const);
    const words = labels.get(line.id);
    if (words === undefined) return [{ line, from, to, points }];
    if (route.label === undefined) return [];
    const at = part(route.label);
    const stretch = stretchUnder(at, points);
    return [
      {
        line,
        from,
        to,
        points,
        label: { ...at, lines: words, size: labelSize(words), ...(stretch === undefined ? {} : { stretch }) },
      },
    ];
  });
  if (boxes.length < faces.size || parts.length < lines.length) return undefined;
  const frame = (id: string, box: Box, title: string, overlay: boolean): FramePart => {
    const titleCells = cellsOf(title) + 2;
    const end = box.x + (titleCells + TITLE_AIR) * CELL[0] + SPACING.padding;
    return { ...part(box), id, title, titleCells, titleEnd: [end, box.y + 2 + SPACING.title], overlay };
  };
  const groups = new Map(drawing.groups.map((each) => [each.id, each]));
  const frames = graph.groups.flatMap(({ id }, i) => {
    const box = groups.get(id);
    return box === undefined ? [] : [frame(id, box, titles[i] ?? '', false)];
  });
  if (frames.length < graph.groups.length) return undefined;
  const unframed: string[] = [];
  graph.overlays.forEach(({ id, nodes }, i) => {
    const own = new Set(nodes);
    const strangers = boxes.filter((each) => !own.has(each.id));
    const words = parts.flatMap(({ label }) => label ?? []);
    const around = drawing.overlays
      .filter((each) => each.id === id)
      .map((each) => frame(id, each, titles[graph.groups.length + i] ?? '', true));
    if (around.length > 0 && around.every((each) => isClean(each, [...strangers, ...frames], words)))
      frames.push(...around);
    else unframed.push(id);
  });
  return { boxes, lines: parts, frames, unframed, conflicts: drawing.conflicts };
}

/** Whether no foreign node or frame crosses the border, and no foreign node is inside it. */
function isClean(of: FramePart, others: readonly (BoxPart | FramePart)[], words: readonly LabelPart[]): boolean {
  const apart = (a: Part, b: Part): boolean =>
    a.hi[0] < b.lo[0] || b.hi[0] < a.lo[0] || a.hi[1] < b.lo[1] || b.hi[1] < a.lo[1];
  const holds = (a: Part, b: Part): boolean =>
    a.lo[0] < b.lo[0] && b.hi[0] < a.hi[0] && a.lo[1] < b.lo[1] && b.hi[1] < a.hi[1];
  return (
    others.every((each) => apart(of, each) || ('overlay' in each && (holds(of, each) || holds(each, of)))) &&
    words.every((each) => apart(of, each) || holds(of, each))
  );
}

/** The stretch that runs through the middle of the label. */
function stretchUnder({ lo, hi }: Part, points: readonly (readonly [number, number])[]): number | undefined {
  const middle = [(lo[0] + hi[0]) / 2, (lo[1] + hi[1]) / 2] as const;
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1] ?? middle;
    const to = points[i] ?? middle;
    const along = from[1] === to[1] ? 0 : 1;
    const fixed = along === 0 ? 1 : 0;
    const inside = from[fixed] > lo[fixed] && from[fixed] < hi[fixed];
    const low = Math.min(from[along], to[along]);
    const high = Math.max(from[along], to[along]);
    if (inside && low < middle[along] && high > middle[along]) return i - 1;
  }
  return undefined;
}
