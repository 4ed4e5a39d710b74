// What the floor plan passes to the router: positions of boxes and frames before a line is drawn. The router keeps
// their order and alignments and gives every channel between them the room that its lines need.
import type { PlacedGroup, PlacedNode } from './graph.js';

/** These boxes or frames are aligned: their starts (left or top), their middles or their ends share a coordinate. */
export interface Alignment {
  /** The coordinate they share: `y` puts them side by side on one level. */
  readonly axis: 'x' | 'y';
  readonly at: 'start' | 'middle' | 'end';
  readonly ids: readonly string[];
}

export interface Plan {
  /** In the order of the graph, without overlaps. */
  readonly nodes: readonly PlacedNode[];
  /** In the order of the graph; each holds its members and its title, and nothing else. */
  readonly groups: readonly PlacedGroup[];
  readonly aligned: readonly Alignment[];
}
