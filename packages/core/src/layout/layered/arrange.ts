// Gives a level and everything inside it coordinates, from the inside out. In: built and ordered levels. Out: x, y and
// size of every item, part and level, each in the frame of the level that holds it.
import type { Budget } from './budget.js';
import { sizeLoops } from './ends/loops.js';
import { assignPorts, laneRoom, portsAtStart } from './ends/ports.js';
import { placeSidePorts } from './ends/side-ports.js';
import { findTwins, type TwinsOf, without } from './ends/twins.js';
import { alignEnds, alignStarts } from './finish/wrap.js';
import { insertStrips } from './layers/edge-splitting.js';
import { routeInLayerEdges } from './layers/in-layer-edges.js';
import { type Item, isSideways, type Level } from './model.js';
import { isRotated } from './order/order-graph.js';
import { placeItems } from './place/placement.js';
import { refinePorts } from './place/refine.js';
import type { Centred } from './place/symmetry.js';
import { compactLevel } from './rows/compaction.js';
import { packParts } from './rows/packing.js';
import { stackLayers } from './rows/stack.js';
import type { Spacing } from './spacing.js';

/** Rows of a wrapped drawing all start at the left, whatever bends that takes. */
const FLUSH = 1000;

export function arrangeLevel(level: Level, spacing: Spacing, budget: Budget, inRows: boolean = false): void {
  if (level.parts.length > 0) {
    for (const part of level.parts) arrangeLevel(part, spacing, budget, inRows);
    packParts(level, spacing);
    return;
  }
  routeInLayerEdges(level);
  const twins = findTwins(level);
  placeSidePorts(level, twins);
  insertStrips(level);
  for (const layer of level.layers) {
    for (const item of layer) {
      if (item.child !== undefined) {
        arrangeLevel(item.child, spacing, budget);
        sizeGroup(item, item.child, spacing);
      } else if (item.kind === 'node') sizeLoops(item, spacing);
    }
  }
  if (inRows) alignStarts(level, spacing);
  const place = (twins: TwinsOf): Centred => {
    assignPorts(level, twins, spacing);
    if (inRows) alignEnds(level);
    return placeItems(level, twins, inRows ? { ...spacing, compactness: FLUSH } : spacing, budget);
  };
  let { sections, failed } = place(twins);
  if (failed.forks.size > 0 || failed.joins.size > 0) sections = place(without(twins, failed)).sections;
  refinePorts(level, sections);
  stackLayers(level, spacing, budget);
  compactLevel(level, spacing, budget);
}

function sizeGroup(item: Item, child: Level, spacing: Spacing): void {
  const rotated = isSideways(child.direction) !== isSideways(item.level.direction);
  item.width = rotated ? child.height : child.width;
  item.height = rotated ? child.width : child.height;
  if (!isRotated(child)) return;
  const lanes = { up: laneRoom(item.up.length, spacing), down: laneRoom(item.down.length, spacing) };
  item.before = portsAtStart(child, 'up') ? lanes.up : lanes.down;
  item.after = portsAtStart(child, 'up') ? lanes.down : lanes.up;
  item.width += item.before + item.after;
}
