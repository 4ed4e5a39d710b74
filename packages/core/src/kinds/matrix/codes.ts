// Diagnostic codes of matrix only.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface MatrixCodeArgs {
  readonly E760: { readonly cells: number; readonly columns: number; readonly surplus?: string };
  readonly E761: { readonly columns: string };
  readonly E762: { readonly word: string; readonly line: number };
  readonly E763: { readonly columns: number; readonly limit: number };
  readonly E764: { readonly tones: number; readonly columns: number };
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
    message: ({ cells, columns }) =>
      `The row has ${count(cells, 'cell')}, but the table has ${count(columns, 'column')}.`,
    hint: ({ cells, columns, surplus }) =>
      surplus === undefined
        ? `Write one cell per column, and - for an empty one. The row lacks${' -'.repeat(Math.min(12, columns - cells))}`
        : `Add a column for each cell, or remove ${surplus}. Quote several values of one cell: "R, C"`,
    example: 'matrix "Who"\ncolumns "Dev" "Ops" "Legal"\nrow "Deploy" R A\n',
    repair: 'matrix "Who"\ncolumns "Dev" "Ops" "Legal"\nrow "Deploy" R A -\n',
  },
  E761: {
    severity: 'error',
    meaning: 'A table has rows but no columns.',
    message: () => 'The rows have cells, but no line names their columns.',
    hint: ({ columns }) => `Above them, add a line with the names: ${columns}`,
    example: 'matrix "Who"\nrow "Deploy" R A\n',
    repair: 'matrix "Who"\ncolumns "Dev" "Ops"\nrow "Deploy" R A\n',
  },
  E762: {
    severity: 'error',
    meaning: 'A value has two meanings.',
    message: ({ word, line }) => `'${word}' already has a meaning, on line ${line}.`,
    hint: () => 'Remove one of the two lines, or use another word in one of them.',
    example: 'matrix "Who"\nvalue R "Responsible"\nvalue R "Reviews"\ncolumns "Dev"\nrow "Deploy" R\n',
    repair: 'matrix "Who"\nvalue R "Responsible"\nvalue V "Reviews"\ncolumns "Dev"\nrow "Deploy" R\n',
  },
  E763: {
    severity: 'error',
    meaning: 'A table has more columns than can be drawn.',
    message: ({ columns, limit }) => `The table has ${columns} columns. At most ${limit} can be drawn.`,
    hint: () => 'Swap rows and columns, or split the table.',
    example: `matrix "Days"\ncolumns ${Array.from({ length: 51 }, (_, i) => `"D${i + 1}"`).join(' ')}\n`,
    repair: `matrix "Days"\ncolumns ${Array.from({ length: 50 }, (_, i) => `"D${i + 1}"`).join(' ')}\n`,
  },
  E764: {
    severity: 'error',
    meaning: 'A row has more or fewer tones than the table has columns.',
    message: ({ tones, columns }) =>
      `The row has ${count(tones, 'tone')}, but the table has ${count(columns, 'column')}.`,
    hint: () => 'Write one tone per column, and none for a cell without: tones=green,none,red',
    example: 'matrix "Risks"\ncolumns "Minor" "Major" "Severe"\nrow "Likely" 3 - 1 tones=amber,red\n',
    repair: 'matrix "Risks"\ncolumns "Minor" "Major" "Severe"\nrow "Likely" 3 - 1 tones=amber,red,red\n',
  },
  W760: {
    severity: 'warning',
    meaning: 'A cell contains a word that is not in the key.',
    message: ({ word }) => `'${word}' is not in the key.`,
    hint: ({ word, known, near }) =>
      near === undefined
        ? `Add a line: value ${word} "What it means"; or write one of ${known.join(', ')}`
        : `Did you mean ${near}? If not, add a line: value ${word} "What it means"`,
    example:
      'matrix "Who"\nvalue R "Responsible"\nvalue A "Accountable"\ncolumns "Dev" "Ops" "Legal"\nrow "Deploy" R A X\n',
    repair:
      'matrix "Who"\nvalue R "Responsible"\nvalue A "Accountable"\nvalue X "Excused"\ncolumns "Dev" "Ops" "Legal"\nrow "Deploy" R A X\n',
  },
  W761: {
    severity: 'warning',
    meaning: 'Two columns have the same name, or two rows of one section do.',
    message: ({ what, label, line }) =>
      `There is already a ${what} "${label}"${line === undefined ? '' : `, on line ${line}`}.`,
    hint: () => 'Rename or remove one of them.',
    example: 'matrix "Who"\ncolumns "Dev" "Dev"\nrow "Deploy" R A\n',
    repair: 'matrix "Who"\ncolumns "Dev" "Ops"\nrow "Deploy" R A\n',
  },
  W762: {
    severity: 'warning',
    meaning: 'A heat map contains a word among numbers.',
    message: ({ column, word }) => `'${word}' is not a number, but "${column}" is a column of numbers.`,
    hint: ({ number }) =>
      number === undefined
        ? 'Write a number, or - for an empty cell.'
        : `Write ${number}, and the unit once in the header: unit="…"`,
    example: 'matrix "Load" heat=on\ncolumns "Mon" "Tue"\nrow "North" 3 7\nrow "South" 5 low\n',
    repair: 'matrix "Load" heat=on\ncolumns "Mon" "Tue"\nrow "North" 3 7\nrow "South" 5 1\n',
  },
  W763: {
    severity: 'warning',
    meaning: 'A heat map has no numbers.',
    message: () => 'No cell is a number, so nothing is shaded.',
    hint: () => 'Write numbers in the cells, or remove heat=on.',
    example: 'matrix "Load" heat=on\ncolumns "Mon" "Tue"\nrow "North" low high\n',
    repair: 'matrix "Load" heat=on\ncolumns "Mon" "Tue"\nrow "North" 1 9\n',
  },
  W764: {
    severity: 'warning',
    style: true,
    meaning: 'The key explains a value that no cell contains.',
    message: ({ word }) => `No cell contains '${word}'.`,
    hint: () => 'Remove this line, or use the value in a cell.',
    example: 'matrix "Who"\nvalue R "Responsible"\nvalue C "Consulted"\ncolumns "Dev"\nrow "Deploy" R\n',
    repair: 'matrix "Who"\nvalue R "Responsible"\nvalue C "Consulted"\ncolumns "Dev" "Ops"\nrow "Deploy" R C\n',
  },
  W765: {
    severity: 'warning',
    style: true,
    meaning: 'A cell expresses yes, no, partly or empty in another word, which is drawn as text.',
    message: ({ found: actual }) => `${actual} is drawn as text.`,
    hint: ({ mark }) => (mark === '-' ? 'Write - for an empty cell.' : `To draw a mark, write: ${mark}`),
    example: 'matrix "Plans"\ncolumns "Free" "Pro"\nrow "Export" "✗" "✓"\n',
    repair: 'matrix "Plans"\ncolumns "Free" "Pro"\nrow "Export" no yes\n',
  },
  W766: {
    severity: 'warning',
    style: true,
    meaning: 'A cell contains a number with its unit, which makes it text.',
    message: ({ found: actual }) => `${actual} is text, so it is neither aligned nor shaded as a number.`,
    hint: ({ number, unit }) => `Write ${number}, and the unit once in the header: unit="${unit}"`,
    example: 'matrix "Share"\ncolumns "2025" "2026"\nrow "North" "62%" "64%"\n',
    repair: 'matrix "Share" unit="%"\ncolumns "2025" "2026"\nrow "North" 62 64\n',
  },
};

export const report: Report<MatrixCodeArgs> = reporter(matrixCodes);
