// A quadrant in words: from the model to the outline, with the axes, then each area with its points.
import { numberText } from '../../text/number-format.js';
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { AREAS, type Area, type Axis, areaAt, type Point, type QuadrantModel } from './model.js';

export function describeQuadrant(model: QuadrantModel): Outline {
  const { x, y, areas, points } = model;
  const name = model.title === undefined ? 'Quadrant' : `${oneLine(model.title)}: quadrant`;
  return {
    lines: [
      `${name}, ${counted(points.length, 'point')}`,
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...(x === undefined ? [] : [`Left to right: ${axisInWords(x)}`]),
      ...(y === undefined ? [] : [`Bottom to top: ${axisInWords(y)}`]),
      ...AREAS.flatMap((place) => {
        const area = areas.find((each) => each.place === place);
        const inside = points.filter((each) => areaAt(each) === place);
        return area === undefined && inside.length === 0
          ? []
          : [areaInWords(place, area), ...inside.map((each) => `  ${pointInWords(each)}`)];
      }),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: [
      ...(x === undefined ? [] : [axisItem('x', x)]),
      ...(y === undefined ? [] : [axisItem('y', y)]),
      ...areas.map(
        ({ place, label, tone, span }): OutlineItem => ({
          kind: 'area',
          id: place,
          label,
          depth: 0,
          ...(tone === undefined ? {} : { marks: [tone] }),
          span,
        }),
      ),
      ...points.map(pointItem),
    ],
  };
}

function axisInWords({ low, high, title }: Axis): string {
  const ends = high === undefined ? oneLine(low) : `${oneLine(low)} to ${oneLine(high)}`;
  return title === undefined ? ends : `${oneLine(title)}, ${ends}`;
}

function areaInWords(place: string, area: Area | undefined): string {
  const words = `${place.charAt(0).toUpperCase()}${place.slice(1).replace('-', ' ')}`;
  if (area === undefined) return words;
  const tone = area.tone === undefined ? '' : ` (${area.tone})`;
  return `${words}: ${oneLine(area.label)}${tone}${tail(area)}`;
}

function pointInWords(point: Point): string {
  const small = point.sub === undefined ? '' : ` (${oneLine(point.sub)})`;
  const tone = point.tone === undefined ? '' : ` (${point.tone})`;
  return `${oneLine(point.label)}${small}: ${placeInWords(point)}${tone}${tail(point)}`;
}

/** `0.3, 0.6, size 340` */
export function placeInWords({ x, y, size }: Pick<Point, 'x' | 'y' | 'size'>): string {
  return `${numberText(x)}, ${numberText(y)}${size === undefined ? '' : `, size ${numberText(size)}`}`;
}

function axisItem(kind: 'x' | 'y', { low, high, title = '', span }: Axis): OutlineItem {
  const values = high === undefined ? [low] : [low, high];
  return { kind, label: title, depth: 0, start: 0, end: 1, values, span };
}

function pointItem({ label, x, y, size, sub, tone, span }: Point): OutlineItem {
  return {
    kind: 'point',
    label,
    depth: 0,
    ...(size === undefined ? {} : { number: size }),
    values: [x, y, ...(sub === undefined ? [] : [sub])],
    ...(tone === undefined ? {} : { marks: [tone] }),
    span,
  };
}
