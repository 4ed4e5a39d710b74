// The reader of Mermaid's C4 diagrams: in, the text after its preamble; out, the draft of a C4 diagram and what changed.
import type { Diagnostic } from '@linework/core';
import { short } from '../../short.js';
import { CONVERTER_LIMITS, type ConverterReport, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { buildModel } from './model.js';
import { parseC4, type Statement } from './parse.js';
import { LABELS, toDraft } from './to-draft.js';

export const c4: Reader = reader({
  kind: 'c4',
  called: 'C4 diagram',
  needs: 'an element, such as: System(shop, "Shop")',
  titled: 'c4 "Shop"',
  titles: LABELS,
  parse: parseC4,
  notes: ({ statements }, lenient, report) => {
    const all = opened(statements);
    return [...unreadableNotes(all, lenient, report), ...repairs(all, report)];
  },
  meaning: ({ statements }) => buildModel(statements),
  sizes: ({ elements, relations }) => [
    { what: 'nodes', count: elements, most: CONVERTER_LIMITS.nodes },
    // Relations without elements draw nothing.
    { what: 'edges', count: elements === 0 ? 0 : relations.length, most: CONVERTER_LIMITS.edges },
  ],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ meaning, texts, input, report }) => toDraft(meaning, texts, input, report),
});

/** Including those in blocks. */
function opened(statements: readonly Statement[]): readonly Statement[] {
  return statements.flatMap((each) => (each.kind === 'call' && each.block ? [each, ...opened(each.block)] : [each]));
}

function repairs(statements: readonly Statement[], report: ConverterReport): readonly Diagnostic[] {
  return statements.flatMap((each) => {
    if (each.kind === 'stray') {
      const what = 'An unmatched } was ignored.';
      return [report('M217', each.span, { what, instead: 'Remove it, or open the block it should close.' })];
    }
    if (each.kind === 'call' && !each.closed) {
      const what = `The boundary '${short(each.args.get('alias') ?? '')}' has no closing } and was closed at the end.`;
      return [report('M217', each.span, { what, instead: 'Write } where it ends.' })];
    }
    return [];
  });
}
