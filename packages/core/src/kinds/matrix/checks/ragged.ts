// Rows with more or fewer cells than the table has columns. In, the lines; out, errors with the edit.
import type { Fix } from '../../../diagnostics/report.js';
import type { RowEntry } from '../../../grammar/entry.js';
import type { Token } from '../../../syntax/token.js';
import { report } from '../codes.js';
import type { MatrixSource } from './source.js';
import { cellWords } from './written-rows.js';

/** Maximum characters of the surplus in a hint. */
const SHOWN = 60;

export function checkRagged({ checked, add }: MatrixSource, head: RowEntry, rows: readonly RowEntry[]): void {
  const heads = cellWords(head);
  // The table reports a head that is not text; it is not counted as a column.
  if (heads === undefined || heads.some(({ type }) => type !== 'string')) return;
  const columns = heads.length;
  const { text } = checked.source;
  for (const row of rows) {
    checkTones(row, columns, add);
    // The interpretation of a foreign line is reported first.
    if (row.statement.repaired) continue;
    const [label, ...words] = cellWords(row) ?? [];
    if (label?.type !== 'string' || words.length === 0 || words.length === columns) continue;
    const surplus = words.slice(columns);
    const shown = surplus.map(({ span }) => text.slice(span.start, span.end)).join(' ');
    add(
      report(
        'E760',
        row.statement.span,
        {
          cells: words.length,
          columns,
          ...(surplus.length === 0
            ? {}
            : { surplus: shown.length > SHOWN ? `${shown.slice(0, SHOWN - 3)}...` : shown }),
        },
        fixOf(label, words, columns),
      ),
    );
  }
}

/** As many colours as columns, so that none is in doubt. */
function checkTones(row: RowEntry, columns: number, add: MatrixSource['add']): void {
  const option = row.options.get('tones');
  const tones = option?.values ?? [];
  const last = tones.at(-1);
  if (option === undefined || last === undefined || tones.length === columns) return;
  const lastTone = tones[columns - 1] ?? last;
  const fix: Fix =
    tones.length < columns
      ? {
          span: { start: last.span.end, end: last.span.end },
          text: ',none'.repeat(columns - tones.length),
          safe: false,
        }
      : { span: { start: lastTone.span.end, end: last.span.end }, text: '', safe: false };
  const { repaired, span } = row.statement;
  const place = repaired ? span : { start: tones[0]?.span.start ?? span.start, end: last.span.end };
  add(report('E764', place, { tones: tones.length, columns }, repaired ? undefined : fix));
}

/** Appends empty cells or removes the last ones; only the author knows the real position. */
function fixOf(label: Token, words: readonly Token[], columns: number): Fix | undefined {
  const lastWord = words[Math.min(words.length, columns) - 1] ?? label;
  const last = words.at(-1) ?? label;
  if (words.length < columns)
    return {
      span: { start: last.span.end, end: last.span.end },
      text: ' -'.repeat(columns - words.length),
      safe: false,
    };
  const surplus = words.slice(columns);
  // Options between cells would be removed too.
  return {
    span: { start: lastWord.span.end, end: last.span.end },
    text: '',
    safe: surplus.every(({ type }) => type === 'dash') && isUnbroken(lastWord, surplus),
  };
}

/** Only white space separates the words. */
function isUnbroken(before: Token, words: readonly Token[]): boolean {
  let end = before.span.end;
  return words.every(({ span }) => {
    const near = span.start - end === 1;
    end = span.end;
    return near;
  });
}
