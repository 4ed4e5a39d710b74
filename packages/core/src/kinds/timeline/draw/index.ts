// Draws a timeline: from the model to the scene, with cards along a spine, or around a ruler if distances are true.
import type { IconLookup } from '../../../scene/icon.js';
import { NOTHING } from '../../../scene/parts/block.js';
import { picture } from '../../../scene/parts/picture.js';
import type { Scene } from '../../../scene/scene.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { TimelineModel } from '../model.js';
import { evenColumns, evenRows, MOST_IN_ROW } from './even.js';
import { type Plan, planBlock, turned } from './plan.js';
import { timePlan } from './time.js';

export function drawTimeline(model: TimelineModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const scene = picture({
    kind: 'timeline',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Timeline',
    description: outline.lines.join('\n'),
    content: model.moments.length === 0 ? NOTHING : planBlock(planOf(model, icons)),
    below: () => [],
  });
  return { picture: scene };
}

/** Up to this many rows, and this many cards around a level ruler, a timeline without a direction reads from left to right. */
const MOST_ROWS = 3;
const MOST_LEVEL = 10;

function planOf(model: TimelineModel, icons: IconLookup): Plan {
  const { direction, scale, moments } = model;
  const short = scale === 'time' ? moments.length <= MOST_LEVEL : moments.length <= MOST_ROWS * MOST_IN_ROW;
  const level = direction === 'auto' ? short : direction === 'right' || direction === 'left';
  const plan =
    scale === 'time'
      ? timePlan(model, level ? 'level' : 'upright', icons)
      : level
        ? evenRows(model, icons)
        : evenColumns(model, icons);
  return direction === 'left' || direction === 'up' ? turned(plan, direction) : plan;
}
