// A value of an enum: word [ string ]. In, its line; out, name and label; words out of place are reported.
import { quote } from '../syntax/quote.js';
import type { RawStatement } from '../syntax/statement.js';
import type { StringToken, Token, WordToken } from '../syntax/token.js';
import { slug, wordFrom } from '../syntax/word-from.js';
import { leadOf, type Source } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import { reportSlips, type Slip } from './row-mistakes.js';
import { tokenText } from './token-text.js';

export interface ValueParts {
  readonly name?: WordToken;
  readonly label?: StringToken;
}

const FORM = 'name ["label"]';

export function readValueLine(source: Source, statement: RawStatement, sink: Sink): ValueParts {
  const { tokens, span } = statement;
  if (isSeveral(tokens)) {
    const names = tokens.filter((each) => each.type === 'word');
    const lead = leadOf(source, span.start);
    const instead = names.map(({ text }) => text).join(`\n${lead}`);
    const shown = names.map(({ text }) => text).join('\n');
    sink.add(report('E113', span, { instead: shown }, fixAt(sink, span, instead, true)));
    const [name] = names;
    return name ? { name } : {};
  }
  const slips: Slip[] = [];
  const name = nameOf(tokens[0], slips);
  const label = tokens.find((each): each is StringToken => each.type === 'string' && each.value !== '');
  for (const token of tokens.slice(1)) if (token !== label) slips.push(strayIn(source, token));
  reportSlips(source, span, slips, sink);
  return { ...(name ? { name } : {}), ...(label ? { label } : {}) };
}

/** `open, closed`: words and commas between them. */
function isSeveral(tokens: readonly Token[]): boolean {
  const words = tokens.filter((each) => each.type === 'word');
  return (
    words.length > 1 &&
    tokens.every((each) => each.type === 'word' || each.type === 'comma') &&
    tokens.length >= words.length * 2 - 1
  );
}

function nameOf(token: Token | undefined, slips: Slip[]): WordToken | undefined {
  if (!token || token.type === 'word') return token;
  const { span } = token;
  if (token.type === 'string') {
    const text = slug(token.value);
    const edit = { span, text: `${text} ${quote(token.value)}` };
    slips.push({
      edit,
      sure: true,
      say: (_, fix) => report('E205', span, { keyword: 'a value', instead: edit.text }, fix),
    });
    return { type: 'word', text, span };
  }
  const actual = tokenText(token);
  const text = wordFrom(actual);
  slips.push({
    edit: { span, text },
    sure: false,
    say: (_, fix) => report('E204', span, { found: actual, instead: text }, fix),
  });
  return { type: 'word', text, span };
}

function strayIn(source: Source, token: Token): Slip {
  const { span } = token;
  const text = source.text.slice(span.start, span.end);
  const mark = /^[,;:=]$/.test(text);
  return {
    ...(mark ? { edit: { span, text: '' } } : {}),
    sure: mark,
    say: (line, fix) =>
      report(
        'E118',
        span,
        { found: `'${text.slice(0, 40)}'`, form: FORM, ...(line === undefined ? {} : { instead: line.trimEnd() }) },
        fix,
      ),
  };
}
