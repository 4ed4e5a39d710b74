// The reader of Mermaid's class diagrams: in, the text after its preamble; out, the draft of classes and what changed.

import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { modelOf } from './model.js';
import { parseClass } from './parse.js';
import { toDraft } from './to-draft.js';

export const classDiagram: Reader = reader({
  kind: 'class',
  called: 'class diagram',
  needs: 'a class, such as: class Cart',
  titled: 'class "Shop"',
  titles: {},
  parse: parseClass,
  notes: ({ statements }, lenient, report) => [
    ...unreadableNotes(statements, lenient, report),
    ...statements.flatMap((each) => (each.kind === 'repair' ? [report('M217', each.span, each)] : [])),
  ],
  meaning: ({ statements }) => modelOf(statements),
  sizes: ({ classes, relations, notes }) => [
    { what: 'classes', count: classes.size, most: CONVERTER_LIMITS.nodes },
    { what: 'relations', count: relations.length, most: CONVERTER_LIMITS.edges },
    { what: 'items', count: notes.length, most: CONVERTER_LIMITS.nodes },
  ],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, meaning, texts, input, report }) => toDraft(parsed, meaning, texts, input, report),
});
