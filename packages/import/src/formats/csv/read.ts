// The reader of CSV: in, files; out, the chart of the first file's rows, or of all files with the same columns.
import type { ImportReader, LeftOut, PlacedDiagnostic } from '../../contract.js';
import { chartAsked, type Table, tableOutput } from '../../tabular/index.js';
import { readTable } from './table.js';

export const read: ImportReader = ({ files, options }) => {
  const tables: Table[] = [];
  const diagnostics: PlacedDiagnostic[] = [];
  for (const file of files) {
    const table = readTable(file);
    diagnostics.push(...table.diagnostics);
    if (table.table) tables.push(table.table);
  }
  const [first] = tables;
  if (!first) return { drafted: { draft: { header: { kind: 'matrix' }, statements: [] }, origins: [] }, diagnostics };
  const names = headsOf(first);
  const alike = tables.filter((table) => headsOf(table) === names);
  const leftOut = tables
    .filter((table) => headsOf(table) !== names)
    .map(
      ({ place }): LeftOut => ({
        external: place.file,
        because: `its columns differ from those of ${first.place.file}`,
        place,
      }),
    );
  const output = tableOutput({ ...first, rows: alike.flatMap(({ rows }) => rows) }, chartAsked(options.chart));
  return {
    ...output,
    leftOut: [...(output.leftOut ?? []), ...leftOut],
    diagnostics: [...diagnostics, ...output.diagnostics],
  };
};

function headsOf({ columns }: Table): string {
  return JSON.stringify(columns.map(({ name }) => name));
}
