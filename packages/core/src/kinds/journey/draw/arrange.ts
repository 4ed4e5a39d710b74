// Column width and columns per row of a journey: in, its stages; out, px of a column and the rows, so that it reads in
// rows like text and never becomes a ribbon.
import { ASPECT, COLUMN, SCREEN, SLENDER } from '../../../layout/page.js';
import type { TextStyle } from '../../../metrics/contract.js';
import { measureText } from '../../../metrics/index.js';
import { NODE_TEXT, SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { everyStep, type JourneyModel, NOTES, type Stage, type Step } from '../model.js';
import { facesWidth } from './voices.js';

/** Between the sides of a column and its text, px. */
export const COLUMN_AIR = 10;
const WIDTHS = [112, 128, 144, 160, 184, 208] as const;
/** Lines of a label and of a note that are read at a glance, and the allowance for early breaks. */
const LABEL_LINES = 3;
const NOTE_LINES = 5;
const LOOSE = 1.15;

/** The narrowest column in which nothing is long and thin and few words are split. */
export function columnWidth(model: JourneyModel): number {
  const texts = everyStep(model).flatMap((step) => [
    { text: step.label, style: NODE_TEXT, lines: LABEL_LINES, air: COLUMN_AIR },
    ...NOTES.map((kind) => ({ text: step.notes[kind] ?? '', style: SUB_TEXT, lines: NOTE_LINES, air: 2 * COLUMN_AIR })),
  ]);
  const needs = texts.map(({ text, style, lines, air }) => {
    return Math.max((measureText(text, style) / lines) * LOOSE, longestWord(text, style)) + 2 * air;
  });
  const faces = everyStep(model).map(facesWidth);
  const need = [...needs, ...faces].reduce((most, each) => Math.max(most, each), 0);
  return WIDTHS.find((each) => each >= need) ?? WIDTHS[WIDTHS.length - 1] ?? 208;
}

function longestWord(text: string, style: TextStyle): number {
  return text.split(/[\s/-]+/).reduce((most, each) => Math.max(most, measureText(each, style)), 0);
}

/** Steps of one stage in one row. */
export interface Run {
  readonly stage: Stage;
  readonly steps: readonly Step[];
}

export type JourneyRow = readonly Run[];

/** Size around the rows, px: margins and the title. */
const ROUND = { width: 48, height: 88 } as const;
/** Minimum ratio of width to height; a taller picture is hard to see as a whole. */
const LEAST = 0.9;

/** `lead`: px left of the columns; `high`: approximate height of a row, px. */
export function inRows({ stages }: JourneyModel, column: number, lead: number, high: number): readonly JourneyRow[] {
  const count = stages.reduce((sum, { steps }) => sum + Math.max(1, steps.length), 0);
  let best: readonly JourneyRow[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let columns = Math.max(1, count); columns >= 1; columns--) {
    const rows = packed(stages, columns);
    const widest = rows.reduce((most, row) => Math.max(most, columnsOf(row)), 1);
    const width = lead + widest * column + ROUND.width;
    const isTooWide = width > SCREEN && columns > 2;
    const ratio = width / (rows.length * high + ROUND.height);
    const isEasy = width <= COLUMN && ratio <= SLENDER && ratio >= LEAST;
    const off = isEasy ? 1 : ratio > ASPECT ? ratio / ASPECT : ASPECT / ratio;
    // A nearly empty row leaves a ragged end, and each additional row is one more return for the eye.
    const empty = rows.reduce((sum, row) => sum + widest - columnsOf(row), 0) / (widest * rows.length);
    const cost =
      off * (1 + empty) * (1 + 0.05 * rows.length) +
      (ratio > SLENDER && rows.length < count ? 10 : 0) +
      (isTooWide ? 100 : 0);
    if (cost < least) {
      least = cost;
      best = rows;
    }
  }
  return best;
}

export function columnsOf(row: JourneyRow): number {
  return row.reduce((sum, { steps }) => sum + Math.max(1, steps.length), 0);
}

/** Stages stay whole if a row can hold them. */
function packed(stages: readonly Stage[], columns: number): readonly JourneyRow[] {
  const rows: Run[][] = [];
  let used = columns;
  const put = (run: Run): void => {
    const size = Math.max(1, run.steps.length);
    const last = rows.at(-1);
    if (last === undefined || used + size > columns) {
      rows.push([run]);
      used = size;
    } else {
      last.push(run);
      used += size;
    }
  };
  for (const stage of stages) {
    const { steps } = stage;
    if (steps.length <= columns) {
      put({ stage, steps });
      continue;
    }
    // A long stage begins where at least two of its steps fit, and is split into rows of similar length.
    const room = rows.length === 0 || columns - used < 2 ? columns : columns - used;
    const first = Math.min(room, steps.length);
    put({ stage, steps: steps.slice(0, first) });
    const rest = steps.length - first;
    const each = Math.ceil(rest / Math.ceil(rest / columns));
    for (let at = first; at < steps.length; at += each) put({ stage, steps: steps.slice(at, at + each) });
  }
  return rows;
}
