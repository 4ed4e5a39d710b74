// Whether a source opens more blocks than it closes: then indentation is asked where one ends.
import type { Source } from '../text/source.js';
import { lineBounds } from './lines.js';
import type { ShapeOfKind } from './statement.js';

export function isUnbalanced(source: Source, shape: ShapeOfKind): boolean {
  let open = 0;
  for (let i = 0; i < source.lineStarts.length; i++) {
    const { start, end } = lineBounds(source, i);
    if (end === start) continue;
    const head = source.text.slice(start, Math.min(end, start + 200)).trim();
    const word = /^[A-Za-z]+/.exec(head)?.[0] ?? '';
    if (head.startsWith('}') || head === 'end') open--;
    if (
      source.text
        .slice(Math.max(start, end - 40), end)
        .trimEnd()
        .endsWith('{') ||
      shape.foreign.get(word) === shape.frame
    )
      open++;
  }
  return open > 0;
}
