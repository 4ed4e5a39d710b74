// The codes that applying a table can report, as one reporter.
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

/** Collects the diagnostics of one statement. The words of a repaired statement have no positions, so its own fixes are dropped. */
export interface Sink {
  readonly repaired: boolean;
  readonly add: (diagnostic: Diagnostic) => void;
}

export function fixAt(sink: Sink, span: Span, text: string, safe: boolean): Fix | undefined {
  return sink.repaired ? undefined : { span, text, safe };
}
