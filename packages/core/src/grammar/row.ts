// A row being read: in, its spec and words one after another; out, its cells and texts so far and what was wrong.
import type { StringToken, Token, ValueToken } from '../syntax/token.js';
import type { Source } from '../text/source.js';
import { checkValue } from './check-value.js';
import { report } from './codes.js';
import { formOf } from './form.js';
import type { Slip } from './row-mistakes.js';
import type { CellSpec, RowSpec } from './table.js';

export interface Row {
  readonly source: Source;
  readonly spec: RowSpec;
  readonly cells: Map<string, (ValueToken | null)[]>;
  /** Cells that have a value, though not a valid one. */
  readonly tried: Set<string>;
  readonly texts: StringToken[];
  readonly slips: Slip[];
  /** Lists whose values lack a comma between them. */
  readonly loose: Set<string>;
  /** Index of the next cell. */
  at: number;
  /** A comma that still lacks its second value. */
  comma: Token | undefined;
}

/** Most values on one line. */
const MOST_CELLS = 1_000;

export function openRow(source: Source, spec: RowSpec): Row {
  return {
    source,
    spec,
    cells: new Map(),
    tried: new Set(),
    texts: [],
    slips: [],
    loose: new Set(),
    at: 0,
    comma: undefined,
  };
}

export function isValue(token: Token): token is ValueToken {
  return ['word', 'string', 'number', 'date', 'days', 'icon', 'dotted', 'strange'].includes(token.type);
}

/** Index of the cell that a value fits, from the next one on; optional cells can be skipped. */
export function cellFor({ spec, at, cells }: Row, token: ValueToken | null): number | undefined {
  for (let i = at; i < spec.cells.length; i++) {
    const cell = spec.cells[i];
    if (cell && fits(token, cell)) return i;
    if (cell && !cell.optional && !cells.has(cell.name)) return undefined;
  }
  return undefined;
}

function fits(token: ValueToken | null, cell: CellSpec): boolean {
  if (token === null) return cell.empty === true;
  return checkValue(token, cell.value) === undefined;
}

export function put(row: Row, index: number, cell: CellSpec, token: ValueToken | null): void {
  const list = row.cells.get(cell.name) ?? [];
  list.push(token);
  row.cells.set(cell.name, list);
  row.at = cell.repeat || cell.list ? index : index + 1;
  if (token?.type === 'string' && token.value === '' && cell.value.type === 'text')
    row.slips.push({ sure: false, say: () => report('E403', token.span, {}) });
  if (token && list.length === MOST_CELLS + 1)
    row.slips.push({
      sure: false,
      say: () => report('E105', token.span, { what: 'values on one line', limit: MOST_CELLS }),
    });
}

/** Reports a word that does not belong in the row. */
export function stray(row: Row, token: Token): void {
  const { span } = token;
  const text = row.source.text.slice(span.start, span.end);
  const actual = `'${text.length > 40 ? `${text.slice(0, 37)}...` : text}'`;
  row.slips.push({ sure: false, say: () => report('E118', span, { found: actual, form: formOf(row.spec) }) });
}
