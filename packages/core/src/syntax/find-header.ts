// The header of a source: in, a source; out, its first statement, below whatever other tools put round a source.
import type { Source } from '../text/source.js';
import { isEnvelope } from './habits/envelope.js';
import { lexLine } from './lex.js';
import { lineBounds } from './lines.js';
import type { Header } from './statement.js';

/** Lines that may stand above a header: fences, `@startuml`, comments of other languages, front matter. */
const MOST_ABOVE = 60;

/** Index of the line of the first statement; the number of lines when there is none. */
export function headerLine(source: Source): number {
  let above = 0;
  let until: string | undefined;
  for (let i = 0; i < source.lineStarts.length; i++) {
    const { start, end } = lineBounds(source, i);
    const text = source.text.slice(start, Math.min(end, start + 200)).trim();
    if (until !== undefined) {
      if (above++ > MOST_ABOVE) return i;
      if (text.includes(until)) until = undefined;
      continue;
    }
    const [first] = lexLine(source.text, start, end).tokens;
    if (!first) continue;
    if (first.type === 'word') return i;
    const opened = text.startsWith('/*')
      ? '*/'
      : text.startsWith('<!--')
        ? '-->'
        : text === '---' && above === 0
          ? '---'
          : undefined;
    const comment = /^(?:\/\/|%%|'|#[A-Za-z!-])/.test(text);
    if (above++ > MOST_ABOVE || !(isEnvelope(text) || comment || opened !== undefined)) return i;
    if (opened !== undefined && !text.slice(opened === '---' ? 3 : 2).includes(opened)) until = opened;
  }
  return source.lineStarts.length;
}

/** Reads the first statement of a source: its header. */
export function findHeader(source: Source): Header | undefined {
  const { start, end } = lineBounds(source, headerLine(source));
  const [first, ...rest] = lexLine(source.text, start, end).tokens;
  if (first?.type !== 'word') return undefined;
  return { kind: first, rest, span: { start: first.span.start, end: (rest.at(-1) ?? first).span.end } };
}
