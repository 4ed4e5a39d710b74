// The type of a participant: in, Mermaid's type and the label; out, the type in the language. docs/conversion.md, Sequence
// diagrams, and docs/conversion.md, Node types.
import type { NodeType } from '@linework/core';
import type { ConvertContext } from '../contract.js';
import { typeFromLabel } from '../node-type.js';
import { productType } from '../product-icon.js';

export interface ActorType {
  readonly type: NodeType;
  /** Mermaid's type has no equivalent, so its symbol is lost. */
  readonly lost: boolean;
  /** It has no recognized type. */
  readonly neutral: boolean;
}

/** Types of stores that a label can refine. */
const STORES: ReadonlySet<NodeType> = new Set<NodeType>(['cache', 'queue', 'storage']);

export function typeOfActor(type: string, label: string, context: ConvertContext): ActorType {
  const named = typeFromLabel([label]) ?? productType(label, context);
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
