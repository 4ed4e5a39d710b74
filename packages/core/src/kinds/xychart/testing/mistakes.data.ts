// Mistakes that a writer familiar with Mermaid, PlantUML, Chart.js, Vega, CSV and Markdown makes in a chart.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const chart = (
  name: string,
  lines: string,
  fixed: string,
  codes = 'E125',
  hint: string = fixed.split('\n')[0] ?? fixed,
): Case => ({ name, lines, codes, hint, fixed });

const AXES: readonly Case[] = [
  chart("Mermaid's places", 'x-axis [jan, "feb x"]\nbar 1 2', 'x "jan" "feb x"\nbar 1 2'),
  chart("Mermaid's places with a title", 'x-axis "Month" [jan, feb]\nbar 1 2', 'x "jan" "feb" title="Month"\nbar 1 2'),
  chart("Mermaid's range", 'x-axis "Speed" 0 --> 100\nline 1 2 3', 'x title="Speed" min=0 max=100\nline 1 2 3'),
  chart("Mermaid's numbers", 'y-axis "Revenue" 0 --> 11000\nbar 1 2', 'y title="Revenue" min=0 max=11000\nbar 1 2'),
  chart('only a title', 'y-axis Revenue\nbar 1 2', 'y title="Revenue"\nbar 1 2'),
  chart('a text as a title', 'y "Revenue" "USD"\nbar 1 2', 'y title="Revenue" unit="USD"\nbar 1 2'),
  chart('a range without a title', 'y-axis 0 --> 100\nbar 1 2', 'y min=0 max=100\nbar 1 2'),
  chart(
    "PlantUML's axes",
    'h-axis [Q1, Q2]\nv-axis "Rev" 0 --> 9\nbar 1 2',
    'x "Q1" "Q2"\ny title="Rev" min=0 max=9\nbar 1 2',
    'E125 E125',
  ),
  chart(
    'a second axis by another name',
    'bar 1 2\nline 3 4 axis=y2\ny2-axis "Share" "%"',
    'bar 1 2\nline 3 4 axis=y2\ny2 title="Share" unit="%"',
    'E125',
    'y2 title="Share"',
  ),
  chart('a target with its number', 'bar 1 2\ntarget 20', 'bar 1 2\nmark "Target" y=20', 'E125', 'mark "Target" y=20'),
  chart('a horizontal line', 'bar 1 2\nhline 20 "Target"', 'bar 1 2\nmark "Target" y=20', 'E125', 'mark "Target" y=20'),
  chart('a vertical line', 'x 1 2 3\nline 1 2 3\nvline 2', 'x 1 2 3\nline 1 2 3\nmark x=2', 'E125', 'mark x=2'),
  chart(
    'a band with to',
    'bar 1 2\nband "Usual" 1 to 2',
    'bar 1 2\nmark "Usual" y=1..2',
    'E125',
    'mark "Usual" y=1..2',
  ),
  chart(
    'a mark without its axis',
    'bar 1 2\nmark "Target" 20',
    'bar 1 2\nmark "Target" y=20',
    'E125',
    'mark "Target" y=20',
  ),
  chart(
    'a threshold after a colon',
    'bar 1 2\nthreshold: 1.5',
    'bar 1 2\nmark "Threshold" y=1.5',
    'E125',
    'mark "Threshold" y=1.5',
  ),
  chart(
    'a place without quotes',
    'x "Jan" "Feb"\nbar 1 2\nmark x=Feb',
    'x "Jan" "Feb"\nbar 1 2\nmark x="Feb"',
    'E303',
    'x="Feb"',
  ),
  {
    name: 'a band backwards',
    lines: 'bar 1 2\nmark "Usual" y=20-10',
    codes: 'E303',
    hint: 'y=10..20',
    chosen: 'bar 1 2\nmark "Usual" y=10..20',
  },
  {
    name: 'a band in words',
    lines: 'bar 1 2\nmark "Usual" y="10 to 20"',
    codes: 'E303',
    hint: 'y=10..20',
    chosen: 'bar 1 2\nmark "Usual" y=10..20',
  },
  chart('a log scale as a word', 'y log\nline 1 20', 'y scale=log\nline 1 20'),
  chart(
    'names of options',
    'y label="Sales" type=log\nline 1 20',
    'y title="Sales" scale=log\nline 1 20',
    'E300 E300',
    'title',
  ),
  chart('commas between places', 'x "Jan", "Feb"\nbar 1 2', 'x "Jan" "Feb"\nbar 1 2', 'E118'),
  chart('places after a colon', 'x: Jan, Feb\nbar: 1, 2', 'x "Jan" "Feb"\nbar 1 2', 'E125 E125'),
  chart("Chart.js's labels and data", 'labels: [Jan, Feb]\ndata: [1, 2]', 'x "Jan" "Feb"\nbar 1 2', 'E125 E125'),
  chart('dates with slashes', 'x 2024/1/1 2024/2/1\nline 1 2', 'x 2024-01-01 2024-02-01\nline 1 2', 'E303 E303'),
];

