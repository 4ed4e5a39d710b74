// Percentages without a unit in the header: in, the checked source and the statements with numbers; out, a diagnostic
// whose repair writes the unit into the header, because the repairs of the numbers remove their signs.
import { type OptionCodeArgs, optionCodes } from '../diagnostics/option-codes.js';
import { type Diagnostic, type Report, reporter } from '../diagnostics/report.js';
import type { Checked } from '../grammar/entry.js';
import type { Span } from '../text/source.js';

const report: Report<OptionCodeArgs> = reporter(optionCodes);

const PERCENT = /\d[ \t]*%/;
/** Texts of options, and the label. */
const OPTION = /=[ \t]*"(?:[^"\\]|\\.)*"/g;
const LABEL = /"(?:[^"\\]|\\.)*"/;

/** `unit`: the header's unit, written or default. */
export function percentsMeant(
  { source: { text }, header: { span } }: Checked,
  statements: () => readonly { readonly span: Span }[],
  unit: string | undefined,
): Diagnostic | undefined {
  if (unit || !text.includes('%')) return undefined;
  const isMeant = statements().some(({ span: { start, end } }) => {
    const line = text.slice(start, end).replace(OPTION, '').replace(LABEL, '');
    return PERCENT.test(line);
  });
  if (!isMeant) return undefined;
  return report('E314', span, {}, { span: { start: span.end, end: span.end }, text: ' unit="%"', safe: true });
}
