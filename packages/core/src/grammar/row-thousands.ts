// Numbers with thousands separators in a row (`1,000`): in, the words at an index; out, the index after the number.
import type { Token } from '../syntax/token.js';
import { wantedOf } from './check-value.js';
import { report } from './codes.js';
import { cellFor, put, type Row } from './row.js';
import type { ValueType } from './table.js';

/** Undefined for all else. Where more numbers may follow, `100,200` may be two of them, so the fix is not safe. */
export function takeThousands(row: Row, tokens: readonly Token[], i: number): number | undefined {
  const first = tokens[i];
  if (first?.type !== 'number' || !/^-?\d{1,3}$/.test(first.text)) return undefined;
  const index = cellFor(row, first);
  const cell = index === undefined ? undefined : row.spec.cells[index];
  if (index === undefined || !cell || !isNumber(cell.value)) return undefined;
  let text = first.text;
  let end = first.span.end;
  let at = i + 1;
  let zero = false;
  for (; ; at += 2) {
    const [comma, group] = [tokens[at], tokens[at + 1]];
    const glued = comma?.type === 'comma' && comma.span.start === end && group?.span.start === comma.span.end;
    if (!glued || group?.type !== 'number' || !/^\d{3}$/.test(group.text)) break;
    text += group.text;
    end = group.span.end;
    zero ||= group.text.startsWith('0');
  }
  if (at === i + 1) return undefined;
  const span = { start: first.span.start, end };
  const actual = `'${row.source.text.slice(span.start, end)}'`;
  put(row, index, cell, { type: 'number', text, value: Number(text), span });
  row.slips.push({
    edit: { span, text },
    sure: zero || !cell.repeat,
    say: (line, fix) =>
      report(
        'E303',
        span,
        { option: cell.name, found: actual, wanted: wantedOf(cell.value), ...(line === undefined ? {} : { line }) },
        fix,
      ),
  });
  return at;
}

function isNumber(type: ValueType): boolean {
  return type.type === 'number' || type.type === 'integer' || (type.type === 'either' && type.of.some(isNumber));
}
