// Lines and bands across the field, with their names: from the geometry and the field to bands below the series, and lines and
// names above them. A name has a plate, since it can be over a bar; one without room is only in the outline.
import type { Box } from '../../../layout/graph.js';
import { freeSpace } from '../../../layout/labels/free-space.js';
import { wrapText } from '../../../metrics/index.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Mark } from '../model.js';
import { barsOf, type Geometry } from './geometry.js';
import { type LabelWords, sized, within, wordsAt } from './label-words.js';
import { boxOnPage, type Field } from './page.js';
import { takeLines } from './value-labels.js';

/** px at which a name is wrapped, of its padding, and between it and its line. */
const WIDTH = 160;
const AIR = 3;
const BESIDE = 3;
/** px that plates keep from the ends of a line, where the axes are. */
const INSET = 2;

export interface MarkLines {
  readonly bands: readonly SceneNode[];
  readonly lines: readonly PartNode[];
  readonly names: readonly PartNode[];
  /** Where the names and the lines are; a number can be over the edge of a band. */
  readonly taken: { readonly names: readonly Box[]; readonly lines: readonly Box[] };
}

function isLine({ from, to }: Mark): boolean {
  return from === to;
}

interface Placed {
  readonly mark: Mark;
  /** From edge to edge of the field; without thickness for a line. */
  readonly box: Box;
  readonly upright: boolean;
}

const NO_MARKS: MarkLines = { bands: [], lines: [], names: [], taken: { names: [], lines: [] } };

export function markLines(geometry: Geometry, field: Field): MarkLines {
  if (geometry.model.marks.length === 0) return NO_MARKS;
  const placed = geometry.model.marks.flatMap((mark) => placedMark(mark, geometry, field));
  const free = freeSpace();
  for (const { along, across } of barsOf(geometry)) free.take(boxOnPage(field, along, across));
  takeLines(free, geometry, field);
  const edges = placed.flatMap((each) => (isLine(each.mark) ? edgesOf(each) : []));
  for (const { x, y, width, height } of edges) free.take({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 });
  const names = freeSpace();
  const named = placed.flatMap((each) => {
    const words = wordsOf(each.mark);
    const places = words === undefined ? [] : placesOf(each, words, field);
    const box = places.find((at) => free.isFree(at) && names.isFree(at)) ?? places.find(names.isFree);
    if (words === undefined || box === undefined) return [];
    for (const space of [free, names]) space.take(box);
    return [{ box, part: namePart(each.mark, words, box) }];
  });
  return {
    bands: placed.flatMap(({ mark, box }) =>
      isLine(mark) ? [] : [{ type: 'rect', ...box, fill: `${mark.tone ?? 'neutral'}-fill` } as const],
    ),
    lines: placed.map(linePart),
    names: named.map(({ part }) => part),
    taken: { names: named.map(({ box }) => box), lines: edges },
  };
}

function placedMark(mark: Mark, { places, size, ...scales }: Geometry, field: Field): readonly Placed[] {
  const { axis, from, to } = mark;
  if (axis === 'x') {
    const box = boxOnPage(field, [places.spot(from), places.spot(to)], [0, size.across]);
    return [{ mark, box, upright: !field.horizontal }];
  }
  const scale = scales[axis];
  if (scale === undefined) return [];
  const box = boxOnPage(field, [0, size.along], [scale.at(from), scale.at(to)]);
  return [{ mark, box, upright: field.horizontal }];
}

/** A line, or both edges of a band, as boxes without thickness. */
function edgesOf({ mark, box, upright }: Placed): readonly Box[] {
  const { x, y, width, height } = box;
  const both = upright ? [box, { ...box, x: x + width }] : [box, { ...box, y: y + height }];
  const thin = both.map((each) => ({ ...each, ...(upright ? { width: 0 } : { height: 0 }) }));
  return isLine(mark) ? thin.slice(0, 1) : thin;
}

function linePart(placed: Placed): PartNode {
  const { label, desc, link, tone, span } = placed.mark;
  const own = isLine(placed.mark);
  return {
    type: 'part',
    part: 'mark',
    span,
    label: label === undefined ? 'mark' : `${oneLine(label)}, mark`,
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children: edgesOf(placed).map(({ x, y, width, height }) => ({
      type: 'path',
      steps: [
        ['M', x, y],
        ['L', x + width, y + height],
      ],
      stroke: tone === undefined && own ? 'ink' : `${tone ?? 'neutral'}-stroke`,
      strokeWidth: own ? 1.5 : 1,
      dash: 'dashed',
    })),
  };
}

function wordsOf({ label }: Mark): LabelWords | undefined {
  if (label === undefined) return undefined;
  const lines = wrapText(label, SUB_TEXT, { maxWidth: WIDTH }).lines.map(({ text }) => text);
  return sized(lines, AIR);
}

/** Along the line, on either side of it, within the field: at its end (upright: its top) first, then its start. */
function placesOf({ box, upright }: Placed, { width, height }: LabelWords, field: Field): readonly Box[] {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const shares = [1, 0, 0.5, 0.75, 0.25];
  const all = upright
    ? [right + BESIDE, x - BESIDE - width].flatMap((left) =>
        shares.map((share) => ({
          x: left,
          y: y + INSET + (1 - share) * (box.height - 2 * INSET - height),
          width,
          height,
        })),
      )
    : [y - height - 1, bottom + 1].flatMap((top) =>
        shares.map((share) => ({ x: x + INSET + share * (box.width - 2 * INSET - width), y: top, width, height })),
      );
  return all.filter((each) => within(field.box, each));
}

function namePart({ tone, link, span }: Mark, words: LabelWords, box: Box): PartNode {
  return {
    type: 'part',
    part: 'label',
    span,
    ...(link === undefined ? {} : { link }),
    children: [
      { type: 'rect', ...box, radius: 3, fill: 'canvas' },
      ...wordsAt(words, box, tone === undefined ? 'secondary' : `${tone}-text`),
    ],
  };
}
