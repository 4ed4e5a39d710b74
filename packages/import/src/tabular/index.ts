// Rows and columns as a chart, for every format that has them: in, a table and the requested chart; out, the picture with the
// reason, and everything that it does not show.
import type { ImportOutput, LeftOut, PlacedDiagnostic } from '../contract.js';
import { chosen } from './choose.js';
import { reportAt } from './codes.js';
import { columnsOf, type OddCells } from './columns.js';
import { CHARTS, type Chart, type Table } from './contract.js';
import { rolesOf } from './roles.js';

export { reportAt } from './codes.js';
export type { Table, TableRow } from './contract.js';
export { outlineDraft, type Topic, treemapDraft, treeOf } from './outline.js';

/** Columns that are examined. */
const MOST_COLUMNS = 60;

export function chartAsked([requested = 'auto']: readonly string[] = []): Chart {
  return CHARTS.find((each) => each === requested) ?? 'auto';
}

export function tableOutput(table: Table, requested: Chart): ImportOutput {
  const { columns, odd } = columnsOf({ ...table, columns: table.columns.slice(0, MOST_COLUMNS) });
  const beyond = table.columns.slice(MOST_COLUMNS);
  const roles = rolesOf(columns, table.rows.length);
  const candidate = table.rows.length === 0 ? undefined : chosen({ table, columns, roles }, requested);
  if (!candidate) {
    if (requested === 'auto' || table.rows.length === 0)
      return { drafted: { draft: { header: { kind: 'matrix' }, statements: [] }, origins: [] }, diagnostics: [] };
    const args = { chart: requested, columns: columns.map(({ name }) => name) };
    return { diagnostics: [reportAt('I253', table.place, args)] };
  }
  const { chart, because, output, shown, leftOut } = candidate;
  const names = new Set(shown.map(({ name }) => name));
  const hidden = columns.filter(({ name }) => !names.has(name));
  const columnsLeftOut = hidden.map(
    ({ name, place, filled }): LeftOut => ({
      external: name,
      because:
        filled === 0
          ? 'all of its cells are empty'
          : `the ${chart} shows ${[...names]
              .slice(0, 4)
              .map((each) => `'${each}'`)
              .join(', ')}`,
      place,
    }),
  );
  const beyondLeftOut = beyond.map(
    ({ name: external, place }): LeftOut => ({
      external,
      because: `only the first ${MOST_COLUMNS} columns are read`,
      place,
    }),
  );
  const note = reportAt('I250', table.place, {
    chart,
    because,
    ...(candidate.told === undefined ? {} : { told: candidate.told }),
  });
  const oddShown = odd.filter(({ column }) => names.has(column.name));
  return {
    ...output,
    leftOut: [...columnsLeftOut, ...beyondLeftOut, ...leftOut],
    diagnostics: [note, ...oddShown.flatMap(oddNote)],
  };
}

function oddNote({ column, is, cells }: OddCells): readonly PlacedDiagnostic[] {
  const [first] = cells;
  return first
    ? [reportAt('I252', first.place, { column: column.name, is, cells: cells.map(({ text }) => text) })]
    : [];
}
