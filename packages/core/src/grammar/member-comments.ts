// Comments in the block of a class that look like protected members (`# total: int`): in, the class and its block; out, W223
// for each, with the member. docs/language.md, Lexical rules.
import type { PhraseStatement, SyntaxNode } from '../syntax/statement.js';
import type { Span } from '../text/source.js';
import { type Application, LONGEST_SHOWN, sinkOf } from './application.js';
import { fixAt, report } from './codes.js';
import { endOfColumnType } from './column-type.js';
import { parseMember } from './read-member.js';

export function sayMembersInComments(
  app: Application,
  { opens }: PhraseStatement,
  { children, closed }: SyntaxNode,
): void {
  const { source, comments } = app;
  const end = closed?.start ?? children.at(-1)?.statement.span.end;
  if (!opens || end === undefined) return;
  const sink = sinkOf(app, false);
  for (let at = firstFrom(comments, opens.end); at < comments.length; at++) {
    const comment = comments[at];
    if (comment === undefined || comment.start >= end) return;
    const actual = source.text.slice(comment.start, comment.end).trimEnd();
    const instead = memberIn(actual);
    if (instead === undefined || !isAlone(source.text, comment)) continue;
    const span = { start: comment.start, end: comment.start + actual.length };
    sink.add(report('W223', span, { found: actual, instead }, fixAt(sink, span, instead, false)));
  }
}

/** A name with parameters, or a name with a one-word type; prose is neither. */
function memberIn(comment: string): string | undefined {
  if (comment.length > LONGEST_SHOWN) return undefined;
  const line = comment.replace(/^#\s+/, '#');
  const member = parseMember(line);
  if (member?.said.as !== 'name') return undefined;
  const { parameters, type } = member.said;
  const typed = type !== undefined && endOfColumnType(type, 0, type.length) === type.length;
  return typed || (type === undefined && parameters !== undefined) ? line : undefined;
}

/** Nothing precedes it on its line. */
function isAlone(text: string, { start }: Span): boolean {
  let at = start - 1;
  while (text[at] === ' ' || text[at] === '\t') at--;
  return at < 0 || text[at] === '\n' || text[at] === '\r';
}

/** Index of the first comment from an offset on. */
function firstFrom(comments: readonly Span[], offset: number): number {
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
