// The kind schema.
import { codeEntries } from '../../diagnostics/define.js';
import { GROUP_NAMES } from '../group-types.js';
import { type AnyKind, kind } from '../kind.js';
import { buildSchema } from './build.js';
import { schemaCodes, schemaNumbers } from './codes.js';
import { describeSchema } from './describe.js';
import { drawSchema } from './draw/index.js';
import { schemaHabits } from './habits/index.js';
import type { SchemaModel } from './model.js';
import { schemaGrammar } from './statements.js';
import { schemaText } from './terminal/index.js';

export const schema: AnyKind = kind<SchemaModel>({
  grammar: schemaGrammar,
  evidence: async () => (await import('./evidence.js')).schemaEvidence,
  habits: schemaHabits,
  groupNames: GROUP_NAMES,
  codes: codeEntries(schemaCodes),
  numbers: schemaNumbers,
  build: buildSchema,
  describe: describeSchema,
  draw: drawSchema,
  text: schemaText,
});
