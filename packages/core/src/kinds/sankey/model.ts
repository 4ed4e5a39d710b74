// The meaning of a sankey, apart from how it is written and drawn.
import type { Tone } from '../../scene/scene.js';
import type { Described, Named, Titled } from '../entry-meaning.js';

/** What a label shows. */
export const VALUES = ['number', 'percent', 'both', 'none'] as const;
export type Values = (typeof VALUES)[number];

export const FLOW_ENDS = ['source', 'target'] as const;
export type FlowEnd = (typeof FLOW_ENDS)[number];

export interface SankeyNode extends Named {
  /** Its tone is explicit, not assigned. */
  readonly toned: boolean;
  readonly incoming: number;
  readonly outgoing: number;
}

export interface SankeyFlow extends Described {
  readonly from: string;
  readonly to: string;
  /** 0 or more. */
  readonly value: number;
  readonly label?: string;
  /** As written. */
  readonly tone?: Tone;
}

export interface SankeyModel extends Titled {
  readonly nodes: readonly SankeyNode[];
  readonly flows: readonly SankeyFlow[];
  /** The sum of what enters at nodes that nothing flows to. */
  readonly total: number;
  readonly unit?: string;
  readonly values: Values;
  /** Whose colour flows have. */
  readonly tones: FlowEnd;
}

/** What flows through a node. */
export function throughput({ incoming, outgoing }: SankeyNode): number {
  return Math.max(incoming, outgoing);
}
