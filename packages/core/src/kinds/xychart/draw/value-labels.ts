// The numbers and labels at the values of a chart: from its geometry and its field on the page to those with a position where
// they cover no bar, line, mark or other label. Labels of the source come first; what has no room is only in the outline.
import type { Box, Point } from '../../../layout/graph.js';
import { type FreeSpace, freeSpace } from '../../../layout/labels/free-space.js';
import { wrapText } from '../../../metrics/index.js';
import { MARK_RADIUS } from '../../../scene/parts/data-marks.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode, SceneNode, Tone } from '../../../scene/scene.js';
import { isGrouped, isSign, numberText, shortText, withUnit } from '../../../text/number-format.js';
import type { Span } from '../../../text/source.js';
import type { Series, XychartModel } from '../model.js';
import { barsOf, type Geometry, isPiled, type PlacedBar, runsOf } from './geometry.js';
import { type LabelWords, sized, within, wordsAt } from './label-words.js';
import { boxOnPage, type Field, onPage } from './page.js';

/** px of padding around text, and between a mark and its text. */
const AIR = 1;
const BESIDE = 3;
/** px at which labels of the source are wrapped. */
const WIDTH = 120;
/** Maximum characters of a number that is shown in full. */
const LONGEST = 7;
/** px above the field, or on the right of a horizontal one, available to labels. */
export const OVER = 18;
export const BEYOND = 44;

interface Wanted extends LabelWords {
  /** Boxes that it could take, the best first. */
  readonly places: readonly Box[];
  /** Its bar. */
  readonly inside?: Box;
  /** Of its series. */
  readonly tone: Tone;
  readonly span: Span;
}

/** `taken`: where marks are. */
export function valueLabels(geometry: Geometry, field: Field, taken: Taken): readonly PartNode[] {
  const { model } = geometry;
  const hasLabels = model.values || model.series.some(({ labels }) => labels.length > 0);
  if (!hasLabels) return [];
  const bars = barsOf(geometry);
  const spaces: Spaces = { free: freeSpace(), overBars: freeSpace(), words: freeSpace() };
  for (const { along, across } of bars) spaces.free.take(boxOnPage(field, along, across));
  for (const space of [spaces.free, spaces.overBars]) takeLines(space, geometry, field);
  for (const space of [spaces.free, spaces.overBars, spaces.words]) for (const each of taken.names) space.take(each);
  for (const { x, y, width, height } of taken.lines)
    spaces.free.take({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 });
  const beyond = field.horizontal ? BEYOND : 0;
  const bounds = {
    x: field.box.x,
    y: field.box.y - OVER,
    width: field.box.width + beyond,
    height: field.box.height + OVER,
  };
  const wanted = [...ofBars(geometry, bars, field), ...ofPoints(geometry, field)];
  const labels = wanted.filter(({ words }) => words);
  const numbers = wanted.filter(({ words }) => !words);
  return [...labels, ...numbers].flatMap((each) => placed(each, spaces, bounds));
}

interface Taken {
  readonly names: readonly Box[];
  readonly lines: readonly Box[];
}

interface Asked {
  readonly label: Wanted;
  /** It contains a label of the source. */
  readonly words: boolean;
}

/** What is free of everything; of lines, marks and text; of text only. */
interface Spaces {
  readonly free: FreeSpace;
  readonly overBars: FreeSpace;
  readonly words: FreeSpace;
}

export function takeLines(space: FreeSpace, geometry: Geometry, field: Field): void {
  for (const [i, series] of geometry.model.series.entries()) {
    if (series.kind === 'bar') continue;
    for (const run of runsOf(geometry, i)) {
      const points = run.map(({ along, across }) => onPage(field, along, across));
      for (const { x, y } of points)
        space.take({ x: x - MARK_RADIUS, y: y - MARK_RADIUS, width: 2 * MARK_RADIUS, height: 2 * MARK_RADIUS });
      if (series.kind !== 'points') for (const [j, each] of points.entries()) takeLine(space, points[j - 1], each);
    }
  }
}

/** px between the boxes that represent a line. */
const STEP = 5;

function takeLine(space: FreeSpace, from: Point | undefined, to: Point): void {
  if (from === undefined) return;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const count = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / STEP));
  for (let i = 0; i <= count; i++)
    space.take({ x: from.x + (dx * i) / count - 1.5, y: from.y + (dy * i) / count - 1.5, width: 3, height: 3 });
}

interface Words {
  readonly lines: readonly string[];
  /** Its lines include a label of the source. */
  readonly words: boolean;
}

