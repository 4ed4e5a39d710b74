// The header's words: in, the header and its kind's table; out, its title and what is out of place, with the corrected
// header.

import { quote } from '../syntax/quote.js';
import type { Header } from '../syntax/statement.js';
import type { OptionToken, StringToken, Token } from '../syntax/token.js';
import { fixAt, report, type Sink } from './codes.js';
import { LABEL_NAMES } from './shared.js';
import type { Grammar, OptionSpec } from './table.js';
import { tokensText, tokenText } from './token-text.js';

export interface HeaderParts {
  readonly title?: StringToken;
  readonly options: readonly OptionToken[];
}

export function readHeader(header: Header, grammar: Grammar, sink: Sink): HeaderParts {
  let title = header.rest.find((each) => each.type === 'string');
  const options: OptionToken[] = [];
  const texts: string[] = [];
  const words: Token[] = [];
  const strays: { readonly token: Token; readonly found: string }[] = [];
  let certain = true;
  const stray = (token: Token, sure: boolean, actual = `'${tokenText(token)}'`): void => {
    strays.push({ token, found: actual });
    if (!sure) certain = false;
  };

  for (const token of header.rest) {
    if (token === title) continue;
    const word = token.type === 'word' ? token.text : undefined;
    const option = word === undefined ? undefined : optionMeant(word, grammar);
    const named = token.type === 'option' && isTitle(token, grammar) ? token.values[0] : undefined;
    if (named?.type === 'string' && title === undefined) {
      title = named;
      stray(token, true, `'${tokenText(token).split('=')[0] ?? ''}='`);
    } else if (token.type === 'option') {
      options.push(token);
      texts.push(tokenText(token));
    } else if (option !== undefined) {
      stray(token, true);
      texts.push(option);
    } else if (token.type === 'open' || tokenText(token) === ';' || token.type === 'colon') stray(token, true);
    else {
      stray(token, false);
      words.push(token);
    }
  }
  if (strays.length > 0) {
    const unquoted = title === undefined && words.length > 0 ? quote(tokensText(words)) : undefined;
    if (unquoted !== undefined && words.length === strays.length) certain = true;
    const line = [grammar.kind, title ? quote(title.value) : (unquoted ?? ''), ...texts]
      .filter((each) => each !== '')
      .join(' ');
    for (const [index, each] of strays.entries()) {
      const fix = index === 0 ? fixAt(sink, header.span, line, certain) : undefined;
      sink.add(report('E118', each.token.span, { found: each.found, form: line, instead: line }, fix));
    }
  }
  if (title?.value === '') sink.add(report('E403', title.span, {}));
  return { ...(title && title.value !== '' ? { title } : {}), options };
}

/** A bare `LR`, `right` or `numbered`: the option that the word stands for. */
function optionMeant(word: string, grammar: Grammar): string | undefined {
  const turned = grammar.header.find((each) => each.name === 'direction')?.value;
  if (turned?.type === 'choice') {
    const option = turned.foreign && Object.hasOwn(turned.foreign, word) ? turned.foreign[word] : undefined;
    const direction = option ?? (turned.values.includes(word) ? word : undefined);
    if (direction !== undefined) return `direction=${direction}`;
  }
  const option = grammar.header.find((each) => each.name === word);
  return option && isSwitch(option) ? `${word}=on` : undefined;
}

function isSwitch({ value }: OptionSpec): boolean {
  return value.type === 'choice' && value.values.includes('on') && value.values.includes('off');
}

function isTitle(token: OptionToken, grammar: Grammar): boolean {
  return LABEL_NAMES.has(token.name) && !grammar.header.some((each) => each.name === token.name);
}
