// The picture of a journey: in, the model; out, the scene: the actors at the top, and the steps in rows, each with its
// mood and its lanes.
import type { IconLookup } from '../../../scene/icon.js';
import { stack } from '../../../scene/parts/block.js';
import { picture } from '../../../scene/parts/picture.js';
import type { Scene } from '../../../scene/scene.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { isScored, scoreOf } from '../feelings.js';
import { everyStep, type JourneyModel, NOTES, type Step } from '../model.js';
import { castBlock, showsActors } from './actors.js';
import { columnsOf, columnWidth, inRows, type JourneyRow } from './arrange.js';
import { type Beyond, MOOD_HEIGHT, type Remote } from './mood.js';
import { type Joins, LEAD, rowBlock } from './row.js';
import { type Voice, voicesOf } from './voices.js';

/** Between the actors and the journey, and between its rows. */
const CAST_GAP = 20;
const ROW_GAP = 28;
/** Approximate height of a row besides the mood: its head and texts, and each lane. */
const ABOUT = { head: 120, lane: 64 } as const;

export function drawJourney(model: JourneyModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const steps = everyStep(model);
  const scored = steps.some(isScored);
  const voices = voicesOf(model);
  const column = columnWidth(model);
  const lanes =
    NOTES.filter((kind) => steps.some(({ notes }) => notes[kind] !== undefined)).length + (showsActors(model) ? 1 : 0);
  const lead = scored || lanes > 0 ? LEAD : 0;
  const high = ABOUT.head + (scored ? MOOD_HEIGHT : 0) + lanes * ABOUT.lane;
  const rows = inRows(model, column, lead, high);
  const blocks = rows.map((each, i) =>
    rowBlock(each, { model, icons, column, lead, isScored: scored, voices }, joinsOf(rows, i, voices)),
  );
  const widest = rows.reduce((most, each) => Math.max(most, columnsOf(each)), 1);
  const cast = castBlock(model.actors, icons, lead + widest * column);
  const scene = picture({
    kind: 'journey',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Journey',
    description: outline.lines.join('\n'),
    content: stack([cast, stack(blocks, ROW_GAP)], CAST_GAP),
    below: () => [],
  });
  return { picture: scene };
}

function joinsOf(rows: readonly JourneyRow[], at: number, voices: readonly Voice[]): Joins {
  const steps = (from: readonly JourneyRow[]): readonly Step[] =>
    from.flatMap((row) => row.flatMap((run) => run.steps));
  const [earlier, later] = [steps(rows.slice(0, at)).toReversed(), steps(rows.slice(at + 1))];
  return {
    isFirst: at === 0,
    isLast: at === rows.length - 1,
    felt: voices.map(({ actor }): Beyond => {
      const [before, after] = [firstFelt(earlier, actor), firstFelt(later, actor)];
      return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
    }),
  };
}

function firstFelt(steps: readonly Step[], actor: string | undefined): Remote | undefined {
  const index = steps.findIndex((each) => scoreOf(each, actor) !== undefined);
  const step = steps[index];
  const score = step && scoreOf(step, actor);
  return score === undefined ? undefined : { score, isNext: index === 0 };
}
