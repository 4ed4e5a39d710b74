// Draws a chart: from the model to the scene, with names, titles of the axes, the field with its marks, and its numbers.
import type { Point } from '../../../layout/graph.js';
import { lineHeight } from '../../../metrics/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { type AxisFace, axis, axisRoom } from '../../../scene/parts/axis.js';
import { type Block, NOTHING, stack } from '../../../scene/parts/block.js';
import { statementBlock } from '../../../scene/parts/own-statement.js';
import { picture } from '../../../scene/parts/picture.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { EDGE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { Scene, SceneNode } from '../../../scene/scene.js';
import { titleWithUnit } from '../../../text/number-format.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { ValueAxis, XAxis, XychartModel } from '../model.js';
import { type Geometry, geometryOf } from './geometry.js';
import { markLines } from './mark-lines.js';
import { marksOf } from './marks.js';
import { type EndName, endNameShapes, endNames, endNamesWidth, legendOf } from './names.js';
import { type Field, onPage } from './page.js';
import { BEYOND, OVER, valueLabels } from './value-labels.js';
import type { ValueScale } from './value-scale.js';

/** Between titles and text of an axis, and between the legend and the chart. */
const TITLE_GAP = 6;
const LEGEND_GAP = 16;

export function drawXychart(model: XychartModel, _icons: IconLookup, outline: Outline): Made<Scene> {
  const scene = picture({
    kind: 'xychart',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Chart',
    description: outline.lines.join('\n'),
    content: chartBlock(model),
    below: () => [],
  });
  return { picture: scene };
}

function chartBlock(model: XychartModel): Block {
  const geometry = geometryOf(model);
  const names = endNames(geometry);
  const chart = fieldBlock(geometry, names ?? []);
  const legend = names === undefined ? legendOf(geometry, chart.width) : NOTHING;
  return stack([legend, chart], LEGEND_GAP);
}

interface Faces {
  readonly x: AxisFace;
  readonly y: AxisFace | undefined;
  readonly y2: AxisFace | undefined;
}

function facesOf({ model, size, places, y, y2 }: Geometry): Faces {
  const { horizontal } = model;
  const value = (scale: ValueScale | undefined, second: boolean): AxisFace | undefined =>
    scale && {
      side: horizontal ? (second ? 'above' : 'below') : second ? 'right' : 'left',
      length: size.across,
      grid: second && y !== undefined ? 0 : size.along,
      ticks: scale.ticks.map((each) => ({ at: scale.at(each.value), text: each.text })),
      span: (second ? model.y2 : model.y).span,
    };
  const spotted = places.measured && model.series.some(({ kind }) => kind === 'points');
  return {
    x: {
      side: horizontal ? 'left' : 'below',
      length: size.along,
      grid: spotted ? size.across : 0,
      ticks: places.ticks,
      runs: 'down',
      marks: places.measured,
      span: model.x.span,
    },
    y: value(y, false),
    y2: value(y2, true),
  };
}

