// The reader of Mermaid's user journeys: in, the text after its preamble; out, the draft of a journey and what changed.
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { type Journey, parseJourney, type StepLine } from './parse.js';
import { toDraft } from './to-draft.js';

/** Most actors of a journey in the language. */
const MOST_PEOPLE = 24;

export const journey: Reader = reader<Journey, readonly StepLine[]>({
  kind: 'journey',
  called: 'user journey',
  needs: 'a step, such as: Search: 4: Me',
  titled: 'journey "Buying a ticket"',
  titles: {},
  parse: parseJourney,
  notes: ({ lines }, lenient, report) => unreadableNotes(lines, lenient, report),
  meaning: ({ lines }) => lines.filter((each): each is StepLine => each.kind === 'step'),
  sizes: (steps) => [
    { what: 'steps', count: steps.length, most: CONVERTER_LIMITS.nodes },
    { what: 'participants', count: new Set(steps.flatMap(({ people }) => people)).size, most: MOST_PEOPLE },
  ],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, texts, input, report }) => toDraft(parsed, texts, input, report),
});
