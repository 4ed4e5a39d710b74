// Tables in other formats: Markdown's bars, comma-separated values, HTML rows, YAML and JSON lists. In, a line; out,
// the row or the columns to write.
import { answered, removal, report } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { columnsLine, rowLine, withoutEmphasis } from './foreign-cells.js';

const RULE = /^\|?[ \t]*:?-{2,}:?[ \t]*(?:[|+][ \t]*:?-{2,}:?[ \t]*)*\|?$|^\+[-=+]+\+$/;
/** Cells of one line. */
const MOST = 200;

/** `| Deploy | R | A |`, and `|---|---|` under the head. */
export function repairBars(line: HabitLine, text: string): RepairedLine | undefined {
  if (RULE.test(text))
    return {
      diagnostic: report(
        'E117',
        line.span,
        {
          found: shortened(text),
          advice: 'Remove this line. Write the column names as: columns "A" "B"',
        },
        removal(line.source, line.span, true),
      ),
      statements: [],
      declares: [],
    };
  if (!/^\|.*\S/.test(text) && !/^[^"|]+\|[^|]*\|/.test(text)) return undefined;
  const cells = text
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((each) => each.replaceAll('\\|', '|').trim());
  if (cells.length < 2 || cells.length > MOST) return undefined;
  return asRow(line, text, cells, RULE.test(lineText(line.source, line.index + 1).trim()));
}

/** `Deploy,R,A`, also with tabs or semicolons; the first such line names the columns. */
export function repairSeparated(line: HabitLine, text: string): RepairedLine | undefined {
  const separator = separatorOf(text);
  if (separator === undefined) return undefined;
  const cells = fieldsOf(text, separator);
  if (cells.length < 2 || cells.length > MOST || (cells[0] ?? '').includes(' : ')) return undefined;
  const above = lineText(line.source, line.index - 1).trim();
  const isHead = line.header !== undefined && separatorOf(above) === undefined && !hasColumns(line);
  // In a tab-separated table the first head can be empty.
  const isIndented = isHead && separator === '\t' && line.source.text.charAt(line.bounds.start) === '\t';
  return asRow(line, text, isIndented ? ['', ...cells] : cells, isHead);
}

const OURS = /^(?:columns|row|value|section|matrix)\b|^["{}#<|-]/;

function separatorOf(text: string): string | undefined {
  if (OURS.test(text) && !/^"[^"]*"[,;\t]/.test(text)) return undefined;
  if (/^[^:]*:[ \t]*\S/.test(text)) return undefined;
  return [',', ';', '\t'].find((each) => text.includes(each) && !/[;,]$/.test(text.replace(/[;,]+$/, '')));
}

function fieldsOf(text: string, separator: string): readonly string[] {
  const fields: string[] = [''];
  let quoted = false;
  for (const c of text) {
    if (c === '"') quoted = !quoted;
    else if (c === separator && !quoted) fields.push('');
    else fields[fields.length - 1] += c;
  }
  return fields.map((each) => each.trim());
}

/** Maximum lines searched for the columns. */
const NEAR = 60;

function hasColumns({ source, index }: HabitLine): boolean {
  for (let i = 0; i <= index + NEAR && i < Math.min(source.lineStarts.length, NEAR * 2); i++)
    if (/^[ \t]*columns[ \t]/.test(lineText(source, i))) return true;
  return false;
}

/** `<tr><td>Deploy</td><td>R</td></tr>`; the tags around it are dropped. */
export function repairMarkup(line: HabitLine, text: string): RepairedLine | undefined {
  if (/^<\/?(?:table|thead|tbody|caption|colgroup|col|tr)\b[^<>]*>$/i.test(text))
    return {
      diagnostic: report(
        'E117',
        line.span,
        { found: shortened(text), advice: 'Remove this line. Write each row as: row "Label" cell cell' },
        removal(line.source, line.span, true),
      ),
      statements: [],
      declares: [],
    };
  if (!/^<tr\b/i.test(text) && !/^<t[dh]\b/i.test(text)) return undefined;
  const cells = [...text.matchAll(/<t([dh])\b[^<>]*>([^<]*)/gi)];
  const [first] = cells;
  if (first === undefined || cells.length > MOST) return undefined;
  return asRow(
    line,
    text,
    cells.map(([, , inside = '']) => inside),
    cells.every(([, tag = '']) => tag.toLowerCase() === 'h'),
  );
}

const LISTED = /^(?:[-*][ \t]+)?"?([^":[\]{},]{1,200})"?[ \t]*:[ \t]*(.+?),?$/;

/** `Deploy: R, A`, `"Deploy": ["R", "A"],`. */
export function repairListed(line: HabitLine, text: string): RepairedLine | undefined {
  const [, label, inside = ''] = LISTED.exec(text) ?? [];
  if (label === undefined || OURS.test(label.trim())) return undefined;
  const bare = inside.replace(/^\[(.*)\]$/, '$1');
  const cells = fieldsOf(bare, ',');
  if ((cells.length < 2 && bare === inside) || cells.length > MOST) return undefined;
  const isHead = /^(?:columns?|header|headers|heads)$/i.test(label.trim());
  return isHead ? rewritten(line, text, columnsLine(cells)) : asRow(line, text, [label, ...cells], false);
}

function asRow(line: HabitLine, text: string, cells: readonly string[], isHead: boolean): RepairedLine | undefined {
  const [label = '', ...rest] = cells;
  if (!isHead) return rewritten(line, text, rowLine(label, rest));
  // The head of the labels has no place here and stays as a comment.
  const corner = withoutEmphasis(label).replace(/\s+/g, ' ');
  return rewritten(line, text, columnsLine(rest), corner === '' ? undefined : `rows: ${corner}`);
}

export function rewritten(line: HabitLine, text: string, statement: string, remark?: string): RepairedLine | undefined {
  const rewrite = { statements: [statement], safe: true, ...(remark === undefined ? {} : { remark }) };
  const comment = remark === undefined ? '' : `  # ${remark}`;
  return answered(line, rewrite, (span, fix) =>
    report('E118', span, { found: `'${shortened(text)}'`, form: '', instead: statement + comment }, fix),
  );
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
