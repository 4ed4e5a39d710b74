// Nests items by indentation: one that is deeper than the previous one is its child. In, a flat list; out, a tree.
import type { Statement, SyntaxNode } from './statement.js';

interface Open {
  readonly indent: number;
  readonly statement: Statement;
  readonly children: SyntaxNode[];
}

export function nestItems(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  if (!nodes.some((each) => each.statement.shape === 'item')) return nodes;
  const out: SyntaxNode[] = [];
  const open: Open[] = [];
  const settle = (indent: number): void => {
    while (open.length > 0 && (open[open.length - 1]?.indent ?? -1) >= indent) {
      const done = open.pop();
      if (!done) return;
      const parent = open[open.length - 1];
      (parent ? parent.children : out).push({ statement: done.statement, children: done.children, branches: [] });
    }
  };
  for (const node of nodes) {
    if (node.statement.shape !== 'item') {
      // A line that is not an item separates none from the items above it.
      out.push(node);
      continue;
    }
    settle(node.statement.indent);
    open.push({ indent: node.statement.indent, statement: node.statement, children: [] });
  }
  settle(0);
  return out;
}
