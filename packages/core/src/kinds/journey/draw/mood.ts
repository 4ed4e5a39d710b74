// The mood of a journey: in, the scores of neighbouring steps; out, five levels, the line through them and a face on
// each, with different mouths and brows. Steps without a score break the line.
import type { Point } from '../../../layout/graph.js';
import { type Mood, moodFace } from '../../../scene/parts/faces.js';
import { textBlock } from '../../../scene/parts/text-block.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import type { ColourRole, PathStep, SceneNode, Tone } from '../../../scene/scene.js';
import { BEST, MOODS, WORST } from '../model.js';

export const FACE = 24;
/** Between two levels. */
const LEVEL = 26;
export const MOOD_HEIGHT: number = FACE + 4 * LEVEL;

const MOOD_TONES: Readonly<Record<Mood, Tone>> = { 1: 'red', 2: 'orange', 3: 'neutral', 4: 'aqua', 5: 'green' };

/** From the top to the middle of a face, px. */
export function levelOf(score: Mood): number {
  return FACE / 2 + (5 - score) * LEVEL;
}

interface Felt {
  /** The middle of the face, px. */
  readonly x: number;
  readonly score: Mood | undefined;
}

/** Hairlines across, and the ends of the scale as text on the left. */
export function moodLevels(left: number, columns: number, right: number, top: number): readonly SceneNode[] {
  const lines = MOODS.map((score): SceneNode => {
    const y = top + levelOf(score);
    return {
      type: 'path',
      steps: [
        ['M', columns, y],
        ['L', right, y],
      ],
      stroke: 'hairline',
      strokeWidth: 1,
    };
  });
  const words = (
    [
      [5, BEST],
      [1, WORST],
    ] as const
  ).flatMap(([score, text]) => {
    const block = textBlock(
      [{ text, style: SUB_TEXT, fill: 'secondary', maxWidth: Number.POSITIVE_INFINITY }],
      'start',
    );
    return block.at({ x: left, y: top + levelOf(score) - block.height / 2 });
  });
  return [...lines, { type: 'part', part: 'axis', children: words }];
}

/** The moods in the rows above and below that are next to this one. */
export interface Beyond {
  readonly before?: Remote;
  readonly after?: Remote;
}

export interface Remote {
  readonly score: Mood;
  /** No step lies between it and this row. */
  readonly isNext: boolean;
}

/** Width of a row's columns, px. */
export interface Sides {
  readonly left: number;
  readonly right: number;
}

/**
 * From face to face, level at each; dashed over steps without a score. Between two rows it is split in its middle, at
 * their sides.
 */
export function moodLine(
  felt: readonly Felt[],
  top: number,
  { left, right }: Sides,
  { before, after, stroke }: Beyond & { readonly stroke: ColourRole },
): readonly SceneNode[] {
  const lineOf = (steps: readonly PathStep[], isDashed: boolean): SceneNode => {
    return { type: 'path', steps, stroke, strokeWidth: 2, ...(isDashed ? { dash: 'dashed' } : {}) };
  };
  const known = felt.flatMap(({ x, score }, index) =>
    score === undefined ? [] : [{ x, y: top + levelOf(score), index }],
  );
  const within = known.slice(1).map((to, i): SceneNode => {
    const from = known[i] ?? to;
    return lineOf(bend(from, to), to.index - from.index > 1);
  });
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return within;
  const toward = (from: Point, side: number, { score }: Remote): readonly PathStep[] =>
    halfBend(from, { x: 2 * side - from.x, y: top + levelOf(score) });
  return [
    ...(before === undefined ? [] : [lineOf(toward(first, left, before), first.index > 0 || !before.isNext)]),
    ...within,
    ...(after === undefined ? [] : [lineOf(toward(last, right, after), last.index < felt.length - 1 || !after.isNext)]),
  ];
}

function bend(from: Point, to: Point): readonly PathStep[] {
  const middle = (from.x + to.x) / 2;
  return [
    ['M', from.x, from.y],
    ['C', middle, from.y, middle, to.y, to.x, to.y],
  ];
}

/** The same bend up to its middle. */
function halfBend(from: Point, to: Point): readonly PathStep[] {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return [
    ['M', from.x, from.y],
    ['C', (from.x + x) / 2, from.y, (from.x + 3 * x) / 4, (from.y + y) / 2, x, y],
  ];
}

/** `tone`: of an actor; without one, that of the mood. */
export function faceAt(
  { x, score }: { readonly x: number; readonly score: Mood },
  top: number,
  tone: Tone = MOOD_TONES[score],
): readonly SceneNode[] {
  return moodFace(score, tone).at({ x: x - FACE / 2, y: top + levelOf(score) - FACE / 2 });
}
