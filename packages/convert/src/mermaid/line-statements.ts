// The statements of Mermaid's types with one per line: in, the body after the header; out, the lines with their positions,
// without comments, and the titles and descriptions among them. Linear in the text.
import type { Span } from '@linework/core';
import type { Said } from './header-text.js';

export interface LineStatement {
  /** Without outer white space; never empty. */
  readonly text: string;
  readonly span: Span;
  /** Characters of white space before it. */
  readonly indent: number;
}

export interface LineRules {
  /** Whether a line `title …` names the diagram. */
  readonly titled: boolean;
  /** Whether `%%` ends a line outside quotes; otherwise it is part of the text. */
  readonly commentsBehind?: boolean;
  /** Whether `#` at the start of a line makes it a comment. */
  readonly hashComments?: boolean;
}

export interface LineBody {
  /** The text after the header's word on its line. */
  readonly head?: LineStatement;
  readonly statements: readonly LineStatement[];
  readonly said: readonly Said[];
}

const SAYING = /^(accTitle|accDescr)\s*:\s*/;
const SAYING_BLOCK = /^accDescr\s*\{/;
const TITLE = /^title(?:\s+|$)/;

export function readLines(body: string, afterHeader: number, rules: LineRules): LineBody {
  const statements: LineStatement[] = [];
  const said: Said[] = [];
  let head: LineStatement | undefined;
  let first = true;
  for (let at = afterHeader; at <= body.length; first = false) {
    const newline = body.indexOf('\n', at);
    const end = newline < 0 ? body.length : newline;
    const line = statementIn(body, at, end, rules);
    at = end + 1;
    if (line === undefined) continue;
    if (first) {
      head = line;
      continue;
    }
    if (SAYING_BLOCK.test(line.text)) {
      const block = blockFrom(body, line);
      said.push(block.said);
      at = block.next;
      continue;
    }
    const saying = sayingIn(line, rules);
    if (saying) said.push(saying);
    else statements.push(line);
  }
  return { ...(head ? { head } : {}), statements, said };
}

function statementIn(body: string, from: number, to: number, rules: LineRules): LineStatement | undefined {
  const raw = body.slice(from, to);
  const cut = rules.commentsBehind ? commentAt(raw) : -1;
  const written = cut < 0 ? raw : raw.slice(0, cut);
  const text = written.trim();
  if (text === '' || (rules.hashComments && text.startsWith('#'))) return undefined;
  const indent = written.length - written.trimStart().length;
  return { text, indent, span: { start: from + indent, end: from + indent + text.length } };
}

/** Where `%%` starts outside quotes, or -1. */
function commentAt(line: string): number {
  let quote = '';
  for (let at = 0; at < line.length; at++) {
    const c = line.charAt(at);
    if (quote !== '') {
      if (c === quote) quote = '';
    } else if (c === '"') quote = c;
    else if (c === '%' && line.charAt(at + 1) === '%') return at;
  }
  return -1;
}

function sayingIn({ text, span }: LineStatement, { titled }: LineRules): Said | undefined {
  const acc = SAYING.exec(text);
  if (acc) {
    const kind = acc[1] === 'accTitle' ? 'accTitle' : 'accDescr';
    return { kind, written: text.slice(acc[0].length), span };
  }
  const title = titled ? TITLE.exec(text) : null;
  return title ? { kind: 'title', written: text.slice(title[0].length), span } : undefined;
}

/** `accDescr {` up to its brace, or to the end of the text. */
function blockFrom(body: string, { span }: LineStatement): { readonly said: Said; readonly next: number } {
  const open = body.indexOf('{', span.start);
  const close = body.indexOf('}', open);
  const end = close < 0 ? body.length : close;
  const newline = body.indexOf('\n', end);
  const written = body.slice(open + 1, end).trim();
  return {
    said: { kind: 'accDescr', written, span: { start: span.start, end: Math.min(end + 1, body.length) } },
    next: newline < 0 ? body.length + 1 : newline + 1,
  };
}
