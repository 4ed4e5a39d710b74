// Our line for an item: in, its depth below the line it is written for, its label and small text; out, the line.
import { quote } from '../../../syntax/quote.js';

export interface MeantItem {
  readonly label: string;
  readonly sub?: string;
  /** Further options, as written. */
  readonly options?: string;
}

export function itemLine({ label, sub, options }: MeantItem, depth = 0): string {
  const note = sub === undefined || sub === '' ? '' : ` sub=${quote(sub)}`;
  const rest = options === undefined || options === '' ? '' : ` ${options}`;
  return `${'  '.repeat(depth)}${quote(label)}${note}${rest}`;
}

/** Our options at the end of an unquoted line: `Product ideas tone=blue`. */
const TRAILING = /(?:[ \t]+[a-z][a-z-]*=(?:"(?:[^"\\]|\\.)*"|[^\s"]+))+$/;

export function cutOptions(text: string): { readonly words: string; readonly options: string } {
  const match = TRAILING.exec(text.slice(-400));
  if (!match) return { words: text, options: '' };
  const at = Math.max(0, text.length - 400) + match.index;
  return { words: text.slice(0, at).trimEnd(), options: text.slice(at).trim() };
}
