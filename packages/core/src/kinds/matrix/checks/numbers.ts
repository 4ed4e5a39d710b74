// Numbers of a table. In, the lines; out, warnings: a heat map without numbers, a word among the numbers of one,
// numbers read as text because of their unit.
import { type RowEntry, valueText } from '../../../grammar/entry.js';
import type { ValueToken } from '../../../syntax/token.js';
import { oneLine } from '../../../text/one-line.js';
import { report } from '../codes.js';
import type { MatrixSource } from './source.js';

const WITH_UNIT =
  /^\s*(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)\s*([%‰°€$£¥]|[A-Za-z]{1,3}\/?[A-Za-z]{0,3})\s*$/;

interface NumberAndUnit {
  readonly number: string;
  readonly unit: string;
}

function numberAndUnit(token: ValueToken): NumberAndUnit | undefined {
  if (token.type !== 'string' || token.value.length > 40) return undefined;
  const [, number, unit] = WITH_UNIT.exec(token.value) ?? [];
  return number === undefined || unit === undefined ? undefined : { number: number.replaceAll(',', ''), unit };
}

export function checkNumbers(source: MatrixSource, rows: readonly RowEntry[]): void {
  const { model, checked, add } = source;
  const cells = rows.flatMap((row) => (row.cells.get('cell') ?? []).map((token, column) => ({ row, token, column })));
  const numbered = new Set(cells.flatMap(({ token, column }) => (token?.type === 'number' ? [column] : [])));
  if (model.heat && rows.length > 0 && numbered.size === 0) add(report('W763', checked.header.span, {}));
  for (const { row, token, column } of cells) {
    if (token === null || token.type === 'number') continue;
    const span = row.statement.repaired ? row.statement.span : token.span;
    const quantity = numberAndUnit(token);
    const fix =
      quantity === undefined || row.statement.repaired
        ? undefined
        : { span: token.span, text: quantity.number, safe: false };
    if (model.heat && numbered.has(column)) {
      const word = oneLine(valueText(token)).slice(0, 40);
      const name = oneLine(model.columns[column] ?? '').slice(0, 40);
      add(report('W762', span, { column: name, word, ...(quantity && { number: quantity.number }) }, fix));
    } else if (quantity !== undefined) {
      add(report('W766', span, { found: `"${oneLine(valueText(token))}"`, ...quantity }, fix));
    }
  }
}