const SERIES: readonly Case[] = [
  chart('brackets', 'bar [1, 2, 3]', 'bar 1 2 3'),
  chart('a name and brackets', 'line "Plan" [1, 2]', 'line "Plan" 1 2'),
  chart('labels among numbers', 'line [540 "low", 125, 60 "high"]', 'line 540 125 60 labels="low","","high"'),
  chart('commas', 'bar 1, 2, 3', 'bar 1 2 3', 'E118 E118'),
  chart('an equals sign', 'bar "2025" = [1, 2]', 'bar "2025" 1 2'),
  chart('a colon', 'bar "2025": 1, 2', 'bar "2025" 1 2'),
  chart('data as an option', 'bar "2025" data=1,2', 'bar "2025" 1 2'),
  chart('columns', 'column "2025" 1 2', 'bar "2025" 1 2'),
  chart('a series', 'series "2025" 1 2', 'line "2025" 1 2'),
  chart('a colour in hexadecimal', 'bar "A" [1, 2] #3498db', 'bar "A" 1 2 tone=blue'),
  chart(
    'an axis named by itself',
    'bar "A" 1 2\nline "B" 3 4 y2\ny2 title="x"',
    'bar "A" 1 2\nline "B" 3 4 axis=y2\ny2 title="x"',
    'E125',
    'axis=y2',
  ),
  chart(
    'a side for an axis',
    'bar "A" 1 2\nline "B" 3 4 axis=right\ny2 title="x"',
    'bar "A" 1 2\nline "B" 3 4 axis=y2\ny2 title="x"',
    'E302',
    "'y2'",
  ),
  chart('other words for a missing number', 'bar 1 N/A null 2', 'bar 1 - - 2', 'E303 E303'),
  chart('percent signs', 'bar "A" 62% 3', 'bar "A" 62 3', 'E303'),
  chart('a name without quotes', 'bar Sales 10 20', 'bar "Sales" 10 20', 'E112'),
  chart('points in pairs', 'points (1, 2) (3, 4)', 'x 1 3\npoints 2 4'),
  chart(
    'CSV',
    'Month,Revenue,Plan\nJan,10,12\nFeb,20,',
    'x "Jan" "Feb" title="Month"\nbar "Revenue" 10 20\nbar "Plan" 12 -',
  ),
  chart(
    'a table of Markdown',
    '| Month | Revenue |\n|---|---|\n| Jan | 10 |\n| Feb | 20 |',
    'x "Jan" "Feb" title="Month"\nbar "Revenue" 10 20',
  ),
  chart('YAML', 'Jan: 10\nFeb: 20', 'x "Jan" "Feb"\nbar 10 20'),
  chart('objects', '{"x": "Jan", "y": 10},\n{"x": "Feb", "y": 20}', 'x "Jan" "Feb"\nbar 10 20'),
  { name: 'a legend', lines: 'legend right\nbar 1 2', codes: 'E117', hint: 'Remove this line', fixed: 'bar 1 2' },
  { name: 'a grid', lines: 'grid on\nbar 1 2', codes: 'E117', hint: 'Remove this line', fixed: 'bar 1 2' },
  {
    name: 'a series that is too short',
    lines: 'x "Jan" "Feb" "Mar"\nbar "2025" 10 30',
    codes: 'E780',
    hint: 'Write -',
    chosen: 'x "Jan" "Feb" "Mar"\nbar "2025" 10 30 -',
  },
  {
    name: 'zero on a log scale',
    lines: 'y scale=log\nline 0 20 400',
    codes: 'E781',
    hint: 'Write -',
    chosen: 'y scale=log\nline - 20 400',
  },
];

const HEADERS: readonly Mistake[] = [
  {
    name: 'a whole chart of Mermaid',
    source:
      'xychart-beta\n    title "Sales Revenue"\n    x-axis [jan, feb, mar]\n    y-axis "Revenue (in $)" 0 --> 11000\n    bar [5000, 6000, 7500]\n    line [5000, 6000, 7500]\n',
    codes: ['E120', 'E122', 'E125', 'E125', 'E125', 'E125'],
    hint: 'xychart',
    fixed:
      'xychart "Sales Revenue"\n    x "jan" "feb" "mar"\n    y title="Revenue (in $)" min=0 max=11000\n    bar 5000 6000 7500\n    line 5000 6000 7500\n',
  },
  {
    name: "Mermaid's orientation",
    source: 'xychart-beta horizontal\nbar 1 2\n',
    codes: ['E120'],
    hint: 'xychart orientation=horizontal',
    fixed: 'xychart orientation=horizontal\nbar 1 2\n',
  },
  {
    name: 'an orientation after the kind',
    source: 'xychart horizontal\nbar 1 2\n',
    codes: ['E112'],
    hint: 'xychart orientation=horizontal',
    fixed: 'xychart orientation=horizontal\nbar 1 2\n',
  },
  {
    name: 'an orientation on a line of its own',
    source: 'xychart "S"\norientation horizontal\nbar 1 2\n',
    codes: ['E122'],
    hint: 'xychart "S" orientation=horizontal',
    fixed: 'xychart "S" orientation=horizontal\nbar 1 2\n',
  },
  {
    name: 'stacked on a line of its own',
    source: 'xychart "S"\nstacked\nbar 1 2\n',
    codes: ['E122'],
    hint: 'stack=on',
    fixed: 'xychart "S" stack=on\nbar 1 2\n',
  },
  {
    name: 'a bar chart by its name',
    source: 'barchart "S"\nbar 1 2\n',
    codes: ['E120'],
    hint: 'xychart "S"',
    fixed: 'xychart "S"\nbar 1 2\n',
  },
  {
    name: 'options in other words',
    source: 'xychart "S" orientation=LR stack=true\nbar 1 2\n',
    codes: ['E302', 'E302'],
    hint: 'horizontal',
    fixed: 'xychart "S" orientation=horizontal stack=on\nbar 1 2\n',
  },
];

export const mistakes: readonly Mistake[] = [
  ...below('xychart "S"\n', AXES),
  ...below('xychart "S"\n', SERIES),
  ...HEADERS,
];
