// What a flow means, apart from how it was written and how it will look: all that its text picture shows, and more.
import type { Tone } from '../../scene/scene.js';
import type { TextGraph, TextGroup, TextNode, TextOverlay } from '../../terminal/graph/text-graph.js';
import type { Described, Named, Titled } from '../entry-meaning.js';
import type { Line } from '../lines.js';
import type { NodeMeaning } from '../node-meaning.js';
import type { SideNote } from '../note-meaning.js';
import type { GroupType } from './group-types.js';

export interface FlowNode extends NodeMeaning, Omit<TextNode, keyof NodeMeaning> {}

export interface FlowGroup extends Named, TextGroup {
  readonly type: GroupType;
  /** 1 at the top level. */
  readonly depth: number;
}

export interface FlowOverlay extends Described, TextOverlay {
  readonly tone: Tone;
}

export type FlowEdge = Line;

/** In written order, as all lists in it. */
export interface FlowModel extends Titled, TextGraph {
  readonly nodes: readonly FlowNode[];
  readonly groups: readonly FlowGroup[];
  readonly overlays: readonly FlowOverlay[];
  readonly edges: readonly FlowEdge[];
  readonly notes: readonly SideNote[];
}
