// The texts after a row's colon: in, the words there; out, strings, with unquoted words repaired.
import { quote } from '../syntax/quote.js';
import type { Token } from '../syntax/token.js';
import { report } from './codes.js';
import { formOf } from './form.js';
import { type Row, stray } from './row.js';

export function takeTexts(row: Row, tokens: readonly Token[]): void {
  for (let i = 0; i < tokens.length; ) i = takeText(row, tokens, i);
}

/** Takes the word at an index and what belongs to it; returns the index after it. */
function takeText(row: Row, tokens: readonly Token[], i: number): number {
  const token = tokens[i];
  if (!token) return i + 1;
  const room = row.texts.length < (row.spec.texts?.max ?? 0);
  if (token.type === 'string' && room) {
    if (token.value === '') row.slips.push({ sure: false, say: () => report('E403', token.span, {}) });
    else row.texts.push(token);
    return i + 1;
  }
  if (isMark(token)) {
    dropMark(row, token, tokens[i + 1]);
    return i + 1;
  }
  let stop = i;
  while (room && isWordLike(tokens[stop])) stop++;
  const last = tokens[stop - 1];
  if (stop === i || !last) {
    stray(row, token);
    return i + 1;
  }
  const span = { start: token.span.start, end: last.span.end };
  const value = row.source.text.slice(span.start, span.end);
  row.texts.push({ type: 'string', value, span });
  row.slips.push({
    edit: { span, text: quote(value) },
    sure: true,
    say: (line, fix) => report('E112', span, { instead: line ?? formOf(row.spec) }, fix),
  });
  return stop;
}

function isWordLike(token: Token | undefined): boolean {
  return token?.type === 'word' || token?.type === 'number' || token?.type === 'date';
}

/** A comma between two texts, or a mark at the end of the line. */
function isMark(token: Token): boolean {
  return token.type === 'comma' || (token.type === 'strange' && token.text === ';');
}

function dropMark(row: Row, token: Token, next: Token | undefined): void {
  const { span } = token;
  const actual = `'${row.source.text.slice(span.start, span.end)}'`;
  const edit = { span, text: next?.span.start === span.end ? ' ' : '' };
  row.slips.push({
    edit,
    sure: true,
    say: (line, fix) =>
      report(
        'E118',
        span,
        { found: actual, form: formOf(row.spec), ...(line === undefined ? {} : { instead: line }) },
        fix,
      ),
  });
}
