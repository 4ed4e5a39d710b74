// The moods of a row, as lines with faces: in, its steps; out, one line for all, or one for each actor with scores of its own, in
// the actor's colour. Faces of one level are side by side, and the first of each line has the actor's mark.
import type { IconLookup } from '../../../scene/icon.js';
import type { Mood } from '../../../scene/parts/faces.js';
import type { ColourRole, SceneNode, Tone } from '../../../scene/scene.js';
import { feelers, scoreOf } from '../feelings.js';
import type { JourneyModel, Step } from '../model.js';
import { ACTOR_MARK, markOf } from './actors.js';
import { type Beyond, FACE, faceAt, levelOf, moodLine, type Sides } from './mood.js';

/** Between faces of one level, and between lines that would cover one another, px. */
const GAP = 2;
const SHIFT = 3;
/** To the sides of a column. */
const AIR = 4;

export interface Voice {
  /** Undefined: all who take part. */
  readonly actor: string | undefined;
  readonly stroke: ColourRole;
  /** Of its faces; undefined: by mood. */
  readonly tone?: Tone;
  /** px by which its line is lower than its faces. */
  readonly shift: number;
}

export function voicesOf(model: JourneyModel): readonly Voice[] {
  const all = feelers(model);
  if (all.length === 0) return [{ actor: undefined, stroke: 'line', shift: 0 }];
  return all.map((actor, i): Voice => {
    const tone = model.actors.find(({ id }) => id === actor)?.tone ?? 'neutral';
    return { actor, tone, stroke: `${tone}-stroke`, shift: (i - (all.length - 1) / 2) * SHIFT };
  });
}

/** px that the faces of one step need side by side, with their marks. */
export function facesWidth({ moods }: Step): number {
  const levels = new Map<Mood, number>();
  for (const { score } of moods) levels.set(score, (levels.get(score) ?? 0) + 1);
  const most = Math.max(0, ...levels.values());
  return most === 0 ? 0 : most * (ACTOR_MARK + FACE + GAP) + 2 * AIR;
}

export interface SteppedAt {
  readonly step: Step;
  /** The column's middle, px. */
  readonly x: number;
}

interface Face {
  readonly voice: Voice;
  readonly score: Mood;
  readonly x: number;
  /** The left side of its actor's mark. */
  readonly mark?: number;
}

/** The faces of each step; those of one level share its column. */
export function facesOf(
  steps: readonly SteppedAt[],
  voices: readonly Voice[],
  column: number,
): readonly (readonly Face[])[] {
  const marked = new Set<string>();
  return steps.map(({ step, x }) => {
    const own = voices.flatMap((voice) => {
      const score = step.moods.find(({ actor }) => actor === voice.actor)?.score;
      if (score === undefined || voice.actor === undefined) return [];
      const isFirst = !marked.has(voice.actor);
      marked.add(voice.actor);
      return [{ voice, score, isFirst }];
    });
    const common: readonly Face[] =
      step.score === undefined ? [] : [{ voice: { actor: undefined, stroke: 'line', shift: 0 }, score: step.score, x }];
    const levels = [...new Set(own.map(({ score }) => score))];
    return [
      ...common,
      ...levels.flatMap((level) => {
        const group = own.filter(({ score }) => score === level);
        const width = (marks: boolean): number =>
          group.reduce((sum, { isFirst }) => sum + FACE + GAP + (marks && isFirst ? ACTOR_MARK : 0), -GAP);
        const hasMarks = width(true) <= column - 2 * AIR;
        const advance = hasMarks
          ? FACE + GAP
          : Math.min(FACE + GAP, (column - 2 * AIR - FACE) / Math.max(1, group.length - 1));
        const all = hasMarks ? width(true) : FACE + advance * (group.length - 1);
        let left = x - all / 2;
        return group.map(({ voice, score, isFirst }): Face => {
          const mark = hasMarks && isFirst ? left : undefined;
          if (mark !== undefined) left += ACTOR_MARK;
          const middle = left + FACE / 2;
          left += advance;
          return { voice, score, x: middle, ...(mark === undefined ? {} : { mark }) };
        });
      }),
    ];
  });
}

/** One line per voice, through its faces and those of all who take part. */
export function voiceLines(
  steps: readonly SteppedAt[],
  faces: readonly (readonly Face[])[],
  voices: readonly Voice[],
  { top, sides, beyond }: { readonly top: number; readonly sides: Sides; readonly beyond: readonly Beyond[] },
): readonly SceneNode[] {
  return voices.flatMap((voice, i) => {
    const felt = steps.map(({ step, x }, at) => ({
      x: (faces[at] ?? []).find((each) => each.voice.actor === voice.actor)?.x ?? x,
      score: scoreOf(step, voice.actor),
    }));
    return moodLine(felt, top + voice.shift, sides, { stroke: voice.stroke, ...beyond[i] });
  });
}

export function faceNodes(
  faces: readonly Face[],
  { actors }: JourneyModel,
  icons: IconLookup,
  top: number,
): readonly SceneNode[] {
  return faces.flatMap(({ voice, score, x, mark }) => {
    const actor = actors.find(({ id }) => id === voice.actor);
    const badge =
      actor === undefined || mark === undefined
        ? []
        : ((block) => block.at({ x: mark, y: top + levelOf(score) - block.height / 2 }))(markOf(actor, actors, icons));
    return [...badge, ...faceAt({ x, score }, top, voice.tone)];
  });
}
