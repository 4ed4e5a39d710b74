// Reports errors inside the strings of a line: not closed, invalid escapes, too long.
import { type Diagnostic, type Report, reporter } from '../diagnostics/report.js';
import { type TextCodeArgs, textCodes } from '../diagnostics/text-codes.js';
import type { Source } from '../text/source.js';
import type { LexedLine } from './lex.js';

const report: Report<TextCodeArgs> = reporter(textCodes);

export function reportStrings(source: Source, lexed: LexedLine, longest: number): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const token of lexed.unclosed) {
    const end = { start: token.span.end, end: token.span.end };
    const text = source.text.slice(token.span.start, token.span.end);
    const trimmed = text.trimEnd();
    const odd = /\\+$/.exec(trimmed)?.[0].length ?? 0;
    const fix = odd % 2 === 1 ? undefined : { span: end, text: '"', safe: false };
    diagnostics.push(report('E102', token.span, {}, fix));
  }
  for (const at of lexed.badEscapes) {
    const actual = source.text.slice(at.start, at.end);
    const text = actual === '\\t' ? ' ' : actual === "\\'" ? "'" : `\\${actual}`;
    diagnostics.push(report('E103', at, { found: actual }, { span: at, text, safe: true }));
  }
  for (const token of lexed.tokens) {
    const strings = token.type === 'option' ? token.values : [token];
    for (const each of strings) {
      if (each.type !== 'string' || each.value.length <= longest) continue;
      diagnostics.push(report('E106', each.span, { length: each.value.length, limit: longest }));
    }
  }
  return diagnostics;
}
