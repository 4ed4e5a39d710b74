// `@{ shape: ..., label: "..." }` after an id: in, the offset of the `@`; out, its values and the offset after the brace.
// On one line it is a flow map of YAML, on several a block map; a line break in a quoted text is a break of the label.
import type { Scan } from '../scan.js';
import { readFlow, readYaml, type YamlMap } from '../yaml.js';
import type { ShapeData } from './ast.js';

const STOP = /["}]/g;

/** Returns nothing if there is no `@{` at `at` or its brace is missing. */
export function readShapeData(scan: Scan, at: number): { data: ShapeData; end: number } | undefined {
  const { text } = scan;
  if (!text.startsWith('@{', at)) return undefined;
  let inside = '';
  let from = at + 2;
  for (;;) {
    const stop = scan.next(STOP, from);
    if (stop >= text.length) return undefined;
    inside += text.slice(from, stop);
    if (text.charAt(stop) === '}') {
      return { data: { values: valuesOf(inside), span: { start: at, end: stop + 1 } }, end: stop + 1 };
    }
    const close = scan.find('"', stop + 1);
    if (close < 0) return undefined;
    inside += text.slice(stop, close + 1).replace(/\n[^\S\n]*/g, '<br/>');
    from = close + 1;
  }
}

function valuesOf(inside: string): YamlMap {
  const block = inside.includes('\n') && !isFlowBody(inside);
  const value = block ? readYaml(inside) : readFlow(`{${inside}}`);
  return value instanceof Map ? value : new Map();
}

/** Entries separated by commas at line ends, which Mermaid refuses but which are unambiguous. */
function isFlowBody(inside: string): boolean {
  const lines = inside.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, -1).some((line) => line.trimEnd().endsWith(','));
}
