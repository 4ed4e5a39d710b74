// The design system on one page: type, tones, line roles, badges, a table and axes, painted with the parts that every kind
// uses. No input; out, a scene. The documents show its picture.

import { tickValues } from '../../packages/core/dist/layout/scale/ticks.js';
import { LINE_ROLES } from '../../packages/core/dist/scene/colour-roles/line-roles.js';
import { axis, axisRoom } from '../../packages/core/dist/scene/parts/axis.js';
import { row, stack } from '../../packages/core/dist/scene/parts/block.js';
import { badge, chip, lineLabel } from '../../packages/core/dist/scene/parts/chip.js';
import { moodFace } from '../../packages/core/dist/scene/parts/faces.js';
import { legendEntries, seriesEntry } from '../../packages/core/dist/scene/parts/legend.js';
import { picture } from '../../packages/core/dist/scene/parts/picture.js';
import { table } from '../../packages/core/dist/scene/parts/table.js';
import { textBlock } from '../../packages/core/dist/scene/parts/text-block.js';
import * as styles from '../../packages/core/dist/scene/parts/type-scale.js';
import { HEAD_FORMS, TONES } from '../../packages/core/dist/scene/scene.js';
import { SERIES } from '../../packages/core/dist/scene/series.js';

const label = (text, style, fill = 'ink') => textBlock([{ text, style, fill, maxWidth: 400 }], 'start');

/** Every text style, with its purpose as the text. */
const type = stack(
  [
    label('Title, 18 semibold', styles.TITLE_TEXT),
    label('Node label, 14 medium', styles.NODE_TEXT),
    label('Group label, 12 semibold', styles.GROUP_TEXT),
    label('Line label, 12 medium', styles.EDGE_TEXT),
    label('Sub and axis text, 12 regular', styles.SUB_TEXT, 'secondary'),
  ],
  6,
);

/** A card in a tone's fill, stroke and text, over a bar of its strong form. */
function tone(name) {
  const [width, height] = [92, 40];
  const words = label(name, styles.NODE_TEXT, `${name}-text`);
  return {
    width,
    height: height + 14,
    at: ({ x, y }) => [
      { type: 'rect', x, y, width, height, radius: 8, fill: `${name}-fill`, stroke: `${name}-stroke` },
      ...words.at({ x: x + (width - words.width) / 2, y: y + (height - words.height) / 2 }),
      { type: 'rect', x, y: y + height + 6, width, height: 8, radius: 4, fill: `${name}-strong` },
    ],
  };
}

const tones = stack([row(TONES.slice(0, 4).map(tone), 16), row(TONES.slice(4).map(tone), 16)], 16);

const labels = row(
  [
    badge(1),
    badge(25),
    chip(lineLabel({ text: 'label on a line', iconInk: 'ink' }), 'canvas'),
    ...legendEntries(LINE_ROLES),
  ],
  20,
);

/** A line that ends with the head at a card's border. */
function head(form) {
  const [width, height] = [56, 28];
  const words = label(form === true ? 'arrow' : form, styles.SUB_TEXT, 'secondary');
  return {
    width: 168,
    height,
    at: ({ x, y }) => [
      {
        type: 'connector',
        points: [
          { x, y: y + height / 2 },
          { x: x + width, y: y + height / 2 },
        ],
        cornerRadius: 0,
        stroke: 'line',
        strokeWidth: 1.5,
        dash: form === 'open' ? 'dashed' : 'solid',
        startHead: false,
        endHead: form,
        animate: false,
      },
      {
        type: 'rect',
        x: x + width,
        y: y + 2,
        width: 12,
        height: height - 4,
        radius: 2,
        fill: 'blue-fill',
        stroke: 'blue-stroke',
      },
      ...words.at({ x: x + width + 20, y: y + (height - words.height) / 2 }),
    ],
  };
}

const MOODS = [
  [1, 'red'],
  [2, 'orange'],
  [3, 'neutral'],
  [4, 'aqua'],
  [5, 'green'],
];
const marks = row(
  [
    row(
      MOODS.map(([mood, tone]) => moodFace(mood, tone)),
      8,
    ),
    ...SERIES.map((tone) => seriesEntry(tone, tone)),
  ],
  20,
);

const forms = [true, ...HEAD_FORMS].map(head);
const heads = stack(
  [forms.slice(0, 4), forms.slice(4, 8), forms.slice(8)].map((each) => row(each, 8)),
  8,
);

const orders = table({
  title: 'orders',
  tone: 'blue',
  groups: [
    [
      { name: 'id', detail: 'uuid' },
      { name: 'customer_id', detail: 'uuid' },
    ],
    [
      { name: 'placed_at', detail: 'timestamptz' },
      { name: 'total', detail: 'numeric(10,2)' },
    ],
  ],
});

const SALES = [38, 72, 55, 91];

/** Four bars over ticks with round numbers. */
function chart() {
  const [width, height] = [240, 130];
  const ticks = tickValues(0, Math.max(...SALES), { about: 5, most: 6, reach: 'around' });
  const top = ticks.at(-1);
  const left = {
    side: 'left',
    length: height,
    grid: width,
    ticks: ticks.map((each) => ({ at: (each / top) * height, text: String(each) })),
  };
  const below = {
    side: 'below',
    length: width,
    grid: 0,
    ticks: SALES.map((_, i) => ({ at: 30 + 60 * i, text: `Q${i + 1}` })),
  };
  const [roomLeft, roomBelow] = [axisRoom(left), axisRoom(below)];
  return {
    width: roomLeft + width,
    height: height + roomBelow + 8,
    at: ({ x, y }) => {
      const origin = { x: x + roomLeft, y: y + 8 + height };
      const bars = SALES.map((sold, i) => {
        const bar = (sold / top) * height;
        return {
          type: 'rect',
          x: origin.x + 14 + 60 * i,
          y: origin.y - bar,
          width: 32,
          height: bar,
          radius: 2,
          fill: 'blue-strong',
        };
      });
      return [...axis(left, origin), ...bars, ...axis(below, origin)];
    },
  };
}

export function specimen() {
  return picture({
    kind: 'specimen',
    title: 'What every kind draws with',
    fallbackTitle: 'Specimen',
    description:
      'Text styles, tones, labels, the legend of line roles, the heads of lines, faces, series, a table and axes.',
    content: stack([row([type, tones], 48), labels, heads, marks, row([orders, chart()], 64)], 32),
    below: () => [],
  });
}
