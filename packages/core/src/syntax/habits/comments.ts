// Comments of other languages on lines of their own: `//`, `%%`, `'`, `--`, slash-star, `<!-- -->`, `#x`.
import { lineEndOf, type Span } from '../../text/source.js';
import { answered, removal, report } from './answer.js';
import type { HabitLine, RepairedLine } from './habit-line.js';
import { lineText, lookAhead } from './look-ahead.js';

export function repairComment(line: HabitLine, text: string): RepairedLine | undefined {
  if (text.startsWith('%%{')) {
    const args = { found: '%%{ … }%%', advice: 'Remove this line; set theme= and direction= in the header.' };
    return answered(line, { statements: [], safe: true }, (span, fix) => report('E117', span, args, fix));
  }
  if (text.startsWith('/*') || text.startsWith('<!--')) return blockComment(line, text);
  // PlantUML's level mark in a kind that has levels.
  if (line.shape.items && text.startsWith('--')) return undefined;
  const mark = /^(?:\/\/+|%%+|'|--(?=[ \t][^-]*$)|(?:rem|REM)(?=[ \t])|#(?=[A-Za-z!-]))/.exec(text)?.[0];
  if (mark === undefined || (mark === "'" && /'[\s,;]|'$/.test(text.slice(1)))) return undefined;
  return commented(line, mark, [text.slice(mark.length)], line.span, undefined);
}

function blockComment(line: HabitLine, text: string): RepairedLine | undefined {
  const [open, close] = text.startsWith('/*') ? ['/*', '*/'] : ['<!--', '-->'];
  const end = text.indexOf(close, open.length);
  if (end >= 0) {
    if (text.slice(end + close.length).trim() !== '') return undefined;
    return commented(line, open, [text.slice(open.length, end)], line.span, undefined);
  }
  // `-->` in the middle of a line is an arrow.
  const last = lookAhead(
    line,
    (each) => each.endsWith(close),
    (each) => !each.includes(close),
  );
  if (last === undefined) return undefined;
  const lines = [text.slice(open.length)];
  for (let i = line.index + 1; i <= last.index; i++) {
    const each = lineText(line.source, i).trim();
    lines.push((i === last.index ? each.slice(0, -close.length) : each).replace(/^\*+/, ''));
  }
  return commented(line, open, lines, { start: line.span.start, end: last.span.end }, last.index);
}

function commented(
  line: HabitLine,
  mark: string,
  texts: readonly string[],
  span: Span,
  lastLine: number | undefined,
): RepairedLine {
  const lines = texts.map((each) => each.trim()).filter((each) => each !== '');
  const written = lines.map((each) => `# ${each}`);
  const fix =
    written.length === 0
      ? removal(line.source, span, true)
      : { span, text: written.join(lineEndOf(line.source)), safe: true };
  return {
    diagnostic: report('E114', span, { mark, instead: written[0] ?? '# …' }, fix),
    statements: [],
    declares: [],
    ...(lastLine === undefined ? {} : { lastLine }),
  };
}
