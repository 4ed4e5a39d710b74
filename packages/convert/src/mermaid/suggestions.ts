// Suggested icons, as warnings at their lines of the produced source: in, the reader's suggestions and the printed source; out,
// M219 with the edit. docs/conversion.md, Result.
import {
  type DiagnosticRecord,
  isNodeType,
  makeSource,
  NODE_STYLES,
  type Printed,
  reporter,
  toRecord,
} from '@linework/core';
import { converterCodes } from './codes.js';
import type { ConverterReport, IconSuggestion } from './contract.js';
import { lineWithIcon } from './written-line.js';

const report: ConverterReport = reporter(converterCodes);

export function suggestionRecords(
  suggestions: readonly IconSuggestion[],
  { text, lines }: Printed,
): readonly DiagnosticRecord[] {
  const source = makeSource(text);
  return suggestions.flatMap((each) => {
    const { statement, icon, why, of } = each;
    const start = source.lineStarts[(lines.get(statement) ?? 0) - 1];
    if (start === undefined || hasIcon(each)) return [];
    const end = text.indexOf('\n', start);
    const span = { start: start + text.slice(start, end).search(/\S/), end };
    const fix = { span, text: lineWithIcon(statement, icon), safe: false };
    return [toRecord(source, report('M219', span, { icon, why, of }, fix))];
  });
}

/** Whether the icon is already written, or is that of the type. */
function hasIcon({ statement, icon }: IconSuggestion): boolean {
  if (statement.options?.some(({ name }) => name === 'icon')) return true;
  const type = statement.shape === 'declaration' ? statement.type : undefined;
  return type !== undefined && isNodeType(type) && NODE_STYLES[type].icon === icon;
}
