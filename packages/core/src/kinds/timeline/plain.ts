// The kind timeline, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildTimeline } from './build.js';
import { timelineCodes, timelineNumbers } from './codes.js';
import { describeTimeline } from './describe.js';
import { drawTimeline } from './draw/index.js';
import { timelineSigns } from './habits/signs.js';
import type { TimelineModel } from './model.js';
import { timelineGrammar } from './statements.js';
import { timelineText } from './terminal/index.js';

export const plainTimeline: AnyKind = kind<TimelineModel>({
  grammar: timelineGrammar,
  evidence: async () => (await import('./evidence.js')).timelineEvidence,
  habits: withoutRepairs(timelineSigns),
  codes: codeEntries(timelineCodes),
  numbers: timelineNumbers,
  build: buildTimeline,
  describe: describeTimeline,
  draw: drawTimeline,
  text: timelineText,
});
