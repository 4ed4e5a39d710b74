// The content of a source, apart from its spacing and the order of options: in, a parsed source; out, a list that is equal
// for two sources with the same meaning and the same errors.
import type { Diagnostic } from '../diagnostics/report.js';
import { type LinesBlock, linesBlock } from '../grammar/apply-lines.js';
import type { Grammar } from '../grammar/table.js';
import type { CutSource } from '../syntax/cut-source.js';
import type { Document, Statement, SyntaxNode } from '../syntax/statement.js';
import type { Source, Span } from '../text/source.js';
import { canonicalRaw } from './canonical-raw.js';

export interface ReadSource {
  readonly grammar: Grammar;
  readonly cut: CutSource;
  readonly document: Document;
  /** The parser's diagnostics: lines and braces. */
  readonly unread: readonly Diagnostic[];
  /** The statement table's diagnostics for parsed lines. */
  readonly mistaken: readonly Diagnostic[];
}

export function readingOf({ grammar, document, unread, mistaken }: ReadSource): readonly string[] {
  const { source, header, body, comments } = document;
  const out: string[] = [];
  for (const each of unread) out.push(each.code);
  for (const each of mistaken) out.push(each.code);
  for (const each of comments) out.push(sliceOf(source, each).trim());
  if (header) out.push(header.kind.text, ...sorted(source, header.rest));
  const walk = (nodes: readonly SyntaxNode[], within: string): void => {
    const block = linesBlock(grammar, within);
    for (const node of nodes) {
      const { statement } = node;
      out.push(...statementReading(source, statement, block), '{');
      const inside = statement.shape === 'phrase' ? statement.keyword.text : within;
      walk(node.children, inside);
      for (const branch of node.branches) {
        out.push(branch.word, branch.label?.value ?? '', ...sorted(source, branch.options));
        walk(branch.children, inside);
      }
      out.push(node.closed ? '}' : 'open');
    }
  };
  walk(body, 'diagram');
  return out;
}

function statementReading(source: Source, statement: Statement, block: LinesBlock | undefined): readonly string[] {
  if (statement.repaired) return [sliceOf(source, statement.span)];
  switch (statement.shape) {
    case 'edge': {
      const { from, arrow, to, label, options } = statement;
      return [from.text, arrow.text, to.text, label ? sliceOf(source, label.span) : '', ...sorted(source, options)];
    }
    case 'item':
      return [sliceOf(source, statement.label.span), ...sorted(source, statement.rest)];
    case 'phrase':
      return [statement.keyword.text, ...sorted(source, statement.rest), statement.opens ? 'opens' : ''];
    case 'raw':
      return [(block && canonicalRaw(source.text, statement, block)) ?? sliceOf(source, statement.span)];
    default:
      return [sliceOf(source, statement.span)];
  }
}

function sorted(source: Source, tokens: readonly { readonly span: Span }[]): readonly string[] {
  return tokens.map((each) => sliceOf(source, each.span)).toSorted();
}

function sliceOf(source: Source, { start, end }: Span): string {
  return source.text.slice(start, end);
}
