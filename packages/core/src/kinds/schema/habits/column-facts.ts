// What other languages say apart from a column and a schema says on its line: keys, uniqueness, references. From the line, and
// what to say about which columns, to E117: first with the edit that says it there, then with the one that removes the line.
import { removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import type { TextEdit } from '../../../text/edit.js';
import type { Source, Span } from '../../../text/source.js';

export interface SaidOfColumn {
  readonly table: string;
  readonly column: string;
  /** `pk`, `fk=teams.id`. */
  readonly words: string;
}

/** Lines of a source that are searched for one line. */
const MOST_LINES = 3_000;

export function sayOnColumns(
  line: HabitLine,
  actual: string,
  columnWords: readonly SaidOfColumn[],
  whole: { readonly span: Span; readonly lastLine?: number } = { span: line.span },
): RepairedLine {
  const lines = columnWords.map((each) => columnLine(line.source, each));
  const missing = columnWords.findIndex((each, i) => !hasWords(lines[i], each.words));
  const first = columnWords[missing];
  const advice =
    first === undefined
      ? 'Remove this line: the columns already say it.'
      : columnWords.map(({ table, column, words }) => `Add to the line of ${table}.${column}: ${words}`).join('\n');
  const place = lines[missing];
  const fix =
    first === undefined
      ? removal(line.source, whole.span, true)
      : place === undefined || !isPlain(place.text)
        ? undefined
        : { ...placeFor(place, first.words), safe: true };
  return {
    diagnostic: report(
      'E117',
      whole.span,
      { found: actual.length > 30 ? `${actual.slice(0, 27)}...` : actual, advice },
      fix,
    ),
    statements: [],
    declares: [],
    ...(whole.lastLine === undefined ? {} : { lastLine: whole.lastLine }),
  };
}

/** After the line, or in place of a bare `fk`. */
function placeFor({ text, end }: ColumnLine, words: string): TextEdit {
  const bare = words.startsWith('fk=') ? /\sfk(?=\s|$)/.exec(text) : null;
  if (bare === null) return { span: { start: end, end }, text: ` ${words}` };
  const start = end - text.length + bare.index + 1;
  return { span: { start, end: start + 2 }, text: words };
}

interface ColumnLine {
  readonly text: string;
  /** After its last word. */
  readonly end: number;
}

/** The line of a column in the block of its table, written as ours or nearly so. */
function columnLine(source: Source, { table, column }: SaidOfColumn): ColumnLine | undefined {
  const opens = new RegExp(`^(?!\\s*#).*(?:^|[\\s."\`(])${table}["\`)\\]]?(?:\\s*:[^{(]*|\\s[^{(]*)?\\s*[({]\\s*$`);
  const named = new RegExp(`^\\s*["\`]?${column}["\`]?\\s+["A-Za-z]`);
  let inside = false;
  for (let i = 0; i < Math.min(source.lineStarts.length, MOST_LINES); i++) {
    const text = lineText(source, i);
    if (!inside) inside = opens.test(text);
    else if (/^\s*[})]/.test(text)) return undefined;
    else if (named.test(text)) {
      const bare = text.replace(/(?<!\s)\s+#\s.*$/, '').trimEnd();
      return { text: bare, end: (source.lineStarts[i] ?? 0) + bare.length };
    }
  }
  return undefined;
}

function hasWords(line: ColumnLine | undefined, words: string): boolean {
  return line?.text.split(/\s+/).includes(words) === true;
}

/** Nothing in it comes from another language, so words can be added after it. */
function isPlain(text: string): boolean {
  return (
    !/[[\]@{}';,]/.test(text.replace(/\[\]/g, '').replace(/\([^()]*\)/g, '')) &&
    !/\b(?:not null|primary key|references)\b/i.test(text)
  );
}
