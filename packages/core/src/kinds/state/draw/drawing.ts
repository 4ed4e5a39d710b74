// The shared input of every part of a state machine's picture: the model, its levels, and the reading direction.
import type { FlowDirection } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { LayOut } from '../../graph-picture/alike.js';
import type { GraphNode } from '../../graph-picture/content.js';
import type { Inside, LaidOutGraph } from '../../graph-picture/laid-out.js';
import type { Levels } from '../levels.js';
import type { StateModel, Vertex } from '../model.js';
import type { Scopes } from '../scopes.js';

export interface Drawing {
  readonly model: StateModel;
  readonly scopes: Scopes;
  readonly levels: Levels;
  readonly direction: FlowDirection;
  readonly icons: IconLookup;
  /** How the inside of composites is laid out. */
  readonly inside: Inside;
  /** Draws a composite that is one box to the level around it, with its own levels inside. */
  readonly composite: (vertex: Vertex, drawing: Drawing) => GraphNode;
  /** Lays out the inside of a composite or region. */
  readonly layOut: LayOut;
  /** Composites and regions laid out as rows, by direction and id; without those that hold composites, which can be folded. */
  readonly rows: Map<string, LaidOutGraph>;
  /** Receives each composite or region whose content is folded. */
  readonly folds: Set<string>;
}

/** The depth of a composite: 1 at the top; regions do not count. */
export function depthOf(composite: string, scopes: Scopes): number {
  return scopes.around(composite).filter((each) => scopes.vertices.has(each)).length + 1;
}
