// Cuts a source into lines and words once, for all readers: in, a source; out, its lines with their words, and which of them
// is the header, below whatever other tools put around a source.
import type { Source, Span } from '../text/source.js';
import { isEnvelope } from './habits/envelope.js';
import { type LexedLine, lexLine } from './lex.js';
import { LIMITS, overLimit, type SourceLimit } from './limits.js';
import type { Header } from './statement.js';
import type { Token } from './token.js';

/** Bounds without the line end. */
export interface CutLine extends Span {
  /** White space in front of the first word, a tab counting as one. */
  readonly indent: number;
  readonly lexed: LexedLine;
}

export interface CutSource {
  readonly source: Source;
  /** All lines; in a source over a limit, those down to the header, with only what their first words need. */
  readonly lines: readonly CutLine[];
  /** Index of the line of the first statement; the number of lines when there is none. */
  readonly header: number;
  /** The limit that the source exceeds. */
  readonly over?: SourceLimit;
}

/** Characters of a line that are read in a source over a limit. */
const LOOKED_AT = 1_000;
/** Maximum lines above a header: fences, `@startuml`, comments of other languages, front matter. */
const MOST_ABOVE = 60;

export function cutSource(source: Source): CutSource {
  let over: SourceLimit | undefined = overLimit(source);
  const longest = over === undefined ? source.text.length : LOOKED_AT;
  const count = source.lineStarts.length;
  const lines: CutLine[] = [];
  let header = 0;
  let heading: Above | undefined = { count: 0 };
  for (; header < count; header++) {
    const isLong = lengthOf(source, header) > LIMITS.header;
    // A header that is too long is not read; a long line above it is.
    const line = cutLine(source, header, isLong ? LOOKED_AT : longest);
    const text = source.text.slice(line.start, Math.min(line.end, line.start + 200)).trim();
    heading = goneOver(heading, text, line.lexed.tokens[0]);
    if (heading === undefined && isLong) over ??= 'header';
    lines.push(isLong && over === undefined ? cutLine(source, header, longest) : line);
    if (heading === undefined) break;
  }
  const lineCount = lines.length;
  let left: number = LIMITS.words;
  for (let i = lineCount; i < count && over === undefined; i++) {
    // One word more than allowed is enough to know that there are too many.
    const line = cutLine(source, i, longest, left + 1);
    left -= line.lexed.tokens.length;
    lines.push(line);
    if (left < 0) over = 'words';
  }
  if (over !== undefined) lines.length = lineCount;
  return { source, lines, header, ...(over === undefined ? {} : { over }) };
}

/** The first statement of a source. */
export function headerOf({ lines, header }: CutSource): Header | undefined {
  const [first, ...rest] = lines[header]?.lexed.tokens ?? [];
  if (first?.type !== 'word') return undefined;
  return { kind: first, rest, span: { start: first.span.start, end: (rest.at(-1) ?? first).span.end } };
}

function lengthOf({ text, lineStarts }: Source, index: number): number {
  return (lineStarts[index + 1] ?? text.length) - (lineStarts[index] ?? text.length);
}

function cutLine({ text, lineStarts }: Source, index: number, longest: number, most?: number): CutLine {
  const start = lineStarts[index] ?? text.length;
  let whole = lineStarts[index + 1] ?? text.length;
  while (whole > start && (text.charCodeAt(whole - 1) === 10 || text.charCodeAt(whole - 1) === 13)) whole--;
  const end = Math.min(whole, start + longest);
  let word = start;
  while (word < end && (text[word] === ' ' || text[word] === '\t')) word++;
  return { start, end, indent: word - start, lexed: lexLine(text, start, end, most) };
}

/** What is above the header. */
interface Above {
  readonly count: number;
  /** The end of an open comment or front matter. */
  readonly until?: string;
}

/** One line further down; undefined if the line is no longer above the header. */
function goneOver({ count, until }: Above, text: string, first: Token | undefined): Above | undefined {
  if (until !== undefined) {
    if (count > MOST_ABOVE) return undefined;
    return { count: count + 1, ...(text.includes(until) ? {} : { until }) };
  }
  if (!first) return { count };
  if (first.type === 'word' || count > MOST_ABOVE) return undefined;
  const opened = text.startsWith('/*')
    ? '*/'
    : text.startsWith('<!--')
      ? '-->'
      : text === '---' && count === 0
        ? '---'
        : undefined;
  const comment = /^(?:\/\/|%%|'|#[A-Za-z!-])/.test(text);
  if (!(isEnvelope(text) || comment || opened !== undefined)) return undefined;
  const open = opened !== undefined && !text.slice(opened === '---' ? 3 : 2).includes(opened);
  return { count: count + 1, ...(open ? { until: opened } : {}) };
}
