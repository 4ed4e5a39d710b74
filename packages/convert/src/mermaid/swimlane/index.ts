// The reader of Mermaid's swimlanes, which are flowcharts in another layout: in, the text after its preamble; out, the draft
// of lanes and what changed. docs/conversion.md, Charts and lists.
import type { Reader } from '../contract.js';
import { flowchartType } from '../flowchart/index.js';
import { reader } from '../frame.js';
import { toLanes } from './to-lanes.js';

/** Most lanes in one diagram. */
const MOST_LANES = 40;

export const swimlane: Reader = reader({
  ...flowchartType,
  kind: 'swimlane',
  called: 'swimlane',
  needs: 'a node in a subgraph, which is a lane',
  titled: 'swimlane "Refund"',
  sizes: (model) => {
    const lanes = [...model.groups.values()].filter(({ parent }) => parent === undefined).length;
    return [
      ...flowchartType.sizes(model),
      ...(lanes > MOST_LANES ? [{ what: 'lanes', count: lanes, most: MOST_LANES } as const] : []),
    ];
  },
  draft: ({ input, ...parts }) =>
    toLanes(flowchartType.draft({ ...parts, input: { ...input, groupEdges: 'lanes' } }), parts.report),
});
