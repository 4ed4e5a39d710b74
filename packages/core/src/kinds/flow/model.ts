// What a flow means, independent of how it is written and drawn: everything its text picture shows, and more.
import type { Tone } from '../../scene/scene.js';
import type { TextGraph, TextNode, TextOverlay } from '../../terminal/graph/text-graph.js';
import type { Described, Titled } from '../entry-meaning.js';
import type { GroupMeaning } from '../group-meaning.js';
import type { Line } from '../lines.js';
import type { NodeMeaning } from '../node-meaning.js';
import type { SideNote } from '../note-meaning.js';

/** Outlines that a node can have in place of that of its type. */
export const OUTLINES = ['hexagon'] as const;

export interface FlowNode extends NodeMeaning, Omit<TextNode, keyof NodeMeaning> {
  readonly shape?: (typeof OUTLINES)[number];
}

export type FlowGroup = GroupMeaning;

export interface FlowOverlay extends Described, TextOverlay {
  readonly tone: Tone;
}

export type FlowEdge = Line;

/** In written order, like all lists in it. */
export interface FlowModel extends Titled, TextGraph {
  readonly nodes: readonly FlowNode[];
  readonly groups: readonly FlowGroup[];
  readonly overlays: readonly FlowOverlay[];
  readonly edges: readonly FlowEdge[];
  readonly notes: readonly SideNote[];
}
