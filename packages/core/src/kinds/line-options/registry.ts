// Every option that only lines have, in the order of the statement tables: in, an entry; out, what its options mean, paint and
// say. Options of a single kind are in its own table.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { EdgeEntry } from '../../grammar/entry.js';
import { EDGE_OPTIONS } from '../../grammar/shared.js';
import type { OptionSpec } from '../../grammar/table.js';
import type { BuildContext } from '../kind.js';
import { animateOption, type WithMotion } from './animate.js';
import type { LineOption, LinePaint } from './contract.js';
import { roleOption, type WithRole } from './role.js';
import { stepOption, type WithNumber } from './step.js';
import { toneOption, type WithTone } from './tone.js';

export interface LineMeaning extends WithRole, WithTone, WithMotion, WithNumber {}

const OPTIONS: readonly LineOption<Partial<LineMeaning>, LineMeaning>[] = [
  roleOption,
  toneOption,
  animateOption,
  stepOption,
];

export const LINE_OPTIONS: readonly OptionSpec[] = [...EDGE_OPTIONS, ...OPTIONS.map(({ spec }) => spec)];

/** What colours a line: what it carries or, before that, its outcome. */
export const COLOUR_OPTIONS: readonly OptionSpec[] = [roleOption.spec, toneOption.spec];

/** Reads the lines of one diagram in written order. */
export function lineMeaningReader(
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): (entry: EdgeEntry) => LineMeaning {
  const readers = OPTIONS.map(({ reader }) => reader(context, add));
  return (entry) => {
    let meaning: LineMeaning = { animate: false };
    for (const read of readers) meaning = { ...meaning, ...read(entry) };
    return meaning;
  };
}

/** px. */
const WIDTH = 1.5;

export function linePaint(line: LineMeaning): LinePaint {
  let paint: LinePaint = { stroke: 'line', strokeWidth: WIDTH, animate: false };
  for (const option of OPTIONS) paint = { ...paint, ...option.paint?.(line) };
  return paint;
}

export function lineSenses(line: LineMeaning): readonly string[] {
  return OPTIONS.flatMap(({ words }) => words?.(line) ?? []);
}
