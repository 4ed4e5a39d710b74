// Parses a flowchart: in, the preamble's body and the offset after the header word; out, the tree of ast.ts. Every
// statement has its position; unreadable text is a statement too, and reading continues on the next line.
import { mermaidWay } from '@linework/core';
import { makeScan, type Scan, skipBlanks, skipSpace } from '../scan.js';
import type { Direction, Flowchart, FlowchartStatement, SubgraphStatement } from './ast.js';
import { readDeclaration, readDirectionLine } from './declarations.js';
import { isKeyword, readFlow } from './flow-statement.js';
import { readSubgraphHead, type SubgraphHead } from './subgraph-head.js';

interface Frame {
  readonly head?: SubgraphHead;
  readonly start: number;
  readonly statements: FlowchartStatement[];
}

/** The open blocks while the text is read: the chart itself first, then subgraphs, the innermost last. */
interface Reading {
  readonly scan: Scan;
  readonly body: string;
  readonly stack: Frame[];
  depth: number;
}

export function parseFlowchart(body: string, afterHeader: number): Flowchart {
  const header = readDirection(body, afterHeader);
  const reading: Reading = { scan: makeScan(body), body, stack: [{ start: 0, statements: [] }], depth: 0 };
  let at = skipSpace(body, header.end);
  while (at < body.length) at = skipSpace(body, readNext(reading, at));
  while (reading.stack.length > 1) closeSubgraph(reading, false);
  return { direction: header.direction, statements: statementsOf(reading), depth: reading.depth };
}

/** Statements of the innermost open block. */
function statementsOf({ stack }: Reading): FlowchartStatement[] {
  return stack.at(-1)?.statements ?? [];
}

/** Reads the next statement, mark or comment; returns where it ends. */
function readNext(reading: Reading, at: number): number {
  const { scan, body, stack } = reading;
  if (body.charAt(at) === ';') return at + 1;
  if (body.startsWith('%%', at)) return scan.lineEnd(at);
  if (isKeyword(body, at, 'end') || (stack.length > 1 && closesLoosely(body, at))) {
    if (stack.length > 1) closeSubgraph(reading, true);
    else statementsOf(reading).push({ kind: 'strayEnd', span: { start: at, end: at + 3 } });
    return at + 3;
  }
  if (isKeyword(body, at, 'subgraph')) return openSubgraph(reading, at);
  const declaration = readDeclaration(scan, at) ?? readDirectionLine(scan, at);
  const result = declaration ?? readFlow(scan, at);
  if ('statement' in result) {
    statementsOf(reading).push(result.statement);
    return result.end;
  }
  const end = scan.lineEnd(Math.max(at, result.at));
  statementsOf(reading).push(unreadable(body, at, end, result));
  return end;
}

function openSubgraph(reading: Reading, at: number): number {
  const { scan, body, stack } = reading;
  const head = readSubgraphHead(scan, at + 'subgraph'.length);
  if (head) {
    stack.push({ head, start: at, statements: [] });
    reading.depth = Math.max(reading.depth, stack.length - 1);
    return head.end;
  }
  // The block is kept so that its end matches it.
  const end = scan.lineEnd(at);
  statementsOf(reading).push(unreadable(body, at, end, SUBGRAPH_PROBLEM));
  stack.push({ head: { classes: [], end }, start: at, statements: [] });
  return end;
}

function closeSubgraph(reading: Reading, closed: boolean): void {
  const frame = reading.stack.pop();
  if (frame?.head) statementsOf(reading).push(subgraphOf(frame, closed));
}

const SUBGRAPH_PROBLEM = {
  reason: 'the title of a subgraph cannot be read',
  hint: 'Write: subgraph name["Title"].',
};

function subgraphOf(frame: Frame, closed: boolean): SubgraphStatement {
  const { head, start, statements } = frame;
  return {
    kind: 'subgraph',
    span: { start, end: head?.end ?? start },
    ...(head?.id === undefined ? {} : { id: head.id }),
    ...(head?.title === undefined ? {} : { title: head.title }),
    classes: head?.classes ?? [],
    statements,
    closed,
  };
}

function unreadable(
  text: string,
  start: number,
  end: number,
  problem: { reason: string; hint: string },
): FlowchartStatement {
  const trimmed = start + text.slice(start, end).trimEnd().length;
  return { kind: 'unreadable', span: { start, end: trimmed }, reason: problem.reason, hint: problem.hint };
}

/** `end.` and the like inside a subgraph; `end-user`, `end.x` and `end:::mark` are ids. */
function closesLoosely(text: string, at: number): boolean {
  return /^end[^\w\s;(>[{](?![\w.:-])/.test(text.slice(at, at + 5));
}

function readDirection(text: string, at: number): { direction: Direction; end: number } {
  const from = skipBlanks(text, at);
  const word = /^(?:[A-Za-z]{2}(?!\w)|[<>^]|v(?!\w))/.exec(text.slice(from, from + 3))?.[0];
  const direction = word === undefined ? undefined : mermaidWay(word);
  return word === undefined || direction === undefined
    ? { direction: 'down', end: at }
    : { direction, end: from + word.length };
}
