// Lines that mean something else in the language of the lines beside them, so that none of them is repaired unseen: in, a
// source with lines of Mermaid's, read; out, what is said of the line that is Mermaid's: the line that may be is right as it
// stands. In Mermaid `-->` is the plain arrow, and a block without braces holds what is named in it.
import type { Diagnostic } from '../../diagnostics/report.js';
import { report } from '../../syntax/habits/answer.js';
import type { ReadBody } from '../../syntax/habits/habits.js';
import type { Statement, SyntaxNode } from '../../syntax/statement.js';
import { positionAt, type Span } from '../../text/source.js';
import { looksMermaid } from './mermaid-look.js';

interface TwoReadings {
  readonly span: Span;
  readonly of: 'arrow' | 'member';
}

/** Characters of a repaired line that are looked at. */
const LOOKED_AT = 1_200;

export function mermaidReadings(read: ReadBody): Diagnostic | undefined {
  const { source, shape, header, headed, repaired } = read;
  const textOf = ({ start, end }: Span): string => source.text.slice(start, end);
  const lineOf = ({ start }: Span): number => positionAt(source, start).line;
  const isHeaded = header !== undefined && (header.kind.text !== shape.kind || headed);
  const foreign = isHeaded
    ? header.span
    : repaired.find(({ span, line }) => looksMermaid(textOf(span), line.statements))?.span;
  const found = foreign && doubtfulLine(read);
  if (found) return report('E124', foreign, { line: lineOf(found.span), of: found.of });
  /** A line in a frame that names what is declared already, elsewhere. */
  const away = repaired.find(
    ({ span, line, within, beside }) =>
      line.statements.length === 0 &&
      line.diagnostic.code === 'E115' &&
      within === shape.frame &&
      !declaredIn(beside).has(textOf(span).replace(/[ \t]*;$/, '')),
  );
  return away && report('E124', away.span, { line: lineOf(away.span), of: 'member' });
}

/** The first line that has two readings. */
function doubtfulLine({ source, body, shape }: ReadBody): TwoReadings | undefined {
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
function declaredIn(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
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
