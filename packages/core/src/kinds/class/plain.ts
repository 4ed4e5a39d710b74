// The kind class, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildClasses } from './build.js';
import { classCodes, classNumbers } from './codes.js';
import { describeClasses } from './describe.js';
import { drawClasses } from './draw/index.js';
import { classSigns } from './habits/signs.js';
import type { ClassModel } from './model.js';
import { classGrammar } from './statements.js';
import { classText } from './terminal/index.js';

export const plainClass: AnyKind = kind<ClassModel>({
  grammar: classGrammar,
  evidence: async () => (await import('./evidence.js')).classEvidence,
  habits: withoutRepairs(classSigns),
  codes: codeEntries(classCodes),
  numbers: classNumbers,
  build: buildClasses,
  describe: describeClasses,
  draw: drawClasses,
  text: classText,
});
