// The diagnostic codes of tally.
import type { CodeNumbers, CodeTable } from '../../../diagnostics/define.js';
import { type Report, reporter } from '../../../diagnostics/report.js';

export interface TallyCodeArgs {
  readonly E490: { readonly label: string; readonly line: number };
  readonly E491: Record<never, never>;
}

export const tallyNumbers: CodeNumbers = { E: [490, 499] };

export const tallyCodes: CodeTable<TallyCodeArgs> = {
  E490: {
    severity: 'error',
    meaning: 'Two slices have the same label.',
    message: ({ label }) => `There are two slices '${label}'.`,
    hint: ({ line }) => `Remove this line: line ${line} already has this label.`,
    example: 'tally "Traffic"\nslice "Search" 62\nslice "Search" 3\n',
    repair: 'tally "Traffic"\nslice "Search" 65\n',
  },
  E491: {
    severity: 'error',
    meaning: 'The slices of a tally add up to 0.',
    message: () => 'The slices add up to 0.',
    hint: () => 'Give a slice a number above 0: slice "Search" 62',
    example: 'tally "Traffic"\nslice "Search" 0\n',
    repair: 'tally "Traffic"\nslice "Search" 0\nslice "Direct" 38\n',
  },
};

export const report: Report<TallyCodeArgs> = reporter(tallyCodes);
