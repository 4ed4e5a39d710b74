// The segment of text that holds a statement: in, a guarded text and an offset; out, where its segment and its visible
// text end. A segment ends at a semicolon or at the end of its line; a hash ends a text and starts a comment to the line's end.
import type { Span } from '@linework/core';
import { isBlank, type Scan, skipBlanks } from '../scan.js';
import type { ActorRef, RawText } from './ast.js';
import { unguarded } from './guarded.js';

const SEGMENT_END = /[;\n]/g;
const TEXT_END = /[#;\n]/g;

export function segmentEnd(scan: Scan, from: number): number {
  return scan.next(SEGMENT_END, from);
}

export interface TextRead {
  readonly text: RawText;
  /** Where reading continues: after the comment if there is one. */
  readonly end: number;
}

export function readText(scan: Scan, from: number): TextRead {
  const start = skipBlanks(scan.text, from);
  const end = scan.next(TEXT_END, start);
  const hash = scan.text.charAt(end) === '#';
  const text: RawText = { start, end, joined: false, cut: hash && touchesText(scan.text, end, start) };
  return { text, end: hash ? scan.lineEnd(end) : end };
}

/** A comment has spaces on both sides of its hash; `issue #12` and `C#` were meant as text. */
function touchesText(text: string, hash: number, start: number): boolean {
  const after = text.charCodeAt(hash + 1);
  const spaced = Number.isNaN(after) || after === 10 || isBlank(after);
  return !spaced || (hash > start && !isBlank(text.charCodeAt(hash - 1)));
}

/** `name` is guarded and starts at `start`. */
export function actorRef(name: string, start: number): ActorRef {
  return { id: unguarded(name), span: { start, end: start + name.length } };
}

/** A span without trailing white space. */
export function spanOf(text: string, start: number, end: number): Span {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}
