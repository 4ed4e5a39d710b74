// The lines of a mind map: in, the body after the header; out, its topics with their levels, and the lines that style them.
// A quoted text can span several lines. Linear in the text.
import { type Span, TOPIC_BRACKETS, type TopicBracket } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { type Levels, levelsOf } from '../levels.js';
import { makeScan, type Scan, skipBlanks } from '../scan.js';

export type TopicShape = 'plain' | TopicBracket['shape'];

export interface Topic {
  readonly kind: 'topic';
  readonly indent: number;
  /** As written, without brackets and quotes. */
  readonly text: string;
  /** The id before its brackets. */
  readonly id: string;
  readonly shape: TopicShape;
  /** The text before the brackets, if it is more than an id. */
  readonly before?: string;
  readonly span: Span;
}

/** `::icon(…)` and `:::class` belong to the topic above. */
export interface Dress {
  readonly kind: 'icon' | 'class';
  readonly what: string;
  readonly span: Span;
}

export interface Mindmap extends Levels<Topic> {
  readonly dress: readonly Dress[];
  readonly unreadable: readonly Unreadable[];
  /** A topic that is not indented further than the first. */
  readonly orphan?: Topic;
  readonly topics: number;
  readonly titleStatements: readonly TitleStatement[];
}

const OPENING = /[([{)]/g;

export function parseMindmap(body: string, afterHeader: number): Mindmap {
  const scan = makeScan(body);
  const topics: Topic[] = [];
  const dress: Dress[] = [];
  const unreadable: Unreadable[] = [];
  let first = true;
  for (let at = afterHeader; at < body.length; first = false) {
    const start = skipBlanks(body, at);
    const lineEnd = scan.lineEnd(at);
    if (start >= lineEnd) {
      at = lineEnd + 1;
      continue;
    }
    const indent = first ? 0 : start - at;
    const written = body.slice(start, lineEnd).trimEnd();
    const span = { start, end: start + written.length };
    at = lineEnd + 1;
    if (written.startsWith('::icon(')) dress.push({ kind: 'icon', what: written.slice(7).replace(/\)$/, ''), span });
    else if (written.startsWith(':::')) dress.push({ kind: 'class', what: written.slice(3).trim(), span });
    else {
      const topic = topicAt(scan, { start, lineEnd, indent });
      if (topic.kind === 'unreadable') unreadable.push(topic);
      else {
        topics.push(topic);
        at = Math.max(at, scan.lineEnd(topic.span.end) + 1);
      }
    }
  }
  const [root, ...others] = topics;
  const orphan = others.find(({ indent }) => indent <= (root?.indent ?? 0));
  const levels = levelsOf(topics);
  return { ...levels, dress, unreadable, topics: topics.length, titleStatements: [], ...(orphan ? { orphan } : {}) };
}

interface Place {
  readonly start: number;
  readonly lineEnd: number;
  readonly indent: number;
}

function topicAt(scan: Scan, { start, lineEnd, indent }: Place): Topic | Unreadable {
  const { text } = scan;
  const opening = scan.next(OPENING, start);
  const bracket = opening < lineEnd ? TOPIC_BRACKETS.find(({ open }) => text.startsWith(open, opening)) : undefined;
  if (bracket === undefined) {
    const whole = text.slice(start, lineEnd).trimEnd();
    return {
      kind: 'topic',
      indent,
      text: whole,
      id: '',
      shape: 'plain',
      span: { start, end: start + whole.length },
    };
  }
  const inside = opening + bracket.open.length;
  const quoted = text.charAt(inside) === '"';
  const from = quoted ? scan.find('"', inside + 1) + 1 : inside;
  const broken = text.slice(inside, lineEnd).trim() === '';
  const limit = quoted && from > 0 ? scan.lineEnd(from) : broken ? text.length : lineEnd;
  const close = from > 0 ? closing(scan, bracket.close, from) : -1;
  if (close < 0 || close >= limit) {
    return {
      kind: 'unreadable',
      reason: `'${bracket.open}' is not closed`,
      hint: `Write ${bracket.close} after the text.`,
      span: { start, end: start + text.slice(start, lineEnd).trimEnd().length },
    };
  }
  const written = text.slice(inside, close).trim();
  const plain = quoted ? written.replace(/^"|"$/g, '') : written;
  const before = text.slice(start, opening);
  return {
    kind: 'topic',
    indent,
    text: plain.length > 1 && plain.startsWith('`') && plain.endsWith('`') ? plain.slice(1, -1) : plain,
    id: before.trim(),
    shape: bracket.shape,
    ...(/\S\s/.test(before) ? { before: before.trim() } : {}),
    span: { start, end: close + bracket.close.length },
  };
}

/** The last place on the line where the bracket can close: `(a (b))` ends at the second. */
function closing(scan: Scan, mark: string, from: number): number {
  const at = scan.find(mark, from);
  if (at < 0) return -1;
  const end = scan.lineEnd(from);
  return at < end ? at + scan.text.slice(at, end).lastIndexOf(mark) : at;
}
