// The end of a column's type: in, a text and where the type begins; out, the offset after a word and the brackets directly
// after it (`varchar(255)`, `map<text, int>`, `text[]`), or the start if there is no word. Linear.
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '<': '>', '[': ']' };

export function endOfColumnType(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && /[A-Za-z0-9_-]/.test(text.charAt(at))) at++;
  if (at === start || !/[A-Za-z_]/.test(text.charAt(start))) return start;
  for (let next = endOfBrackets(text, at, end); next > at; next = endOfBrackets(text, at, end)) at = next;
  return at;
}

/** The offset itself if no bracket begins there, or if one has no end. */
function endOfBrackets(text: string, start: number, end: number): number {
  const open: string[] = [];
  for (let at = start; at < end; at++) {
    const c = text.charAt(at);
    const closing = CLOSING[c];
    if (closing !== undefined) open.push(closing);
    else if (c === open.at(-1)) open.pop();
    if (open.length === 0) return at === start ? start : at + 1;
  }
  return start;
}
