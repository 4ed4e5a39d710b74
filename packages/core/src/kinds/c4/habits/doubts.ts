// Valid lines that mean something else in another language: in, a statement; out, whether to ask the habits first.
import type { PhraseStatement, ShapeOfKind } from '../../../syntax/statement.js';
import { doubtsWords } from '../../habits/doubts.js';

/** `person "Customer"` without an id, `system mail "Mail" "Sends mail"`, and what is ambiguous in every graph. */
export function doubtsElement(statement: PhraseStatement, shape: ShapeOfKind): boolean {
  const { rest } = statement;
  return rest[0]?.type === 'string' || doubtsWords(statement, shape);
}
