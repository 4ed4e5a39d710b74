// The codes of timeline alone.
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
    meaning: 'On a true scale a line has a text where a date is needed.',
    message: ({ when }) => `"${when}" is no date, so it has no place on scale=time.`,
    hint: ({ instead }) =>
      instead === undefined
        ? 'Write a date: at 1989-03-12, a span: at 1989-03-12..1990-12-25, or scale=even in the header.'
        : `Write: at ${instead}, or scale=even in the header.`,
    example: 'timeline "The web" scale=time\nat "1989" : "Proposal"\nat 1993-01-23 : "Mosaic"\n',
    repair: 'timeline "The web" scale=time\nat 1989-03-12 : "Proposal"\nat 1993-01-23 : "Mosaic"\n',
  },
  E711: {
    severity: 'error',
    meaning: 'A timeline has no line that says when.',
    message: () => 'The timeline has no line that says when.',
    hint: () => 'Write what happened, a line each: at "1989" : "Proposal"',
    example: 'timeline "The web"\nsection "Birth" {\n}\n',
    repair: 'timeline "The web"\nsection "Birth" {\n  at "1989" : "Proposal"\n}\n',
  },
  W710: {
    severity: 'warning',
    meaning: 'A date stands below a later one.',
    message: ({ when, line, sorted }) =>
      sorted
        ? `${when} is before line ${line}; on scale=time it is drawn before it.`
        : `${when} is before line ${line}, but is drawn behind it.`,
    hint: ({ line, sorted }) =>
      `Move this line above line ${line}${sorted ? '.' : ', or write scale=time in the header.'}`,
    example: 'timeline "The web" scale=time\nat 1993-01-23 : "Mosaic"\nat 1989-03-12 : "Proposal"\n',
    repair: 'timeline "The web" scale=time\nat 1989-03-12 : "Proposal"\nat 1993-01-23 : "Mosaic"\n',
  },
  W711: {
    severity: 'warning',
    style: true,
    meaning: 'Two lines one after another name the same time.',
    message: ({ when, line }) => `${when} stands on line ${line} already.`,
    hint: ({ line }) => `Write its texts behind those of line ${line}.`,
    example: 'timeline "The web"\nat "1989" : "Proposal"\nat "1989" : "First server"\n',
    repair: 'timeline "The web"\nat "1989" : "Proposal" "First server"\n',
  },
  W712: {
    severity: 'warning',
    style: true,
    meaning: 'A time stands without what happened.',
    message: ({ when }) => `Nothing is said of ${when}.`,
    hint: () => 'Write what happened behind a colon: at "1989" : "Proposal"',
    example: 'timeline "The web"\nat "1989"\nat "1993" : "Mosaic"\n',
    repair: 'timeline "The web"\nat "1989" : "Proposal"\nat "1993" : "Mosaic"\n',
  },
};

export const report: Report<TimelineCodeArgs> = reporter(timelineCodes);
