// A quadrant as text: from the model and the page to a table of the points, grouped by area.

import type { Page } from '../../../terminal/page.js';
import { type TextRows, tableText } from '../../../terminal/table/index.js';
import { numberText } from '../../../text/number-format.js';
import { oneLine } from '../../../text/one-line.js';
import type { Made } from '../../layout-reports.js';
import { AREAS, type Axis, areaAt, type QuadrantModel } from '../model.js';

export function quadrantText({ title, x, y, areas, points }: QuadrantModel, page: Page): Made<string> {
  const sized = points.some(({ size }) => size !== undefined);
  const groups = AREAS.flatMap((place): readonly TextRows[] => {
    const rows = points
      .filter((each) => areaAt(each) === place)
      .map(({ label, size, ...at }) => [
        oneLine(label),
        numberText(at.x),
        numberText(at.y),
        ...(sized ? [size === undefined ? '' : numberText(size)] : []),
      ]);
    const name = areas.find((each) => each.place === place)?.label;
    if (rows.length === 0 && name === undefined) return [];
    const where = `${place.charAt(0).toUpperCase()}${place.slice(1).replace('-', ' ')}`;
    return [{ label: name === undefined ? where : `${where}: ${oneLine(name)}`, rows }];
  });
  const heads = ['Point', headOf('x', x), headOf('y', y), ...(sized ? ['Size'] : [])];
  return { picture: tableText({ ...(title === undefined ? {} : { title }), heads, groups }, page) };
}

/** The range of an axis. */
function headOf(name: string, axis: Axis | undefined): string {
  if (axis === undefined) return name;
  const ends = axis.high === undefined ? oneLine(axis.low) : `${oneLine(axis.low)} to ${oneLine(axis.high)}`;
  return axis.title === undefined ? ends : `${oneLine(axis.title)}: ${ends}`;
}
