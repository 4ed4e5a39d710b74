// The lanes below the mood: in, the steps of a row; out, a lane for actors and one for each type of note present, as
// high as its highest cell.
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { NOTHING } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { Tone } from '../../../scene/scene.js';
import { type JourneyModel, NOTES, type NoteKind, type Step } from '../model.js';
import { actorsBlock, showsActors } from './actors.js';
import { COLUMN_AIR } from './arrange.js';

export interface Lane {
  readonly title: string;
  readonly tone: Tone;
  readonly height: number;
  /** One for each step; an empty block if it has none. */
  readonly cells: readonly Block[];
}

const TITLES: Readonly<Record<NoteKind, string>> = {
  touchpoint: 'Touchpoint',
  pain: 'Pain',
  opportunity: 'Opportunity',
};
const TONES: Readonly<Record<NoteKind, Tone>> = { touchpoint: 'neutral', pain: 'red', opportunity: 'green' };
/** Above and below the cells of a lane. */
export const LANE_AIR = 10;
const CARD = { x: 8, y: 6, radius: 6, inset: 4 } as const;

export function lanesOf(
  steps: readonly Step[],
  model: JourneyModel,
  icons: IconLookup,
  column: number,
): readonly Lane[] {
  const who: readonly Block[] = showsActors(model)
    ? steps.map(({ by }) => {
        const of = by.flatMap((id) => model.actors.filter((each) => each.id === id));
        return of.length === 0 ? NOTHING : actorsBlock(of, model.actors, icons, column - 2 * COLUMN_AIR);
      })
    : [];
  return [
    laneOf('Who', 'neutral', who),
    ...NOTES.map((kind) =>
      laneOf(
        TITLES[kind],
        TONES[kind],
        steps.map(({ notes }) => noteCard(notes[kind], TONES[kind], column)),
      ),
    ),
  ].flatMap((each) => (each === undefined ? [] : [each]));
}

function laneOf(title: string, tone: Tone, cells: readonly Block[]): Lane | undefined {
  const highest = cells.reduce((most, { height }) => Math.max(most, height), 0);
  return highest === 0 ? undefined : { title, tone, cells, height: snapUp(highest + 2 * LANE_AIR, 4) };
}

/** A card as wide as its column, so neighbours line up. */
function noteCard(text: string | undefined, tone: Tone, column: number): Block {
  if (text === undefined) return NOTHING;
  const width = column - 2 * CARD.inset;
  const words = textBlock([{ text, style: SUB_TEXT, fill: 'ink', maxWidth: width - 2 * CARD.x }], 'middle');
  const height = words.height + 2 * CARD.y;
  return {
    width,
    height,
    at: ({ x, y }) => [
      {
        type: 'rect',
        x,
        y,
        width,
        height,
        radius: CARD.radius,
        fill: `${tone}-fill`,
        stroke: `${tone}-stroke`,
        strokeWidth: 1,
      },
      ...words.at({ x: x + (width - words.width) / 2, y: y + CARD.y }),
    ],
  };
}
