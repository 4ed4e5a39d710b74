// What a picture of boxes and lines is made of, in any kind: nodes whose bodies are drawn already, frames round them, lines,
// overlays and notes. No layout, no places.
import type { Box, Direction, FlowDirection } from '../../layout/graph.js';
import type { Block } from '../../scene/parts/block.js';
import type { NodeBody } from '../../scene/parts/node.js';
import type { ColourRole, LineSense, SceneNode } from '../../scene/scene.js';
import type { DrawnLine } from '../drawn-line.js';
import type { Described, Named, Titled } from '../entry-meaning.js';
import type { SideNote } from '../note-meaning.js';

/** Where something stands beside another one. */
export interface RankWishes {
  readonly same?: string;
  readonly before?: string;
}

export interface GraphNode extends NodeBody, RankWishes, Pick<Described, 'desc' | 'link'> {
  readonly id: string;
  /** As lines speak of it, on one line. */
  readonly name: string;
  /** What a reader is told who reaches it; the name where left out. */
  readonly spoken?: string;
  readonly group?: string;
  /** What stands there instead of a node's part, of a node that holds a picture itself. */
  readonly parts?: (box: Box) => readonly SceneNode[];
}

export interface GraphGroup extends Omit<Named, 'span'>, RankWishes {
  readonly parent?: string;
  readonly direction?: FlowDirection;
  /** 1 at the top level. */
  readonly depth: number;
  readonly frame: 'solid' | 'dashed';
}

export interface GraphOverlay extends Pick<Named, 'id' | 'label' | 'tone' | 'desc' | 'link'> {
  readonly nodes: readonly string[];
}

export interface GraphContent extends Pick<Titled, 'title'> {
  readonly kind: string;
  /** Name of a picture without a title. */
  readonly fallbackTitle: string;
  readonly direction: Direction;
  /** What it is painted on; the canvas where left out. */
  readonly ground?: ColourRole;
  /** All in written order. */
  readonly nodes: readonly GraphNode[];
  /** Each after its parent. */
  readonly groups: readonly GraphGroup[];
  readonly overlays: readonly GraphOverlay[];
  readonly lines: readonly DrawnLine[];
  /** What lines join besides nodes and frames of this picture, by id: a frame around it. */
  readonly names?: ReadonlyMap<string, string>;
  readonly notes: readonly SideNote[];
  readonly legend: readonly LineSense[];
  /** More entries of the legend, before those of lines. */
  readonly key?: readonly Block[];
}
