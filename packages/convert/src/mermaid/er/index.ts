// The reader of Mermaid's entity-relationship diagrams: in, the text after its preamble; out, the draft of a schema and what
// changed.

import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { modelOf } from './model.js';
import { parseEr } from './parse.js';
import { toDraft } from './to-draft.js';

export const er: Reader = reader({
  kind: 'schema',
  called: 'entity-relationship diagram',
  needs: 'an entity, such as: user { int id PK }',
  titled: 'schema "Shop"',
  titles: {},
  parse: parseEr,
  notes: ({ statements }, lenient, report) => [
    ...unreadableNotes(statements, lenient, report),
    ...statements.flatMap((each) => (each.kind === 'repair' ? [report('M217', each.span, each)] : [])),
  ],
  meaning: ({ statements }) => modelOf(statements),
  sizes: ({ entities, relations }) => [
    { what: 'entities', count: entities.size, most: CONVERTER_LIMITS.nodes },
    { what: 'relations', count: relations.length, most: CONVERTER_LIMITS.edges },
  ],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, meaning, texts, input, report }) => toDraft(parsed, meaning, texts, input, report),
});
