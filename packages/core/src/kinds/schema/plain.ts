// The kind schema, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { GROUP_NAMES } from '../group-types.js';
import { type AnyKind, kind } from '../kind.js';
import { buildSchema } from './build.js';
import { schemaCodes, schemaNumbers } from './codes.js';
import { describeSchema } from './describe.js';
import { drawSchema } from './draw/index.js';
import { schemaSigns } from './habits/signs.js';
import type { SchemaModel } from './model.js';
import { schemaGrammar } from './statements.js';
import { schemaText } from './terminal/index.js';

export const plainSchema: AnyKind = kind<SchemaModel>({
  grammar: schemaGrammar,
  evidence: async () => (await import('./evidence.js')).schemaEvidence,
  habits: withoutRepairs(schemaSigns),
  groupNames: GROUP_NAMES,
  codes: codeEntries(schemaCodes),
  numbers: schemaNumbers,
  build: buildSchema,
  describe: describeSchema,
  draw: drawSchema,
  text: schemaText,
});
