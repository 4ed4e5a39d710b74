// Draws a quadrant: from the model to the scene, with four areas, one mark per position, and labels that keep clear of one
// another. A label without room becomes a number, with its text below.
import type { Box, Point, Size } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type Block, flowed, NOTHING, row } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { picture } from '../../../scene/parts/picture.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode, Scene, SceneNode } from '../../../scene/scene.js';
import { numberText } from '../../../text/number-format.js';
import { oneLine } from '../../../text/one-line.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { placeInWords } from '../describe.js';
import type { QuadrantModel } from '../model.js';
import { type PlacedLabel, placedLabels } from './labels.js';
import { type Mark, markNumber, marksOf, markWords } from './marks.js';
import { areaName, areaParts, crossBoxes, plotLines, wordsBelow, wordsBeside } from './plot.js';

/** px of the plot, by the maximum number of points. */
const SIZES: readonly { readonly points: number; readonly width: number; readonly height: number }[] = [
  { points: 16, width: 560, height: 440 },
  { points: 48, width: 640, height: 520 },
  { points: Number.POSITIVE_INFINITY, width: 800, height: 680 },
];
/** px of an icon, at least. */
const ICON = 16;
/** px from a side of the plot that marks can reach over it without more margin. */
const OVER = 5;

interface Placed {
  readonly mark: Mark;
  /** On the plot, from its corner. */
  readonly at: Point;
  /** Its number, if its text is below. */
  readonly number?: number;
  readonly words?: Block;
  readonly place?: PlacedLabel;
}

export function drawQuadrant(model: QuadrantModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const marks = marksOf(model.points, icons);
  const beside = wordsBeside(model.y);
  const fitting = SIZES.find(({ points }) => marks.length <= points) ?? { width: 560, height: 440 };
  const size: Size = { width: fitting.width, height: Math.max(fitting.height, snapUp(beside.height, 4)) };
  const below = wordsBelow(model.x, size);
  const spots = marks.map(({ x, y, radius }) => ({ x: x * size.width, y: (1 - y) * size.height, reach: radius }));
  const over = overhang(spots, size);
  // The line from a mark that lies on another one is above that one.
  const sized = marks.some((each) => each.size !== undefined);
  const areas = model.areas.map((area) => ({ area, name: areaName(area, size, spots) }));
  const taken = [...areas.map(({ name }) => name.box), ...crossBoxes(size)];
  const placed = placedMarks(marks, spots, size, taken);
  const left = snapUp(beside.width, 4) + over.left;
  const content: Block = {
    width: left + size.width + over.right,
    height: over.top + size.height + over.bottom + below.height,
    at: ({ x, y }) => {
      const plot = { x: x + left, y: y + over.top };
      const axes: PartNode = {
        type: 'part',
        part: 'axis',
        children: [
          ...below.at({ ...plot, y: plot.y + over.bottom }, size),
          ...beside.at({ ...plot, x: plot.x - over.left }, size),
        ],
      };
      return [
        ...areaParts(areas, size, plot),
        ...plotLines(size, plot),
        axes,
        ...(sized ? [] : placed.flatMap((each) => leaderNodes(each, plot))),
        ...placed
          .toSorted((a, b) => b.mark.radius - a.mark.radius)
          .flatMap((each) => [...(sized ? leaderNodes(each, plot) : []), markPart(each, plot, sized)]),
      ];
    },
  };
  const scene = picture({
    kind: 'quadrant',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Quadrant',
    description: outline.lines.join('\n'),
    content,
    below: (width) => [keyBlock(placed, width)],
  });
  return { picture: scene };
}

/** Rounds in which text gives way to numbers that find no place, and the most such numbers for which it does. */
const ROUNDS = 3;
const MOST_GIVING_WAY = 12;

/**
 * Text first; labels without room, and those that are too long, are tried again as numbers, for which the nearest texts give
 * way.
 */
function placedMarks(
  marks: readonly Mark[],
  spots: readonly Point[],
  size: Size,
  taken: readonly Box[],
): readonly Placed[] {
  const around = { frame: { x: 0, y: 0, ...size } };
  const at = marks.map((_, i) => spots[i] ?? { x: 0, y: 0 });
  const reach = (i: number): number => marks[i]?.radius ?? 0;
  const worded = marks.map((each) => markWords(each, 'start'));
  const points = at.map((each, i) => ({ at: each, label: worded[i] ?? NOWHERE, mark: reach(i) }));
  const words = placedLabels(points, { ...around, taken, lines: [] });
  const asNumbers = (placed: readonly (PlacedLabel | undefined)[]): Placing => {
    let next = 0;
    const numbers = placed.map((each) => (each === undefined ? ++next : undefined));
    const labels = at.map((each, i) => ({ at: each, label: numberSize(numbers[i]), mark: reach(i) }));
    const labelled = placedLabels(labels, {
      ...around,
      taken: [...taken, ...placed.flatMap((each) => each?.box ?? [])],
      lines: placed.flatMap((each) => (each?.leader === undefined ? [] : [each.leader])),
    });
    return { numbers, places: placed.map((each, i) => each ?? labelled[i]) };
  };
  let placements: readonly (PlacedLabel | undefined)[] = words;
  let best = asNumbers(placements);
  for (let round = 0; round < ROUNDS; round++) {
    const lost = lostOf(best);
    if (lost.length === 0 || lost.length > MOST_GIVING_WAY) break;
    const giving = new Set(lost.map((i) => nearestWords(at[i], placements)));
    placements = placements.map((each, i) => (giving.has(i) ? undefined : each));
    const next = asNumbers(placements);
    if (lostOf(next).length >= lost.length) break;
    best = next;
  }
  return marks.map((mark, i): Placed => {
    const number = best.numbers[i];
    const place = best.places[i];
    const isLeft = place !== undefined && place.box.x + place.box.width <= (at[i]?.x ?? 0);
    const block = number === undefined ? markWords(mark, isLeft ? 'end' : 'start') : markNumber(number);
    return {
      mark,
      at: at[i] ?? { x: 0, y: 0 },
      ...(number === undefined ? {} : { number }),
      ...(block === undefined || place === undefined ? {} : { words: block, place }),
    };
  });
}