/** The text at each place of a series. */
function wordsOf(series: Series, model: XychartModel): (place: number) => Words {
  const grouped = isGrouped(series.values.map((each) => each ?? 0));
  const { unit } = model[series.axis];
  const sign = unit !== undefined && isSign(unit) ? unit : undefined;
  const numberOf = (value: number): string => {
    const full = numberText(value, grouped);
    return withUnit(full.length <= LONGEST ? full : shortText(value), sign);
  };
  return (place) => {
    const label = series.labels[place] ?? '';
    const lines = label === '' ? [] : wrapText(label, SUB_TEXT, { maxWidth: WIDTH }).lines.map(({ text }) => text);
    return { lines: [...lines, ...(model.values ? [numberOf(series.values[place] ?? 0)] : [])], words: label !== '' };
  };
}

function ofBars(geometry: Geometry, bars: readonly PlacedBar[], field: Field): readonly Asked[] {
  const { model, looks } = geometry;
  const wordsOfSeries = model.series.map((each) => wordsOf(each, model));
  return bars.flatMap((bar) => {
    const series = model.series[bar.series];
    const { lines, words } = wordsOfSeries[bar.series]?.(bar.place) ?? { lines: [], words: false };
    if (series === undefined || lines.length === 0) return [];
    const size = sized(lines, AIR);
    const box = boxOnPage(field, bar.along, bar.across);
    const tone = looks[bar.series]?.tone ?? 'neutral';
    const piled = isPiled(series, model);
    const places = piled ? [] : [beyond(bar, size, field)];
    return { label: { ...size, places, inside: box, tone, span: series.span }, words };
  });
}

/** Beyond the end of a bar. */
function beyond(
  { along, across: [from, to], value }: PlacedBar,
  { width, height }: { readonly width: number; readonly height: number },
  field: Field,
): Box {
  const { x, y } = onPage(field, (along[0] + along[1]) / 2, to);
  const rises = value >= 0 && to >= from;
  if (field.horizontal) return { x: rises ? x + BESIDE : x - BESIDE - width, y: y - height / 2, width, height };
  return { x: x - width / 2, y: rises ? y - BESIDE - height + 2 : y + BESIDE - 2, width, height };
}

function ofPoints(geometry: Geometry, field: Field): readonly Asked[] {
  const { model, looks } = geometry;
  return model.series.flatMap((series, i) => {
    const tone = looks[i]?.tone ?? 'neutral';
    const wordsOfPlace = wordsOf(series, model);
    if (series.kind === 'bar') return [];
    return runsOf(geometry, i)
      .flat()
      .flatMap(({ place, along, across }): readonly Asked[] => {
        const { lines, words } = wordsOfPlace(place);
        if (lines.length === 0) return [];
        const size = sized(lines, AIR);
        const places = around(onPage(field, along, across), size);
        return [{ label: { ...size, places, tone, span: series.span }, words }];
      });
  });
}

/** Above, below, on the right, on the left, then at the corners and farther above and below. */
function around(
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Box[] {
  const reach = MARK_RADIUS + 1;
  const at = (left: number, top: number): Box => ({ x: left, y: top, width, height });
  const [middle, right, left] = [x - width / 2, x + reach, x - reach - width];
  const [above, below, level] = [y - reach - height + 2, y + reach - 2, y - height / 2];
  return [
    at(middle, above),
    at(middle, below),
    at(right, level),
    at(left, level),
    at(right, above),
    at(left, above),
    at(right, below),
    at(left, below),
    at(middle, above - height),
    at(middle, below + height),
  ];
}

/** In free space; otherwise on a plate in its own bar or over bars; labels of the source also over lines. */
function placed({ label, words }: Asked, spaces: Spaces, bounds: Box): readonly PartNode[] {
  const inside = insideOf(label);
  const places = label.places.filter((each) => within(bounds, each));
  const bare = places.find(spaces.free.isFree);
  const plated = bare ?? [...inside, ...places].find(spaces.overBars.isFree);
  const box = plated ?? (words ? [...inside, ...places].find(spaces.words.isFree) : undefined);
  if (box === undefined) return [];
  for (const each of [spaces.free, spaces.overBars, spaces.words]) each.take(box);
  const plate: readonly SceneNode[] =
    bare === undefined ? [{ type: 'rect', ...box, radius: 3, fill: `${label.tone}-fill` }] : [];
  return [{ type: 'part', part: 'label', span: label.span, children: [...plate, ...wordsAt(label, box, 'ink')] }];
}

/** In the middle of its bar, if the bar is large enough. */
function insideOf({ inside, width, height }: Wanted): readonly Box[] {
  if (inside === undefined || inside.width < width + 4 || inside.height < height + 2) return [];
  const x = inside.x + (inside.width - width) / 2;
  return [{ x, y: inside.y + (inside.height - height) / 2, width, height }];
}
