// Decisions of a generator as a list of numbers, so that one fast-check array drives any code that chooses, and shrinks with
// it: a shorter list and smaller numbers are fewer and simpler choices.
import fc from 'fast-check';

export interface Tape {
  /** A number from 0 to below `most`; 0 once the list is exhausted. */
  readonly below: (most: number) => number;
  readonly flip: () => boolean;
  readonly one: <Of>(of: readonly [Of, ...Of[]]) => Of;
  readonly some: <Of>(of: readonly Of[]) => readonly Of[];
}

export function tapeOf(numbers: readonly number[]): Tape {
  let at = 0;
  const below = (most: number): number => {
    const next = numbers[at++] ?? 0;
    return most <= 1 ? 0 : next % most;
  };
  return {
    below,
    flip: () => below(2) === 1,
    one: (of) => of[below(of.length)] ?? of[0],
    some: (of) => of.filter(() => below(3) === 1),
  };
}

/** A value made by decisions. */
export function decided<Of>(make: (tape: Tape) => Of, decisions = 300): fc.Arbitrary<Of> {
  return fc
    .array(fc.nat({ max: 1_000_000 }), { maxLength: decisions, size: 'max' })
    .map((numbers) => make(tapeOf(numbers)));
}
