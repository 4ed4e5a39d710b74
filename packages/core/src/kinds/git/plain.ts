// The kind git, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildGit } from './build.js';
import { gitCodes, gitNumbers } from './codes.js';
import { describeGit } from './describe.js';
import { drawGit } from './draw/index.js';
import { gitSigns } from './habits/signs.js';
import type { GitModel } from './model.js';
import { gitGrammar } from './statements.js';
import { gitText } from './terminal/index.js';

export const plainGit: AnyKind = kind<GitModel>({
  grammar: gitGrammar,
  evidence: async () => (await import('./evidence.js')).gitEvidence,
  habits: withoutRepairs(gitSigns),
  codes: codeEntries(gitCodes),
  numbers: gitNumbers,
  build: buildGit,
  describe: describeGit,
  draw: drawGit,
  text: gitText,
});
