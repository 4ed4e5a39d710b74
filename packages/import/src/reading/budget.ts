// What the evaluators of one import can make: in, the files of the import; out, a budget that each evaluator asks before it makes
// a value. Expressions double texts and lists in a few lines, so only the size of what they make is a limit, not that of the file.
import type { ImportInput, ImportOutput, ImportReader } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { placed } from '../placed.js';

/** Per import. Characters are UTF-16 code units; items are those of lists and maps; a step is a turn of a loop or a call. Levels
 * are of one value: deeper ones overflow the stack of what reads them. */
export const BUDGET = { characters: 32_000_000, items: 200_000, steps: 3_000_000, levels: 400 } as const;

export type Spent = keyof typeof BUDGET;

/** Each method counts, or throws OverBudget before anything is made. */
export interface Budget {
  readonly characters: (count: number) => void;
  readonly items: (count: number) => void;
  readonly steps: (count: number) => void;
  /** Throws if this much is not left, without counting it: for what is released at once. */
  readonly fits: (what: Spent, count: number) => void;
}

export class OverBudget extends Error {
  readonly what: Spent;
  readonly place: FilePlace | undefined;

  constructor(what: Spent, place?: FilePlace) {
    super(`more ${what} than an import can make`);
    this.what = what;
    this.place = place;
  }
}

export function newBudget(): Budget {
  const left: Record<Spent, number> = { ...BUDGET };
  const fits = (what: Spent, count: number): void => {
    if (!(count <= left[what])) throw new OverBudget(what);
  };
  const spend =
    (what: Spent) =>
    (count: number): void => {
      fits(what, count);
      left[what] -= Math.max(0, count);
    };
  return { characters: spend('characters'), items: spend('items'), steps: spend('steps'), fits };
}

/** A reader with its own budget for each import; exceeding it is an answer, at the place that is known or the first file. */
export function withinBudget(read: (input: ImportInput, budget: Budget) => ImportOutput): ImportReader {
  return (input) => {
    try {
      return read(input, newBudget());
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      return { diagnostics: [overBudget(error, input.files[0]?.path ?? '')] };
    }
  };
}

export function overBudget({ what, place }: OverBudget, file: string): ReturnType<typeof placed> {
  return placed('I104', place ?? { file, span: { start: 0, end: 0 } }, { what: `${what} made`, most: BUDGET[what] });
}

/** How often a text occurs in another; an empty one occurs between all characters and at both ends. */
export function occurrences(text: string, part: string): number {
  if (part === '') return text.length + 1;
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count++;
  return count;
}
