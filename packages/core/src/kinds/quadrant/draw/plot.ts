// The plot of a quadrant: from the model and the plot's size to its four areas with their names, the cross between them and the
// text of both axes, as blocks and boxes that points keep clear of.
import type { Box, Point, Size } from '../../../layout/graph.js';
import { frameFill } from '../../../scene/parts/frame.js';
import { statementNodes } from '../../../scene/parts/own-statement.js';
import { type TextBlock, textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, GROUP_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { PartNode, PathShape, SceneNode, TextShape } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Area, AreaPlace, Axis } from '../model.js';

/** Gap between an area's borders and its name. */
const AREA_AIR = 12;
/** px at which text left of the plot is wrapped. */
const SIDE = 112;
const AXIS_GAP = 12;
const BELOW_GAP = 8;
/** Between texts side by side below the plot, or below one another beside it. */
const BETWEEN = 16;

export interface AreaName {
  readonly block: TextBlock;
  readonly box: Box;
}

function quarter(place: AreaPlace, { width, height }: Size): Box {
  const [w, h] = [width / 2, height / 2];
  return { x: place.endsWith('right') ? w : 0, y: place.startsWith('bottom') ? h : 0, width: w, height: h };
}

/** In the area's outer corner, or in another one that fewer points cover. */
export function areaName(area: Area, size: Size, marks: readonly (Point & { readonly reach: number })[]): AreaName {
  const { x, y, width, height } = quarter(area.place, size);
  const [right, bottom] = [area.place.endsWith('right'), area.place.startsWith('bottom')];
  const fill = area.tone === undefined ? 'secondary' : (`${area.tone}-text` as const);
  const anchor = right ? 'end' : 'start';
  const run = { text: area.label, style: GROUP_TEXT, fill, maxWidth: width - 2 * AREA_AIR } as const;
  const block = textBlock([run], anchor);
  const lefts = [x + AREA_AIR, x + width - AREA_AIR - block.width];
  const tops = [y + AREA_AIR, y + height - AREA_AIR - block.height];
  const boxes = (bottom ? tops.toReversed() : tops).flatMap((top) =>
    (right ? lefts.toReversed() : lefts).map(
      (left): Box => ({ x: left, y: top, width: block.width, height: block.height }),
    ),
  );
  const covered = (box: Box): number =>
    marks.filter(
      ({ x: cx, y: cy, reach }) =>
        cx > box.x - reach && cx < box.x + box.width + reach && cy > box.y - reach && cy < box.y + box.height + reach,
    ).length;
  const [first, ...others] = boxes;
  const best = others.reduce(
    (so, each) => (covered(each) < covered(so) ? each : so),
    first ?? { x, y, width: 0, height: 0 },
  );
  return { block, box: best };
}

export function areaParts(
  areas: readonly { readonly area: Area; readonly name: AreaName }[],
  size: Size,
  { x, y }: Point,
): readonly SceneNode[] {
  return areas.map(({ area, name }): PartNode => {
    const box = quarter(area.place, size);
    const fill = area.tone === undefined ? undefined : frameFill(area.tone, 2);
    const ground: readonly SceneNode[] =
      fill === undefined ? [] : [{ type: 'rect', ...box, x: box.x + x, y: box.y + y, fill }];
    return {
      type: 'part',
      part: 'mark',
      span: area.span,
      label: oneLine(area.label),
      ...(area.desc === undefined ? {} : { description: area.desc }),
      children: [...ground, ...name.block.at({ x: name.box.x + x, y: name.box.y + y })],
    };
  });
}

/** The border and the cross; the cross has gaps behind what is drawn on it. */
export function plotLines({ width, height }: Size, { x, y }: Point): readonly SceneNode[] {
  const line = (from: Point, to: Point): PathShape => ({
    type: 'path',
    steps: [
      ['M', from.x, from.y],
      ['L', to.x, to.y],
    ],
    stroke: 'line',
    strokeWidth: 1,
  });
  return [
    { type: 'rect', x, y, width, height, stroke: 'hairline', strokeWidth: 1 },
    line({ x: x + width / 2, y }, { x: x + width / 2, y: y + height }),
    line({ x, y: y + height / 2 }, { x: x + width, y: y + height / 2 }),
  ];
}

/** The cross as boxes. */
export function crossBoxes({ width, height }: Size): readonly Box[] {
  return [
    { x: width / 2 - 1, y: 0, width: 2, height },
    { x: 0, y: height / 2 - 1, width, height: 2 },
  ];
}

interface Words extends Size {
  readonly at: (plot: Point, size: Size) => readonly SceneNode[];
}

const NO_WORDS: Words = { width: 0, height: 0, at: () => [] };

function words(text: string | undefined, maxWidth: number, anchor: TextShape['anchor'], title: boolean): TextBlock {
  const style = title ? EDGE_TEXT : SUB_TEXT;
  const runs = text === undefined ? [] : [{ text, style, fill: 'secondary', maxWidth } as const];
  return textBlock(runs, anchor);
}

/** Below the plot: the low end at the left, the title in the middle, the high end at the right. */
export function wordsBelow(axis: Axis | undefined, { width: across }: Size): Words {
  if (axis === undefined) return NO_WORDS;
  const share = axis.title === undefined ? across / 2 : across / 3;
  const room = share - BETWEEN;
  const low = words(axis.low, room, 'start', false);
  const title = words(axis.title, room, 'middle', true);
  const high = words(axis.high, room, 'end', false);
  return {
    width: 0,
    height: BELOW_GAP + Math.max(low.height, title.height, high.height),
    at: ({ x, y }, { width, height }) => {
      const top = y + height + BELOW_GAP;
      return statementNodes(axis.span, [
        ...low.at({ x, y: top }),
        ...title.at({ x: x + (width - title.width) / 2, y: top }),
        ...high.at({ x: x + width - high.width, y: top }),
      ]);
    },
  };
}

/** Left of the plot: the high end at the top, the title in the middle, the low end at the bottom. */
export function wordsBeside(axis: Axis | undefined): Words {
  if (axis === undefined) return NO_WORDS;
  const low = words(axis.low, SIDE, 'end', false);
  const title = words(axis.title, SIDE, 'end', true);
  const high = words(axis.high, SIDE, 'end', false);
  const widest = Math.max(low.width, title.width, high.width);
  return {
    width: AXIS_GAP + widest,
    height: high.height + low.height + BETWEEN + (title.height === 0 ? 0 : title.height + BETWEEN),
    at: ({ x, y }, { height }) => {
      const right = x - AXIS_GAP;
      const middle = Math.min(
        height - low.height - BETWEEN - title.height,
        Math.max(high.height + BETWEEN, (height - title.height) / 2),
      );
      return statementNodes(axis.span, [
        ...high.at({ x: right - high.width, y }),
        ...title.at({ x: right - title.width, y: y + middle }),
        ...low.at({ x: right - low.width, y: y + height - low.height }),
      ]);
    },
  };
}
