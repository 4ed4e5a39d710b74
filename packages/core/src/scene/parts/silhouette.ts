// What a node's shape defines: the box it needs, where its content goes, how it is drawn and where lines meet it.
import type { Box, Size } from '../../layout/graph.js';
import type { SceneNode, Tone } from '../scene.js';
import type { TextRow } from './text-block.js';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** The content to fit: its size and, for text without an icon, its lines. */
export interface Content extends Size {
  readonly rows: readonly TextRow[];
}

export interface Silhouette {
  /** Where the layout can end lines; see LayoutNode. */
  readonly outline: 'box' | 'diamond';
  /** The alignment of lines of text without an icon. */
  readonly text: 'start' | 'middle';
  /** The smallest box on the grid that holds the content, px. */
  readonly sizeFor: (content: Content) => Size;
  /** The part of a box in which the content is centred. */
  readonly inner: (box: Box) => Box;
  readonly shapes: (box: Box, tone: Tone) => readonly SceneNode[];
  /** How far the drawn border is inside a side of the box, px; `at` counts along the side from its left or top end. */
  readonly inset: (size: Size, side: Side, at: number) => number;
}

/** Lines meet a plain box on its sides. */
export function noInset(): number {
  return 0;
}
