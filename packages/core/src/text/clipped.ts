// A text cut to a length.

/** Cuts a text to at most `most` UTF-16 units, without half a character at the end. */
export function clipped(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
