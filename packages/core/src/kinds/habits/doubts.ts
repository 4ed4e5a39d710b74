// Valid lines that may be another language's: in, a statement; out, whether to ask the habits first.
import type { PhraseStatement, ShapeOfKind } from '../../syntax/statement.js';

const PLACES: ReadonlySet<string> = new Set(['right', 'left', 'over', 'top', 'bottom']);

/** `component "Web" as web`, `note right of a`, `node a node b`. */
export function doubtsWords({ keyword, rest }: PhraseStatement, { keywords }: ShapeOfKind): boolean {
  return rest.some((each, index) => {
    if (each.type !== 'word') return false;
    const next = rest[index + 1];
    if (each.text === 'as') return index > 0 && next !== undefined;
    if (keyword.text === 'note') return index === 0 && PLACES.has(each.text) && next?.type !== 'colon';
    return index > 0 && keywords.includes(each.text) && next?.type === 'word';
  });
}

/** `section "Delivery"` without its brace. */
export function doubtsSection({ keyword, opens }: PhraseStatement): boolean {
  return keyword.text === 'section' && opens === undefined;
}

/** `lane Customer:`, which could be our statement with a slip. */
export function endsInColon({ rest }: PhraseStatement): boolean {
  return rest.length > 0 && rest.at(-1)?.type === 'colon';
}
