import { expect, it } from 'vitest';
import { toneOfColour } from './tone-of-colour.js';

it.each([
  ['#f00', 'red'],
  ['#F9F', 'violet'],
  ['#ff8800', 'orange'],
  ['#ffd700', 'amber'],
  ['#0a0', 'green'],
  ['#0cc', 'aqua'],
  ['#3366ffcc', 'blue'],
  ['#888', 'neutral'],
  ['#fff', 'neutral'],
  ['#100', 'neutral'],
  ['rgb(255, 0, 40)', 'red'],
  ['rgba(0 0 255 / 0.5)', 'blue'],
  ['LightSkyBlue', 'blue'],
  ['darkseagreen', 'aqua'],
  ['forestgreen', 'green'],
  ['crimson', 'red'],
  ['gray', 'neutral'],
  ['#12', undefined],
  ['#12345', undefined],
  ['url(#x)', undefined],
  ['chequered', 'red'],
  ['', undefined],
])('the tone of %s is %s', (colour, tone) => expect(toneOfColour(colour)).toBe(tone));
