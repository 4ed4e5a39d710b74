// Runs of members during arrangement: the input, a run, and two runs as they would be placed together.
import type { FlowDirection, LayoutNode, Size } from '../graph.js';
import type { Leaf, Wire } from './scopes.js';
import { type Shape, worth } from './shape.js';
import { CANDIDATES_PER_KEPT } from './weights.js';
import type { Boxes } from './wires.js';

export interface Slicing {
  readonly direction: FlowDirection;
  /** Whether the author stated the direction. */
  readonly stated: boolean;
  readonly nodes: readonly LayoutNode[];
  /** In the order to keep. */
  readonly members: readonly SlicedMember[];
  /** Their ends by index in `members`. */
  readonly wires: readonly SlicedWire[];
  readonly stubs: readonly Stub[];
  readonly overlays: readonly ReadonlySet<Leaf>[];
  readonly constraints: readonly Constraint[];
  /** How many arrangements of each run are kept. */
  readonly beam: number;
  readonly work: Work;
  /** Results by run, keyed by the concatenated keys of its members: other orders have many of the same runs. */
  readonly runs: Map<string, readonly Run[]>;
}

/** Steps that are left; after them only the best of each run is tried. */
export interface Work {
  left: number;
}

export interface SlicedWire extends Wire {
  /** Weight of running along the direction. */
  readonly order: number;
}

export interface SlicedMember {
  /** One character. */
  readonly key: string;
  readonly leaves: readonly Leaf[];
  readonly shapes: readonly Shape[];
  readonly framed: boolean;
  /** No line of the scope ends in it. */
  readonly loose: boolean;
  /** The story of the scope starts in it. */
  readonly entry: boolean;
  /** Members with the same number are similar. */
  readonly twin: number | undefined;
}

/** A line that leaves the scope: from where, and on which side. */
export interface Stub {
  readonly leaf: Leaf;
  readonly side: Side;
  /** Where it arrives, along that side. */
  readonly at: number;
  readonly target: Leaf;
}

export type Side = 'left' | 'right' | 'up' | 'down';

/** A constraint: a node, or a group's content, is level with other nodes, and before them if requested. */
export interface Constraint {
  readonly of: readonly Leaf[];
  readonly to: readonly Leaf[];
  readonly first: boolean;
}

/** A run of members, arranged. */
export interface Run extends Size {
  readonly cost: number;
  readonly form: Shape['form'];
  /** Of each member of the run. */
  readonly boxes: Boxes;
  /** Left and top of each node, in the order of the members. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** A member's shape, or two runs. */
  readonly from: Shape | Candidate;
}

/** Two runs as they would be placed together; built only if it is one of the best. */
export interface Candidate extends Size {
  readonly cost: number;
  readonly form: 'row' | 'column';
  readonly a: Run;
  readonly b: Run;
  readonly aX: number;
  readonly aY: number;
  readonly bX: number;
  readonly bY: number;
}

/** Candidates, and how good a new one has to be to be considered. */
export class Shortlist {
  readonly all: Candidate[] = [];
  private readonly worths: number[] = [];
  private readonly length: number;

  constructor(beam: number) {
    this.length = CANDIDATES_PER_KEPT * beam;
  }

  get bar(): number {
    return this.worths.length < this.length ? Number.POSITIVE_INFINITY : (this.worths[this.length - 1] as number);
  }

  add(candidate: Candidate): void {
    this.all.push(candidate);
    const value = worth(candidate);
    if (value >= this.bar) return;
    const { worths } = this;
    let at = Math.min(worths.length, this.length - 1);
    for (; at > 0 && (worths[at - 1] as number) > value; at--) worths[at] = worths[at - 1] as number;
    worths[at] = value;
  }
}
