// Names that people chose, in the middle of our words: in, a name as it is; out, a text that neither reorders the words beside it nor disappears.

/** Characters that change the direction of what follows them, until something ends them (UAX 9, section 2). */
const DIRECTING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Those, and characters that have no shape and join nothing. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

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

/** For a record of what happened: with the numbers of characters that can't be seen or that direct others. */
export function spelledOut(text: string): string {
  return text.replace(UNSEEN, (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

/** For a place within a text: isolated where it is read from right to left. */
export function named(name: string): string {
  const shown = shownName(name);
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
