// The kind timeline.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildTimeline } from './build.js';
import { timelineCodes, timelineNumbers } from './codes.js';
import { describeTimeline } from './describe.js';
import { drawTimeline } from './draw/index.js';
import { timelineHabits } from './habits/index.js';
import type { TimelineModel } from './model.js';
import { timelineGrammar } from './statements.js';
import { timelineText } from './terminal/index.js';

export const timeline: AnyKind = kind<TimelineModel>({
  grammar: timelineGrammar,
  evidence: async () => (await import('./evidence.js')).timelineEvidence,
  habits: timelineHabits,
  codes: codeEntries(timelineCodes),
  numbers: timelineNumbers,
  build: buildTimeline,
  describe: describeTimeline,
  draw: drawTimeline,
  text: timelineText,
});
