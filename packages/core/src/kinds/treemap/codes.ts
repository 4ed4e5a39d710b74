// The diagnostic codes of treemap.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface TreemapCodeArgs {
  readonly E730: { readonly label: string; readonly number: string };
  readonly E731: Record<never, never>;
  readonly E732: { readonly label: string; readonly written: string; readonly sum: string; readonly rest?: string };
  readonly E733: Record<never, never>;
  readonly W730: { readonly label: string; readonly line: number };
  readonly W731: { readonly label: string; readonly count: number };
  readonly W732: { readonly label: string; readonly count: number };
}

export const treemapNumbers: CodeNumbers = { E: [730, 739], W: [730, 739] };

export const treemapCodes: CodeTable<TreemapCodeArgs> = {
  E730: {
    severity: 'error',
    meaning: 'A number is below 0, which an area cannot be.',
    message: ({ label, number }) => `"${label}" is ${number}, but an area must be 0 or more.`,
    hint: () => 'Remove it, or draw numbers below 0 as bars: xychart.',
    example: 'treemap "Result"\n"Sales" 120\n"Returns" -15\n',
    repair: 'treemap "Result"\n"Sales" 120\n"Returns" 15\n',
  },
  E731: {
    severity: 'error',
    meaning: 'The numbers add up to 0, so nothing has an area.',
    message: () => 'All numbers are 0, so nothing has an area.',
    hint: () => 'Give an item a number above 0: "core" 120',
    example: 'treemap "Disk"\n"docs" 0\n',
    repair: 'treemap "Disk"\n"docs" 0\n"src" 120\n',
  },
  E732: {
    severity: 'error',
    meaning: 'An item has a number that differs from the sum of its items.',
    message: ({ label, written, sum }) => `"${label}" is given as ${written}, but its items add up to ${sum}.`,
    hint: ({ rest }) =>
      rest === undefined
        ? 'Its area is their sum. Correct the items, and remove the number.'
        : `Its area is their sum. Remove the number, and add the rest as an item: "Other" ${rest}`,
    example: 'treemap "Disk"\n"src" 250\n  "core" 120\n  "ui" 80.5\n',
    repair: 'treemap "Disk"\n"src"\n  "core" 120\n  "ui" 80.5\n  "Other" 49.5\n',
  },
  E733: {
    severity: 'error',
    meaning: 'The sum of the numbers is too large to calculate.',
    message: () => 'The sum of the numbers is too large to calculate.',
    hint: () => 'Use a larger unit, and name it in the header: unit="GB"',
    example: `treemap "Disk"\n"src" 1${'0'.repeat(308)}\n"docs" 1${'0'.repeat(308)}\n`,
    repair: 'treemap "Disk"\n"src" 1\n"docs" 1\n',
  },
  W730: {
    severity: 'warning',
    meaning: 'Two sibling items have the same label.',
    message: ({ label, line }) => `"${label}" is already listed here, on line ${line}.`,
    hint: ({ line }) => `Add this number to line ${line} and remove this line, or make the labels differ.`,
    example: 'treemap "Disk"\n"src" 120\n"src" 35\n',
    repair: 'treemap "Disk"\n"src" 155\n',
  },
  W731: {
    severity: 'warning',
    style: true,
    meaning: 'An item of 0 has no area, so it is named below the picture.',
    message: ({ label, count }) =>
      count === 1 ? `"${label}" is 0 and has no area.` : `"${label}" and ${count - 1} more are 0 and have no area.`,
    hint: () => 'Remove them, or keep them to be named below the picture.',
    example: 'treemap "Disk"\n"src" 120\n"docs" 0\n',
    repair: 'treemap "Disk"\n"src" 120\n',
  },
  W732: {
    severity: 'warning',
    style: true,
    meaning: 'An item is too small a part of the whole to be visible.',
    message: ({ label, count }) =>
      count === 1
        ? `"${label}" is too small a part of the whole to be visible.`
        : `"${label}" and ${count - 1} more are too small a part of the whole to be visible.`,
    hint: () => 'Combine small items into "Other", or draw the part that contains them as a separate picture.',
    example: 'treemap "Disk"\n"src" 1000000\n"docs" 1\n',
    repair: 'treemap "Disk"\n"src" 1000\n"docs" 1\n',
  },
};

export const report: Report<TreemapCodeArgs> = reporter(treemapCodes);
