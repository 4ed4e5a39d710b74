// The blocks that are open while a source is read: statements go into the innermost one. Too deep a block is flattened
// into the one round it, so that nothing that walks the result can run out of stack.
import type { Span } from '../text/source.js';
import type { BlockShape, Branch, Statement, SyntaxNode } from './statement.js';
import type { StringToken } from './token.js';

export interface OpenBlock {
  readonly statement: Statement | undefined;
  readonly keyword: string;
  readonly holds: BlockShape['holds'];
  readonly children: SyntaxNode[];
  readonly branches: Branch[];
  /** Children of the branch that is open now. */
  readonly current: SyntaxNode[];
  /** White space before the line that opens it. */
  readonly indent: number;
  /** Opened by indentation alone, without a brace. */
  readonly implied: boolean;
  /** The line that opens it, in our language. */
  readonly text: string;
  /** It stands so in the source. */
  readonly own: boolean;
  /** Too deep: its statements belong to the block round it. */
  readonly flat: boolean;
}

export interface OpenBlocks {
  /** The innermost block; the diagram itself when none is open. */
  readonly top: () => OpenBlock;
  /** Blocks open now, the diagram not counted. */
  readonly depth: () => number;
  readonly add: (statement: Statement) => void;
  readonly open: (
    block: Pick<OpenBlock, 'statement' | 'keyword' | 'holds' | 'indent' | 'implied' | 'own' | 'text'>,
  ) => void;
  readonly branch: (word: Branch['word'], span: Span, label: StringToken | undefined) => void;
  readonly close: (at: Span | undefined) => void;
  /** The block that the last brace closed, while nothing follows it: where the brace stands, and the block's keyword. */
  readonly lastClosed: () => ({ readonly keyword: string } & Span) | undefined;
  /** Opens that block again. */
  readonly reopen: () => void;
  /** Takes back the last statement of the innermost block. */
  readonly takeLast: () => Statement | undefined;
  readonly last: () => Statement | undefined;
  readonly body: readonly SyntaxNode[];
}

export function openBlocks(levels: number): OpenBlocks {
  const body: SyntaxNode[] = [];
  const root: OpenBlock = {
    statement: undefined,
    keyword: 'diagram',
    holds: 'statements',
    children: body,
    branches: [],
    current: body,
    indent: -1,
    implied: false,
    text: '',
    own: true,
    flat: false,
  };
  const stack: OpenBlock[] = [root];
  let recent: { readonly block: OpenBlock; readonly node: SyntaxNode; readonly at: Span } | undefined;
  const top = (): OpenBlock => stack[stack.length - 1] ?? root;
  const last = (): Statement | undefined => {
    const node = top().current.at(-1);
    return node && node.children.length === 0 && node.branches.length === 0 ? node.statement : undefined;
  };
  return {
    top,
    last,
    body,
    depth: () => stack.length - 1,
    add: (statement) => {
      top().current.push({ statement, children: [], branches: [] });
    },
    open: (block) => {
      const flat = stack.length > levels;
      const children = flat ? top().current : [];
      const { statement, keyword, holds, indent, implied, own, text } = block;
      stack.push({
        statement,
        keyword,
        holds,
        indent,
        implied,
        own,
        text,
        children,
        branches: [],
        current: children,
        flat,
      });
    },
    branch: (word, span, label) => {
      const block = stack.pop();
      if (!block) return;
      const children: SyntaxNode[] = block.flat ? block.current : [];
      if (!block.flat) block.branches.push({ word, span, ...(label ? { label } : {}), children });
      stack.push({ ...block, current: children });
    },
    close: (at) => {
      if (stack.length === 1) return;
      const block = stack.pop();
      if (!block?.statement || block.flat) return;
      const { statement, children, branches } = block;
      const node = { statement, children, branches, ...(at ? { closed: at } : {}) };
      top().current.push(node);
      recent = at ? { block, node, at } : undefined;
    },
    lastClosed: () =>
      recent && top().current.at(-1) === recent.node ? { keyword: recent.block.keyword, ...recent.at } : undefined,
    reopen: () => {
      if (!recent || top().current.at(-1) !== recent.node) return;
      top().current.pop();
      stack.push(recent.block);
      recent = undefined;
    },
    takeLast: () => {
      const statement = last();
      if (statement) top().current.pop();
      return statement;
    },
  };
}
