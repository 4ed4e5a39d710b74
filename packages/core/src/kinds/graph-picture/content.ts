// The content of any picture of boxes and lines: nodes with drawn bodies, frames around them, lines, overlays and
// notes. No layout, no positions.
import type { Box, Direction, FlowDirection } from '../../layout/graph.js';
import type { Block } from '../../scene/parts/block.js';
import type { NodeBody } from '../../scene/parts/node.js';
import type { ColourRole, LineSense, SceneNode } from '../../scene/scene.js';
import type { DrawnLine } from '../drawn-line.js';
import type { Described, Named, Titled } from '../entry-meaning.js';
import type { SideNote } from '../note-meaning.js';

/** Rank constraints relative to another item. */
export interface RankWishes {
  readonly same?: string;
  readonly before?: string;
}

export interface GraphNode extends NodeBody, RankWishes, Pick<Described, 'desc' | 'link'> {
  readonly id: string;
  /** Its name in the text of lines, on one line. */
  readonly name: string;
  /** Text for screen readers; defaults to the name. */
  readonly spoken?: string;
  readonly group?: string;
  /** Replaces a node's part, for a node that contains a picture. */
  readonly parts?: (box: Box) => readonly SceneNode[];
}

export interface GraphGroup extends Omit<Named, 'span'>, RankWishes {
  readonly parent?: string;
  readonly direction?: FlowDirection;
  /** 1 at the top level. */
  readonly depth: number;
  readonly frame: 'solid' | 'dashed';
}

export interface GraphOverlay extends Pick<Named, 'id' | 'label' | 'tone' | 'desc' | 'link' | 'span'> {
  readonly nodes: readonly string[];
}

export interface GraphContent extends Pick<Titled, 'title'> {
  readonly kind: string;
  /** Name of a picture without a title. */
  readonly fallbackTitle: string;
  readonly direction: Direction;
  /** Only in layers, for lines that join frames where their content begins and ends. */
  readonly layered?: true;
  /** The surface it is painted on; defaults to the canvas. */
  readonly ground?: ColourRole;
  /** All in written order. */
  readonly nodes: readonly GraphNode[];
  /** Parents precede children. */
  readonly groups: readonly GraphGroup[];
  readonly overlays: readonly GraphOverlay[];
  readonly lines: readonly DrawnLine[];
  /** What lines join besides nodes and frames of this picture, by id: a frame around it. */
  readonly names?: ReadonlyMap<string, string>;
  readonly notes: readonly SideNote[];
  readonly legend: readonly LineSense[];
  /** More legend entries, before those of lines. */
  readonly key?: readonly Block[];
}
