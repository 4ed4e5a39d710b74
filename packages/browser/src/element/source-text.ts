// The source of an element: in, its text; out, the source, without the indentation that all its lines have as part of a page.

export function sourceIn(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((each) => each.trim() !== '').map((each) => each.length - each.trimStart().length);
  const common = Math.min(...indents);
  return lines.every((each) => each.trim() === '') ? '' : `${lines.map((each) => each.slice(common)).join('\n')}\n`;
}
