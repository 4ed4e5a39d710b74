// The diagnostic codes of quadrant.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';
import type { AreaPlace } from './model.js';

export interface QuadrantCodeArgs {
  readonly E750: { readonly place: AreaPlace; readonly line: number; readonly free: readonly AreaPlace[] };
  readonly W750: { readonly label: string; readonly other: string; readonly line: number };
  readonly W751: { readonly label: string; readonly line: number };
  readonly W752: { readonly axis: 'x' | 'y' };
}

export const quadrantNumbers: CodeNumbers = { E: [750, 759], W: [750, 759] };

export const quadrantCodes: CodeTable<QuadrantCodeArgs> = {
  E750: {
    severity: 'error',
    meaning: 'An area has two names.',
    message: ({ place, line }) => `The area ${place} is already named on line ${line}.`,
    hint: ({ line, free }) =>
      free.length === 0
        ? `Remove this line, or line ${line}.`
        : `Remove this line, or name another area: ${free.join(', ')}.`,
    example: 'quadrant "Campaigns"\narea top-right "Expand"\narea top-right "Keep"\npoint "Spring" x=0.3 y=0.6\n',
    repair: 'quadrant "Campaigns"\narea top-right "Expand"\narea top-left "Keep"\npoint "Spring" x=0.3 y=0.6\n',
  },
  W750: {
    severity: 'warning',
    meaning: 'Two points have the same position and share one mark.',
    message: ({ label, other, line }) =>
      `"${label}" has the same position as "${other}" (line ${line}), so they share one mark.`,
    hint: () => 'If they differ, move one of them by at least 0.01; otherwise write them as one point.',
    example: 'quadrant "Campaigns"\npoint "Spring" x=0.3 y=0.6\npoint "Summer" x=0.3 y=0.6\n',
    repair: 'quadrant "Campaigns"\npoint "Spring" x=0.3 y=0.6\npoint "Summer" x=0.35 y=0.6\n',
  },
  W751: {
    severity: 'warning',
    meaning: 'Two points have the same label.',
    message: ({ label, line }) => `A point labelled "${label}" is already on line ${line}.`,
    hint: () => 'Remove one of them, or make the labels differ.',
    example: 'quadrant "Campaigns"\npoint "Spring" x=0.3 y=0.6\npoint "Spring" x=0.8 y=0.2\n',
    repair: 'quadrant "Campaigns"\npoint "Spring" x=0.3 y=0.6\npoint "Spring, second year" x=0.8 y=0.2\n',
  },
  W752: {
    severity: 'warning',
    style: true,
    meaning: 'An axis has no label, so it does not show what it measures.',
    message: ({ axis }) => `The ${axis} axis does not say what it measures.`,
    hint: ({ axis }) =>
      axis === 'x' ? 'Name both ends: x "Low reach" "High reach"' : 'Name both ends: y "Low cost" "High cost"',
    example: 'quadrant "Campaigns"\nx "Low reach" "High reach"\npoint "Spring" x=0.3 y=0.6\n',
    repair: 'quadrant "Campaigns"\nx "Low reach" "High reach"\ny "Low cost" "High cost"\npoint "Spring" x=0.3 y=0.6\n',
  },
};

export const report: Report<QuadrantCodeArgs> = reporter(quadrantCodes);
