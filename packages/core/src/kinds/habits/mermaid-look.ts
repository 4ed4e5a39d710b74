// Whether a line that was repaired is Mermaid's own: in, the line and its repaired form; out, whether lines next to it
// may also be Mermaid's, although they are valid here.

/** Statements without a brace, labels in bars, dotted arrows, classes. */
const OWN =
  /^(?:subgraph\b(?![^{]*\{$)|(?:classDef|linkStyle|click)[ \t])|(?:--|==|-\.-)[->ox=]?[ \t]?\||-\.+-|:::|~~~|\w@\{/;

export function looksMermaid(text: string, repaired: readonly string[]): boolean {
  if (OWN.test(text)) return true;
  const shape = text.search(/\w[[({]/);
  if (shape >= 0 && /[\])}]/.test(text.slice(shape))) return true;
  return dashed(text) > repaired.reduce((sum, each) => sum + dashed(each), 0);
}

/** Arrows that are plain in Mermaid and dashed here. */
function dashed(text: string): number {
  return text.split('-->').length - 1;
}
