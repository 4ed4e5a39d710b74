// The lines of a timeline: in, the body after the header; out, its sections and times with their events. A colon followed by
// a space separates events; a line that starts with one continues the time above.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type LineStatement, readLines } from '../line-statements.js';

export interface SectionLine {
  readonly kind: 'section';
  readonly name: string;
  readonly span: Span;
}

export interface TimeLine {
  readonly kind: 'time';
  readonly when: string;
  readonly events: readonly string[];
  readonly span: Span;
}

/** The text after a hash. */
export interface Cut {
  readonly lost: string;
  readonly span: Span;
}

export interface Timeline {
  readonly direction: 'LR' | 'TD';
  readonly lines: readonly (SectionLine | TimeLine | Unreadable)[];
  readonly cuts: readonly Cut[];
  readonly titleStatements: readonly TitleStatement[];
  readonly depth: 0;
}

export function parseTimeline(body: string, afterHeader: number): Timeline {
  const rules = { titled: true, hashComments: true, caseless: true, opening: /^(?:LR|TD|TB)\b/ };
  const { opening: direction, head, statements, titleStatements } = readLines(body, afterHeader, rules);
  const cuts: Cut[] = [];
  /** Events of the last time, even in the previous section: Mermaid adds an event without a time there. */
  let last: string[] | undefined;
  const lines: (SectionLine | TimeLine | Unreadable)[] = [];
  for (const each of head ? [head, ...statements] : statements) {
    const section = /^section\s+([^:]*)/.exec(each.text);
    if (section) {
      lines.push({ kind: 'section', name: (section[1] ?? '').trim(), span: each.span });
      continue;
    }
    const line = withoutHash(each, cuts);
    const [when = '', ...events] = line.text.split(/(?:(?<!\s)\s+)?:(?:\s+|$)/).map((part) => part.trim());
    const shown = events.filter((part) => part !== '');
    if (when !== '') {
      last = shown;
      lines.push({ kind: 'time', when, events: shown, span: line.span });
    } else if (last) for (const each of shown) last.push(each);
    else {
      const hint = 'Write the time first: 1989 : Proposal.';
      lines.push({ kind: 'unreadable', reason: 'this event has no time', hint, span: line.span });
    }
  }
  return { direction: direction === 'LR' || direction === '' ? 'LR' : 'TD', lines, cuts, titleStatements, depth: 0 };
}

/** Mermaid ends the line at a hash in a time, except in a character code; in an event it is text. */
function withoutHash(line: LineStatement, cuts: Cut[]): LineStatement {
  const hash = /#(?!\w{1,10};)/.exec(line.text)?.index;
  const events = /(?:^|\s):(?:\s|$)|:\s/.exec(line.text)?.index ?? line.text.length;
  if (hash === undefined || hash > events) return line;
  cuts.push({ lost: line.text.slice(hash), span: line.span });
  return { ...line, text: line.text.slice(0, hash).trimEnd() };
}
