// The codes of treemap alone.
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
    meaning: 'A number is below 0, and no area is.',
    message: ({ label, number }) => `"${label}" is ${number}; an area is 0 or more.`,
    hint: () => 'Leave it out, or draw numbers below 0 as bars: xychart.',
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
    meaning: 'An item has a number that is not the sum of what stands in it.',
    message: ({ label, written, sum }) => `"${label}" is given as ${written}, and its items add up to ${sum}.`,
    hint: ({ rest }) =>
      rest === undefined
        ? 'Its area is their sum: correct the items, and remove the number.'
        : `Its area is their sum. Remove the number; what is missing is an item of its own: "Other" ${rest}`,
    example: 'treemap "Disk"\n"src" 250\n  "core" 120\n  "ui" 80.5\n',
    repair: 'treemap "Disk"\n"src"\n  "core" 120\n  "ui" 80.5\n  "Other" 49.5\n',
  },
  E733: {
    severity: 'error',
    meaning: 'The numbers add up to more than a computer counts.',
    message: () => 'The numbers add up to more than can be counted.',
    hint: () => 'Write them in a larger unit, and name it in the header: unit="GB"',
    example: `treemap "Disk"\n"src" 1${'0'.repeat(308)}\n"docs" 1${'0'.repeat(308)}\n`,
    repair: 'treemap "Disk"\n"src" 1\n"docs" 1\n',
  },
  W730: {
    severity: 'warning',
    meaning: 'Two items side by side have the same label.',
    message: ({ label, line }) => `"${label}" stands here already, on line ${line}.`,
    hint: ({ line }) => `Add its number to line ${line} and remove this line, or say how the two differ.`,
    example: 'treemap "Disk"\n"src" 120\n"src" 35\n',
    repair: 'treemap "Disk"\n"src" 155\n',
  },
  W731: {
    severity: 'warning',
    style: true,
    meaning: 'An item of 0 has no area; it is named below the picture.',
    message: ({ label, count }) =>
      count === 1 ? `"${label}" is 0 and has no area.` : `"${label}" and ${count - 1} more are 0 and have no area.`,
    hint: () => 'They are named below the picture; remove them where they say nothing.',
    example: 'treemap "Disk"\n"src" 120\n"docs" 0\n',
    repair: 'treemap "Disk"\n"src" 120\n',
  },
  W732: {
    severity: 'warning',
    style: true,
    meaning: 'An item is too small a part of the whole to be seen.',
    message: ({ label, count }) =>
      count === 1
        ? `"${label}" is too small a part of the whole to be seen.`
        : `"${label}" and ${count - 1} more are too small a part of the whole to be seen.`,
    hint: () => 'Add small items up in one, "Other", or draw the part that holds them as a picture of its own.',
    example: 'treemap "Disk"\n"src" 1000000\n"docs" 1\n',
    repair: 'treemap "Disk"\n"src" 1000\n"docs" 1\n',
  },
};

export const report: Report<TreemapCodeArgs> = reporter(treemapCodes);
