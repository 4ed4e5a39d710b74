// Dependency lines: in, their routes and the positions of the rows; out, connectors.
import type { Point } from '../../../layout/graph.js';
import type { PartNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { GanttModel, Row } from '../model.js';
import type { Dependency, Way, Ways } from './dependencies.js';
import type { PlacedRow } from './places.js';
import { BAR, DIAMOND } from './rows.js';
import { type Down, rhythmOf, trackOffset } from './rows-down.js';

const CORNER = 4;

export function dependenciesOf({ rows }: GanttModel): readonly Dependency[] {
  const indexOf = new Map(rows.map(({ id }, i) => [id, i]));
  return rows.flatMap(({ after }, to) =>
    after.flatMap((id) => {
      const from = indexOf.get(id);
      return from === undefined || from === to ? [] : [{ from, to }];
    }),
  );
}

/** A line is part of the statement that names what precedes it. */
function spanOf(row: Row | undefined): Pick<PartNode, 'span'> {
  return row === undefined ? {} : { span: row.span };
}

export function dependencyLines(
  model: GanttModel,
  { ways, tracks }: Ways,
  placed: readonly PlacedRow[],
  { tops }: Down,
  { x, y }: Point,
): readonly PartNode[] {
  const { rows } = model;
  const rhythm = rhythmOf(model);
  const middle = (index: number): number => y + (tops[index] ?? 0) + (placed[index]?.height ?? 0) / 2;
  const half = (index: number): number => (rows[index]?.kind === 'milestone' ? DIAMOND : BAR) / 2;
  const pointsOf = ({ from, to, leave, enter, runs }: Way): readonly Point[] => {
    const way = to > from ? 1 : -1;
    const last = runs.at(-1)?.end ?? leave;
    const along = runs.flatMap(({ gutter, start, end, track }): readonly Point[] => {
      const level =
        y + (tops[gutter] ?? 0) + (placed[gutter]?.height ?? 0) + trackOffset(tracks[gutter] ?? 0, track, rhythm);
      return [
        { x: start, y: level },
        { x: end, y: level },
      ];
    });
    const end: readonly Point[] =
      enter === 'start'
        ? [
            { x: last, y: middle(to) },
            { x: placed[to]?.left ?? last, y: middle(to) },
          ]
        : [{ x: enter, y: middle(to) - way * half(to) }];
    return [{ x: leave, y: middle(from) + way * half(from) }, ...along, ...end].map((each) => ({
      x: each.x + x,
      y: each.y,
    }));
  };
  // Critical lines are drawn over the others.
  const isCritical = ({ from, to }: Dependency): boolean =>
    rows[from]?.critical === true && rows[to]?.critical === true;
  return [...ways.filter((each) => !isCritical(each)), ...ways.filter(isCritical)].map((each) => ({
    type: 'part',
    part: 'edge',
    ...spanOf(rows[each.to]),
    label: `${oneLine(rows[each.from]?.label ?? '')} before ${oneLine(rows[each.to]?.label ?? '')}`,
    children: [
      {
        type: 'connector',
        points: pointsOf(each),
        cornerRadius: CORNER,
        stroke: isCritical(each) ? 'red-stroke' : 'line',
        strokeWidth: isCritical(each) ? 2 : 1.25,
        dash: 'solid',
        startHead: false,
        endHead: true,
        animate: false,
      },
    ],
  }));
}
