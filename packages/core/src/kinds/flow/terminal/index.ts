// A flow for a terminal: in, the model; out, what its text picture shows.

import type { TextGraph } from '../../text-graph.js';
import type { FlowModel } from '../model.js';

export function flowText({ title, direction, nodes, groups, overlays, edges, notes, legend }: FlowModel): TextGraph {
  return {
    form: 'graph',
    ...(title === undefined ? {} : { title }),
    direction,
    nodes,
    groups,
    overlays,
    edges,
    notes,
    legend,
  };
}
