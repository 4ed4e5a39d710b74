// The codes that applying a table may report, as one reporter.
import { type NameCodeArgs, nameCodes } from '../diagnostics/name-codes.js';
import { type OptionCodeArgs, optionCodes } from '../diagnostics/option-codes.js';
import { type Diagnostic, type Fix, type Report, reporter } from '../diagnostics/report.js';
import { type StructureCodeArgs, structureCodes } from '../diagnostics/structure-codes.js';
import { type TextCodeArgs, textCodes } from '../diagnostics/text-codes.js';
import type { Span } from '../text/source.js';

export interface GrammarCodeArgs extends NameCodeArgs, OptionCodeArgs, StructureCodeArgs, TextCodeArgs {}

export const report: Report<GrammarCodeArgs> = reporter({
  ...nameCodes,
  ...optionCodes,
  ...structureCodes,
  ...textCodes,
});

/** Where diagnostics of one statement go. A repaired statement's words have no places, so its own fixes are left out. */
export interface Sink {
  readonly repaired: boolean;
  readonly add: (diagnostic: Diagnostic) => void;
}

export function fixAt(sink: Sink, span: Span, text: string, safe: boolean): Fix | undefined {
  return sink.repaired ? undefined : { span, text, safe };
}
