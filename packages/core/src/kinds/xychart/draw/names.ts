// The names of the series: from the geometry to names at the ends of their lines if there is room, otherwise a legend above.
import type { Point } from '../../../layout/graph.js';
import { spread } from '../../../layout/labels/spread.js';
import { type Block, flowed, NOTHING } from '../../../scene/parts/block.js';
import { dataMark, patterned, seriesDash } from '../../../scene/parts/data-marks.js';
import { legendEntry } from '../../../scene/parts/legend.js';
import { statementBlock } from '../../../scene/parts/own-statement.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';
import type { SceneNode } from '../../../scene/scene.js';
import type { SeriesLook } from '../../../scene/series.js';
import { nameOf, type Series, type XychartModel } from '../model.js';
import { barsOf, type Geometry, isPiled, runsOf } from './geometry.js';
import { type Field, onPage } from './page.js';

/** px at which a name at the end of a line is wrapped. */
const NAME = 120;
const AIR = 10;
const GAP = 2;
/** px that a name can be from where its line ends; names of stacked areas cannot be elsewhere, since their greys are alike. */
const FARTHEST = 24;
const FARTHEST_OF_PILE = 160;
/** px from which on a line connects it. */
const LED = 10;
const MOST_ENDS = 8;
const SAMPLE = 24;
const HEIGHT = 14;

export interface EndName {
  readonly block: Block;
  /** px along the numbers: the middle of the name, and of what it names. */
  readonly across: number;
  readonly end: number;
}

/** Names on the right of a vertical chart; undefined if one of them has no room there. */
export function endNames(geometry: Geometry): readonly EndName[] | undefined {
  const { model, looks, size, y2 } = geometry;
  const { series, horizontal } = model;
  if (horizontal || y2 !== undefined || series.length > MOST_ENDS) return undefined;
  if (series.every(({ label }) => label === undefined)) return undefined;
  // Beside bars, a name does not show whether it belongs to a bar or a line.
  const bars = series.filter(({ kind }) => kind === 'bar').length;
  if (bars > 0 && bars < series.length) return undefined;
  const ends = series.map((each, i) => endOf(geometry, each, i));
  const known = ends.flatMap((across, i) => {
    const { tone } = looks[i] ?? {};
    if (across === undefined || tone === undefined) return [];
    const of = series[i] ?? { kind: 'line', values: [], labels: [], axis: 'y', span: { start: 0, end: 0 } };
    const run = { text: nameOf(of), style: EDGE_TEXT, fill: `${tone}-text`, maxWidth: NAME } as const;
    return { across, block: statementBlock(of.span, textBlock([run], 'start')) };
  });
  if (known.length < series.length) return undefined;
  const sorted = known.toSorted((a, b) => a.across - b.across);
  const wishes = sorted.map(({ across, block }) => ({ at: across, size: block.height }));
  const places = spread(wishes, GAP, -HEIGHT, size.across + HEIGHT);
  const farthest = series.every((each) => each.kind === 'area' && isPiled(each, model)) ? FARTHEST_OF_PILE : FARTHEST;
  if (places.some((each, i) => Math.abs(each - (sorted[i]?.across ?? 0)) > farthest)) return undefined;
  return sorted.map(({ block, across }, i) => ({ block, across: places[i] ?? 0, end: across }));
}

/** Where a line ends, or the middle of a stacked area at the last place. */
function endOf(geometry: Geometry, series: Series, index: number): number | undefined {
  const { places } = geometry;
  if (series.kind === 'bar') {
    if (!isPiled(series, geometry.model)) return undefined;
    const bar = barsOf(geometry).find((each) => each.series === index && each.place === places.at.length - 1);
    return bar === undefined ? undefined : (bar.across[0] + bar.across[1]) / 2;
  }
  if (series.kind === 'points') return undefined;
  const last = runsOf(geometry, index).at(-1)?.at(-1);
  if (last === undefined || last.place !== places.at.length - 1) return undefined;
  return isPiled(series, geometry.model) ? (last.across + last.base) / 2 : last.across;
}

export function endNamesWidth(names: readonly EndName[]): number {
  return names.reduce((most, { block }) => Math.max(most, block.width), 0) + AIR;
}

export function endNameShapes(names: readonly EndName[], { size }: Geometry, field: Field): readonly SceneNode[] {
  return names.flatMap(({ block, across, end }) => {
    const { x, y } = onPage(field, size.along, across);
    const words = block.at({ x: x + AIR, y: y - block.height / 2 });
    return [
      ...leader(onPage(field, size.along, end), { x: x + AIR, y }),
      { type: 'part', part: 'label', children: words } as const,
    ];
  });
}

function leader(from: Point, to: Point): readonly SceneNode[] {
  if (Math.abs(to.y - from.y) < LED) return [];
  return [
    {
      type: 'path',
      steps: [
        ['M', from.x + 2, from.y],
        ['L', to.x - 2, to.y],
      ],
      stroke: 'line',
      strokeWidth: 1,
    },
  ];
}

/** A sample with its name for each series that has numbers, if any is named. */
export function legendOf({ model, looks }: Geometry, width: number): Block {
  const { series } = model;
  if (series.every(({ label }) => label === undefined) || isToldByAxis(model)) return NOTHING;
  const entries = series.flatMap((each, i) => {
    const look = looks[i];
    return look === undefined || each.values.every((value) => value === null)
      ? []
      : statementBlock(each.span, legendEntry(sampleOf(each, look), nameOf(each)));
  });
  const all = flowed(entries, 20, width);
  return { ...all, at: (corner) => [{ type: 'part', part: 'legend', children: all.at(corner) }] };
}

/** A single series with the name of its axis. */
function isToldByAxis(model: XychartModel): boolean {
  const [only, ...more] = model.series;
  const title = only === undefined ? undefined : model[only.axis].title;
  return more.length === 0 && title !== undefined && only?.label === title;
}

function sampleOf({ kind, values }: Series, { tone, pattern, mark }: SeriesLook): Block {
  const box = kind === 'bar' || kind === 'area' ? HEIGHT - 2 : kind === 'points' ? HEIGHT : SAMPLE;
  return {
    width: box,
    height: HEIGHT,
    at: ({ x, y }) => {
      const middle = { x: x + box / 2, y: y + HEIGHT / 2 };
      if (kind === 'bar' || kind === 'area')
        return patterned({ x, y: y + 1, width: box, height: box }, tone, kind === 'bar' ? pattern : 0, 2);
      if (kind === 'points') return [dataMark(middle, mark, tone)];
      const dash = seriesDash(pattern);
      const line: SceneNode = {
        type: 'path',
        steps: [
          ['M', x, middle.y],
          ['L', x + box, middle.y],
        ],
        stroke: `${tone}-strong`,
        strokeWidth: 2,
        ...(dash === 'solid' ? {} : { dash }),
      };
      return values.length <= 36 ? [line, dataMark(middle, mark, tone)] : [line];
    },
  };
}
