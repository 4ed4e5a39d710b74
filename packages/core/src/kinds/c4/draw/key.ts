// The key of a C4 picture: in, the model; out, a sample of each type of card and frame with its name, or nothing if
// there is only one type.
import type { Block } from '../../../scene/parts/block.js';
import { legendEntry } from '../../../scene/parts/legend.js';
import type { Tone } from '../../../scene/scene.js';
import { LEVEL_TONES } from '../build.js';
import { type C4Model, LEVELS } from '../model.js';

const NAMES = { person: 'Person', system: 'Software system', container: 'Container', component: 'Component' } as const;

export function keyOf({ legend, elements, boundaries }: C4Model): readonly Block[] {
  if (!legend) return [];
  const entries = LEVELS.flatMap((level) => {
    const own = elements.find((each) => each.level === level && !each.external && isOwn(each.tone, LEVEL_TONES[level]));
    return own === undefined ? [] : [legendEntry(card(own.tone, 'solid', level === 'person' ? 8 : 3), NAMES[level])];
  });
  if (elements.some(({ external, tone }) => external && tone === 'neutral'))
    entries.push(legendEntry(card('neutral', 'dashed', 3), 'External'));
  if (boundaries.some(({ of }) => of === 'system' || of === 'container'))
    entries.push(legendEntry(frame(), 'Boundary'));
  return entries.length < 2 ? [] : entries;
}

/** The brand colour replaces blue. */
function isOwn(tone: Tone, own: Tone): boolean {
  return tone === own || (tone === 'brand' && own === 'blue');
}

const WIDTH = 24;
const HEIGHT = 16;

function card(tone: Tone, dash: 'solid' | 'dashed', radius: number): Block {
  return {
    width: WIDTH,
    height: HEIGHT,
    at: ({ x, y }) => [
      {
        type: 'rect',
        x: x + 1,
        y: y + 1,
        width: WIDTH - 2,
        height: HEIGHT - 2,
        radius,
        fill: `${tone}-fill`,
        stroke: `${tone}-stroke`,
        dash,
      },
    ],
  };
}

function frame(): Block {
  const fill = 'neutral-frame-1';
  return {
    width: WIDTH,
    height: HEIGHT,
    at: ({ x, y }) => [
      {
        type: 'rect',
        x: x + 1,
        y: y + 1,
        width: WIDTH - 2,
        height: HEIGHT - 2,
        radius: 5,
        fill,
        stroke: 'neutral-stroke',
        strokeWidth: 1,
      },
    ],
  };
}
