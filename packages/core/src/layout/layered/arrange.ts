// Gives a level and everything inside it coordinates, from the inside out. In: built and ordered levels. Out: x, y and
// size of every item, part and level, each in the frame of the level that holds it.
import type { Budget } from './budget.js';
import { orderPorts, settleLaterals, sortPorts } from './ends/laterals.js';
import { sizeLoops } from './ends/loops.js';
import { assignPorts } from './ends/ports.js';
import { placeRowEnds } from './ends/row-ends.js';
import { placeSidePorts } from './ends/side-ports.js';
import { findTwins, NO_TWINS, type TwinsOf, without } from './ends/twins.js';
import { alignEnds } from './finish/wrap.js';
import { insertStrips } from './layers/edge-splitting.js';
import { routeInLayerEdges } from './layers/in-layer-edges.js';
import { type EdgeSection, type Item, isRotated, type Level } from './model.js';
import { placeItems } from './place/placement.js';
import { refinePorts } from './place/refine.js';
import type { Centred } from './place/symmetry.js';
import { compactLevel } from './rows/compaction.js';
import { packParts } from './rows/packing.js';
import { stackLayers } from './rows/stack.js';
import type { Spacing } from './spacing.js';
import { FLUSH_COMPACTNESS } from './weights.js';

/** A level on its way through the passes. */
export interface Arrangement {
  readonly level: Level;
  readonly spacing: Spacing;
  readonly budget: Budget;
  readonly inRows: boolean;
  readonly passes: readonly ArrangingPass[];
  twins: TwinsOf;
  /** Lines that are straight both or not at all. */
  symmetric: ReadonlySet<EdgeSection>;
}

/** Its contract is at the head of the file it calls, and is checked after each pass in invariants.test.ts. */
export interface ArrangingPass {
  readonly name: string;
  readonly run: (arrangement: Arrangement) => void;
}

export const ARRANGING: readonly ArrangingPass[] = [
  { name: 'in-layer edges', run: ({ level, spacing }) => routeInLayerEdges(level, spacing) },
  { name: 'row ends', run: ({ level, spacing }) => placeRowEnds(level, spacing) },
  {
    name: 'side ports',
    run: (arrangement) => {
      arrangement.twins = placeSidePorts(arrangement.level, findTwins(arrangement.level));
    },
  },
  { name: 'label strips', run: ({ level }) => insertStrips(level) },
  { name: 'insides', run: arrangeInsides },
  { name: 'placement', run: place },
  { name: 'ports', run: ({ level, symmetric }) => refinePorts(level, symmetric) },
  { name: 'stacking', run: ({ level, spacing, budget }) => stackLayers(level, spacing, budget) },
  { name: 'compaction', run: ({ level, spacing, budget }) => compactLevel(level, spacing, budget) },
  { name: 'laterals', run: ({ level, spacing }) => settleLaterals(level, spacing) },
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

function arrangeInsides({ level, spacing, budget, passes }: Arrangement): void {
  for (const layer of level.layers) {
    for (const item of layer) {
      if (item.child !== undefined) {
        orderPorts(item, item.child);
        arrangeLevel(item.child, spacing, budget, false, passes);
        sizeGroup(item, item.child);
        sortPorts(item, item.child);
      } else if (item.kind === 'node') sizeLoops(item, spacing);
    }
  }
}

function place(arrangement: Arrangement): void {
  const { level, spacing, budget, inRows, twins } = arrangement;
  const placeWith = (tried: TwinsOf): Centred => {
    assignPorts(level, tried, spacing);
    if (inRows) alignEnds(level);
    return placeItems(level, tried, inRows ? { ...spacing, compactness: FLUSH_COMPACTNESS } : spacing, budget);
  };
  let { sections, failed } = placeWith(twins);
  if (failed.forks.size > 0 || failed.joins.size > 0) sections = placeWith(without(twins, failed)).sections;
  arrangement.symmetric = sections;
}

function sizeGroup(item: Item, child: Level): void {
  const rotated = isRotated(child);
  item.width = rotated ? child.height : child.width;
  item.height = rotated ? child.width : child.height;
}
