// Codes of imported rows and columns, shared by CSV and JSON, as data. I250 to I259.
import { type CodeTable, type Report, reporter, short, someOf } from '@linework/core';
import type { PlacedDiagnostic } from '../contract.js';
import type { FilePlace } from '../file-place.js';

interface TabularCodeArgs {
  readonly I250: { readonly chart: string; readonly because: string; readonly told?: string };
  readonly I251: { readonly columns: number; readonly lines: readonly number[] };
  readonly I252: { readonly column: string; readonly is: 'number' | 'date'; readonly cells: readonly string[] };
  readonly I253: { readonly chart: string; readonly columns: readonly string[] };
  readonly I254: { readonly names: readonly string[] };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const tabularCodes: CodeTable<TabularCodeArgs> = {
  I250: {
    severity: 'warning',
    meaning: 'A note: which chart the rows are drawn as, why, and how values were aggregated.',
    message: ({ chart, because, told: measureText }) =>
      `Drawn as ${chart} because ${because}${measureText === undefined ? '' : `; it shows the ${measureText}`}.`,
    hint: () => 'For another chart, use chart=xychart, pie, sankey, treemap or matrix.',
    ...NO_EXAMPLE,
  },
  I251: {
    severity: 'warning',
    meaning: 'Rows have more or fewer cells than there are columns. Missing cells are empty; extra cells are ignored.',
    message: ({ columns, lines }) =>
      `${lines.length === 1 ? 'A row does' : `${lines.length} rows do`} not have ${columns} cells, one per column: line ${someOf(lines.map(String), 20)}.`,
    hint: () => 'Check for a missing quotation mark, or for a delimiter inside a cell.',
    ...NO_EXAMPLE,
  },
  I252: {
    severity: 'warning',
    meaning: 'A column of numbers or dates has cells of another type. They are treated as empty.',
    message: ({ column, is, cells }) =>
      `${cells.length === 1 ? 'A cell' : `${cells.length} cells`} of '${short(column)}' ${cells.length === 1 ? `is not a ${is}` : `are not ${is}s`}: ${someOf(cells)}.`,
    hint: ({ is }) => `Write a ${is}, or leave the cell empty.`,
    ...NO_EXAMPLE,
  },
  I253: {
    severity: 'error',
    meaning: 'The rows do not have the columns that the requested chart needs.',
    message: ({ chart, columns }) => `Cannot draw '${chart}' from ${someOf(columns.map((each) => `'${each}'`))}.`,
    hint: ({ chart }) =>
      chart === 'sankey'
        ? 'A sankey needs two columns of names that link rows without a cycle. Omit chart to get the one that fits.'
        : 'It needs a column of names and a column of numbers from 0. Omit chart to get the one that fits.',
    ...NO_EXAMPLE,
  },
  I254: {
    severity: 'warning',
    meaning: 'Columns have no name or a repeated name, so their names are generated.',
    message: ({ names }) => `Columns without a unique name are called ${someOf(names.map((each) => `'${each}'`))}.`,
    hint: () => 'Write a unique name for each column in the first row.',
    ...NO_EXAMPLE,
  },
};

const report: Report<TabularCodeArgs> = reporter(tabularCodes);

export function reportAt<Code extends keyof TabularCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: TabularCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
