// Mistakes that a writer familiar with Mermaid, Vega, Chart.js, CSV, Markdown and YAML makes in a pie.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const slice = (
  name: string,
  lines: string,
  fixed: string,
  codes = 'E125',
  hint: string = fixed.split('\n')[0] ?? fixed,
): Case => ({ name, lines, codes, hint, fixed });

const DOGS = 'slice "Dogs" 386';
const BOTH = 'slice "Dogs" 386\nslice "Cats" 12';

const LINES: readonly Case[] = [
  slice("Mermaid's slices", '"Dogs" : 386\n"Cats" : 12', BOTH, 'E125 E125'),
  slice('YAML', 'Dogs: 386\nCats: 12', BOTH, 'E125 E125'),
  slice('a list', '- Dogs: 386\n- Cats: 12', BOTH, 'E125 E125'),
  slice('CSV', 'Dogs, 386\nCats, 12', BOTH),
  slice('CSV with heads', 'label,value\nDogs,386\nCats,12', BOTH),
  slice('a table with semicolons', 'pet;count\nDogs;386\nCats;12', BOTH),
  slice('a table of Markdown', '| Pet | Count |\n|-----|------:|\n| Dogs | 386 |\n| Cats | 12 |', BOTH),
  slice('objects', '{"label": "Dogs", "value": 386},\n{ name: \'Cats\', y: 12 }', BOTH, 'E125 E125'),
  slice('an equals sign', 'Dogs = 386', DOGS),
  slice('an arrow', 'Dogs -> 386', DOGS),
  slice('an item', '"Dogs" 386', DOGS, 'E406'),
  slice('a number as an option', 'slice "Dogs" value=386', DOGS),
  slice('an id', 'slice dogs "Dogs" 386', DOGS),
  slice('the number first', 'slice 386 "Dogs"', DOGS),
  slice('a call', 'slice(Dogs, 386)', DOGS),
  slice('thousands', 'slice "Dogs" 1,386', 'slice "Dogs" 1386', 'E303'),
  slice('no quotes', 'slice Hot dogs 386', 'slice "Hot dogs" 386', 'E112'),
  slice('single quotes', "slice 'Dogs' 386", DOGS, 'E121'),
  slice('a colon after the keyword', 'slice: "Dogs" 386', DOGS, 'E118'),
  slice('a colour', 'slice "Dogs" 386 color=red', 'slice "Dogs" 386 tone=red', 'E300', 'tone=red'),
  slice('other words for a slice', 'part "Dogs" 386\nsegment "Cats" 12', BOTH, 'E125 E125'),
  {
    name: 'a unit after the number',
    lines: 'slice "Dogs" 386 GB',
    codes: 'E125',
    hint: 'slice "Dogs" 386',
    chosen: 'slice "Dogs" 386',
  },
  { name: 'a negative share', lines: 'slice "Dogs" -3', codes: 'E304', hint: 'a number from 0' },
  {
    name: 'a number with thousands as a letter',
    lines: 'slice "Dogs" 3.5k',
    codes: 'E303',
    hint: 'slice "Dogs" 3.5',
  },
  {
    name: 'a total',
    lines: 'total 398\nslice "Dogs" 386\nslice "Cats" 12',
    codes: 'E117',
    hint: 'added up',
    fixed: BOTH,
  },
  { name: 'a legend', lines: 'legend right\nslice "Dogs" 386', codes: 'E117', hint: 'Remove this line', fixed: DOGS },
];

/** The unit goes into the header, so that a sum other than 100 is reported. */
const PERCENTS: readonly Mistake[] = (
  [
    ['a percent sign', 'slice "Dogs" 60%\nslice "Cats" 40%', 'E303'],
    ['a percent sign after a space', 'slice "Dogs" 60 %\nslice "Cats" 40 %', 'E125'],
    ["percents as Mermaid's slices", '"Dogs" : 60%\n"Cats" : 40%', 'E125'],
    ['percents in quotes', 'slice "Dogs" "60%"\nslice "Cats" "40%"', 'E303'],
  ] as const
).map(([name, lines, code]) => ({
  name,
  source: `pie "Pets"\n${lines}\n`,
  codes: ['E314', code, code],
  hint: 'unit="%"',
  fixed: 'pie "Pets" unit="%"\nslice "Dogs" 60\nslice "Cats" 40\n',
}));

const HEADERS: readonly Mistake[] = [
  {
    name: 'percents that add up to more than 100',
    source: 'pie "Pets"\nslice "Dogs" 70%\nslice "Cats" 60%\n',
    codes: ['E314', 'E741', 'E303', 'E303'],
    hint: 'unit="%"',
  },
  {
    name: "Mermaid's title",
    source: 'pie title Pets\nslice "Dogs" 386\n',
    codes: ['E112'],
    hint: 'pie "Pets"',
    fixed: 'pie "Pets"\nslice "Dogs" 386\n',
  },
  {
    name: "Mermaid's data and title",
    source: 'pie showData title Pets\n"Dogs" : 386\n',
    codes: ['E112', 'E125'],
    hint: 'pie "Pets" values=both',
    fixed: 'pie "Pets" values=both\nslice "Dogs" 386\n',
  },
  {
    name: 'data shown, and a title on a line of its own',
    source: 'pie showData\n    title Key elements\n    "Calcium" : 42.96\n    "Iron" : 5\n',
    codes: ['E112', 'E122', 'E125', 'E125'],
    hint: 'values=both',
  },
  {
    name: 'a title on a line of its own',
    source: 'pie\ntitle Pets\nslice "Dogs" 386\n',
    codes: ['E122'],
    hint: 'pie "Pets"',
    fixed: 'pie "Pets"\nslice "Dogs" 386\n',
  },
  {
    name: 'a ring by its name',
    source: 'donut "Pets"\nslice "Dogs" 386\n',
    codes: ['E120'],
    hint: 'pie "Pets" donut=on',
    fixed: 'pie "Pets" donut=on\nslice "Dogs" 386\n',
  },
  {
    name: 'options in other words',
    source: 'pie "Pets" donut=true values=all\nslice "Dogs" 386\n',
    codes: ['E302', 'E302'],
    hint: 'on',
    fixed: 'pie "Pets" donut=on values=both\nslice "Dogs" 386\n',
  },
  {
    name: 'how many slices, in other words',
    source: 'pie "Pets" max=20\nslice "Dogs" 386\n',
    codes: ['E300'],
    hint: 'slices=20',
    fixed: 'pie "Pets" slices=20\nslice "Dogs" 386\n',
  },
  {
    name: 'options on lines of their own',
    source: 'pie "Pets"\nshowData\nunit "GB"\nslice "Dogs" 386\n',
    codes: ['E122', 'E122'],
    hint: 'values=both',
  },
  {
    name: 'a block',
    source: 'pie "Pets" {\n  slice "Dogs" 386\n}\n',
    codes: ['E118', 'E108'],
    hint: 'pie "Pets"',
    fixed: 'pie "Pets"\n  slice "Dogs" 386\n\n',
  },
];

export const mistakes: readonly Mistake[] = [...below('pie "Pets"\n', LINES), ...PERCENTS, ...HEADERS];
