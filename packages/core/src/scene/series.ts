// The colours of series in a chart: tones in an order in which neighbours differ in lightness too, and the first four all do,
// so that they are told apart in grey print. theme/promises.ts holds every theme to it.
import type { Tone } from './scene.js';

/** LOOK.md: never more than eight colours; what a chart has more of is grouped or numbered. */
export const SERIES: readonly [Tone, Tone, Tone, Tone, Tone, Tone, Tone, Tone] = [
  'blue',
  'violet',
  'aqua',
  'orange',
  'amber',
  'red',
  'green',
  'neutral',
];

/** So many of them have a grey of their own. */
export const SERIES_IN_GREY = 4;