/** The field with its axes, their titles, and names on its right. */
function fieldBlock(geometry: Geometry, names: readonly EndName[]): Block {
  const { model, size } = geometry;
  const { horizontal } = model;
  const faces = facesOf(geometry);
  const room = (face: AxisFace | undefined): number => (face === undefined ? 0 : Math.ceil(axisRoom(face)));
  const [below, above] = horizontal ? [room(faces.y), room(faces.y2)] : [room(faces.x), 0];
  const [left, right] = horizontal ? [room(faces.x), 0] : [room(faces.y), room(faces.y2)];
  const titles = titlesOf(model, faces);
  const width = horizontal ? size.across : size.along;
  const height = horizontal ? size.along : size.across;
  const hasLabels = model.values || model.series.some(({ labels }) => labels.length > 0);
  const overTop = !horizontal && hasLabels ? OVER : 0;
  const top = Math.max(titles.top.height, titles.topRight.height);
  const head =
    (top === 0 ? lineHeight(SUB_TEXT) / 2 : top + TITLE_GAP + lineHeight(SUB_TEXT) / 2) + above + overTop / 2;
  const foot = below + (titles.foot.height === 0 ? 0 : TITLE_GAP + titles.foot.height);
  const ends = Math.max(
    right,
    names.length === 0 ? 0 : endNamesWidth(names),
    overhang(faces),
    horizontal && hasLabels && !model.stacked ? BEYOND : 0,
  );
  return {
    width: Math.ceil(Math.max(left + width + ends, titles.top.width + titles.topRight.width + 24)),
    height: Math.ceil(head + height + foot),
    at: (corner) => {
      const box = { x: Math.round(corner.x + left), y: Math.round(corner.y + head), width, height };
      const field: Field = { box, horizontal };
      const end = box.x + width + right;
      const words = { x: box.x + (width - titles.foot.width) / 2, y: box.y + height + below + TITLE_GAP };
      const across = markLines(geometry, field);
      return [
        ...titles.top.at(corner),
        ...titles.topRight.at({ x: Math.max(corner.x, end - titles.topRight.width), y: corner.y }),
        ...across.bands,
        ...axes(faces, field),
        ...marksOf(geometry, field),
        ...zeroLine(geometry, field),
        ...across.lines,
        ...across.names,
        ...valueLabels(geometry, field, across.taken),
        ...endNameShapes(names, geometry, field),
        ...titles.foot.at(words),
      ];
    },
  };
}

interface Titles {
  /** Above the field on the left and on the right, and below it. */
  readonly top: Block;
  readonly topRight: Block;
  readonly foot: Block;
}

/** In both orientations, the title of an axis is where its text begins or ends, never rotated. */
function titlesOf({ x, y, y2, horizontal }: XychartModel, faces: Faces): Titles {
  const titleBlock = ({ span }: XAxis | ValueAxis, text: string | undefined): Block => {
    if (text === undefined) return NOTHING;
    return statementBlock(span, textBlock([{ text, style: EDGE_TEXT, fill: 'secondary', maxWidth: 320 }], 'start'));
  };
  const first = faces.y === undefined ? NOTHING : titleBlock(y, titleWithUnit(y.title, y.unit));
  const second = faces.y2 === undefined ? NOTHING : titleBlock(y2, titleWithUnit(y2.title, y2.unit));
  const along = titleBlock(x, x.title);
  return horizontal ? { top: along, topRight: second, foot: first } : { top: first, topRight: second, foot: along };
}

/** px that the last texts of an axis below or above extend beyond its end. */
function overhang({ x, y }: Faces): number {
  const face = x.side === 'below' ? x : y;
  const last = face?.ticks.at(-1);
  if (face === undefined || last === undefined) return 0;
  const half = axisRoom({ ...face, side: 'left', ticks: [last] }) / 2;
  return Math.max(0, Math.ceil(last.at + half - face.length));
}

function axes({ x, y, y2 }: Faces, field: Field): readonly SceneNode[] {
  const { box, horizontal } = field;
  const start: Point = { x: box.x, y: box.y + box.height };
  const other: Point = horizontal ? { x: box.x, y: box.y } : { x: box.x + box.width, y: start.y };
  return [
    ...(y === undefined ? [] : axis(y, start)),
    ...(y2 === undefined ? [] : axis(y2, other)),
    ...axis(x, horizontal ? { x: box.x, y: box.y } : start),
  ];
}

/** Where numbers change their sign, over the bars that start there. */
function zeroLine({ y, y2, size }: Geometry, field: Field): readonly SceneNode[] {
  const scale = y ?? y2;
  if (scale === undefined || !(scale.low < 0 && scale.high > 0)) return [];
  const [from, to] = [0, size.along].map((along) => onPage(field, along, scale.at(0)));
  if (from === undefined || to === undefined) return [];
  return [
    {
      type: 'path',
      steps: [
        ['M', from.x, from.y],
        ['L', to.x, to.y],
      ],
      stroke: 'line',
      strokeWidth: 1,
    },
  ];
}
