// A token as written. Never read from its span: the tokens of a repaired line all span the whole line.
import { quote } from '../syntax/quote.js';
import type { Token } from '../syntax/token.js';
import { optionText, valueText } from './entry.js';

const MARKS = { colon: ':', comma: ',', dash: '-', open: '{', close: '}' } as const;

export function tokenText(token: Token): string {
  switch (token.type) {
    case 'string':
      return quote(token.value);
    case 'option':
      return optionText(token);
    case 'arrow':
      return token.text;
    case 'colon':
    case 'comma':
    case 'dash':
    case 'open':
    case 'close':
      return MARKS[token.type];
    default:
      return valueText(token);
  }
}

/** Several tokens as running text: no space before a comma or a colon. */
export function tokensText(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    const joins = text === '' || token.type === 'comma' || token.type === 'colon';
    text += `${joins ? '' : ' '}${tokenText(token)}`;
  }
  return text;
}
