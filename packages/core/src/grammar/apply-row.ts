// Checks a row against its spec: in, the statement; out, its entry, and what is wrong with it.
import type { PhraseStatement } from '../syntax/statement.js';
import { type Application, checkText, declare, placeOf } from './application.js';
import { checkOptions, missingOptions } from './check-options.js';
import { report, type Sink } from './codes.js';
import type { RowEntry } from './entry.js';
import { formOf } from './form.js';
import { readRow } from './read-row.js';
import type { RowSpec } from './table.js';

export function applyRow(app: Application, statement: PhraseStatement, spec: RowSpec, sink: Sink): RowEntry {
  const { complete, ...parts } = readRow(app.source, statement, spec, sink);
  const options = checkOptions(parts.options, placeOf(app, `'${spec.keyword}'`, spec.options), sink);
  if (!complete || missingOptions(spec.options, parts.options))
    sink.add(report('E402', statement.span, { keyword: spec.keyword, form: formOf(spec) }));
  for (const each of parts.texts) checkText(each, sink);
  for (const { name, value } of spec.cells)
    if (value.type === 'text') for (const each of parts.cells.get(name) ?? []) checkText(each ?? undefined, sink);
  checkText(options.get('sub')?.values[0], sink);
  const entry: RowEntry = { shape: 'row', spec, statement, ...parts, options };
  const declaring = spec.cells.find((each) => each.declares);
  const id = declaring ? parts.cells.get(declaring.name)?.[0] : undefined;
  if (id?.type === 'word') declare(app, id, entry, sink, declaring?.again);
  return entry;
}
