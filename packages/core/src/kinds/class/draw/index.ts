// Draws a class diagram: in, the model; out, the scene. Classes are tables of attributes and operations under a band.
// Parents are above, or at the left where that fits a page better.
import type { FlowDirection } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import type { GraphContent } from '../../graph-picture/content.js';
import { pictureOf } from '../../graph-picture/index.js';
import { type LaidOutGraph, laidOutGraph } from '../../graph-picture/laid-out.js';
import { GROUP_STYLES } from '../../group-types.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { ClassModel } from '../model.js';
import { drawnClasses, roomForHeads } from './classes.js';
import { drawnRelation } from './relations.js';

/** Ratio of the longer to the shorter side; above it, the other direction is drawn too. */
const LONG = 3.5;

export function drawClasses(model: ClassModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const { title, direction, classes, groups, relations, notes } = model;
  const content: Omit<GraphContent, 'direction'> = {
    kind: 'class',
    ...(title === undefined ? {} : { title }),
    fallbackTitle: 'Class diagram',
    nodes: drawnClasses(classes, relations, icons),
    groups: groups.map((each) => ({ ...each, frame: GROUP_STYLES[each.type].frame })),
    overlays: [],
    lines: relations.map((each) => drawnRelation(each, icons)),
    notes,
    legend: [],
  };
  const sideways: typeof content = { ...content, nodes: roomForHeads(content.nodes, relations) };
  const layOut = (towards: FlowDirection): LaidOutGraph => {
    const isSideways = towards === 'right' || towards === 'left';
    return laidOutGraph({ ...(isSideways ? sideways : content), direction: towards }, icons);
  };
  const page = (laidOut: LaidOutGraph): Made<Scene> =>
    pictureOf({ content: { ...content, direction }, laidOut }, outline);
  if (direction !== 'auto') return page(layOut(direction));
  const down = layOut('down');
  if (proportion(down) <= LONG) return page(down);
  const right = layOut('right');
  return page(proportion(right) < proportion(down) ? right : down);
}

function proportion({ width, height }: LaidOutGraph): number {
  return Math.max(width / height, height / width);
}
