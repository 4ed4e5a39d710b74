// Quality figures of a picture: in, its size and, for kinds with lines, the result of the layout; out, figures. A kind
// that lays out no lines has only a size.

import type { Drawing, LayoutGraph, Size } from '../layout/graph.js';
import { type Quality, qualityOf, shownSize } from '../layout/quality/index.js';

/** Fields about lines and boxes are omitted for other pictures. */
export type PictureQuality = Pick<Quality, 'width' | 'height' | 'aspect' | 'textPx'> & Partial<Quality>;

/** The layout's input and result. */
export interface LaidOut {
  readonly graph: LayoutGraph;
  readonly drawing: Drawing;
}

export function pictureQuality(page: Size, laidOut: LaidOut | undefined): PictureQuality {
  return laidOut === undefined ? shownSize(page) : qualityOf(laidOut.graph, laidOut.drawing, page);
}
