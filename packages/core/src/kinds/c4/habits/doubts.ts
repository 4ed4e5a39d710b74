// Lines of ours that another language means otherwise: in, a statement; out, whether to ask the habits before it is taken.
import type { PhraseStatement, ShapeOfKind } from '../../../syntax/statement.js';
import { doubtsWords } from '../../habits/doubts.js';

/** `person "Customer"` without an id, `system mail "Mail" "Sends mail"`, and what is doubted in every graph. */
export function doubtsElement(statement: PhraseStatement, shape: ShapeOfKind): boolean {
  const { rest } = statement;
  return rest[0]?.type === 'string' || doubtsWords(statement, shape);
}
