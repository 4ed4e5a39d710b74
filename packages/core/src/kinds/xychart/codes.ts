// The diagnostic codes of xychart.
import type { CodeNumbers, CodeTable } from '../../diagnostics/define.js';
import { type Report, reporter } from '../../diagnostics/report.js';

export interface XychartCodeArgs {
  readonly E780: {
    readonly series: string;
    readonly count: number;
    readonly places: number;
    readonly of: 'x' | 'longest';
  };
  readonly E781: { readonly number: string; readonly axis: string };
  readonly E782: Record<never, never>;
  readonly E783: { readonly min: string; readonly max: string };
  readonly E784: { readonly axis: string };
  readonly E785: Record<never, never>;
  readonly E786: { readonly labels: number; readonly numbers: number };
  readonly E787: { readonly option: string };
  readonly E788: { readonly found: string; readonly scale: 'places' | 'numbers' | 'days'; readonly first: string };
  readonly E789: { readonly axis: string };
  readonly W780: { readonly number: string; readonly bound: 'min' | 'max'; readonly value: string };
  readonly W781: Record<never, never>;
  readonly W782: { readonly count: number };
  readonly W783: { readonly axis: string };
  readonly W784: { readonly bound: string };
  readonly W785: { readonly label: string; readonly line: number };
  readonly W786: { readonly every: number };
}

export const xychartNumbers: CodeNumbers = { E: [780, 789], W: [780, 789] };

const NINE = Array.from({ length: 9 }, (_, i) => `line "Team ${i + 1}" ${i} ${i + 2}\n`).join('');
const LONG = Array.from({ length: 24 }, (_, i) => `"Department number ${i + 1}"`).join(' ');
const MANY = Array.from({ length: 24 }, (_, i) => i + 1).join(' ');

