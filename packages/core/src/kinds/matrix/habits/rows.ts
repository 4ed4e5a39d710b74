// Our rows with cells of other formats: `row "Deploy" ✓ 62% [R, A]`, `row "Deploy" Dev=R Ops=A`, `row "Deploy"
// values=R,A`; and columns, one per line. In, a line; out, the row or the columns to write.
import { answered, report } from '../../../syntax/habits/answer.js';
import { readQuoted, skipSpace } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { columnsLine, rowLine } from './foreign-cells.js';
import { rewritten } from './tables.js';

const OWN_OPTIONS: ReadonlySet<string> = new Set(['icon', 'tone', 'sub', 'desc', 'link']);

export function repairRow(line: HabitLine, text: string): RepairedLine | undefined {
  const label = /^row[ \t]+/.test(text) ? readQuoted(text, skipSpace(text, 3)) : undefined;
  if (label === undefined) return undefined;
  const words = wordsOf(text.slice(label.end).replace(/^[ \t]*(?:[:=]|(?:values|cells|data)=)/, ''));
  const options = words.filter((each) => OWN_OPTIONS.has(nameOf(each) ?? ''));
  const cells = words.filter((each) => !options.includes(each));
  if (cells.length === 0) return undefined;
  const named = cells.every((each) => nameOf(each) !== undefined);
  const values = named ? byColumn(line, cells) : cells.some((each) => nameOf(each) !== undefined) ? undefined : cells;
  return values && rewritten(line, text, rowLine(label.value, values, options));
}

function nameOf(word: string): string | undefined {
  return /^"?([A-Za-z][\w -]*)"?=/.exec(word)?.[1];
}

/** `Dev=R Ops=A` in the order of the columns, if these are known. */
function byColumn(line: HabitLine, cells: readonly string[]): readonly string[] | undefined {
  const columns = columnsNear(line);
  if (columns === undefined) return undefined;
  const byName = new Map(cells.map((each) => [(nameOf(each) ?? '').toLowerCase(), each.slice(each.indexOf('=') + 1)]));
  const names = columns.map((each) => each.toLowerCase());
  return [...byName.keys()].every((each) => names.includes(each))
    ? names.map((each) => byName.get(each) ?? '-')
    : undefined;
}

/** Maximum lines searched for the columns. */
const NEAR = 60;

function columnsNear({ source }: HabitLine): readonly string[] | undefined {
  for (let i = 0; i < Math.min(source.lineStarts.length, NEAR); i++) {
    const text = lineText(source, i).trim();
    if (/^columns[ \t]/.test(text)) return [...text.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
  }
  return undefined;
}

/**
 * Words and quoted texts; brackets around several and commas and bars between them are dropped, except a number's own.
 */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const quoted = readQuoted(text, at);
    const option = /^[a-z]+="[^"]*"/.exec(text.slice(at))?.[0];
    const bare =
      /^\d{1,3}(?:,\d{3})+(?:\.\d+)?(?=[\s|;]|$)/.exec(text.slice(at))?.[0] ??
      /^[^\s,|[\]";]+/.exec(text.slice(at))?.[0];
    const word = option ?? (quoted === undefined ? bare : quote(quoted.value));
    at = quoted !== undefined && option === undefined ? quoted.end : at + (word?.length ?? 1);
    if (word !== undefined) words.push(word);
  }
  return words;
}

const COLUMN = /^(?:column|col|header|head)[ \t]+(.+)$/i;
/** Columns written one per line. */
const MOST = 50;

/** `column "Dev"`, one per line. */
export function repairColumn(line: HabitLine, text: string): RepairedLine | undefined {
  const first = namesIn(text);
  if (first === undefined) return undefined;
  const names = [...first];
  let last = line.index;
  for (let i = line.index + 1; i < line.index + MOST; i++) {
    const more = namesIn(lineText(line.source, i).trim());
    if (more === undefined) break;
    names.push(...more);
    last = i;
  }
  const statement = columnsLine(names);
  const start = line.source.lineStarts[last] ?? line.span.start;
  const end = last === line.index ? line.span.end : start + lineText(line.source, last).trimEnd().length;
  const rewrite = { statements: [statement], safe: true, span: { start: line.span.start, end }, lastLine: last };
  const [actual = ''] = /^\S+/.exec(text) ?? [];
  return answered(line, rewrite, (span, fix) =>
    report('E117', span, { found: actual, advice: `Write: ${statement}` }, fix),
  );
}

function namesIn(text: string): readonly string[] | undefined {
  const [, rest] = COLUMN.exec(text) ?? [];
  if (rest === undefined || rest.includes('=')) return undefined;
  const quoted = [...rest.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
  return quoted.length > 0 ? quoted : [rest];
}
