// Gives a level and everything inside it coordinates, from the inside out. In: built and ordered levels. Out: x, y and
// size of every item, part and level, each in the frame of the level that holds it.
import type { Budget } from './budget.js';
import { sizeLoops } from './ends/loops.js';
import { assignPorts, laneRoom, portsAtStart } from './ends/ports.js';
import { placeSidePorts } from './ends/side-ports.js';
import { findTwins, NO_TWINS, type TwinsOf, without } from './ends/twins.js';
import { alignEnds, alignStarts } from './finish/wrap.js';
import { insertStrips } from './layers/edge-splitting.js';
import { routeInLayerEdges } from './layers/in-layer-edges.js';
import { type EdgeSection, type Item, isSideways, type Level } from './model.js';
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

/** A level on its way through the passes. */
export interface Arrangement {
  readonly level: Level;
  readonly spacing: Spacing;
  readonly budget: Budget;
  readonly inRows: boolean;
  readonly passes: readonly ArrangingPass[];
  twins: TwinsOf;
  /** Lines that run straight both or not at all. */
  symmetric: ReadonlySet<EdgeSection>;
}

/** What it promises stands at the head of the file it calls, and is tried after each in invariants.test.ts. */
export interface ArrangingPass {
  readonly name: string;
  readonly run: (arrangement: Arrangement) => void;
}

export const ARRANGING: readonly ArrangingPass[] = [
  { name: 'in-layer edges', run: ({ level }) => routeInLayerEdges(level) },
  {
    name: 'side ports',
    run: (arrangement) => {
      arrangement.twins = findTwins(arrangement.level);
      placeSidePorts(arrangement.level, arrangement.twins);
    },
  },
  { name: 'label strips', run: ({ level }) => insertStrips(level) },
  { name: 'insides', run: arrangeInsides },
  { name: 'placement', run: place },
  { name: 'ports', run: ({ level, symmetric }) => refinePorts(level, symmetric) },
  { name: 'stacking', run: ({ level, spacing, budget }) => stackLayers(level, spacing, budget) },
  { name: 'compaction', run: ({ level, spacing, budget }) => compactLevel(level, spacing, budget) },
];

export function arrangeLevel(
  level: Level,
  spacing: Spacing,
  budget: Budget,
  inRows: boolean = false,
  passes: readonly ArrangingPass[] = ARRANGING,
): void {
  if (level.parts.length > 0) {
    for (const part of level.parts) arrangeLevel(part, spacing, budget, inRows, passes);
    packParts(level, spacing);
    return;
  }
  const arrangement: Arrangement = { level, spacing, budget, inRows, passes, twins: NO_TWINS, symmetric: new Set() };
  for (const { run } of passes) run(arrangement);
}

function arrangeInsides({ level, spacing, budget, inRows, passes }: Arrangement): void {
  for (const layer of level.layers) {
    for (const item of layer) {
      if (item.child !== undefined) {
        arrangeLevel(item.child, spacing, budget, false, passes);
        sizeGroup(item, item.child, spacing);
      } else if (item.kind === 'node') sizeLoops(item, spacing);
    }
  }
  if (inRows) alignStarts(level, spacing);
}

function place(arrangement: Arrangement): void {
  const { level, spacing, budget, inRows, twins } = arrangement;
  const placeWith = (tried: TwinsOf): Centred => {
    assignPorts(level, tried, spacing);
    if (inRows) alignEnds(level);
    return placeItems(level, tried, inRows ? { ...spacing, compactness: FLUSH } : spacing, budget);
  };
  let { sections, failed } = placeWith(twins);
  if (failed.forks.size > 0 || failed.joins.size > 0) sections = placeWith(without(twins, failed)).sections;
  arrangement.symmetric = sections;
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
