// The diagnostic codes of pie.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';
import { SLICES } from './model.js';

export interface PieCodeArgs {
  readonly E740: Record<never, never>;
  readonly E741: { readonly sum: string };
  readonly E742: { readonly label: string; readonly line: number };
  readonly W740: { readonly count: number; readonly others: number; readonly most: number };
  readonly W741: { readonly sum: string; readonly missing: string };
}

export const pieNumbers: CodeNumbers = { E: [740, 749], W: [740, 749] };

const MONTH = [
  'Rent',
  'Food',
  'Travel',
  'Clothes',
  'Books',
  'Music',
  'Gifts',
  'Post',
  'Phone',
  'Sport',
  'Pets',
  'Repairs',
  'Tools',
];

export const pieCodes: CodeTable<PieCodeArgs> = {
  E740: {
    severity: 'error',
    meaning: 'The slices add up to 0.',
    message: () => 'The slices add up to 0, so there is no whole to divide.',
    hint: () => 'Give at least one slice a number above 0: slice "Search" 62',
    example: 'pie "Traffic"\nslice "Search" 0\n',
    repair: 'pie "Traffic"\nslice "Search" 0\nslice "Direct" 38\n',
  },
  E741: {
    severity: 'error',
    meaning: 'Slices in percent add up to more than 100.',
    message: ({ sum }) => `The slices add up to ${sum}%, which is more than 100%.`,
    hint: () => 'Correct the numbers. If slices overlap, draw bars instead: xychart with a bar line and y unit="%".',
    example: 'pie "Answers" unit="%"\nslice "Price" 70\nslice "Quality" 60\n',
    repair: 'pie "Answers" unit="%"\nslice "Price" 70\nslice "Quality" 30\n',
  },
  E742: {
    severity: 'error',
    meaning: 'Two slices have the same label.',
    message: ({ label }) => `Two slices are labelled "${label}".`,
    hint: ({ line }) => `Add this number to line ${line} and remove this line, or make the labels differ.`,
    example: 'pie "Traffic"\nslice "Search" 62\nslice "Search" 3\n',
    repair: 'pie "Traffic"\nslice "Search" 65\n',
  },
  W740: {
    severity: 'warning',
    style: true,
    meaning: 'A pie has too many slices to distinguish.',
    message: ({ count, others }) => `The ${others} smallest of ${count} slices are drawn as one, "Other".`,
    hint: ({ count, most }) =>
      count <= SLICES.most
        ? `Draw each with slices=all, combine small ones until at most ${most} remain, or compare them as bars: xychart orientation=horizontal.`
        : `Combine small slices until at most ${most} remain, or compare them as bars: xychart orientation=horizontal.`,
    example: `pie "Spending"\n${MONTH.map((each, i) => `slice "${each}" ${20 - i}\n`).join('')}`,
    repair: 'pie "Spending"\nslice "Rent" 20\nslice "Food" 19\nslice "The rest" 143\n',
  },
  W741: {
    severity: 'warning',
    meaning: 'Slices in percent add up to less than 100.',
    message: ({ sum }) => `The slices add up to only ${sum}%, so each looks larger than it is.`,
    hint: ({ missing }) => `Add the rest: slice "Other" ${missing}`,
    example: 'pie "Answers" unit="%"\nslice "Yes" 40\nslice "No" 35\n',
    repair: 'pie "Answers" unit="%"\nslice "Yes" 40\nslice "No" 35\nslice "No answer" 25\n',
  },
};

export const report: Report<PieCodeArgs> = reporter(pieCodes);
