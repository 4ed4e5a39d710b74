// The picture of a tally, as bars: from the model to the scene. It represents any kind that paints its own shapes.

import type { IconLookup } from '../../../scene/icon.js';
import { type Block, stack } from '../../../scene/parts/block.js';
import { picture } from '../../../scene/parts/picture.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { NODE_TEXT } from '../../../scene/parts/type-scale.js';
import type { Scene } from '../../../scene/scene.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { Slice, TallyModel } from './build.js';
import { inWords } from './describe.js';

const WIDTH = 320;
const BAR = 12;
const GAP = 4;

export function drawTally(model: TallyModel, _icons: IconLookup, outline: Outline): Made<Scene> {
  const scene = picture({
    kind: 'tally',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Tally',
    description: outline.lines.join('\n'),
    content: stack(
      model.slices.map((each) => sliceBlock(each, model.sum)),
      3 * GAP,
    ),
    below: () => [],
  });
  return { picture: scene };
}

function sliceBlock(slice: Slice, sum: number): Block {
  const text = inWords(slice, sum);
  const words = textBlock([{ text, style: NODE_TEXT, fill: 'ink', maxWidth: WIDTH }], 'start');
  const width = Math.max(1, Math.round((WIDTH * slice.share) / sum));
  return {
    width: Math.max(WIDTH, words.width),
    height: BAR + GAP + words.height,
    at: ({ x, y }) => [
      {
        type: 'part',
        part: 'mark',
        label: text,
        ...(slice.desc === undefined ? {} : { description: slice.desc }),
        children: [
          {
            type: 'rect',
            x,
            y,
            width,
            height: BAR,
            radius: 2,
            fill: `${slice.tone}-fill`,
            stroke: `${slice.tone}-stroke`,
          },
        ],
      },
      { type: 'part', part: 'label', children: words.at({ x, y: y + BAR + GAP }) },
    ],
  };
}
