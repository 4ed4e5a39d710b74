// Measures of a drawing's quality. In: a graph and a drawing of it by any engine with orthogonal lines. Out: the
// figures that callers get with a picture. Uses no code of the engines, so that every engine's drawings are measured
// alike.
import type { Drawing, LayoutGraph, RoutedEdge, Size } from '../graph.js';
import { TEXT_COLUMN } from '../page.js';
import { blankShare } from './blank.js';
import { countCrossings } from './crossings.js';
import { linesAgainst } from './reading.js';
import { NODE_LABEL_SIZE } from './weights.js';

export interface Quality extends Size {
  /** Width over height. */
  readonly aspect: number;
  /** Points where two lines cross; lines that share a trunk count as one there. */
  readonly crossings: number;
  readonly bends: number;
  /** Length of the longest line, px. */
  readonly longestLine: number;
  /** Lines whose far end is against the reading direction of the innermost group that holds both ends. */
  readonly against: number;
  /** Size of the labels, px, if the picture is shown 800 px wide; a narrower one is shown at full size. */
  readonly textPx: number;
  /** Share of the drawing, in squares of 8 px, that no node, label, title or line touches. */
  readonly blank: number;
}

/** `page`: the size of the whole picture, if larger than the drawing. */
export function qualityOf(graph: LayoutGraph, drawing: Drawing, page: Size = drawing): Quality {
  return {
    ...shownSize(page),
    crossings: countCrossings(drawing.edges),
    bends: countBends(drawing.edges),
    longestLine: Math.round(drawing.edges.reduce((most, edge) => Math.max(most, lineLength(edge)), 0)),
    against: linesAgainst(graph, drawing).length,
    blank: rounded(blankShare(graph, drawing), 1000),
  };
}

/** For any picture. */
export function shownSize({ width, height }: Size): Pick<Quality, 'width' | 'height' | 'aspect' | 'textPx'> {
  return {
    width,
    height,
    aspect: rounded(height === 0 ? 1 : width / height, 100),
    textPx: rounded(NODE_LABEL_SIZE * Math.min(1, TEXT_COLUMN / Math.max(1, width)), 10),
  };
}

export function countBends(edges: readonly RoutedEdge[]): number {
  return edges.reduce((sum, { points }) => sum + Math.max(0, points.length - 2), 0);
}

export function lineLength({ points }: RoutedEdge): number {
  let length = 0;
  let [last] = points;
  for (const point of points) {
    if (last !== undefined) length += Math.abs(point.x - last.x) + Math.abs(point.y - last.y);
    last = point;
  }
  return length;
}

function rounded(value: number, places: number): number {
  return Math.round(value * places) / places;
}
