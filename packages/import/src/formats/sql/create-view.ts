// CREATE VIEW: in, its words; out, the view in the catalog, with the tables that its query reads.
import type { FilePlace } from '../../file-place.js';
import { type Catalog, externalOf } from './catalog.js';
import { columnOf } from './columns.js';
import { byCommas, Cursor, type Name } from './cursor.js';
import { NamedColumns } from './named-columns.js';
import type { Token } from './tokens.js';

export function createView(cursor: Cursor, place: FilePlace, catalog: Catalog, materialized: true | undefined): void {
  const name = cursor.name();
  if (!name) return;
  const columns =
    cursor.upper() === '(' ? byCommas(cursor.brackets() ?? []).flatMap((part) => columnOf(part.slice(0, 1)) ?? []) : [];
  const rest = cursor.tokens.slice(cursor.tokens.indexOf(cursor.peek() as Token));
  const view = materialized ? 'materialized view' : 'view';
  const before = catalog.find(name);
  // mysqldump writes each view first with constants, or as a table, and then in full.
  if (before && (before.view !== undefined || before.columns.all.length > 0) && externalOf(before) === externalOf(name))
    catalog.remove(name);
  catalog.add({
    ...name,
    place,
    view,
    columns: new NamedColumns(columns),
    primaryKey: [],
    keys: [],
    indexes: [],
    reads: [...readsOf(rest, place)],
    like: [],
  });
}

/** The tables after FROM and JOIN, and after the commas of a FROM. */
export function readsOf(
  tokens: readonly Token[],
  { file }: FilePlace,
): readonly { readonly name: Name; readonly place: FilePlace }[] {
  const sources: { readonly name: Name; readonly place: FilePlace }[] = [];
  tokens.forEach((token, index) => {
    const from = token.upper === 'FROM' || token.upper === 'JOIN' || (token.upper === ',' && inFrom(tokens, index));
    let at = index + 1;
    while (from && (tokens[at]?.upper === '(' || tokens[at]?.upper === 'ONLY')) at++;
    const first = tokens[at];
    if (
      !from ||
      !first ||
      (first.is !== 'word' && first.is !== 'name') ||
      first.upper === 'SELECT' ||
      first.upper === 'LATERAL'
    )
      return;
    const name = new Cursor(tokens.slice(at, at + 5)).name();
    if (name) sources.push({ name, place: { file, span: first.span } });
  });
  return sources;
}

function inFrom(tokens: readonly Token[], comma: number): boolean {
  let depth = 0;
  for (let at = comma - 1; at >= 0 && comma - at < 400; at--) {
    const upper = tokens[at]?.upper ?? '';
    if (upper === ')') depth++;
    else if (upper === '(') {
      if (--depth < 0) return tokens[at - 1]?.upper === 'FROM';
    } else if (depth === 0 && upper === 'FROM') return true;
    else if (depth === 0 && ['SELECT', 'WHERE', 'ON', 'BY', 'SET', 'VALUES', 'USING'].includes(upper)) return false;
  }
  return false;
}
