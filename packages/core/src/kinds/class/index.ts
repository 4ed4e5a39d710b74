// The kind class.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildClasses } from './build.js';
import { classCodes, classNumbers } from './codes.js';
import { describeClasses } from './describe.js';
import { drawClasses } from './draw/index.js';
import { classHabits } from './habits/index.js';
import type { ClassModel } from './model.js';
import { classGrammar } from './statements.js';
import { classText } from './terminal/index.js';

export const classDiagram: AnyKind = kind<ClassModel>({
  grammar: classGrammar,
  evidence: async () => (await import('./evidence.js')).classEvidence,
  habits: classHabits,
  codes: codeEntries(classCodes),
  numbers: classNumbers,
  build: buildClasses,
  describe: describeClasses,
  draw: drawClasses,
  text: classText,
});