interface Placing {
  /** Of marks whose text is below the picture. */
  readonly numbers: readonly (number | undefined)[];
  readonly places: readonly (PlacedLabel | undefined)[];
}

function numberSize(number: number | undefined): Size {
  return number === undefined ? NOWHERE : markNumber(number);
}

/** Marks that nothing names. */
function lostOf({ places }: Placing): readonly number[] {
  return places.flatMap((each, i) => (each === undefined ? [i] : []));
}

/** Index of the text nearest to a mark. */
function nearestWords(at: Point | undefined, words: readonly (PlacedLabel | undefined)[]): number | undefined {
  if (at === undefined) return undefined;
  let [nearest, least]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const [i, each] of words.entries()) {
    if (each === undefined) continue;
    const { x, y, width, height } = each.box;
    const [dx, dy] = [Math.max(x - at.x, at.x - x - width, 0), Math.max(y - at.y, at.y - y - height, 0)];
    const distance = dx * dx + dy * dy;
    if (distance < least) [nearest, least] = [i, distance];
  }
  return nearest;
}

/** A label that fits no plot. */
const NOWHERE: Size = { width: 1e6, height: 1e6 };

function leaderNodes({ place }: Placed, { x, y }: Point): readonly SceneNode[] {
  if (place?.leader === undefined) return [];
  const [from, to] = place.leader;
  return [
    {
      type: 'path',
      steps: [
        ['M', from.x + x, from.y + y],
        ['L', to.x + x, to.y + y],
      ],
      stroke: 'line',
      strokeWidth: 1,
    },
  ];
}

/** px that large marks reach over the sides of the plot. */
function overhang(
  marks: readonly (Point & { readonly reach: number })[],
  { width, height }: Size,
): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number } {
  const most = (of: (mark: Point & { readonly reach: number }) => number): number =>
    snapUp(Math.max(0, ...marks.map((each) => each.reach + of(each) - OVER)), 4);
  return {
    left: most(({ x }) => -x),
    right: most(({ x }) => x - width),
    top: most(({ y }) => -y),
    bottom: most(({ y }) => y - height),
  };
}

/** `sized`: marks have sizes, so that one can lie on another and each needs a border. */
function markPart({ mark, at, words, place }: Placed, { x, y }: Point, sized: boolean): PartNode {
  const [cx, cy, r] = [at.x + x, at.y + y, mark.radius];
  const ink = `${mark.tone}-stroke` as const;
  const side = Math.max(ICON, mark.size === undefined ? 0 : 2 * r);
  const shape: SceneNode =
    mark.icon !== undefined
      ? { type: 'icon', x: cx - side / 2, y: cy - side / 2, size: side, art: mark.icon.art, ink, name: mark.icon.name }
      : sized
        ? {
            type: 'ellipse',
            cx,
            cy,
            rx: r - 1,
            ry: r - 1,
            fill: `${mark.tone}-fill`,
            stroke: ink,
            strokeWidth: 2,
          }
        : { type: 'ellipse', cx, cy, rx: r, ry: r, fill: ink };
  const label = words === undefined || place === undefined ? [] : words.at({ x: place.box.x + x, y: place.box.y + y });
  return {
    type: 'part',
    part: 'mark',
    span: mark.span,
    label: oneLine(`${mark.label} ${mark.sub ?? ''}: ${placeInWords(mark)}`),
    ...(mark.description === undefined ? {} : { description: mark.description }),
    ...(mark.link === undefined ? {} : { link: mark.link }),
    children: [shape, ...label],
  };
}

/** What the numbers stand for; a mark without room for a number is identified by its position. */
function keyBlock(placed: readonly Placed[], width: number): Block {
  const entries = placed.flatMap(({ mark, number, place }): readonly Block[] => {
    if (number === undefined) return [];
    const where = place === undefined ? ` (${numberText(mark.x)}, ${numberText(mark.y)})` : '';
    const text = oneLine(`${mark.label}${mark.sub === undefined ? '' : `, ${mark.sub}`}`) + where;
    const words = textBlock([{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: width - 40 }], 'start');
    return [row([markNumber(number), words], 8)];
  });
  if (entries.length === 0) return NOTHING;
  const all = flowed(entries, 20, width);
  return { ...all, at: (corner) => [{ type: 'part', part: 'legend', children: all.at(corner) }] };
}
