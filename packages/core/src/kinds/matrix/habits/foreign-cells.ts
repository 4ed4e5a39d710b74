// Cells in other formats: in, the text of one; out, our cell; and a row's line from its texts.
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';

const EMPTY = /^(?:-+|[–—]|n\/?a|null|nil|none|undefined|nan|\.\.\.|…)?$/i;
const YES = /^(?:✓|✔\ufe0f?|✅|☑|:white_check_mark:|:heavy_check_mark:|\[x\]|\(x\))$/iu;
const NO = /^(?:✗|✘|✕|✖\ufe0f?|❌|☒|:x:|\[ \])$/iu;
const PARTLY = /^(?:◐|◑|⚠\ufe0f?|~|:warning:)$/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

export function cellMeant(text: string): string {
  const plain = withoutEmphasis(text);
  if (EMPTY.test(plain)) return '-';
  if (YES.test(plain)) return 'yes';
  if (NO.test(plain)) return 'no';
  if (PARTLY.test(plain)) return 'partly';
  const number = plain
    .replace(/^(-?\d{1,3}(?:,\d{3})+)(?=\.|$)/, (all) => all.replaceAll(',', ''))
    .replace(/^(-?)\./, '$10.')
    .replace(/^[−–](?=\d)/, '-')
    .replace(/^\+(?=\d)/, '');
  if (NUMBER.test(number)) return number;
  return WORD.test(plain) && plain.length <= 12 ? plain : quote(plain);
}

/** Markdown's emphasis and code marks, and quotes. */
export function withoutEmphasis(text: string): string {
  const plain = text.trim().replace(/(\*\*|__|`|\*)(.+?)\1/g, '$2');
  return labelOf(plain).trim();
}

export function rowLine(label: string, cells: readonly string[], rest: readonly string[] = []): string {
  const values = cells.length === 0 ? ['-'] : cells.map(cellMeant);
  return ['row', quote(withoutEmphasis(label) || '-'), ...values, ...rest].join(' ');
}

export function columnsLine(names: readonly string[]): string {
  return ['columns', ...names.map((each) => quote(withoutEmphasis(each) || '-'))].join(' ');
}
