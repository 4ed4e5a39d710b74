// What happens in a sequence, in the order of time: in, the statements; out, its messages, bars, creations and destructions,
// each with the number of messages above it and the branch that holds it.
import type { Arrow } from '@linework/core';
import type { BlockWord, Message, Statement } from './ast.js';

/** A section that may not happen, or all that is outside of one. */
export type Branch = object;

interface Placed {
  readonly id: string;
  readonly above: number;
}

export interface Sent {
  readonly from: string;
  readonly to: string;
  readonly arrow: Arrow;
  readonly branch: Branch;
}

export interface BarEvent extends Placed {
  readonly begins: boolean;
  readonly statement: Statement;
}

export interface Life extends Placed {
  readonly side: 'start' | 'end';
  readonly statement: Statement;
}

export interface Events {
  readonly messages: readonly Sent[];
  readonly bars: readonly BarEvent[];
  readonly lives: readonly Life[];
}

/** Blocks whose sections all happen. */
const TOGETHER: ReadonlySet<BlockWord> = new Set(['par', 'par_over', 'rect', 'box']);

export function eventsOf(statements: readonly Statement[]): Events {
  const messages: Sent[] = [];
  const bars: BarEvent[] = [];
  const lives: Life[] = [];
  const walk = (list: readonly Statement[], branch: Branch): void => {
    for (const statement of list) {
      const above = messages.length;
      switch (statement.kind) {
        case 'message':
          messages.push(sentOf(statement, branch));
          for (const { id, begins } of marksOf(statement)) bars.push({ id, begins, statement, above: above + 1 });
          break;
        case 'activate':
        case 'deactivate':
          bars.push({ id: statement.actor.id, begins: statement.kind === 'activate', statement, above });
          break;
        case 'destroy':
          lives.push({ id: statement.actor.id, side: 'end', statement, above });
          break;
        case 'participant':
          if (statement.created) lives.push({ id: statement.id, side: 'start', statement, above });
          break;
        case 'block':
          for (const section of statement.sections)
            walk(section.statements, TOGETHER.has(statement.word) ? branch : {});
          break;
        default:
      }
    }
  };
  walk(statements, {});
  return { messages, bars, lives };
}

/** The ends of a message in the language. */
export function endsOf({ arrow, from, to }: Message): { readonly from: string; readonly to: string } {
  return arrow.reversed ? { from: to.id, to: from.id } : { from: from.id, to: to.id };
}

/** `+` begins a bar of the receiver, `-` ends one of the sender. */
export function marksOf({
  activation,
  from,
  to,
}: Message): readonly { readonly id: string; readonly begins: boolean }[] {
  if (activation === undefined) return [];
  return activation === 'start' ? [{ id: to.id, begins: true }] : [{ id: from.id, begins: false }];
}

function sentOf(message: Message, branch: Branch): Sent {
  return { ...endsOf(message), arrow: message.arrow.arrow, branch };
}
