// The reader of Mermaid's xy charts: in, the text after its preamble; out, the draft of an xychart and what changed.
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { type Chart, type PlotLine, parseChart } from './parse.js';
import { toDraft } from './to-draft.js';

/** Most series of bars, or of lines, of a chart in the language. */
const MOST_SERIES = 12;

export const xychart: Reader = reader<Chart, readonly PlotLine[]>({
  kind: 'xychart',
  called: 'xy chart',
  needs: 'numbers, such as: bar [10, 20, 30]',
  titled: 'xychart "Revenue"',
  titles: {},
  parse: parseChart,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: ({ lines }) => lines.filter((each): each is PlotLine => each.kind === 'plot'),
  sizes: (plots) => [
    ...(['bar', 'line'] as const).map((kind) => ({
      what: 'series of one kind' as const,
      count: plots.filter(({ plot }) => plot === kind).length,
      most: MOST_SERIES,
    })),
    {
      what: 'points',
      count: plots.reduce((most, { numbers }) => Math.max(most, numbers.length), 0),
      most: CONVERTER_LIMITS.nodes,
    },
  ],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, texts, input, report }) => toDraft(parsed, texts, input, report),
});