export const xychartCodes: CodeTable<XychartCodeArgs> = {
  E780: {
    severity: 'error',
    meaning: 'A series has more or fewer numbers than the x axis has places.',
    message: ({ series, count, places, of }) =>
      of === 'x'
        ? `"${series}" has ${numbers(count)}, but x has ${places} places.`
        : `"${series}" has ${numbers(count)}, but the longest series has ${places}.`,
    hint: ({ count, places }) =>
      count < places
        ? `Write - for each missing number: ${places - count} more.`
        : `Remove ${count - places}, or add as many places to the x line.`,
    example: 'xychart "Revenue"\nx "Jan" "Feb" "Mar"\nbar "2025" 10 30\n',
    repair: 'xychart "Revenue"\nx "Jan" "Feb" "Mar"\nbar "2025" 10 30 -\n',
  },
  E781: {
    severity: 'error',
    meaning: 'A number on a log axis is 0 or less.',
    message: ({ number, axis }) => `${number} has no place on ${axis}: its log scale starts above 0.`,
    hint: ({ number }) =>
      number.startsWith('min=')
        ? 'Set min= above 0, or remove min= or scale=log.'
        : 'Write - for a missing number, or remove scale=log.',
    example: 'xychart "Cells"\nx 1 2 3\ny scale=log\nline "Colony" 0 20 400\n',
    repair: 'xychart "Cells"\nx 1 2 3\ny scale=log\nline "Colony" - 20 400\n',
  },
  E782: {
    severity: 'error',
    meaning: 'There is a second axis, but no series uses it.',
    message: () => 'No series uses y2.',
    hint: () => 'Add axis=y2 to a series, or remove this line.',
    example: 'xychart "Sales"\nx "Jan" "Feb"\ny2 title="Margin" unit="%"\nbar "Sales" 10 30\n',
    repair:
      'xychart "Sales"\nx "Jan" "Feb"\ny2 title="Margin" unit="%"\nbar "Sales" 10 30\nline "Margin" 4 6 axis=y2\n',
  },
  E783: {
    severity: 'error',
    meaning: 'An axis ends at or before its start.',
    message: ({ min, max }) => `The axis would run from ${min} to ${max}.`,
    hint: () => 'Make min= smaller than max=.',
    example: 'xychart "Sales"\ny min=10 max=5\nbar "Sales" 7 8\n',
    repair: 'xychart "Sales"\ny min=5 max=10\nbar "Sales" 7 8\n',
  },
  E784: {
    severity: 'error',
    meaning: 'Series are stacked on a log axis, where lengths do not add up.',
    message: ({ axis }) => `Stacked series cannot be read on ${axis}, whose scale is log.`,
    hint: () => 'Remove stack=on or scale=log.',
    example: 'xychart "Sales" stack=on\ny scale=log\nbar "Shop" 10 20\nbar "Web" 30 40\n',
    repair: 'xychart "Sales"\ny scale=log\nline "Shop" 10 20\nline "Web" 30 40\n',
  },
  E785: {
    severity: 'error',
    meaning: 'A chart has no numbers.',
    message: () => 'The chart has no numbers.',
    hint: () => 'Add a line with numbers: bar "2025" 10 20 30',
    example: 'xychart "Sales"\nx "Jan" "Feb"\n',
    repair: 'xychart "Sales"\nx "Jan" "Feb"\nbar "2025" 10 20\n',
  },
  E786: {
    severity: 'error',
    meaning: 'A series has more labels than numbers.',
    message: ({ labels, numbers: count }) => `There are ${labels} labels for ${numbers(count)}.`,
    hint: () => 'Write one label per number, "" for none.',
    example: 'xychart "Sales"\nline "Plan" 12 25 labels="low","middle","high"\n',
    repair: 'xychart "Sales"\nline "Plan" 12 25 labels="low","high"\n',
  },
  E787: {
    severity: 'error',
    meaning: 'The x axis has bounds, but its places are not on a scale.',
    message: ({ option }) => `${option}= needs an x axis of numbers or dates, but these places are evenly spaced.`,
    hint: ({ option }) => `Remove ${option}=, or write numbers or dates in ascending order.`,
    example: 'xychart "Sales"\nx "Jan" "Feb" min=0\nbar "2025" 10 20\n',
    repair: 'xychart "Sales"\nx "Jan" "Feb"\nbar "2025" 10 20\n',
  },
  E788: {
    severity: 'error',
    meaning: 'The place of a mark is not on the x axis.',
    message: ({ found: actual }) => `The x axis has no '${actual}'.`,
    hint: ({ scale, first }) =>
      scale === 'places'
        ? `Write the text of a place: x="${first}"`
        : scale === 'days'
          ? 'Write a date, or two joined by ..: x=2026-11-02..2026-11-13'
          : 'Write a number, or two joined by ..: x=10..20',
    example: 'xychart "Sales"\nx "Jan" "Feb"\nbar "2025" 10 30\nmark "Launch" x="Mar"\n',
    repair: 'xychart "Sales"\nx "Jan" "Feb"\nbar "2025" 10 30\nmark "Launch" x="Feb"\n',
  },
  E789: {
    severity: 'error',
    meaning: 'A mark is on a value axis that no series uses.',
    message: ({ axis }) => `No series uses ${axis}, so this mark has no scale.`,
    hint: ({ axis }) =>
      axis === 'y2' ? 'Set axis=y2 on a series, or remove axis= from the mark.' : 'Set axis=y2 on the mark.',
    example: 'xychart "Sales"\nx "Jan" "Feb"\nbar "2025" 10 30\nmark "Target" y=20 axis=y2\n',
    repair: 'xychart "Sales"\nx "Jan" "Feb"\nbar "2025" 10 30\nmark "Target" y=20 axis=y2\nline "Margin" 4 6 axis=y2\n',
  },
  W780: {
    severity: 'warning',
    meaning: 'A number is outside the bounds set for its axis.',
    message: ({ number, bound, value }) =>
      `${number} is ${bound === 'min' ? 'below' : 'above'} ${bound}=${value}, so the axis is extended.`,
    hint: ({ bound }) => `Change ${bound}= to include all numbers, or remove it.`,
    example: 'xychart "Sales"\ny max=20\nbar "2025" 10 30\n',
    repair: 'xychart "Sales"\ny max=40\nbar "2025" 10 30\n',
  },
  W781: {
    severity: 'warning',
    meaning: 'A second axis does not say what it measures.',
    message: () => 'The second axis does not say what it measures.',
    hint: () => 'Add a line for it: y2 title="Margin" unit="%"',
    example: 'xychart "Sales"\nbar "Sales" 10 30\nline "Margin" 4 6 axis=y2\n',
    repair: 'xychart "Sales"\ny2 title="Margin" unit="%"\nbar "Sales" 10 30\nline "Margin" 4 6 axis=y2\n',
  },
  W782: {
    severity: 'warning',
    style: true,
    meaning: 'There are more series than distinguishable colours.',
    message: ({ count }) => `${count} series are more than eight colours can distinguish.`,
    hint: () => 'Remove series that you do not need, or draw two charts.',
    example: `xychart "Teams"\n${NINE}`,
    repair: 'xychart "Teams"\nline "Team 1" 1 2\nline "Team 2" 2 4\n',
  },
  W783: {
    severity: 'warning',
    style: true,
    meaning: 'Bars or areas are on a log axis, where their length has no meaning.',
    message: ({ axis }) => `On ${axis}, whose scale is log, the length of a bar or an area does not show its number.`,
    hint: () => 'Draw points or a line: points "2025" 10 1000',
    example: 'xychart "Cells"\ny scale=log\nbar "Colony" 10 1000\n',
    repair: 'xychart "Cells"\ny scale=log\npoints "Colony" 10 1000\n',
  },
  W784: {
    severity: 'warning',
    style: true,
    meaning: 'An axis of bars or areas has bounds that exclude 0, where they start.',
    message: ({ bound }) => `Bars and areas start at 0, so ${bound} is ignored.`,
    hint: ({ bound }) => `Remove ${bound}, or draw a line or points.`,
    example: 'xychart "Sales"\ny min=20\nbar "2025" 30 40\n',
    repair: 'xychart "Sales"\ny min=20\nline "2025" 30 40\n',
  },
  W785: {
    severity: 'warning',
    meaning: 'Two series have the same name.',
    message: ({ label, line }) => `"${label}" is also the name of the series on line ${line}.`,
    hint: () => 'Give this series a different name.',
    example: 'xychart "Sales"\nbar "2025" 10 30\nbar "2025" 12 25\n',
    repair: 'xychart "Sales"\nbar "2024" 10 30\nbar "2025" 12 25\n',
  },
  W786: {
    severity: 'warning',
    style: true,
    meaning: 'The x axis has no room for all its names, so some are only in the outline.',
    message: ({ every }) => `Only one of every ${every} names along the x axis has room.`,
    hint: () => 'Set orientation=horizontal in the header, which has room for all names, or shorten them.',
    example: `xychart "Posts"\nx ${LONG}\nbar "Open" ${MANY}\n`,
    repair: `xychart "Posts" orientation=horizontal\nx ${LONG}\nbar "Open" ${MANY}\n`,
  },
};

function numbers(count: number): string {
  return `${count} number${count === 1 ? '' : 's'}`;
}

export const report: Report<XychartCodeArgs> = reporter(xychartCodes);
