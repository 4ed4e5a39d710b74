// The content of a text picture of boxes and lines: no layout, no widths. Any kind that is a graph can produce one.
import type { Direction, FlowDirection } from '../../layout/graph.js';
import type { LineSense } from '../../scene/scene.js';
import type { TextBox, TextLine } from '../text-parts.js';

export interface TextNode extends TextBox {
  /** Pictures one below another in it, under its label; lines between them show that they are parts. */
  readonly inside?: readonly TextGraph[];
  readonly group?: string;
  readonly same?: string;
  readonly before?: string;
}

export interface TextGroup {
  readonly id: string;
  readonly label: string;
  readonly sub?: string;
  readonly parent?: string;
  readonly direction?: FlowDirection;
  readonly same?: string;
  readonly before?: string;
}

export interface TextOverlay {
  readonly id: string;
  readonly label: string;
  readonly nodes: readonly string[];
}

export interface TextNote {
  readonly text: string;
  /** The id of a node, a group or an overlay. */
  readonly about?: string;
  readonly side: 'left' | 'right';
}

export interface TextGraph {
  readonly title?: string;
  readonly direction: Direction;
  readonly nodes: readonly TextNode[];
  /** Each after its parent. */
  readonly groups: readonly TextGroup[];
  readonly overlays: readonly TextOverlay[];
  readonly edges: readonly TextLine[];
  readonly notes: readonly TextNote[];
  /** The meaning of the lines' colours; an outcome is shown beside its line. */
  readonly legend: readonly LineSense[];
}
