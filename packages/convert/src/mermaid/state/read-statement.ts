// One state, transition or note: in, the text and where it starts; out, its content and where it ends, or nothing. As in
// Mermaid, words are case-insensitive.
import type { Span } from '@linework/core';
import type { ClassRef } from '../flowchart/ast.js';
import type { Unreadable } from '../frame.js';
import { matchAt, type Scan, skipBlanks, skipSpace } from '../scan.js';
import type { Mention, PointKind, StateLine, StateStatement } from './ast.js';

export interface Read {
  readonly statement: StateStatement;
  readonly end: number;
  /** A brace is right before `end`, and its block follows. */
  readonly opens?: boolean;
}

const STATE = /state[^\S\n]+/iy;
const POINT = /[^\S\n]*(?:<<|\[\[)(choice|fork|join)(?:>>|\]\])/iy;
const AS = /\s*as[^\S\n]+/iy;
/** What `as` names: the rest of the line or up to a brace or a comment. */
const ALIAS = /[^\n{]*?(?=[\n{]|%%|:|<<|\[\[|$)/y;
const BLOCK_ID = /[^\n\s{]+?(?=\s|\{|<<|\[\[|:|$)/y;
const ID = /\[\*\]|[^:\n\s\-{]+/y;
const CLASS = /:::([^\s:{-]+)/y;
const NOTE = /note\s+/iy;
const SIDE = /(left|right)[^\S\n]+of[^\S\n]+/iy;
const NOTE_ID = /[^:\n\s-]+/y;
const NOTE_END = /\n[^\S\n]{0,400}end note/gi;

const unreadable = (reason: string, hint: string, start: number, end: number): Read => {
  const statement: Unreadable = { kind: 'unreadable', reason, hint, span: { start, end: Math.max(end, start + 1) } };
  return { statement, end: statement.span.end };
};

/** `state …`; a state can be named `state`, so the word can also be an id. */
export function readState(scan: Scan, at: number): Read | undefined {
  const { text } = scan;
  const keyword = matchAt(STATE, text, at)?.[0];
  if (keyword === undefined) return undefined;
  const from = at + keyword.length;
  if (text.startsWith('-->', from)) return undefined;
  return text.charAt(from) === '"' ? namedState(scan, at, from) : plainState(scan, at, from);
}

function namedState(scan: Scan, at: number, from: number): Read {
  const { text } = scan;
  const close = scan.find('"', from + 1);
  const as = close < 0 ? null : matchAt(AS, text, close + 1);
  if (close < 0 || as === null)
    return unreadable('a quoted name needs an id', 'Write: state "Wide open" as open.', at, scan.lineEnd(at));
  const start = close + 1 + as[0].length;
  const id = matchAt(ALIAS, text, start)?.[0].trim() ?? '';
  if (id === '') return unreadable('it has no id', 'Write: state "Wide open" as open.', at, scan.lineEnd(start));
  return finished(scan, at, { name: text.slice(from + 1, close), id, start, end: start + id.length });
}

function plainState(scan: Scan, at: number, from: number): Read {
  const id = matchAt(BLOCK_ID, scan.text, from)?.[0] ?? '';
  if (id === '') return unreadable('it names no state', 'Write: state open.', at, scan.lineEnd(at));
  return finished(scan, at, { id, start: from, end: from + id.length });
}

interface Named {
  readonly id: string;
  readonly name?: string;
  readonly start: number;
  readonly end: number;
}

/** What can follow a state's id: its mark, classes, a brace. */
function finished(scan: Scan, at: number, { id, name, start, end }: Named): Read {
  const { text } = scan;
  const point = matchAt(POINT, text, end);
  const marked = end + (point?.[0].length ?? 0);
  const { classes, end: dressed } = classesAt(text, marked);
  const brace = skipSpace(text, dressed);
  const opens = point === null && text.charAt(brace) === '{';
  const described = opens ? undefined : textAt(scan, skipBlanks(text, dressed));
  const statement: StateLine = {
    kind: 'state',
    span: { start: at, end: described?.end ?? dressed },
    state: { id, span: { start, end }, classes },
    ...(point ? { point: pointOf(point[1]) } : {}),
    ...(name === undefined ? {} : { name }),
    ...(opens || point || name !== undefined || described || classes.length > 0 ? {} : { bare: true as const }),
    ...(described && described.text !== '' ? { text: described.text } : {}),
  };
  return opens ? { statement, end: brace + 1, opens } : { statement, end: described?.end ?? dressed };
}

function pointOf(word = ''): PointKind {
  const lower = word.toLowerCase();
  return lower === 'fork' || lower === 'join' ? lower : 'choice';
}

function classesAt(text: string, from: number): { readonly classes: readonly ClassRef[]; readonly end: number } {
  const classes: ClassRef[] = [];
  let end = from;
  for (;;) {
    const match = matchAt(CLASS, text, skipBlanks(text, end));
    if (match?.[1] === undefined) return { classes, end };
    const start = match.index;
    end = start + match[0].length;
    classes.push({ name: match[1], span: { start, end } });
  }
}

/** `: text` up to the end of the line. */
function textAt(scan: Scan, at: number): { readonly text: string; readonly end: number } | undefined {
  if (scan.text.charAt(at) !== ':') return undefined;
  const end = scan.lineEnd(at);
  return { text: scan.text.slice(at + 1, end).trim(), end };
}

function mentionAt(text: string, at: number): (Mention & { readonly end: number }) | undefined {
  const id = matchAt(ID, text, at)?.[0];
  if (id === undefined) return undefined;
  const { classes, end } = classesAt(text, at + id.length);
  const span: Span = { start: at, end: at + id.length };
  return { ...(id === '[*]' ? {} : { id }), span, classes, end };
}

/** `a`, `a : text`, `a --> b`, `a --> b : text`. */
export function readTransition(scan: Scan, at: number): Read | undefined {
  const { text } = scan;
  const from = mentionAt(text, at);
  if (from === undefined) return undefined;
  const arrow = skipBlanks(text, from.end);
  if (!text.startsWith('-->', arrow)) return described(scan, at, from);
  const to = mentionAt(text, skipBlanks(text, arrow + 3));
  if (to === undefined)
    return unreadable('the transition leads nowhere', 'Write: a --> b : event.', at, scan.lineEnd(at));
  const label = textAt(scan, skipBlanks(text, to.end));
  const end = label?.end ?? to.end;
  const wrong = behind(scan, at, end);
  if (wrong) return wrong;
  return {
    statement: {
      kind: 'transition',
      span: { start: at, end },
      from: plain(from),
      to: plain(to),
      ...(label && label.text !== '' ? { text: label.text } : {}),
      ...(label?.text === '' ? { bare: true as const } : {}),
    },
    end,
  };
}

function described(scan: Scan, at: number, state: Mention & { readonly end: number }): Read | undefined {
  if (state.id?.includes('"')) {
    return unreadable('a quoted name is not an id', 'Write: state "Wide open" as open.', at, scan.lineEnd(at));
  }
  const label = textAt(scan, skipBlanks(scan.text, state.end));
  const end = label?.end ?? state.end;
  const wrong = behind(scan, at, end);
  if (wrong) return wrong;
  const text = label && label.text !== '' ? { text: label.text } : {};
  return { statement: { kind: 'state', span: { start: at, end }, state: plain(state), ...text }, end };
}

/** A dash or a brace right after a name, which does not start a statement. */
function behind(scan: Scan, at: number, end: number): Read | undefined {
  const next = scan.text.charAt(skipBlanks(scan.text, end));
  const dash = next === '-' && !/^-->?(?:\s|$)/.test(scan.text.slice(end, end + 8).trimStart());
  if (!dash && next !== '{') return undefined;
  const [reason, hint] = dash
    ? ['an id cannot contain a dash', 'Write: state "wide-open" as wide_open.']
    : ["a block needs the word 'state'", 'Write: state open {.'];
  return unreadable(reason, hint, at, scan.lineEnd(at));
}

function plain({ id, span, classes }: Mention): Mention {
  return { ...(id === undefined ? {} : { id }), span, classes };
}

/** `note right of a : text`, or lines up to `end note`; `note "text" as n` floats. */
export function readNote(scan: Scan, at: number): Read | undefined {
  const { text } = scan;
  const keyword = matchAt(NOTE, text, at)?.[0];
  if (keyword === undefined) return undefined;
  const from = at + keyword.length;
  if (text.charAt(from) === '"') {
    const close = scan.find('"', from + 1);
    if (close < 0) return unreadable('its text is not closed', 'Close the quote.', at, scan.lineEnd(at));
    const end = scan.lineEnd(close);
    const span = { start: at, end };
    return { statement: { kind: 'note', span, side: 'right', text: text.slice(from + 1, close) }, end };
  }
  const side = matchAt(SIDE, text, from);
  if (side === null) return undefined;
  const start = from + side[0].length;
  const id = matchAt(NOTE_ID, text, start)?.[0];
  if (id === undefined) return unreadable('it names no state', 'Write: note right of a : text.', at, scan.lineEnd(at));
  const behindId = start + id.length;
  const label = textAt(scan, skipSpace(text, behindId));
  const last = label ? label.end : scan.next(NOTE_END, behindId);
  if (last >= text.length && label === undefined) {
    return unreadable('the note is not closed', 'Add a line: end note.', at, scan.lineEnd(at));
  }
  const end = label ? label.end : skipSpace(text, last) + 'end note'.length;
  return {
    statement: {
      kind: 'note',
      span: { start: at, end },
      of: { id, span: { start, end: behindId }, classes: [] },
      side: side[1]?.toLowerCase() === 'left' ? 'left' : 'right',
      text: label ? label.text : text.slice(behindId, last).trim(),
    },
    end,
  };
}
