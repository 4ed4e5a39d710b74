// What an import of rows and columns says, of CSV and JSON alike, as data. I250 to I259.
import { short, someOf } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';
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
    meaning: 'A note: which chart the rows were drawn as, why, and what was counted together.',
    message: ({ chart, because, told }) =>
      `Drawn as ${chart} because ${because}${told === undefined ? '' : `; it shows the ${told}`}.`,
    hint: () => 'Ask for another with chart=xychart, pie, sankey, treemap or matrix.',
    ...NO_EXAMPLE,
  },
  I251: {
    severity: 'warning',
    meaning:
      'Rows have more or fewer cells than there are columns. Missing cells are empty; cells beyond the last column are not read.',
    message: ({ columns, lines }) =>
      `${lines.length === 1 ? 'A row has' : `${lines.length} rows have`} another number of cells than the ${columns} columns: line ${someOf(lines.map(String), 20)}.`,
    hint: () => 'Look for a missing quotation mark, or a delimiter in a cell.',
    ...NO_EXAMPLE,
  },
  I252: {
    severity: 'warning',
    meaning: 'A column of numbers or dates has cells that are none; they are taken for empty.',
    message: ({ column, is, cells }) =>
      `${cells.length === 1 ? 'A cell' : `${cells.length} cells`} of '${short(column)}' ${cells.length === 1 ? 'is' : 'are'} no ${is}: ${someOf(cells)}.`,
    hint: ({ is }) => `Write a ${is} there, or leave the cell empty.`,
    ...NO_EXAMPLE,
  },
  I253: {
    severity: 'error',
    meaning: 'The rows do not have what the chart that was asked for is made of.',
    message: ({ chart, columns }) => `No ${chart} can be made of ${someOf(columns.map((each) => `'${each}'`))}.`,
    hint: ({ chart }) =>
      chart === 'sankey'
        ? 'A sankey needs two columns with names that lead from one to the other without a circle. Leave chart out to have the one that fits.'
        : 'It needs a column of names and one of numbers from 0. Leave chart out to have the one that fits.',
    ...NO_EXAMPLE,
  },
  I254: {
    severity: 'warning',
    meaning: 'Columns have no name of their own, so they are called by their place.',
    message: ({ names }) =>
      `Columns without a name of their own are called ${someOf(names.map((each) => `'${each}'`))}.`,
    hint: () => 'Write a name for each column in the first row.',
    ...NO_EXAMPLE,
  },
};

const report: Report<TabularCodeArgs> = reporter(tabularCodes);

export function told<Code extends keyof TabularCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: TabularCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
