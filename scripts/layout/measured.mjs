// The results of the shared measures and the never-list for a drawing of any engine. In: a layout graph, and
// boxes and routes; out, the figures of ../shared/bench/layout-metrics.mjs and the faults by name.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { jogs, missing, saidByOthers } from './drawing-faults.mjs';
import { measurable } from './measurable.mjs';

export const SHARED = new URL('../../../shared/', import.meta.url);
const { measure } = await import(pathToFileURL(fileURLToPath(new URL('bench/layout-metrics.mjs', SHARED))).href);

/** `{ figures, faults, total }`; `faults` are the counts of the never-list that are not 0. */
export function judge(graph, drawing) {
  const figures = measure(measurable(graph, drawing));
  const counts = {
    'node over node': figures.nodeNode,
    'edge through node': figures.edgeNode,
    'edge through group': figures.edgeGroup,
    'label over label': figures.labelLabel,
    'label over node': figures.labelNode,
    // A label shared by the lines of a trunk lies on each of them.
    'label over edge': figures.labelEdge - saidByOthers(graph, drawing).size,
    'shared stretch': figures.overlapPairs,
    'group over node': figures.foreignInGroup,
    'group over group': figures.groupOverlap,
    'end off its border': figures.detached,
    jog: drawing.edges.reduce((sum, edge) => sum + jogs(edge), 0),
    missing: missing(graph, drawing) + figures.missingEdges,
  };
  const faults = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  return { figures, faults, total: Object.values(faults).reduce((sum, count) => sum + count, 0) };
}
