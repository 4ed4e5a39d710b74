// Positions in a chart's field: from the model to scales, bars and the points of lines, in px along the places and along the
// numbers. page.ts maps these to the sides of the page.
import { type SeriesLook, seriesLooks } from '../../../scene/series.js';
import {
  type Extent,
  extentsOf,
  isStacked,
  type Series,
  type SeriesKind,
  VALUE_AXES,
  type XychartModel,
} from '../model.js';
import { type PlaceScale, placeScale } from './place-scale.js';
import { barsAside, type PlotSize, plotSize } from './plot-size.js';
import { hundredth, type ValueScale, valueScale } from './value-scale.js';

export interface Geometry {
  readonly model: XychartModel;
  readonly size: PlotSize;
  readonly places: PlaceScale;
  readonly y: ValueScale | undefined;
  readonly y2: ValueScale | undefined;
  /** Of each series. */
  readonly looks: readonly SeriesLook[];
  readonly extents: readonly (readonly (Extent | null)[])[];
}

/** Bars are compared with bars, lines with lines. */
const FAMILY: Readonly<Record<SeriesKind, string>> = { bar: 'bars', area: 'areas', line: 'lines', points: 'points' };

export function geometryOf(model: XychartModel): Geometry {
  const size = plotSize(model);
  return {
    model,
    size,
    places: placeScale(model, size.along),
    y: valueScale(model, 'y', size.across),
    y2: valueScale(model, 'y2', size.across),
    looks: seriesLooks(
      model.series.map(({ kind, tone }) => ({ family: FAMILY[kind], ...(tone === undefined ? {} : { tone }) })),
    ),
    extents: extentsOf(model),
  };
}

export interface PlacedBar {
  /** Indexes of its series and place. */
  readonly series: number;
  readonly place: number;
  readonly value: number;
  readonly along: readonly [from: number, to: number];
  /** From its base to its number. */
  readonly across: readonly [from: number, to: number];
}

/** Share of a place's room that its bars fill, and maximum px of one bar. */
const FILL = 0.72;
const WIDEST = 48;
/** Between bars side by side, if they are wide enough. */
const GAP = 2;
const GAP_FROM = 6;

export function barsOf({ model, places, extents, ...scales }: Geometry): readonly PlacedBar[] {
  const aside = barsAside(model);
  if (aside === 0) return [];
  const width = Math.min(WIDEST, (places.room * FILL) / aside);
  const gap = width >= GAP_FROM ? GAP : 0;
  return model.series.flatMap((series, i): readonly PlacedBar[] => {
    const scale = scales[series.axis];
    if (series.kind !== 'bar' || scale === undefined) return [];
    const left = (asideOf(model, series, i) - aside / 2) * width + gap / 2;
    return series.values.flatMap((value, place) => {
      const extent = extents[i]?.[place];
      const middle = places.at[place];
      if (value === null || !extent || middle === undefined) return [];
      return {
        series: i,
        place,
        value,
        along: [hundredth(middle + left), hundredth(middle + left + width - gap)],
        across: [baseOf(scale, extent.from), scale.at(extent.to)],
      };
    });
  });
}

/** The index of the bar among those at one place, from 0. */
function asideOf(model: XychartModel, series: Series, index: number): number {
  const bars = model.series.map((each, i) => ({ each, i })).filter(({ each }) => each.kind === 'bar');
  if (!model.stacked) return bars.findIndex(({ i }) => i === index);
  return VALUE_AXES.filter((name) => bars.some(({ each }) => each.axis === name)).indexOf(series.axis);
}

/** Where a length starts: at its number, or at the nearest end of the axis. */
function baseOf(scale: ValueScale, from: number): number {
  return scale.at(Math.max(scale.low, Math.min(scale.high, from)));
}

export interface PlacedPoint {
  readonly place: number;
  readonly value: number;
  readonly along: number;
  readonly across: number;
  /** The lower edge of an area. */
  readonly base: number;
}

/** The points of a line, area or points: one run per stretch without a gap. */
export function runsOf(
  { model, places, extents, ...scales }: Geometry,
  index: number,
): readonly (readonly PlacedPoint[])[] {
  const series = model.series[index];
  const scale = series && scales[series.axis];
  if (series === undefined || scale === undefined) return [];
  const runs: PlacedPoint[][] = [[]];
  series.values.forEach((value, place) => {
    const extent = extents[index]?.[place];
    const along = places.at[place];
    if (value === null || !extent || along === undefined) {
      runs.push([]);
      return;
    }
    runs.at(-1)?.push({ place, value, along, across: scale.at(extent.to), base: baseOf(scale, extent.from) });
  });
  return runs.filter((each) => each.length > 0);
}

/** Whether an area is stacked on others, so that it is filled with its full colour instead of a faint one. */
export function isPiled(series: Series, model: XychartModel): boolean {
  return (
    isStacked(series, model) &&
    model.series.filter((each) => each.kind === series.kind && each.axis === series.axis).length > 1
  );
}
