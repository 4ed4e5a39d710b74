// Gives every word of a repaired statement the position of the line it replaces.
import type { Span } from '../text/source.js';
import type { Statement } from './statement.js';
import type { Token } from './token.js';

export function moved(statement: Statement, span: Span): Statement {
  switch (statement.shape) {
    case 'edge':
      return {
        ...statement,
        from: movedToken(statement.from, span),
        arrow: movedToken(statement.arrow, span),
        to: movedToken(statement.to, span),
        ...(statement.label ? { label: movedToken(statement.label, span) } : {}),
        options: statement.options.map((each) => movedToken(each, span)),
      };
    case 'phrase':
      return {
        ...statement,
        keyword: movedToken(statement.keyword, span),
        rest: statement.rest.map((each) => movedToken(each, span)),
        ...(statement.opens ? { opens: span } : {}),
      };
    case 'item':
      return {
        ...statement,
        label: movedToken(statement.label, span),
        rest: statement.rest.map((each) => movedToken(each, span)),
      };
    default:
      return statement;
  }
}

export function movedToken<T extends Token>(token: T, span: Span): T {
  return token.type === 'option'
    ? { ...token, span, nameSpan: span, values: token.values.map((each) => ({ ...each, span })) }
    : { ...token, span };
}
