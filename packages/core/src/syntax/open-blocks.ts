// The blocks that are open while a source is read: statements go into the innermost one. A block that is too deep is flattened
// into the surrounding one, so that nothing that walks the result can run out of stack.
import type { Span } from '../text/source.js';
import type { BlockShape, Branch, Statement, SyntaxNode } from './statement.js';
import type { OptionToken, StringToken } from './token.js';

export interface OpenBlock {
  readonly statement: Statement | undefined;
  readonly keyword: string;
  readonly holds: BlockShape['holds'];
  readonly children: SyntaxNode[];
  readonly branches: Branch[];
  /** Children of the open branch. */
  readonly current: SyntaxNode[];
  /** White space in front of the line that opens it. */
  readonly indent: number;
  /** Opened only by indentation, without a brace. */
  readonly implied: boolean;
  /** The line that opens it, in this language. */
  readonly text: string;
  /** It is written like this in the source. */
  readonly own: boolean;
  /** Too deep: its statements belong to the surrounding block. */
  readonly flat: boolean;
}

/** Changed as lines are read, only by the functions below. */
export interface OpenBlocks {
  readonly levels: number;
  /** The diagram itself, and the open blocks in it, the innermost last. */
  readonly root: OpenBlock;
  readonly stack: OpenBlock[];
  /** The block that the last brace closed. */
  recent: { readonly block: OpenBlock; readonly node: SyntaxNode; readonly at: Span } | undefined;
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
  return { levels, root, stack: [], recent: undefined };
}

/** The innermost block; the diagram itself if none is open. */
export function topBlock({ root, stack }: OpenBlocks): OpenBlock {
  return stack.at(-1) ?? root;
}

export function addStatement(blocks: OpenBlocks, statement: Statement): void {
  topBlock(blocks).current.push({ statement, children: [], branches: [] });
}

export function openBlock(
  blocks: OpenBlocks,
  {
    statement,
    keyword,
    holds,
    indent,
    implied,
    own,
    text,
  }: Omit<OpenBlock, 'children' | 'branches' | 'current' | 'flat'>,
): void {
  const flat = blocks.stack.length >= blocks.levels;
  const children = flat ? topBlock(blocks).current : [];
  blocks.stack.push({
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
}

export function openBranch(
  { stack }: OpenBlocks,
  word: Branch['word'],
  span: Span,
  label: StringToken | undefined,
  options: readonly OptionToken[],
): void {
  const block = stack.pop();
  if (!block) return;
  const children: SyntaxNode[] = block.flat ? block.current : [];
  if (!block.flat) block.branches.push({ word, span, ...(label ? { label } : {}), options, children });
  stack.push({ ...block, current: children });
}

/** `at`: the brace, if there is one. */
export function closeBlock(blocks: OpenBlocks, at: Span | undefined): void {
  const block = blocks.stack.pop();
  if (!block?.statement || block.flat) return;
  const { statement, children, branches } = block;
  const node = { statement, children, branches, ...(at ? { closed: at } : {}) };
  topBlock(blocks).current.push(node);
  blocks.recent = at ? { block, node, at } : undefined;
}

/** The block that the last brace closed, while nothing follows it: the brace's position, and the block's keyword. */
export function lastClosed(blocks: OpenBlocks): ({ readonly keyword: string } & Span) | undefined {
  const { recent } = blocks;
  if (!recent || topBlock(blocks).current.at(-1) !== recent.node) return undefined;
  return { keyword: recent.block.keyword, ...recent.at };
}

/** Opens that block again. */
export function reopenBlock(blocks: OpenBlocks): void {
  const { current } = topBlock(blocks);
  if (!blocks.recent || current.at(-1) !== blocks.recent.node) return;
  current.pop();
  blocks.stack.push(blocks.recent.block);
  blocks.recent = undefined;
}

/** The last statement of the innermost block, if it has no content. */
export function lastStatement(blocks: OpenBlocks): Statement | undefined {
  const node = topBlock(blocks).current.at(-1);
  return node && node.children.length === 0 && node.branches.length === 0 ? node.statement : undefined;
}

/** Removes that statement again. */
export function takeLast(blocks: OpenBlocks): void {
  if (lastStatement(blocks)) topBlock(blocks).current.pop();
}
