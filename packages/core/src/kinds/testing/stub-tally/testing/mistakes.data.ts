// Mistakes in a tally.
import { below, type Mistake } from '../../mistake.js';

export const mistakes: readonly Mistake[] = below('tally "Traffic"\n', [
  {
    name: 'a word of another tool',
    lines: 'wedge "Search" 62',
    codes: 'E400',
    hint: "'slice'",
    chosen: 'slice "Search" 62',
  },
  {
    name: 'a colour',
    lines: 'slice "Search" 62 tone=purple',
    codes: 'E302',
    hint: 'violet',
  },
  { name: 'no number', lines: 'slice "Search"', codes: 'E402', hint: 'slice' },
  { name: 'an edge', lines: 'slice "Search" 62\nslice "Direct" 38\na -> b', codes: 'E406', hint: 'slice' },
  {
    name: 'a comma at the end and a mistyped keyword',
    lines: 'slcie "Search" 62\nslice "Search" 62\nslice "Search" 3',
    codes: 'E400 E490',
    hint: "'slice'",
  },
]);
