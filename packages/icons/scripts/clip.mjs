// What is clipped from an icon's shapes: clip paths, plain masks, and whatever lies outside the icon's own box.

import { boundsOf, rectangleOf, rectangleOutline } from './outline.mjs';

/** @typedef {import('./outline.mjs').Command[]} Outline */

/**
 * The single outline that remains of a shape after all clips: `undefined` if they cut nothing, `null` if nothing
 * remains.
 * @param {readonly Outline[]} clips
 * @param {number} reach how far the shape's stroke extends beyond its outline
 * @param {number} slack how much can protrude without being visible
 */
export function clipFor(shape, clips, reach, slack) {
  // The hull of all its points is enough to show that most shapes are not cut.
  const hull = hullOf(shape);
  if (hull === undefined) return null;
  let [left, top, right, bottom] = [
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  const others = [];
  for (const clip of clips) {
    const box = rectangleOf(clip);
    if (box === undefined) others.push(clip);
    else
      [left, top, right, bottom] = [
        Math.max(left, box[0]),
        Math.max(top, box[1]),
        Math.min(right, box[2]),
        Math.min(bottom, box[3]),
      ];
  }
  const within = ([x1, y1, x2, y2]) =>
    x1 >= left - slack && y1 >= top - slack && x2 <= right + slack && y2 <= bottom + slack;
  const different = others.filter((clip, at) => others.findIndex((each) => same(each, clip)) === at);
  if (different.length === 0 && within(widened(hull, reach))) return undefined;
  const outer = widened(boundsOf(shape), reach);
  if (outer[0] >= right || outer[2] <= left || outer[1] >= bottom || outer[3] <= top) return null;
  const inside = within(outer);
  if (inside && different.length === 0) return undefined;
  if (different.length === 0) return rectangleOutline([left, top, right, bottom]);
  if (different.length > 1) throw new Error('a clip within a clip');
  const [only] = different;
  const reached = boundsOf(only);
  if (reached === undefined) return null;
  if (!within(reached) && !inside) throw new Error('a clip within a clip');
  return only;
}

/** Of all points, including control points; for an arc its radii, which overestimate its extent. */
function hullOf(commands) {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  let [x, y] = [0, 0];
  const reach = (px, py) => {
    [left, top, right, bottom] = [Math.min(left, px), Math.min(top, py), Math.max(right, px), Math.max(bottom, py)];
  };
  for (const { letter, values } of commands) {
    if (letter === 'A') {
      // No point of an arc is farther from its start than a diameter.
      const span = 2 * Math.max(values[0], values[1], Math.abs(values[5] - x), Math.abs(values[6] - y));
      reach(x - span, y - span);
      reach(x + span, y + span);
    } else for (let at = 0; at < values.length; at += 2) reach(values[at], values[at + 1]);
    if (values.length > 0) [x, y] = values.slice(-2);
  }
  return left <= right ? [left, top, right, bottom] : undefined;
}

function widened([left, top, right, bottom], by) {
  return [left - by, top - by, right + by, bottom + by];
}

function same(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
