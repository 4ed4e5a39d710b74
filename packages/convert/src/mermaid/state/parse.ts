// The statements of a state diagram: in, the body after the header; out, nested statements and blocks. Statements can
// share a line, as in Mermaid. Linear in the text.
import { mermaidWay, type Span } from '@linework/core';
import { type ReadStatement, readDeclaration } from '../flowchart/declarations.js';
import type { TitleStatement } from '../header-text.js';
import { makeScan, matchAt, type Scan, skipBlanks, skipSpace } from '../scan.js';
import type { Block, StateStatement, StrayLine } from './ast.js';
import { type Read, readNote, readState, readTransition } from './read-statement.js';

export interface ParsedStates {
  readonly statements: readonly StateStatement[];
  readonly titleStatements: readonly TitleStatement[];
  /** Deepest nesting of blocks found. */
  readonly depth: number;
}

interface Reading {
  readonly scan: Scan;
  readonly titleStatements: TitleStatement[];
  at: number;
  depth: number;
}

/** Deeper blocks are refused whatever they contain, and are not read. */
const DEEPEST = 30;
const DIRECTION = /direction[^\S\n]+(TB|TD|BT|LR|RL)[^\n]*/iy;
/** Accepted without effect. */
const IDLE = /hide empty description[^\n]*|scale\s+\d+\s+width/iy;

export function parseStates(body: string, afterHeader: number): ParsedStates {
  const reading: Reading = { scan: makeScan(body), titleStatements: [], at: afterHeader, depth: 0 };
  const { parts } = blockFrom(reading, 0);
  return { statements: parts.flat(), titleStatements: reading.titleStatements, depth: reading.depth };
}

/** Statements up to the brace that closes the block, or to the end of the text. */
function blockFrom(reading: Reading, depth: number): Block {
  const { text } = reading.scan;
  reading.depth = Math.max(reading.depth, depth);
  const parts: StateStatement[][] = [[]];
  for (;;) {
    reading.at = skipSpace(text, reading.at);
    const { at } = reading;
    if (at >= text.length) return { parts, closed: false };
    const c = text.charAt(at);
    if (c === '#' || text.startsWith('%%', at)) reading.at = reading.scan.lineEnd(at);
    else if (c === '}') {
      reading.at = at + 1;
      if (depth > 0) return { parts, closed: true };
      parts.at(-1)?.push(strayAt(at));
    } else if (depth > 0 && text.startsWith('--', at) && text.charAt(at + 2) !== '-' && text.charAt(at + 2) !== '>') {
      reading.at = at + 2;
      parts.push([]);
    } else parts.at(-1)?.push(...statementFrom(reading, depth));
  }
}

function strayAt(at: number): StrayLine {
  return { kind: 'stray', span: { start: at, end: at + 1 } };
}

function statementFrom(reading: Reading, depth: number): readonly StateStatement[] {
  const { scan, at } = reading;
  const { text } = scan;
  const idle = matchAt(IDLE, text, at);
  if (idle) {
    reading.at = at + idle[0].length;
    return [];
  }
  const direction = matchAt(DIRECTION, text, at);
  const to = mermaidWay(direction?.[1] ?? '');
  if (direction && to !== undefined) {
    reading.at = at + direction[0].length;
    return [{ kind: 'direction', direction: to, span: { start: at, end: reading.at } }];
  }
  const declared = declarationFrom(reading);
  if (declared) return declared;
  const result = readState(scan, at) ?? readNote(scan, at) ?? readTransition(scan, at);
  return result ? takeBlock(result, reading, depth) : [lineUnread(reading)];
}

/** A line that styles states, or sets the title or the description. */
function declarationFrom(reading: Reading): readonly StateStatement[] | undefined {
  const result: ReadStatement | undefined = readDeclaration(reading.scan, reading.at);
  if (result === undefined) return undefined;
  const { statement, end } = result;
  switch (statement.kind) {
    case 'accTitle':
    case 'accDescr':
      reading.titleStatements.push({ kind: statement.kind, written: statement.text, span: statement.span });
      reading.at = end;
      return [];
    case 'style':
    case 'classDef':
    case 'class':
    case 'click':
    case 'unreadable':
      reading.at = reading.scan.text.charAt(end) === ';' ? end + 1 : end;
      return [marked(statement) ?? statement];
    default:
      return undefined;
  }
}

/** `[*]` cannot have a class or a style. */
function marked(statement: StateStatement): StateStatement | undefined {
  if ((statement.kind !== 'style' && statement.kind !== 'class') || !statement.ids.includes('[*]')) return undefined;
  const hint = 'Name only states, or remove the line.';
  return { kind: 'unreadable', reason: '[*] cannot be styled', hint, span: statement.span };
}

function takeBlock({ statement, end, opens }: Read, reading: Reading, depth: number): readonly StateStatement[] {
  const { text } = reading.scan;
  reading.at = end;
  if (!opens || statement.kind !== 'state') return [statement];
  if (depth >= DEEPEST) {
    reading.depth = depth + 1;
    reading.at = text.length;
    return [statement];
  }
  return [{ ...statement, block: blockFrom(reading, depth + 1) }];
}

function lineUnread(reading: Reading): StateStatement {
  const { scan, at } = reading;
  const end = Math.max(scan.lineEnd(at), at + 1);
  reading.at = end;
  const reason = scan.text.startsWith('--', at)
    ? 'a separator is a line of two dashes inside a composite state'
    : 'it is not a state, transition or note';
  return { kind: 'unreadable', reason, hint: 'Write: a --> b : event.', span: trimmed(scan.text, at, end) };
}

function trimmed(text: string, start: number, end: number): Span {
  let last = end;
  while (last > start + 1 && text.charAt(last - 1).trim() === '') last--;
  return { start: skipBlanks(text, start), end: last };
}
