// Advice on a picture: in, a tried action and the checked source; out, a style suggestion at what the action changes.
import { type AdviceCodeArgs, adviceCodes } from '../diagnostics/advice-codes.js';
import { type Diagnostic, type Fix, type Report, reporter } from '../diagnostics/report.js';
import type { Checked } from '../grammar/entry.js';
import type { Advice } from '../layout/advice/index.js';
import { positionAt } from '../text/source.js';
import { lineById } from './line-ids.js';

const report: Report<AdviceCodeArgs> = reporter(adviceCodes);

export function adviceReport(advice: Advice, checked: Checked): Diagnostic {
  const { header, source } = checked;
  const { before } = advice;
  if (advice.act === 'turn') {
    const { after, direction } = advice;
    const written = header.options.get('direction');
    const value = written?.values[0];
    const fix: Fix | undefined = value && { span: value.span, text: direction, safe: false };
    return report('W230', written?.span ?? header.span, { before, after, direction }, fix);
  }
  const entries = advice.edges.flatMap((id) => lineById(id, checked) ?? []);
  const at = entries[0]?.statement.span ?? header.span;
  const lines = entries.map(({ from, arrow, to, statement }) => ({
    arrow: `${from} ${arrow} ${to}`,
    line: positionAt(source, statement.span.start).line,
  }));
  if (advice.act === 'split') return report('W231', at, { before, after: advice.after, lines });
  return report('W232', at, { before, after: advice.after, lines });
}
