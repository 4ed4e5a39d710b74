// The diagnostic codes of timeline.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface TimelineCodeArgs {
  readonly E710: { readonly when: string; readonly instead?: string };
  readonly E711: Record<never, never>;
  readonly W710: { readonly when: string; readonly line: number; readonly sorted: boolean };
  readonly W711: { readonly when: string; readonly line: number };
  readonly W712: { readonly when: string };
}

export const timelineNumbers: CodeNumbers = { E: [710, 719], W: [710, 719] };

export const timelineCodes: CodeTable<TimelineCodeArgs> = {
  E710: {
    severity: 'error',
    meaning: 'With scale=time, a line has text instead of a date or a year.',
    message: ({ when }) => `"${when}" is not a date, so it has no place on scale=time.`,
    hint: ({ instead }) =>
      instead === undefined
        ? 'Write a date: at 1989-03-12, or a span: at 1989-03-12..1990-12-25, or set scale=even in the header.'
        : `Write: at ${instead}, or set scale=even in the header.`,
    example: 'timeline "The web" scale=time\nat "In spring" : "Proposal"\nat 1993-01-23 : "Mosaic"\n',
    repair: 'timeline "The web" scale=time\nat 1989-03-12 : "Proposal"\nat 1993-01-23 : "Mosaic"\n',
  },
  E711: {
    severity: 'error',
    meaning: 'A timeline has no at lines.',
    message: () => 'The timeline has no at lines.',
    hint: () => 'Write one line per event: at "1989" : "Proposal"',
    example: 'timeline "The web"\nsection "Birth" {\n}\n',
    repair: 'timeline "The web"\nsection "Birth" {\n  at "1989" : "Proposal"\n}\n',
  },
  W710: {
    severity: 'warning',
    meaning: 'A date comes after a later one.',
    message: ({ when, line, sorted }) =>
      sorted
        ? `${when} is earlier than line ${line}; scale=time draws it first.`
        : `${when} is earlier than line ${line}, but is drawn after it.`,
    hint: ({ line, sorted }) =>
      `Move this line above line ${line}${sorted ? '.' : ', or set scale=time in the header.'}`,
    example: 'timeline "The web" scale=time\nat 1993-01-23 : "Mosaic"\nat 1989-03-12 : "Proposal"\n',
    repair: 'timeline "The web" scale=time\nat 1989-03-12 : "Proposal"\nat 1993-01-23 : "Mosaic"\n',
  },
  W711: {
    severity: 'warning',
    style: true,
    meaning: 'Two consecutive lines have the same time.',
    message: ({ when, line }) => `${when} is already on line ${line}.`,
    hint: ({ line }) => `Move these texts to the end of line ${line}.`,
    example: 'timeline "The web"\nat "1989" : "Proposal"\nat "1989" : "First server"\n',
    repair: 'timeline "The web"\nat "1989" : "Proposal" "First server"\n',
  },
  W712: {
    severity: 'warning',
    style: true,
    meaning: 'A time has no text.',
    message: ({ when }) => `${when} has no text.`,
    hint: () => 'Write what happened after a colon: at "1989" : "Proposal"',
    example: 'timeline "The web"\nat "1989"\nat "1993" : "Mosaic"\n',
    repair: 'timeline "The web"\nat "1989" : "Proposal"\nat "1993" : "Mosaic"\n',
  },
};

export const report: Report<TimelineCodeArgs> = reporter(timelineCodes);
