// The codes of matrix alone.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface MatrixCodeArgs {
  readonly E760: { readonly cells: number; readonly columns: number; readonly surplus?: string };
  readonly E761: { readonly columns: string };
  readonly E762: { readonly word: string; readonly line: number };
  readonly E763: { readonly columns: number; readonly limit: number };
  readonly W760: { readonly word: string; readonly known: readonly string[]; readonly near?: string };
  readonly W761: { readonly what: 'column' | 'row'; readonly label: string; readonly line?: number };
  readonly W762: { readonly column: string; readonly word: string; readonly number?: string };
  readonly W763: Record<never, never>;
  readonly W764: { readonly word: string };
  readonly W765: { readonly found: string; readonly mark: string };
  readonly W766: { readonly found: string; readonly number: string; readonly unit: string };
}

export const matrixNumbers: CodeNumbers = { E: [760, 769], W: [760, 769] };

const count = (of: number, noun: string): string => `${of} ${noun}${of === 1 ? '' : 's'}`;

export const matrixCodes: CodeTable<MatrixCodeArgs> = {
  E760: {
    severity: 'error',
    meaning: 'A row has more or fewer cells than the table has columns.',
    message: ({ cells, columns }) => `The row has ${count(cells, 'cell')}, the table ${count(columns, 'column')}.`,
    hint: ({ cells, columns, surplus }) =>
      surplus === undefined
        ? `Write a cell for each column, and - for an empty one: the row lacks${' -'.repeat(Math.min(12, columns - cells))}`
        : `Name a column for each cell, or remove ${surplus}; several values of one cell stand in quotes: "R, C"`,
    example: 'matrix "Who"\ncolumns "Dev" "Ops" "Legal"\nrow "Deploy" R A\n',
    repair: 'matrix "Who"\ncolumns "Dev" "Ops" "Legal"\nrow "Deploy" R A -\n',
  },
  E761: {
    severity: 'error',
    meaning: 'A table with rows names no columns.',
    message: () => 'The rows have cells, and no line names their columns.',
    hint: ({ columns }) => `Add a line above them, with the names: ${columns}`,
    example: 'matrix "Who"\nrow "Deploy" R A\n',
    repair: 'matrix "Who"\ncolumns "Dev" "Ops"\nrow "Deploy" R A\n',
  },
  E762: {
    severity: 'error',
    meaning: 'A value has two meanings.',
    message: ({ word, line }) => `'${word}' has a meaning already, on line ${line}.`,
    hint: () => 'Remove one of the two lines, or write another word in one of them.',
    example: 'matrix "Who"\nvalue R "Responsible"\nvalue R "Reviews"\ncolumns "Dev"\nrow "Deploy" R\n',
    repair: 'matrix "Who"\nvalue R "Responsible"\nvalue V "Reviews"\ncolumns "Dev"\nrow "Deploy" R\n',
  },
  E763: {
    severity: 'error',
    meaning: 'A table has more columns than can be drawn.',
    message: ({ columns, limit }) => `The table has ${columns} columns; at most ${limit} are drawn.`,
    hint: () => 'Write what is a column as a row and the other way round, or cut the table in two.',
    example: `matrix "Days"\ncolumns ${Array.from({ length: 51 }, (_, i) => `"D${i + 1}"`).join(' ')}\n`,
    repair: `matrix "Days"\ncolumns ${Array.from({ length: 50 }, (_, i) => `"D${i + 1}"`).join(' ')}\n`,
  },
  W760: {
    severity: 'warning',
    meaning: 'A cell says a word that the key does not have.',
    message: ({ word }) => `'${word}' is not in the key.`,
    hint: ({ word, known, near }) =>
      near === undefined
        ? `Add a line: value ${word} "What it means"; or write one of ${known.join(', ')}`
        : `Did you mean ${near}? Otherwise add a line: value ${word} "What it means"`,
    example:
      'matrix "Who"\nvalue R "Responsible"\nvalue A "Accountable"\ncolumns "Dev" "Ops" "Legal"\nrow "Deploy" R A X\n',
    repair:
      'matrix "Who"\nvalue R "Responsible"\nvalue A "Accountable"\nvalue X "Excused"\ncolumns "Dev" "Ops" "Legal"\nrow "Deploy" R A X\n',
  },
  W761: {
    severity: 'warning',
    meaning: 'Two columns have one name, or two rows that stand together.',
    message: ({ what, label, line }) =>
      `There is a ${what} "${label}" already${line === undefined ? '' : `, on line ${line}`}.`,
    hint: () => 'Name the two apart, or remove one of them.',
    example: 'matrix "Who"\ncolumns "Dev" "Dev"\nrow "Deploy" R A\n',
    repair: 'matrix "Who"\ncolumns "Dev" "Ops"\nrow "Deploy" R A\n',
  },
  W762: {
    severity: 'warning',
    meaning: 'In a heat map a word stands among numbers.',
    message: ({ column, word }) => `'${word}' is no number, and "${column}" is a column of numbers.`,
    hint: ({ number }) =>
      number === undefined
        ? 'Write a number, or - where there is none.'
        : `Write: ${number}, and the unit once in the header: unit="…"`,
    example: 'matrix "Load" heat=on\ncolumns "Mon" "Tue"\nrow "North" 3 7\nrow "South" 5 low\n',
    repair: 'matrix "Load" heat=on\ncolumns "Mon" "Tue"\nrow "North" 3 7\nrow "South" 5 1\n',
  },
  W763: {
    severity: 'warning',
    meaning: 'A heat map has no number.',
    message: () => 'No cell is a number, so nothing is shaded.',
    hint: () => 'Write numbers in the cells, or remove heat=on.',
    example: 'matrix "Load" heat=on\ncolumns "Mon" "Tue"\nrow "North" low high\n',
    repair: 'matrix "Load" heat=on\ncolumns "Mon" "Tue"\nrow "North" 1 9\n',
  },
  W764: {
    severity: 'warning',
    style: true,
    meaning: 'The key explains a value that no cell has.',
    message: ({ word }) => `No cell says '${word}'.`,
    hint: () => 'Remove the line, or write the value in a cell.',
    example: 'matrix "Who"\nvalue R "Responsible"\nvalue C "Consulted"\ncolumns "Dev"\nrow "Deploy" R\n',
    repair: 'matrix "Who"\nvalue R "Responsible"\nvalue C "Consulted"\ncolumns "Dev" "Ops"\nrow "Deploy" R C\n',
  },
  W765: {
    severity: 'warning',
    style: true,
    meaning: 'A cell says yes, no, partly or nothing in another word, which is drawn as a text.',
    message: ({ found }) => `${found} is drawn as it stands.`,
    hint: ({ mark }) => (mark === '-' ? 'An empty cell is: -' : `For a mark write: ${mark}`),
    example: 'matrix "Plans"\ncolumns "Free" "Pro"\nrow "Export" "✗" "✓"\n',
    repair: 'matrix "Plans"\ncolumns "Free" "Pro"\nrow "Export" no yes\n',
  },
  W766: {
    severity: 'warning',
    style: true,
    meaning: 'A cell says a number with its unit as a text.',
    message: ({ found }) => `${found} is a text, so it is neither aligned nor shaded as a number.`,
    hint: ({ number, unit }) => `Write: ${number}, and the unit once in the header: unit="${unit}"`,
    example: 'matrix "Share"\ncolumns "2025" "2026"\nrow "North" "62%" "64%"\n',
    repair: 'matrix "Share" unit="%"\ncolumns "2025" "2026"\nrow "North" 62 64\n',
  },
};

export const report: Report<MatrixCodeArgs> = reporter(matrixCodes);
