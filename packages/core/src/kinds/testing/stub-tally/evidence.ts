// Words in a request that point to a tally.
import type { Evidence } from '../../evidence.js';
import { headed, lines, quote } from '../../starting.js';

export const tallyEvidence: Evidence = {
  shows: 'shares of a whole, as bars',
  words: [{ weight: 10, words: 'tally, tally chart|marks' }],
  shapes: {},
  needs: [{ what: 'The shares, and a number for each.', shownBy: ['amounts'] }],
  start: (named) =>
    headed('tally', named) + lines(named.items, ({ label, amount }) => `slice ${quote(label)} ${amount || 10}`),
  skeleton: `tally "Shares"
slice "First" 60
slice "Second" 40
`,
};
