// The reader of Mermaid's state diagrams: in, the text after its preamble; out, the draft of a state machine and what changed.
import type { Diagnostic } from '@linework/core';
import { short } from '../../short.js';
import { CONVERTER_LIMITS, type ConverterReport, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import type { StateStatement } from './ast.js';
import { buildModel } from './model.js';
import { LABELS } from './names.js';
import { parseStates } from './parse.js';
import { toDraft } from './to-draft.js';

export const state: Reader = reader({
  kind: 'state',
  called: 'state diagram',
  needs: 'a state, such as: [*] --> open',
  titled: 'state "Door"',
  titles: LABELS,
  parse: parseStates,
  notes: ({ statements }, lenient, report) => {
    const all = opened(statements);
    return [...unreadableNotes(all, lenient, report), ...repairs(all, report)];
  },
  meaning: ({ statements }) => buildModel(statements),
  sizes: ({ states, transitions }) => [
    { what: 'nodes', count: states.size, most: CONVERTER_LIMITS.nodes },
    { what: 'edges', count: transitions, most: CONVERTER_LIMITS.edges },
  ],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, meaning, texts, input, report }) =>
    toDraft({ statements: opened(parsed.statements), model: meaning, header: texts }, input, report),
});

/** Including those in blocks. */
function opened(statements: readonly StateStatement[]): readonly StateStatement[] {
  return statements.flatMap((each) =>
    each.kind === 'state' && each.block ? [each, ...each.block.parts.flatMap(opened)] : [each],
  );
}

/** Text that Mermaid refuses and that is read as intended. */
function repairs(statements: readonly StateStatement[], report: ConverterReport): readonly Diagnostic[] {
  return statements.flatMap((each) => {
    if (each.kind === 'stray') {
      const what = 'An unmatched } was ignored.';
      return [report('M217', each.span, { what, instead: 'Remove it, or open the block it should close.' })];
    }
    if (each.kind === 'state' && each.block?.closed === false) {
      const what = `The state '${short(each.state.id ?? '')}' has no closing } and was closed at the end.`;
      return [report('M217', each.span, { what, instead: 'Write } where it ends.' })];
    }
    if (each.kind === 'transition' && each.bare) {
      const what = 'A colon without text after it was ignored.';
      return [report('M216', each.span, { what, instead: 'Write the event, or remove the colon.' })];
    }
    return [];
  });
}
