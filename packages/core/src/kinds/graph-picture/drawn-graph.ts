// Everything in a graph's picture as measured, without positions: in, the content; out, titles of frames and cards of
// notes in addition to the kind's bodies and lines.
import type { IconLookup } from '../../scene/icon.js';
import { oneLine } from '../../text/one-line.js';
import type { DrawnLine } from '../drawn-line.js';
import { type DrawnNote, drawnNotes } from '../drawn-notes.js';
import type { GraphContent, GraphGroup, GraphNode, GraphOverlay } from './content.js';
import { type DrawnFrame, drawnGroup, drawnOverlay } from './frames.js';

export interface DrawnGraph {
  /** Names of what lines join, for their text. */
  readonly names: ReadonlyMap<string, string>;
  readonly nodes: readonly GraphNode[];
  readonly lines: readonly DrawnLine[];
  readonly groups: readonly DrawnFrame<GraphGroup>[];
  readonly overlays: readonly DrawnFrame<GraphOverlay>[];
  /** About something in the picture. */
  readonly notes: readonly DrawnNote[];
  /** About nothing in it; they go below. */
  readonly loose: readonly DrawnNote[];
}

export function drawnGraph(content: GraphContent, icons: IconLookup): DrawnGraph {
  const known = new Set([...content.nodes, ...content.groups, ...content.overlays].map((each) => each.id));
  const isAbout = ({ note: { about } }: DrawnNote): boolean => about !== undefined && known.has(about);
  const notes = drawnNotes(content.notes);
  return {
    names: new Map([
      ...(content.names ?? []),
      ...content.groups.map(({ id, label }): [string, string] => [id, oneLine(label)]),
      ...content.nodes.map(({ id, name }): [string, string] => [id, name]),
    ]),
    nodes: content.nodes,
    lines: content.lines,
    groups: content.groups.map((each) => drawnGroup(each, icons)),
    overlays: content.overlays.map(drawnOverlay),
    notes: notes.filter(isAbout),
    loose: notes.filter((each) => !isAbout(each)),
  };
}
