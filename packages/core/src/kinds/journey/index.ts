// The kind journey.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildJourney } from './build.js';
import { journeyCodes, journeyNumbers } from './codes.js';
import { describeJourney } from './describe.js';
import { drawJourney } from './draw/index.js';
import { journeyHabits } from './habits/index.js';
import type { JourneyModel } from './model.js';
import { journeyGrammar } from './statements.js';
import { journeyText } from './terminal/index.js';

export const journey: AnyKind = kind<JourneyModel>({
  grammar: journeyGrammar,
  evidence: async () => (await import('./evidence.js')).journeyEvidence,
  habits: journeyHabits,
  codes: codeEntries(journeyCodes),
  numbers: journeyNumbers,
  build: buildJourney,
  describe: describeJourney,
  draw: drawJourney,
  text: journeyText,
});
