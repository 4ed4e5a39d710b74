// The kind flow, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { GROUP_NAMES } from '../group-types.js';
import { type AnyKind, kind } from '../kind.js';
import { buildFlow } from './build.js';
import { flowCodes, flowNumbers } from './codes.js';
import { describeFlow } from './describe.js';
import { drawFlow } from './draw/index.js';
import { flowSigns } from './habits/signs.js';
import type { FlowModel } from './model.js';
import { flowGrammar } from './statements.js';
import { flowText } from './terminal/index.js';

export const plainFlow: AnyKind = kind<FlowModel>({
  grammar: flowGrammar,
  evidence: async () => (await import('./evidence.js')).flowEvidence,
  habits: withoutRepairs(flowSigns),
  groupNames: GROUP_NAMES,
  codes: codeEntries(flowCodes),
  numbers: flowNumbers,
  build: buildFlow,
  describe: describeFlow,
  draw: drawFlow,
  text: flowText,
});
