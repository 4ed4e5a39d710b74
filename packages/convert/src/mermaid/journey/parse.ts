// The lines of a journey: in, the body after the header; out, its sections and steps. `#` starts a comment at a line's start.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';

export interface SectionLine {
  readonly kind: 'section';
  readonly name: string;
  readonly span: Span;
}

export interface StepLine {
  readonly kind: 'step';
  readonly name: string;
  /** As written; absent if the line has no number. */
  readonly score?: string;
  readonly people: readonly string[];
  /** Text followed a hash, which starts a comment. */
  readonly cut: boolean;
  readonly span: Span;
}

export type JourneyLine = SectionLine | StepLine | Unreadable;

export interface Journey {
  readonly lines: readonly JourneyLine[];
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: 0;
}

export function parseJourney(body: string, afterHeader: number): Journey {
  const { head, statements, titleStatements } = readLines(body, afterHeader, {
    titled: true,
    hashComments: true,
    caseless: true,
  });
  return { lines: [...(head ? [head] : []), ...statements].map(lineOf), titleStatements, depth: 0 };
}

function lineOf({ text, span }: LineStatement): JourneyLine {
  const section = /^section\s+(\S.*)?$/.exec(text);
  if (section) return { kind: 'section', name: (section[1] ?? '').split(':', 1)[0]?.trim() ?? '', span };
  const hash = /#(?!\w{1,10};)/.exec(text)?.index ?? text.length;
  const [name = '', score, ...rest] = text.slice(0, hash).split(':');
  if (score === undefined || name.trim() === '') {
    return { kind: 'unreadable', reason: 'it is not a section or step', hint: 'Write: Search: 4: Me.', span };
  }
  const people = rest.length === 0 ? [] : rest.join(':').split(',');
  return {
    kind: 'step',
    name: name.trim(),
    score: score.trim(),
    people: people.map((each) => each.trim()),
    cut: hash < text.length,
    span,
  };
}
