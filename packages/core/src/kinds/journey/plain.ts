// The kind journey, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildJourney } from './build.js';
import { journeyCodes, journeyNumbers } from './codes.js';
import { describeJourney } from './describe.js';
import { drawJourney } from './draw/index.js';
import { journeySigns } from './habits/signs.js';
import type { JourneyModel } from './model.js';
import { journeyGrammar } from './statements.js';
import { journeyText } from './terminal/index.js';

export const plainJourney: AnyKind = kind<JourneyModel>({
  grammar: journeyGrammar,
  evidence: async () => (await import('./evidence.js')).journeyEvidence,
  habits: withoutRepairs(journeySigns),
  codes: codeEntries(journeyCodes),
  numbers: journeyNumbers,
  build: buildJourney,
  describe: describeJourney,
  draw: drawJourney,
  text: journeyText,
});
