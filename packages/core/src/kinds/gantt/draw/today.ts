// Today: in, the model and its position; out, a thin line down the rows, interrupted by texts, and its date on a chip
// over it.
import type { Box, Point } from '../../../layout/graph.js';
import { type Block, NOTHING, onGrid, padded } from '../../../scene/parts/block.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { BADGE_TEXT } from '../../../scene/parts/type-scale.js';
import type { SceneNode } from '../../../scene/scene.js';
import type { GanttModel, Period } from '../model.js';
import { writtenPeriod } from '../words.js';
import type { Places } from './places.js';
import type { Down } from './rows-down.js';
import { placeOf } from './scale.js';

const AIR = { x: 7, y: 2 } as const;
const RADIUS = 4;
/** Space around texts that interrupt the line. */
const CLEAR = 2;
/** Above and below the chip. */
export const CHIP_GAP = 6;

export function todayChip({ today }: GanttModel): Block {
  if (today === undefined) return NOTHING;
  const text = `Today, ${writtenPeriod(today)}`;
  // On whole px, so its edges and text are equally sharp everywhere.
  const words = onGrid(
    padded(
      textBlock([{ text, style: BADGE_TEXT, fill: 'badge-text', maxWidth: Number.POSITIVE_INFINITY }], 'start'),
      AIR.x,
      AIR.y,
    ),
    true,
  );
  return {
    ...words,
    at: (corner) => [
      {
        type: 'part',
        part: 'mark',
        children: [
          { type: 'rect', ...corner, width: words.width, height: words.height, radius: RADIUS, fill: 'badge' },
          ...words.at(corner),
        ],
      },
    ],
  };
}

/** The middle of today, px from the left of the axis. */
function middleOf({ from, to }: Period, { scale }: Places): number {
  return placeOf(scale, (from + to) / 2);
}

/** px from the left of the axis: over the line, within the ends of the axis. */
export function chipLeft(today: Period, places: Places, chip: Block): number {
  return Math.floor(Math.max(0, Math.min(middleOf(today, places) - chip.width / 2, places.width - chip.width)));
}

/** `top`: start of the line; `plot`: start of the rows. */
export function todayLine(
  { today }: GanttModel,
  places: Places,
  down: Down,
  plot: Point,
  top: number,
  words: readonly Box[],
): readonly SceneNode[] {
  if (today === undefined) return [];
  const x = plot.x + middleOf(today, places);
  const gaps = words
    .filter((each) => x > each.x - CLEAR && x < each.x + each.width + CLEAR)
    .map(({ y, height }): Box => ({ x: x - 1, y, width: 2, height }));
  return [
    {
      type: 'connector',
      points: [
        { x, y: top },
        { x, y: plot.y + down.height },
      ],
      cornerRadius: 0,
      stroke: 'ink',
      strokeWidth: 1,
      dash: 'solid',
      startHead: false,
      endHead: false,
      animate: false,
      gaps,
    },
  ];
}
