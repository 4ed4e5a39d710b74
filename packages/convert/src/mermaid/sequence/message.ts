// Messages, such as `A ->>+ B: text`: in, a guarded text and the offset of a statement; out, the message, or why it is not one.
import { type Scan, skipBlanks } from '../scan.js';
import { findArrow, startsWithArrow } from './arrows.js';
import type { Message, RawText, Styling, Unreadable } from './ast.js';
import { unguarded } from './guarded.js';
import { actorRef, readText, segmentEnd, spanOf } from './segment.js';

export interface MessageRead {
  readonly statement: Message | Styling | Unreadable;
  readonly end: number;
  readonly text?: RawText;
}

/** Styling keywords of other Mermaid types. */
const STYLING: ReadonlySet<string> = new Set(['classDef', 'class', 'style', 'linkStyle']);

/** A keyword without the space after it. */
const GLUED = /^(participant|actor|activate|deactivate|destroy|create)(\w+)$/;

const EXAMPLE = "Write one message, such as 'A->>B: text'.";

export function readMessage(scan: Scan, at: number): MessageRead {
  const stop = segmentEnd(scan, at);
  const segment = scan.text.slice(at, stop);
  const span = spanOf(scan.text, at, stop);
  const refused = (reason: string, hint = EXAMPLE): MessageRead => ({
    statement: { kind: 'unreadable', reason, hint, span },
    end: stop,
  });

  const colon = colonOf(segment);
  const head = colon < 0 ? segment.replace(/\s#[^\n]*$/, '') : segment.slice(0, colon);
  const arrow = findArrow(head);
  if (arrow === 'several') return refused('it has more than one arrow');
  if (!arrow) {
    const word = firstWord(segment);
    if (STYLING.has(word)) return { statement: { kind: 'styling', word, span }, end: stop };
    const glued = GLUED.exec(word);
    const hint = glued ? `Write '${glued[1]} ${glued[2]}'.` : `${EXAMPLE} Keep the text on one line; <br/> breaks it.`;
    return refused(`no statement starts with '${word}', and there is no arrow in it`, hint);
  }
  const left = head.slice(0, arrow.start).trimEnd();
  const fromCentral = left.endsWith('()');
  const from = (fromCentral ? left.slice(0, -2) : left).trimEnd();
  const ending = readTarget(head.slice(arrow.end));
  const to = ending.name;
  if (from === '' || to === '') {
    return refused(from === '' ? 'this message has no sender' : 'this message has no receiver');
  }
  if (/[-<]$/.test(fromCentral ? from : head.slice(0, arrow.start)))
    return refused('its arrow is not a Mermaid arrow', 'Write ->>, -->>, -), -x or <<->>.');
  if (from.includes(',') || to.includes(',')) {
    return refused('a message has one sender and one receiver', 'Write one message per pair.');
  }
  if (colon < 0 && /\s/.test(to)) return refused('there is no colon between the receiver and the text');
  const toStart = at + arrow.end + ending.offset;
  const text = colon < 0 ? undefined : readText(scan, at + colon + 1);
  const message: Message = {
    kind: 'message',
    from: actorRef(from, at),
    to: actorRef(to, toStart),
    arrow,
    ...(ending.activation === undefined ? {} : { activation: ending.activation }),
    central: fromCentral || ending.central,
    ...(text ? { text: text.text } : {}),
    span,
  };
  return { statement: message, end: text?.end ?? stop, ...(text ? { text: text.text } : {}) };
}

/** Whether a line that starts with a keyword is still a message: `end->>B: x`, `Note service->>B: x`. */
export function isMessage(scan: Scan, at: number, keyword: string, ids: ReadonlySet<string>): boolean {
  const segment = scan.text.slice(at, segmentEnd(scan, at));
  const colon = segment.indexOf(':');
  if (colon < 0) return false;
  if (startsWithArrow(segment.slice(keyword.length).trimStart())) return true;
  const arrow = findArrow(segment.slice(0, colon));
  return arrow !== undefined && arrow !== 'several' && ids.has(unguarded(segment.slice(0, arrow.start).trim()));
}

/** The colon before the text. One before the arrow is part of a name such as `svc:api`. */
function colonOf(segment: string): number {
  const colon = segment.indexOf(':');
  if (colon < 0 || findArrow(segment.slice(0, colon))) return colon;
  const arrow = segment.search(/<<--?>>|--?>>?/);
  const named = arrow > colon && !/\s/.test(segment.slice(0, arrow).trim());
  return named ? segment.indexOf(':', arrow) : colon;
}

interface Target {
  readonly name: string;
  readonly offset: number;
  readonly activation?: 'start' | 'end';
  readonly central: boolean;
}

/** `+B`, `-B`, `()B`, `+()B`. */
function readTarget(text: string): Target {
  let at = skipBlanks(text, 0);
  let activation: 'start' | 'end' | undefined;
  let central = false;
  for (let marks = 0; marks < 2; marks++) {
    const mark = text.charAt(at);
    if (mark === '+' || mark === '-') activation = mark === '+' ? 'start' : 'end';
    else if (text.startsWith('()', at)) central = true;
    else break;
    at = skipBlanks(text, at + (mark === '(' ? 2 : 1));
  }
  return { name: text.slice(at).trim(), offset: at, central, ...(activation === undefined ? {} : { activation }) };
}

function firstWord(segment: string): string {
  return unguarded(segment.trim().split(/\s/, 1)[0] ?? '').slice(0, 40);
}
