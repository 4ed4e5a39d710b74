// How far a source is certain: in, its entries; out, the offset of the first unread line. Below it the current branch
// is unknown, so nothing that depends on it is reported.
import type { Checked } from '../../grammar/entry.js';

export function certainUntil({ source, header, entries }: Checked): number {
  const { text, lineStarts } = source;
  let next = 0;
  let lastEnd = header.span.end;
  for (const start of lineStarts) {
    if (start < lastEnd) continue;
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end).trim();
    if (line === '' || /^#(?:\s|$)/.test(line)) continue;
    const span = entries[next]?.statement.span;
    if (span === undefined || span.start >= end) return start;
    lastEnd = Math.max(end, span.end);
    while ((entries[next]?.statement.span.start ?? end) < end) next += 1;
  }
  return text.length;
}
