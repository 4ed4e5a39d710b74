// Draws a flow: in, the model; out, the scene.
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import { drawnLine } from '../../drawn-line.js';
import { nodeEnds } from '../../frame-lines.js';
import { graphPicture } from '../../graph-picture/index.js';
import { GROUP_STYLES } from '../../group-types.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { FlowModel } from '../model.js';
import { drawnNodes } from './nodes.js';

export function drawFlow(model: FlowModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const { title, direction, nodes, groups, overlays, edges, notes, legend } = model;
  const ends = nodeEnds({ nodes, groups }, edges);
  return graphPicture(
    {
      kind: 'flow',
      ...(title === undefined ? {} : { title }),
      fallbackTitle: 'Flow',
      direction,
      nodes: drawnNodes(nodes, edges, icons),
      groups: groups.map((each) => ({ ...each, frame: GROUP_STYLES[each.type].frame })),
      overlays,
      lines: edges.map((each) => ({ ...drawnLine(each, icons), ...ends(each) })),
      notes,
      legend,
    },
    icons,
    outline,
  );
}
