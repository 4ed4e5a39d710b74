// The participants: in, the statements; out, the participants from left to right. A participant is declared, or created by a
// mention in a message, a note or a link; a later declaration with an alias renames it, any other has no effect.
import type { Span } from '@linework/core';
import type { Participant, RawText, Sequence, Statement } from './ast.js';

export interface Actor {
  readonly id: string;
  /** participant, actor, or another type of Mermaid. */
  readonly type: string;
  readonly alias?: RawText;
  readonly dataAlias?: string;
  readonly span: Span;
}

export function participantsOf(sequence: Sequence): ReadonlyMap<string, Actor> {
  const actors = new Map<string, Actor>();
  const mentioned = (id: string, span: Span): void => {
    if (!actors.has(id)) actors.set(id, { id, type: 'participant', span });
  };
  const declared = (each: Participant): void => {
    const { id, type, alias, dataAlias } = each;
    const old = actors.get(id);
    const names = alias ? { alias } : dataAlias === undefined ? undefined : { dataAlias };
    if (old && !names) return;
    actors.set(id, { id, type, ...names, span: old?.span ?? each.span });
  };
  for (const statement of everyStatement(sequence.statements)) {
    if (statement.kind === 'participant') declared(statement);
    else if (statement.kind === 'message') {
      mentioned(statement.from.id, statement.from.span);
      mentioned(statement.to.id, statement.to.span);
    } else if (statement.kind === 'note') for (const { id, span } of statement.actors) mentioned(id, span);
    else if (isLinking(statement.kind) && 'actor' in statement) mentioned(statement.actor.id, statement.actor.span);
  }
  return actors;
}

function isLinking(kind: Statement['kind']): boolean {
  return kind === 'links' || kind === 'link' || kind === 'properties' || kind === 'details';
}

/** In written order, a block before its content. */
export function* everyStatement(statements: readonly Statement[]): Iterable<Statement> {
  const stack: { readonly list: readonly Statement[]; at: number }[] = [{ list: statements, at: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const statement = top.list[top.at];
    if (!statement) {
      stack.pop();
      continue;
    }
    top.at += 1;
    yield statement;
    if (statement.kind !== 'block') continue;
    for (const section of statement.sections.toReversed()) stack.push({ list: section.statements, at: 0 });
  }
}
