// The marks of a chart: from its geometry and its field on the page to a part for each series, areas first, then bars, lines
// and points.
import type { Point } from '../../../layout/graph.js';
import { dataMark, MARK_RADIUS, patterned, seriesDash } from '../../../scene/parts/data-marks.js';
import type { PartNode, PathStep, SceneNode, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import { nameOf, type Series } from '../model.js';
import { barsOf, type Geometry, isPiled, type PlacedBar, type PlacedPoint, runsOf } from './geometry.js';
import { boxOnPage, type Field, onPage } from './page.js';

const LINE = 2;
/** px of the page's colour on either side of a line over bars. */
const CASING = 1.5;
const RADIUS = 2;
/** px of a bar whose number is 0, to distinguish it from a gap. */
const NOTHING = 1;
/** Values of a line that have marks, and of points that have full ones. */
const MARKED = 36;
const LARGE = 160;
const SMALL_RADIUS = 2.5;

export function marksOf(geometry: Geometry, field: Field): readonly PartNode[] {
  const { series } = geometry.model;
  const bars = barsOf(geometry);
  const numbers = series.map((_, i) => i);
  const of = (kinds: readonly Series['kind'][]): readonly number[] =>
    numbers.filter((i) => kinds.some((each) => each === series[i]?.kind));
  // What covers most is painted first; each area's own line is painted with the lines.
  const areas = of(['area']).toSorted((a, b) => covered(series[b]) - covered(series[a]));
  return [
    ...areas.map((i) => part(geometry, i, areaFills(geometry, i, field))),
    ...of(['bar']).map((i) => part(geometry, i, barShapes(geometry, bars, i, field))),
    ...of(['area', 'line']).map((i) => part(geometry, i, lineShapes(geometry, i, field))),
    ...of(['points']).map((i) => part(geometry, i, pointShapes(geometry, i, field))),
  ].filter(({ children }) => children.length > 0);
}

function covered(series: Series | undefined): number {
  return (series?.values ?? []).reduce<number>((most, each) => Math.max(most, Math.abs(each ?? 0)), 0);
}

function part({ model }: Geometry, index: number, children: readonly SceneNode[]): PartNode {
  const series = model.series[index];
  return {
    type: 'part',
    part: 'mark',
    ...(series === undefined ? {} : { span: series.span }),
    ...(series === undefined ? {} : { label: `${oneLine(nameOf(series))}, ${series.kind}` }),
    ...(series?.desc === undefined ? {} : { description: series.desc }),
    ...(series?.link === undefined ? {} : { link: series.link }),
    children,
  };
}

function barShapes({ looks }: Geometry, bars: readonly PlacedBar[], index: number, field: Field): readonly SceneNode[] {
  const { tone = 'neutral', pattern = 0 } = looks[index] ?? {};
  return bars
    .filter(({ series }) => series === index)
    .flatMap(({ along, across: [from, to] }) => {
      const flat = Math.abs(to - from) < NOTHING;
      const box = boxOnPage(field, along, flat ? [to - NOTHING / 2, to + NOTHING / 2] : [from, to]);
      const radius = Math.min(RADIUS, box.width / 2, box.height / 2);
      return patterned(box, tone, flat ? 0 : pattern, radius);
    });
}

function areaFills(geometry: Geometry, index: number, field: Field): readonly SceneNode[] {
  const { looks, model } = geometry;
  const series = model.series[index];
  const { tone = 'neutral' } = looks[index] ?? {};
  const piled = series !== undefined && isPiled(series, model);
  return runsOf(geometry, index)
    .filter((run) => run.length > 1)
    .map((run) => {
      const over = run.map(({ along, across }) => onPage(field, along, across));
      const under = run.map(({ along, base }) => onPage(field, along, base)).toReversed();
      return {
        type: 'path',
        steps: [...path([...over, ...under]), ['Z']],
        fill: piled ? `${tone}-strong` : `${tone}-fill`,
      };
    });
}

function lineShapes(geometry: Geometry, index: number, field: Field): readonly SceneNode[] {
  const { looks, model } = geometry;
  const series = model.series[index];
  const { tone = 'neutral', pattern = 0, mark = 0 } = looks[index] ?? {};
  if (series === undefined) return [];
  const piled = series.kind === 'area' && isPiled(series, model);
  const runs = runsOf(geometry, index);
  const cased = isOverColour(geometry);
  const lines = runs
    .filter((run) => run.length > 1)
    .flatMap((run): readonly SceneNode[] => {
      const steps = path(pointsOf(run, field));
      if (piled) return [{ type: 'path', steps, stroke: 'canvas', strokeWidth: 1 }];
      const dash = seriesDash(pattern);
      const line: SceneNode = {
        type: 'path',
        steps,
        stroke: `${tone}-strong`,
        strokeWidth: LINE,
        ...(dash === 'solid' ? {} : { dash }),
      };
      return cased ? [{ type: 'path', steps, stroke: 'canvas', strokeWidth: LINE + 2 * CASING }, line] : [line];
    });
  const marked = !piled && series.values.length <= MARKED;
  const points = marked ? runs.flat() : runs.filter((run) => run.length === 1).flat();
  return [...lines, ...pointsOf(points, field).flatMap((each) => markAt(each, { mark, tone, cased }))];
}

function pointShapes(geometry: Geometry, index: number, field: Field): readonly SceneNode[] {
  const { tone = 'neutral', mark = 0 } = geometry.looks[index] ?? {};
  const points = runsOf(geometry, index).flat();
  const radius = points.length > LARGE ? SMALL_RADIUS : MARK_RADIUS;
  const cased = isOverColour(geometry);
  return pointsOf(points, field).flatMap((each) => markAt(each, { mark, tone, cased, radius }));
}

/** Lines and marks over bars and stacked areas have a casing, since their grey may equal that of what is below them. */
function isOverColour({ model }: Geometry): boolean {
  return model.series.some((each) => each.kind === 'bar' || (each.kind === 'area' && isPiled(each, model)));
}

interface MarkFace {
  readonly mark: number;
  readonly tone: Tone;
  readonly cased: boolean;
  readonly radius?: number;
}

function markAt(at: Point, { mark, tone, cased, radius = MARK_RADIUS }: MarkFace): readonly SceneNode[] {
  const shape = dataMark(at, mark, tone, radius);
  const reach = radius + CASING + 1;
  const casing: SceneNode = { type: 'ellipse', cx: at.x, cy: at.y, rx: reach, ry: reach, fill: 'canvas' };
  return cased ? [casing, shape] : [shape];
}

function pointsOf(run: readonly PlacedPoint[], field: Field): readonly Point[] {
  return run.map(({ along, across }) => onPage(field, along, across));
}

function path(points: readonly Point[]): readonly PathStep[] {
  return points.map(({ x, y }, i) => [i === 0 ? 'M' : 'L', x, y] as const);
}
