// Names that people chose, in the middle of our words: in, a name as it is; out, a text that neither reorders the words beside it nor disappears.

/** Characters that change the direction of what follows them, until something ends them (UAX 9, section 2). */
const DIRECTING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters that are read from right to left, and marks of that direction (Unicode, Bidi_Class R, AL and AN). */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** More marks on a letter than any script writes. */
const PILED_MARKS = /(\p{M}{6})\p{M}+/gu;

const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

const NOTHING_TO_SEE = '(no visible name)';

/** For an element of its own: without characters that would also direct what follows it, or reach over it. */
export function shownName(name: string): string {
  return VISIBLE.test(name) ? name.replace(DIRECTING, '').replace(PILED_MARKS, '$1') : NOTHING_TO_SEE;
}

/** For a place within a text: isolated where it is read from right to left. */
export function named(name: string): string {
  const shown = shownName(name);
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
