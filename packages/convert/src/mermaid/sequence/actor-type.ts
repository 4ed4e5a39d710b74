// What sort of thing a participant is: in, Mermaid's type and the label; out, the type of the language. SPEC.md, 'Sequence
// diagrams' and 'How a node type is chosen'.
import type { NodeType } from '@linework/core';
import { typeFromLabel } from '../node-type.js';

export interface ActorType {
  readonly type: NodeType;
  /** Mermaid's type has no counterpart, so its sign is lost. */
  readonly lost: boolean;
  /** Nothing says what it is. */
  readonly neutral: boolean;
}

/** A label may refine what is drawn as a store. */
const STORES: ReadonlySet<NodeType> = new Set<NodeType>(['cache', 'queue', 'storage']);

export function typeOfActor(type: string, label: string): ActorType {
  const named = typeFromLabel([label]);
  switch (type) {
    case 'actor':
      return { type: 'person', lost: false, neutral: false };
    case 'database':
      return { type: named !== undefined && STORES.has(named) ? named : 'database', lost: false, neutral: false };
    case 'queue':
      return { type: 'queue', lost: false, neutral: false };
    default:
      return { type: named ?? 'step', lost: type !== 'participant', neutral: named === undefined };
  }
}
