// The measures of issue 11. In: a graph and any engine's drawing of it; out, its figures; and over many drawings, their
// mean, median and 95th percentile.
import { judge } from '../../scripts/layout/measured.mjs';
import { atOrigin } from '../layout/at-origin.mjs';
import { mean, quantile } from '../layout/table.mjs';
import { clearCrossings } from './clear-crossings.mjs';

/** An answer is at its question within this many px of the corner. */
const AT_QUESTION = 40;

/**
 * What is counted per picture: its name and its key; a part is undefined if the picture has nothing to
 * measure. `share`: the correct items out of all, summed over all pictures; greater is better.
 */
export const MEASURES = [
  { name: 'crossings' },
  { name: 'bends' },
  { name: 'longest line, px', key: 'longestLine' },
  { name: 'room, px² a node', key: 'room' },
  { name: 'long over short side', key: 'sides' },
  { name: 'longer side, px', key: 'longSide' },
  { name: 'blank, %', key: 'blank' },
  { name: 'against the direction', key: 'against' },
  { name: 'answer from its corner, px', key: 'answer' },
  { name: 'faults' },
  { name: 'answers within 40 px, %', key: 'answers', share: true },
  { name: 'stages level, %', key: 'stages', share: true },
  { name: 'twins level, %', key: 'twins', share: true },
  { name: 'overlays in one frame, %', key: 'overlays', share: true, own: true },
  { name: 'crossings clear of bends, %', key: 'clear', share: true, own: true },
].map((measure) => ({ key: measure.name, ...measure }));

/** Notes are laid out as nodes; the room per node counts only what the author calls a node. */
const isNote = ({ id }) => id.startsWith('note:');

/** Crossings, bends and faults are counted for every engine by ../shared/bench, which reads curves too. */
export function measuresOf(linework, graph, laid) {
  const drawing = atOrigin(laid);
  const { figures, total, faults } = judge(graph, laid);
  const { width, height } = drawing;
  const distances = linework.answerDistances(graph, drawing);
  const nodes = graph.nodes.filter((node) => !isNote(node)).length;
  const curved = laid.edges.some(({ curve }) => curve === true);
  const quality = linework.qualityOf(graph, drawing);
  return {
    width,
    height,
    crossings: figures.crossings,
    bends: curved ? undefined : figures.bends,
    longestLine: quality.longestLine,
    room: (width * height) / Math.max(1, nodes),
    sides: Math.max(width, height) / Math.max(1, Math.min(width, height)),
    longSide: Math.max(width, height),
    blank: 100 * quality.blank,
    textPx: quality.textPx,
    against: quality.against,
    answer: distances.length === 0 ? undefined : mean(distances),
    faults: total,
    faultNames: faults,
    answers: { of: distances.length, met: distances.filter((each) => each <= AT_QUESTION).length },
    stages: linework.stagesLevel(graph, drawing),
    twins: linework.twinsLevel(graph, drawing),
    overlays: linework.overlaysWhole(graph, drawing),
    clear: clearCrossings(drawing),
  };
}

/** `{ mean, median, p95 }` of a measure over drawings; only the mean of a share. */
export function summary({ key, share }, drawings) {
  if (share) {
    const sum = (part) => drawings.reduce((total, each) => total + each[key][part], 0);
    return { mean: sum('of') === 0 ? undefined : (100 * sum('met')) / sum('of'), of: sum('of') };
  }
  const values = drawings.flatMap((each) => each[key] ?? []);
  if (values.length === 0) return {};
  return { mean: mean(values), median: quantile(values, 0.5), p95: quantile(values, 0.95) };
}
