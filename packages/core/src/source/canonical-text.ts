// The text of a source in its canonical form: in, a parsed source; out, its lines, each formatted or, if not fully parsed,
// byte for byte. Blank lines and comments next to such a line also stay: they may belong to it.
import { lineEndOf, positionAt } from '../text/source.js';
import { type ReadLine, readLines } from './read-lines.js';
import type { ReadSource } from './reading.js';

/** A line that does not decide its own depth: blank, or only a comment. */
interface Waiting {
  /** With its line end. */
  readonly raw: string;
  readonly lead: string;
  /** Empty for a blank line. */
  readonly comment: string;
}

export function canonicalText(reading: ReadSource): string {
  const { cut, document } = reading;
  const { source } = cut;
  const { text, lineStarts } = source;
  const { lines, braced } = readLines(reading);
  const commentStarts = new Map(document.comments.map((each) => [positionAt(source, each.start).line, each.start]));
  const lineEnd = lineEndOf(source);
  const out: string[] = [];
  let waiting: Waiting[] = [];
  /** The line written last; 'raw' for one that was not parsed. */
  let above: ReadLine | 'raw' | undefined;

  const write = (lead: string, depth: number, words: string): void => {
    out.push((braced ? '  '.repeat(depth) : lead) + words + lineEnd);
  };
  const settle = (below: ReadLine | 'raw' | undefined): void => {
    if (above === 'raw' || below === 'raw') for (const each of waiting) out.push(each.raw);
    else {
      const depth = below ? below.depth + (below.closes ? 1 : 0) : 0;
      let blank = false;
      let first = above === undefined || above.opens;
      for (const each of waiting) {
        if (each.comment === '') {
          blank = true;
          continue;
        }
        if (blank && !first) out.push(lineEnd);
        write(each.lead, depth, each.comment);
        blank = false;
        first = false;
      }
      if (blank && !first && below && !below.closes) out.push(lineEnd);
    }
    waiting = [];
    above = below;
  };

  for (const [index, { start, end }] of cut.lines.entries()) {
    const raw = text.slice(start, lineStarts[index + 1] ?? text.length);
    const whole = text.slice(start, end);
    const lead = whole.slice(0, whole.length - whole.trimStart().length);
    const commentStart = commentStarts.get(index + 1);
    const comment = commentStart === undefined ? '' : text.slice(commentStart, end).trim();
    const line = lines.get(index + 1);
    if (line) {
      settle(line);
      write(lead, line.depth, comment === '' ? line.text : `${line.text}  ${comment}`);
    } else if (whole.trim() === comment) waiting.push({ raw, lead, comment });
    else {
      settle('raw');
      out.push(raw);
    }
  }
  settle(undefined);
  return out.join('');
}
