// Whether a drawing is good enough to skip the search for another. In: a graph, its twins and its drawing. Out: yes or
// no, based on measures that cost next to nothing.
import type { Drawing, LayoutGraph } from '../graph.js';
import { COLUMN, PAGELIKE, SCREEN, SLENDER } from '../page.js';
import { areaPerNode, overlaysWhole } from '../quality/arrangement.js';
import { countCrossings } from '../quality/crossings.js';
import { isHandy } from '../quality/legible.js';
import { isDirectionStated } from '../quality/reading.js';
import type { Judge } from './judge.js';
import { twinsApart } from './twins-apart.js';
import { MOST_AREA_PER_NODE, MOST_CROSSINGS_PER_LINE } from './weights.js';

export function isGood(graph: LayoutGraph, { twins }: Judge, drawing: Drawing): boolean {
  const overlays = overlaysWhole(graph, drawing);
  if (twinsApart(twins, drawing) > 0 || overlays.met < overlays.of) return false;
  return (
    (isShapely(drawing) || isKept(graph, drawing)) &&
    countCrossings(drawing.edges) <= MOST_CROSSINGS_PER_LINE * drawing.edges.length
  );
}

/** Whether its proportions fit a page. */
export function isShapely(drawing: Drawing): boolean {
  const { width, height } = drawing;
  if (width > SCREEN || width > PAGELIKE * height || height > PAGELIKE * width) return false;
  return areaPerNode(drawing) <= MOST_AREA_PER_NODE;
}

/** Whether the direction that the author states fits a column at full size. */
export function isKept(graph: LayoutGraph, drawing: Drawing): boolean {
  return (
    isDirectionStated(graph) &&
    drawing.height <= COLUMN &&
    isHandy(drawing) &&
    areaPerNode(drawing) <= MOST_AREA_PER_NODE
  );
}

/**
 * Beyond 3:1 along the direction, and longer than a screen is wide; a row across the direction is a fan, which reads
 * well.
 */
export function overflowsAlong({ width, height, direction }: Drawing): boolean {
  const [along, across] = direction === 'right' || direction === 'left' ? [width, height] : [height, width];
  return along > SCREEN && along > SLENDER * across;
}
