// A text on one line: for outlines, accessible names and messages.

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Characters of a label that a message names. */
const LONGEST = 40;

/** The same for a message, which needs only enough of it to identify it. */
export function shortened(text: string): string {
  const one = oneLine(text);
  return one.length > LONGEST ? `${one.slice(0, LONGEST - 3)}...` : one;
}
