// Text from files, file names and arguments made safe to print: a control code, a change of writing direction or half a
// character could otherwise change what a terminal or a log shows.

// C0 except tab and line feed, DEL and C1; zero-width and direction marks; line separators; lone surrogates.
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Replaces each unsafe character with one replacement character, so that columns stay the same. */
export function printableLines(text: string): string {
  return text.replace(UNSAFE, '\ufffd');
}

/** The same on one line, for names. */
export function printable(text: string): string {
  return printableLines(text).replace(/[\t\n]/g, '\ufffd');
}
