// The kind git.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildGit } from './build.js';
import { gitCodes, gitNumbers } from './codes.js';
import { describeGit } from './describe.js';
import { drawGit } from './draw/index.js';
import { gitHabits } from './habits/index.js';
import type { GitModel } from './model.js';
import { gitGrammar } from './statements.js';
import { gitText } from './terminal/index.js';

export const git: AnyKind = kind<GitModel>({
  grammar: gitGrammar,
  evidence: async () => (await import('./evidence.js')).gitEvidence,
  habits: gitHabits,
  codes: codeEntries(gitCodes),
  numbers: gitNumbers,
  build: buildGit,
  describe: describeGit,
  draw: drawGit,
  text: gitText,
});
