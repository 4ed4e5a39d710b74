// The statements of Mermaid's types with one per line: in, the body after the header; out, the lines with their positions,
// without comments, and the titles and descriptions among them. Linear in the text.
import type { Span } from '@linework/core';
import type { TitleStatement } from './header-text.js';
import { matchAt } from './scan.js';

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
  /** Whether `Title` and `ACCTITLE` mean the same as in small letters. */
  readonly caseless?: boolean;
  /** What can follow the header's word, before a title or a statement on its line. */
  readonly opening?: RegExp;
}

export interface LineBody {
  /** What `opening` found, without white space around it. */
  readonly opening: string;
  /** A statement on the header's line. */
  readonly head?: LineStatement;
  readonly statements: readonly LineStatement[];
  readonly titleStatements: readonly TitleStatement[];
}

const SAYING = /^(accTitle|accDescr)\s*:\s*/;
/** The brace can be on a later line. */
const SAYING_BLOCK = /accDescr\s*\{/y;
const TITLE = /^title(?:\s+|$)/;
const CASELESS = new Map(
  [SAYING, SAYING_BLOCK, TITLE].map((each) => [each, new RegExp(each.source, `${each.flags}i`)]),
);

export function readLines(body: string, afterHeader: number, rules: LineRules): LineBody {
  const statements: LineStatement[] = [];
  const titleStatements: TitleStatement[] = [];
  let head: LineStatement | undefined;
  const { opening, end: opened } = openingIn(body, afterHeader, rules);
  let first = true;
  for (let at = opened; at <= body.length; first = false) {
    const newline = body.indexOf('\n', at);
    const end = newline < 0 ? body.length : newline;
    const line = statementIn(body, at, end, rules);
    at = end + 1;
    if (line === undefined) continue;
    const block = matchAt(spelled(SAYING_BLOCK, rules), body, line.span.start);
    if (block) {
      const { titleStatements: description, next } = blockFrom(
        body,
        line.span.start,
        line.span.start + block[0].length,
      );
      titleStatements.push(description);
      at = next;
      continue;
    }
    const saying = sayingIn(line, rules);
    if (saying) titleStatements.push(saying);
    else if (first) head = line;
    else statements.push(line);
  }
  return { opening, ...(head ? { head } : {}), statements, titleStatements };
}

function openingIn(
  body: string,
  afterHeader: number,
  { opening }: LineRules,
): { readonly opening: string; readonly end: number } {
  const newline = body.indexOf('\n', afterHeader);
  const line = body.slice(afterHeader, newline < 0 ? body.length : newline);
  const blank = line.length - line.trimStart().length;
  const match = opening === undefined ? undefined : opening.exec(line.slice(blank))?.[0];
  return match === undefined
    ? { opening: '', end: afterHeader }
    : { opening: match.trim(), end: afterHeader + blank + match.length };
}

function spelled(pattern: RegExp, { caseless }: LineRules): RegExp {
  return (caseless ? CASELESS.get(pattern) : undefined) ?? pattern;
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

function sayingIn({ text, span }: LineStatement, rules: LineRules): TitleStatement | undefined {
  const acc = spelled(SAYING, rules).exec(text);
  if (acc) {
    const kind = acc[1]?.toLowerCase() === 'acctitle' ? 'accTitle' : 'accDescr';
    return { kind, written: text.slice(acc[0].length), span };
  }
  const title = rules.titled ? spelled(TITLE, rules).exec(text) : null;
  return title ? { kind: 'title', written: text.slice(title[0].length), span } : undefined;
}

/** The text from the brace of `accDescr {` up to the closing one, or to the end of the text. */
function blockFrom(
  body: string,
  start: number,
  from: number,
): { readonly titleStatements: TitleStatement; readonly next: number } {
  const close = body.indexOf('}', from);
  const end = close < 0 ? body.length : close;
  const written = body.slice(from, end).trim();
  return {
    titleStatements: { kind: 'accDescr', written, span: { start, end: Math.min(end + 1, body.length) } },
    next: end + 1,
  };
}
