// Draws a flow: in, the model; out, the scene.
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import { drawnLine } from '../../drawn-line.js';
import { nodeEnds } from '../../frame-lines.js';
import type { GraphContent } from '../../graph-picture/content.js';
import { pictureOf } from '../../graph-picture/index.js';
import { type LaidOutContent, laidOutContent } from '../../graph-picture/laid-out.js';
import { GROUP_STYLES } from '../../group-types.js';
import type { Made } from '../../layout-reports.js';
import { narrowIfWide } from '../../narrow-names.js';
import type { Outline } from '../../outline.js';
import type { FlowModel } from '../model.js';
import { drawnNodes } from './nodes.js';

/** Larger flows are laid out once, whatever their width. */
const MOST = 60;

export function drawFlow(model: FlowModel, icons: IconLookup, outline: Outline): Made<Scene> {
  return pictureOf(legible(model, icons), outline);
}

/** Before a wide flow is folded or shown smaller, its text is wrapped more narrowly. */
function legible(model: FlowModel, icons: IconLookup): LaidOutContent {
  const drawnAt = (wrap: number): LaidOutContent => laidOutContent(contentOf(model, icons, wrap), icons);
  if (model.nodes.length > MOST) return drawnAt(1);
  return narrowIfWide(
    drawnAt,
    ({ laidOut }) => laidOut.straight,
    ({ laidOut }) => laidOut.drawing === laidOut.straight,
  );
}

function contentOf(model: FlowModel, icons: IconLookup, wrap: number): GraphContent {
  const { title, direction, nodes, groups, overlays, edges, notes, legend } = model;
  const ends = nodeEnds({ nodes, groups }, edges);
  return {
    kind: 'flow',
    ...(title === undefined ? {} : { title }),
    fallbackTitle: 'Flow',
    direction,
    nodes: drawnNodes(nodes, edges, icons, wrap),
    groups: groups.map((each) => ({ ...each, frame: GROUP_STYLES[each.type].frame })),
    overlays,
    lines: edges.map((each) => ({ ...drawnLine(each, icons, { wrap }), ...ends(each) })),
    notes,
    legend,
  };
}
