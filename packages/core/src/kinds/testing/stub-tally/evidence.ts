// Which requests ask for a tally.
import type { Evidence } from '../../evidence.js';

export const tallyEvidence: Evidence = {
  shows: 'shares of a whole, as bars',
  words: [{ weight: 10, words: 'tally, tally chart|marks' }],
  shapes: {},
  needs: [{ what: 'The shares, and a number for each.', shownBy: ['amounts'] }],
  skeleton: `tally "Shares"
slice "First" 60
slice "Second" 40
`,
};
