// Constructs of this type that convert to another form, or are dropped. The reference shows them, and losses.test.ts converts
// each.
import type { TypeLosses } from '../losses.js';

export const losses: TypeLosses = {
  head: 'journey',
  rows: [
    {
      construct: 'A score outside 1 to 5',
      becomes: 'the nearest score',
      code: 'M270',
      before: 'Sit down: 9: Me',
      after: 'actor Me person\nstep "Sit down" score=5 by=Me',
    },
    {
      construct: 'Tags in a text',
      becomes: 'removed',
      code: 'M205',
      before: 'Sit <b>down</b>: 4: Me',
      after: 'actor Me person\nstep "Sit down" score=4 by=Me',
    },
    {
      construct: 'An actor spelled in two ways',
      becomes: 'one actor',
      code: 'M271',
      before: 'Go: 5: Me, me',
      after: 'actor Me person\nstep "Go" score=5 by=Me',
    },
    {
      construct: 'A score that is not a number',
      becomes: 'dropped',
      code: 'M203',
      before: 'Search: x: Me',
      after: 'actor Me person\nstep "Search" by=Me',
    },
  ],
};
