// Drawings that fit a page. In: a graph. Out: a drawing by any engine, or, if that is too long, one with its long rows
// folded.
import { cutAtFrames } from '../engines/frame-ends.js';
import { layOut } from '../engines/index.js';
import type { Drawing, LayoutGraph, Size } from '../graph.js';
import { layoutLayered } from '../layered/index.js';
import { AIMED_RATIO, frameWidth, LEGIBLE, MARGINS, sidesRatio } from '../page.js';
import { countFaults } from '../quality/faults.js';
import { isDirectionStated } from '../quality/reading.js';
import { joinTrunks } from '../trunks/index.js';
import { folded } from './fold.js';
import { unstacked, withStacks } from './stacks.js';
import { trimmed } from './trimmed.js';
import { AIMED_ASPECTS, LONG_ROW } from './weights.js';
import { withoutRows, withRows } from './wrap.js';

/** The rows are already known: no line runs within one, and none is tried elsewhere. */
const AS_FOUND = { wrap: false, retry: false, levelEdges: false } as const;

/** `besides`: px that the page uses above and below the drawing, such as for a title. */
export function layOutOnPage(graph: LayoutGraph, besides = 0): Drawing {
  return onPage(graph, layOut(graph), besides);
}

/** The same for a graph that is laid out already. */
export function onPage(graph: LayoutGraph, straight: Drawing, besides = 0): Drawing {
  const page = ({ width, height }: Size): Size => ({ width, height: height + besides });
  if (straight.degraded || !isTooLong(page(straight)) || isKept(graph, straight)) return straight;
  let best = straight;
  for (const aspect of AIMED_ASPECTS) {
    const drawing = drawFolded(graph, straight, aspect);
    if (drawing === undefined) continue;
    if (isBetter(drawing, best) && isClean(graph, drawing, straight)) best = drawing;
    if (!isTooLong(page(best))) break;
  }
  return best;
}

/** A direction that the author states is kept while the text is legible. Folding a row of siblings keeps it too. */
function isKept(graph: LayoutGraph, drawing: Drawing): boolean {
  const { width, height } = drawing;
  if (!isDirectionStated(graph) || Math.max(width, height) > LEGIBLE) return false;
  const isLevel = graph.direction === 'right' || graph.direction === 'left';
  return isLevel === width > height || pageRatio(drawing) <= LONG_ROW;
}

function drawFolded(graph: LayoutGraph, straight: Drawing, aspect: number): Drawing | undefined {
  const fold = folded(graph, straight, aspect);
  if (fold === undefined) return undefined;
  const { direction } = straight;
  const stacked = withStacks(graph, fold.stacks, direction);
  const behind = new Set(fold.unseen.map(({ to }) => to));
  // The label of a line that passes siblings is near its own target.
  const named = stacked.edges.map((each) => (behind.has(each.to) ? { ...each, labelAtEnd: true } : each));
  const set = withRows({ ...stacked, direction, edges: [...named, ...fold.unseen] }, fold.wrapped, fold.fresh);
  const drawing = layoutLayered(set, AS_FOUND);
  if (drawing.degraded) return undefined;
  const seen = new Set(stacked.edges.map(({ id }) => id));
  const shown = { ...drawing, edges: drawing.edges.filter(({ id }) => seen.has(id)) };
  const withTrunks = joinTrunks(stacked, cutAtFrames(stacked, withoutRows(graph, shown)));
  const whole = unstacked(graph, withTrunks, fold.stacks);
  return whole && trimmed(whole);
}

/** Whether it has no more unacceptable faults than before. */
function isClean(graph: LayoutGraph, drawing: Drawing, straight: Drawing): boolean {
  const count = (of: Drawing): number => Object.values(countFaults(graph, of)).reduce((sum, each) => sum + each, 0);
  const faults = count(drawing);
  return faults === 0 || faults <= count(straight);
}

function isBetter(one: Drawing, other: Drawing): boolean {
  if (one.conflicts.length !== other.conflicts.length) return one.conflicts.length < other.conflicts.length;
  if (isTooLong(one) && isTooLong(other)) return pageRatio(one) < pageRatio(other);
  if (isTooLong(one) !== isTooLong(other)) return isTooLong(other);
  return frameWidth(one) < frameWidth(other);
}

export function isTooLong(drawing: Size): boolean {
  return pageRatio(drawing) > AIMED_RATIO;
}

function pageRatio(drawing: Size): number {
  return sidesRatio(drawing, MARGINS);
}
