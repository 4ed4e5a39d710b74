// Arrows between participants: in, the head of a message (everything before its colon); out, its arrow, and the arrow in
// the language. docs/conversion.md, Sequence diagrams; half arrows become the nearest.
import { type MessageArrow, messageArrow, UNPOINTED_ARROWS } from '@linework/core';
import { skipBlanks } from '../scan.js';

export interface FoundArrow extends MessageArrow {
  readonly start: number;
  readonly end: number;
}

/** Arrows with a point; names cannot contain one, so a message has exactly one of these or none. */
const POINTED = /<<-->>|<<->>|-->>|->>|-->|->/g;
/** Arrows that could also be part of a name, such as the `-x` of `my-xbox`. */
const OTHERS = new RegExp(UNPOINTED_ARROWS, 'g');

/** The arrow of a message, or nothing; `several` if a second one follows, as in a chain. */
export function findArrow(head: string): FoundArrow | 'several' | undefined {
  return strictArrow(head) ?? looseArrow(head);
}

/** The arrow Mermaid finds: after the longest name it accepts, followed by another name and nothing else. */
function strictArrow(head: string): FoundArrow | undefined {
  const from = nameEnd(head, skipBlanks(head, 0));
  if (from === undefined) return undefined;
  let start = skipBlanks(head, from);
  if (head.startsWith('()', start)) start = skipBlanks(head, start + 2);
  const written = TOKEN.exec(head.slice(start, start + 6))?.[0];
  if (written === undefined) return undefined;
  const end = start + written.length;
  let target = skipBlanks(head, end);
  const mark = /^(?:[+-]|\(\))/.exec(head.slice(target, target + 2))?.[0];
  if (mark !== undefined) target = skipBlanks(head, target + mark.length);
  const to = nameEnd(head, target);
  return to !== undefined && skipBlanks(head, to) === head.length
    ? { ...messageArrow(written), start, end }
    : undefined;
}

const TOKEN = new RegExp(`^(?:<<--?>>|--?>>?|${UNPOINTED_ARROWS})`);
/** A name continues after a hyphen, a slash or a bracket unless one of these is there. */
const STOP = /^(?:--|-[xX)\\/]|-\|[\\/]|[\\/]\|-|\/\/-|\\\\-|\(\))/;
const FIRST = '/\\+()<>:,;-';
const FURTHER = '+<>:,;-';

function nameEnd(head: string, start: number): number | undefined {
  let at = nextOf(FIRST, head, start);
  if (at === start) return undefined;
  while (at < head.length && !STOP.test(head.slice(at, at + 3))) {
    let behind = at;
    while (head.charAt(behind) === '-') behind++;
    const next = nextOf(FURTHER, head, behind);
    if (next === behind) break;
    at = next;
  }
  return at;
}

function nextOf(stops: string, text: string, from: number): number {
  let at = from;
  while (at < text.length && !stops.includes(text.charAt(at))) at++;
  return at;
}

/** The arrow the author means if Mermaid refuses the line. */
function looseArrow(head: string): FoundArrow | 'several' | undefined {
  const pointed = [...head.matchAll(POINTED)];
  const arrows = pointed.length > 0 ? pointed : [...head.matchAll(OTHERS)];
  const [first] = arrows;
  if (!first) return undefined;
  if (pointed.length > 1) return 'several';
  const chosen = arrows.find((each) => partsNames(head, each)) ?? first;
  const [written] = chosen;
  return { ...messageArrow(written), start: chosen.index, end: chosen.index + written.length };
}

/** Whether a match is certainly an arrow; the `-x` of `my-xbox` can be part of a name. */
function partsNames(head: string, match: RegExpExecArray): boolean {
  const before = head.charAt(match.index - 1);
  const after = head.charAt(match.index + match[0].length);
  return before === ' ' || after === ' ' || !/x$/i.test(match[0]);
}

/** Whether a text starts with a pointed arrow. */
export function startsWithArrow(text: string): boolean {
  return /^(?:<<)?--?>/.test(text);
}
