// Lines with another meaning in the language of their neighbours, so that none is repaired unnoticed: in, a source that
// contains Mermaid lines, as read; out, what is reported on the Mermaid line: the ambiguous line is valid as written.
// In Mermaid `-->` is the plain arrow, and a block without braces contains whatever it names.
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

/** Maximum characters of a repaired line that are checked. */
const LOOKED_AT = 1_200;

export function mermaidReadings(body: ReadBody): Diagnostic | undefined {
  const { source, shape, header, headed, repaired } = body;
  const textOf = ({ start, end }: Span): string => source.text.slice(start, end);
  const lineOf = ({ start }: Span): number => positionAt(source, start).line;
  const isHeaded = header !== undefined && (header.kind.text !== shape.kind || headed);
  const foreign = isHeaded
    ? header.span
    : repaired.find(({ span, line }) => looksMermaid(textOf(span), line.statements))?.span;
  const doubtful = foreign && doubtfulLine(body);
  if (doubtful) return report('E124', foreign, { line: lineOf(doubtful.span), of: doubtful.of });
  /** A line in a frame that names something declared outside it. */
  const away = repaired.find(
    ({ span, line, within, beside }) =>
      line.statements.length === 0 &&
      line.diagnostic.code === 'E115' &&
      within === shape.frame &&
      !declaredIn(beside).has(textOf(span).replace(/[ \t]*;$/, '')),
  );
  return away && report('E124', away.span, { line: lineOf(away.span), of: 'member' });
}

/** The first ambiguous line. */
function doubtfulLine({ source, body, shape }: ReadBody): TwoReadings | undefined {
  const readings: TwoReadings[] = [];
  const textOf = ({ span }: Statement): string =>
    source.text.slice(span.start, Math.min(span.end, span.start + LOOKED_AT));

  /** `members`: ids declared in the Mermaid block that contains the nodes. */
  const walk = (nodes: readonly SyntaxNode[], members: ReadonlySet<string> | undefined): void => {
    for (const { statement, children } of nodes) {
      const { span } = statement;
      if (statement.shape === 'edge') {
        const text = statement.repaired ? textOf(statement) : statement.arrow.text;
        if (/^<?-->$/.test(statement.arrow.text) && text.includes('-->')) readings.push({ span, of: 'arrow' });
        else if (statement.repaired && members && !(members.has(statement.from.text) && members.has(statement.to.text)))
          readings.push({ span, of: 'member' });
      }
      const keyword = statement.shape === 'phrase' ? statement.keyword.text : '';
      const worded = keyword === shape.frame && statement.repaired === true && !textOf(statement).endsWith('{');
      walk(children, worded ? declaredIn(children) : members);
    }
  };
  walk(body, undefined);
  return readings.toSorted((a, b) => a.span.start - b.span.start)[0];
}

/** Ids that statements declare, including those in their blocks. */
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
