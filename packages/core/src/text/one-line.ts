// A text on one line: for outlines, accessible names and messages.

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
