// Schemas for tests: a source, built to its model and its diagnostics.
import type { Outcome } from '../../../diagnostics/report.js';
import { applyGrammar } from '../../../grammar/apply.js';
import { resolveHeader } from '../../../settings/defaults.js';
import { cutSource } from '../../../syntax/cut-source.js';
import { parse } from '../../../syntax/parse.js';
import { testIcons } from '../../../testing/icons.js';
import { makeSource } from '../../../text/source.js';
import { buildSchema } from '../build.js';
import { schema } from '../index.js';
import type { SchemaModel } from '../model.js';
import { schemaGrammar } from '../statements.js';

export function builtSchema(text: string): Outcome<SchemaModel> {
  const checked = applyGrammar(parse(cutSource(makeSource(text)), schema).value, schemaGrammar).value;
  const header = resolveHeader(checked, schemaGrammar, undefined).value;
  return buildSchema(checked, { header, icons: testIcons, whole: true });
}
