// Whether a line that parses in this language looks like another language's, so that its habits are tried first.
import type { Language } from './habits/habits.js';
import { KIND_NAMES } from './kind-names.js';
import type { ShapeOfKind, Statement } from './statement.js';
import type { Token } from './token.js';

/** What can follow the label of an item, correctly or by a mistake that its table reports. */
const ITEM_WORDS: ReadonlySet<Token['type']> = new Set(['option', 'number', 'word', 'days', 'date']);

export function looksForeign(statement: Statement, { shape, habits }: Language): boolean {
  if (statement.shape === 'item') {
    return statement.rest.some(({ type }) => !ITEM_WORDS.has(type)) || habits.doubtsItem?.(statement) === true;
  }
  if (statement.shape !== 'phrase') return false;
  if (!shape.keywords.includes(statement.keyword.text) || habits.doubts?.(statement, shape)) return true;
  const { rest } = statement;
  return rest.some((each, index) => {
    const next = rest[index + 1];
    switch (each.type) {
      case 'strange':
        return isForeignText(each.text);
      case 'colon':
        return next !== undefined && next.type !== 'string';
      case 'option':
        return (
          each.values.some((value) => value.type === 'strange' && /^[[“‘«'`]/.test(value.text)) || endsOpen(each, next)
        );
      case 'comma':
        return rest[index - 1]?.type === 'option';
      default:
        return false;
    }
  });
}

/** Brackets, other quotes, a comment mark, a bare equals sign. */
function isForeignText(text: string): boolean {
  return /[[({“”„«‘’`]|^['=#]|^<<|^\/\/|^%%|^\/\*/.test(text);
}

/** `nodes= a` and `nodes=a, b`. */
function endsOpen(option: Extract<Token, { type: 'option' }>, next: Token | undefined): boolean {
  const last = option.values.at(-1);
  return next?.type === 'word' && (last === undefined || last.span.end < option.span.end);
}

/** A line that starts with another language's name for one of our keywords. */
export function isForeign(tokens: readonly Token[], shape: ShapeOfKind): boolean {
  const [first, second] = tokens;
  return (
    first?.type === 'word' &&
    second?.type !== 'arrow' &&
    shape.foreign.has(first.text) &&
    !shape.keywords.includes(first.text)
  );
}

/** A second header: `flow "Second"` below the first one. */
export function isSecondHeader(statement: Statement, shape: ShapeOfKind): boolean {
  if (statement.shape !== 'phrase' || statement.opens) return false;
  const word = statement.keyword.text;
  if (shape.keywords.includes(word) || !(KIND_NAMES as readonly string[]).includes(word)) return false;
  const headed = statement.rest.every(
    (each) => each.type === 'string' || each.type === 'option' || (each.type === 'word' && word === shape.kind),
  );
  return headed && (statement.rest.length > 0 || word === shape.kind);
}
