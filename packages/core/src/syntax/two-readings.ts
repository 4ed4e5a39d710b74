// Lines that mean something else in the language of the lines beside them, so that none of them is repaired unseen: in, a
// source with lines of Mermaid's, read; out, the first line that has two readings. In Mermaid `-->` is the plain arrow, and
// a block without braces holds what is named in it.
import type { Source, Span } from '../text/source.js';
import type { ShapeOfKind, Statement, SyntaxNode } from './statement.js';

export interface TwoReadings {
  readonly span: Span;
  readonly of: 'arrow' | 'member';
}

/** Characters of a repaired line that are looked at. */
const LOOKED_AT = 1_200;

export function twoReadings(source: Source, body: readonly SyntaxNode[], shape: ShapeOfKind): TwoReadings | undefined {
  const found: TwoReadings[] = [];
  const textOf = ({ span }: Statement): string =>
    source.text.slice(span.start, Math.min(span.end, span.start + LOOKED_AT));

  /** `members`: ids declared in the block of Mermaid's that the nodes stand in. */
  const walk = (nodes: readonly SyntaxNode[], members: ReadonlySet<string> | undefined): void => {
    for (const { statement, children } of nodes) {
      const { span } = statement;
      if (statement.shape === 'edge') {
        const text = statement.repaired ? textOf(statement) : statement.arrow.text;
        if (/^<?-->$/.test(statement.arrow.text) && text.includes('-->')) found.push({ span, of: 'arrow' });
        else if (statement.repaired && members && !(members.has(statement.from.text) && members.has(statement.to.text)))
          found.push({ span, of: 'member' });
      }
      const keyword = statement.shape === 'phrase' ? statement.keyword.text : '';
      const worded = keyword === shape.frame && statement.repaired === true && !textOf(statement).endsWith('{');
      walk(children, worded ? declaredIn(children) : members);
    }
  };
  walk(body, undefined);
  return found.toSorted((a, b) => a.span.start - b.span.start)[0];
}

/** Ids that statements declare, in their blocks too. */
export function declaredIn(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (each: readonly SyntaxNode[]): void => {
    for (const { statement, children } of each) {
      const [id] = statement.shape === 'phrase' ? statement.rest : [];
      if (id?.type === 'word') ids.add(id.text);
      walk(children);
    }
  };
  walk(nodes);
  return ids;
}
