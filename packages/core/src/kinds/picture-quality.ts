// What a caller reads of a picture: in, its size and, of kinds with lines, what the layout came to; out, figures. A kind that lays
// out no lines is told by its size alone.

import type { Drawing, LayoutGraph, Size } from '../layout/graph.js';
import { type Quality, qualityOf, shownSize } from '../layout/quality/index.js';

/** Fields that only lines and boxes have are left out of other pictures. */
export type PictureQuality = Pick<Quality, 'width' | 'height' | 'aspect' | 'textPx'> & Partial<Quality>;

/** What a layout was asked for and what it gave. */
export interface LaidOut {
  readonly graph: LayoutGraph;
  readonly drawing: Drawing;
}

export function pictureQuality(page: Size, laidOut: LaidOut | undefined): PictureQuality {
  return laidOut === undefined ? shownSize(page) : qualityOf(laidOut.graph, laidOut.drawing, page);
}
