// A link that was dropped with a click, a tooltip or an actor's menu: in, its content and the statement it belongs to; out,
// the report, whose hint shows the line that keeps it. docs/conversion.md, Losses.
import { type Diagnostic, type DraftDeclaration, type DraftOption, isSafeLink, type Span } from '@linework/core';
import { short } from '../short.js';
import type { ConverterReport } from './contract.js';
import { lineToWrite } from './written-line.js';

export interface LostLink {
  readonly what: string;
  readonly on: 'node' | 'group' | 'actor' | 'state';
  readonly url?: string;
  readonly tooltip?: string;
}

/** The language allows 2,000 characters in a string. */
const LONGEST = 1_900;

export function lostLink(
  { what, on, url = '', tooltip = '' }: LostLink,
  span: Span,
  statement: DraftDeclaration | undefined,
  report: ConverterReport,
): Diagnostic {
  const fits = url !== '' && url.length <= LONGEST && isSafeLink(url);
  const text = [tooltip, fits ? '' : url].filter((each) => each !== '' && each.length <= LONGEST).join('\n');
  const options: DraftOption[] = [
    ...(text === '' ? [] : [{ name: 'desc', values: [{ text }] }]),
    ...(fits ? [{ name: 'link', values: [{ text: url }] }] : []),
  ];
  const line = options.length === 0 ? {} : { line: lineToWrite(statement, options) };
  return report('M201', span, { what, on, unsafe: url !== '' && !fits, ...line });
}

/** Describes what a click did. */
export function lostClick({ url, tooltip }: Pick<LostLink, 'url' | 'tooltip'>): string {
  const what = url === undefined ? 'The click action' : 'The link of a click';
  return tooltip === undefined ? what : `${what} and its tooltip '${short(tooltip, 80)}'`;
}
