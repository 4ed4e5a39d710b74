// A flowchart's text into statements: in, the preamble's body and the offset behind the header word; out, the tree of
// ast.ts. Every statement has its place; what cannot be read is one statement too, and reading goes on at the next line.
import { makeScan, skipBlanks, skipSpace } from '../scan.js';
import type { Direction, Flowchart, FlowchartStatement, SubgraphStatement } from './ast.js';
import { directionOf, readDeclaration, readDirectionLine } from './declarations.js';
import { isKeyword, readFlow } from './flow-statement.js';
import { readSubgraphHead, type SubgraphHead } from './subgraph-head.js';

interface Frame {
  readonly head?: SubgraphHead;
  readonly start: number;
  readonly statements: FlowchartStatement[];
}

export function parseFlowchart(body: string, afterHeader: number): Flowchart {
  const scan = makeScan(body);
  const header = readDirection(body, afterHeader);
  const stack: Frame[] = [{ start: 0, statements: [] }];
  let depth = 0;
  let at = header.end;
  const top = (): Frame => stack.at(-1) ?? { start: 0, statements: [] };
  const close = (closed: boolean): void => {
    const frame = stack.pop();
    if (frame?.head) top().statements.push(subgraphOf(frame, closed));
  };

  for (;;) {
    at = skipSpace(body, at);
    if (at >= body.length) break;
    if (body.charAt(at) === ';') {
      at++;
      continue;
    }
    if (body.startsWith('%%', at)) {
      at = scan.lineEnd(at);
      continue;
    }
    if (isKeyword(body, at, 'end') || (stack.length > 1 && closesLoosely(body, at))) {
      if (stack.length > 1) close(true);
      else top().statements.push({ kind: 'strayEnd', span: { start: at, end: at + 3 } });
      at += 3;
      continue;
    }
    if (isKeyword(body, at, 'subgraph')) {
      const head = readSubgraphHead(scan, at + 'subgraph'.length);
      if (head) {
        stack.push({ head, start: at, statements: [] });
        depth = Math.max(depth, stack.length - 1);
        at = head.end;
        continue;
      }
      // The block is kept, so that its end finds it.
      const lineEnd = scan.lineEnd(at);
      top().statements.push(unreadable(body, at, lineEnd, SUBGRAPH_PROBLEM));
      stack.push({ head: { classes: [], end: lineEnd }, start: at, statements: [] });
      at = lineEnd;
      continue;
    }
    const declaration = readDeclaration(scan, at) ?? readDirectionLine(scan, at);
    if (declaration) {
      top().statements.push(declaration.statement);
      at = declaration.end;
      continue;
    }
    const flow = readFlow(scan, at);
    if ('reason' in flow) {
      const end = scan.lineEnd(Math.max(at, flow.at));
      top().statements.push(unreadable(body, at, end, flow));
      at = end;
    } else {
      top().statements.push(flow.statement);
      at = flow.end;
    }
  }
  while (stack.length > 1) close(false);
  return { direction: header.direction, statements: top().statements, depth };
}

const SUBGRAPH_PROBLEM = {
  reason: 'the title of a subgraph cannot be read',
  hint: 'Write: subgraph name["Title"]',
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
  const direction = word === undefined ? undefined : directionOf(word === 'v' ? word : word.toUpperCase());
  return word === undefined || direction === undefined
    ? { direction: 'down', end: at }
    : { direction, end: from + word.length };
}
