// The faults of a drawing, in crossings. In: a graph. Out: a judge that counts the faults of any engine's drawing of it
// and returns their cost.
import type { Drawing, LayoutGraph } from '../graph.js';
import { overlaysWhole } from '../quality/arrangement.js';
import { countCrossings } from '../quality/crossings.js';
import { entryOf, isEntryLate } from '../quality/entry.js';
import { countFaults } from '../quality/faults.js';
import { countBends, lineLength } from '../quality/index.js';
import { COLUMN, isHandy } from '../quality/legible.js';
import { linesAcross, linesAgainst } from '../quality/reading.js';
import { liftedLines } from '../quality/scopes.js';
import { lateStarts, startsOf } from '../quality/starts.js';
import { twinPairs } from '../quality/twins.js';
import { twinsApart } from './twins-apart.js';

const BEND = 0.3;
/** For each line's length beyond this, px. */
const LENGTH = 0.4 / 120;
const LEAST = 120;
const AGAINST = 0.8;
/** For each line that runs across the direction that the author states. */
const ACROSS = 0.6;
const TWINS = 3;
const ENTRY = 8;
/** For each member that calls others, that no call enters, and that comes after what it calls. */
const LATE = 4;
const OVERLAY = 2;
/** Area that costs as much as a crossing, px². */
const ROOM = 120_000;
/** Free from 2:1 wide to 1.4:1 tall. */
const WIDEST = 2;
const TALLEST = 1.4;
const PROPORTION = 12;
/** px: up to this height, the proportions of a handy drawing are free if the author states a direction. */
const LOW = 600;
/** Beyond 3:1 either way. */
const SLENDER = 3;
const RIBBON = 20;
const SCREEN = 1600;
const BEYOND_SCREEN = 1 / 200;
/** Per px beyond a column, in which wider pictures are shown smaller. */
const BEYOND_COLUMN = 1 / 300;

export interface Cost {
  /** Faults that no picture may have. */
  readonly faults: number;
  readonly cost: number;
}

export interface Judge {
  readonly costOf: (drawing: Drawing) => Cost;
  /** The cost without the faults. */
  readonly price: (drawing: Drawing) => number;
  /** Whether what calls others and what no call enters comes after what it calls. */
  readonly isLate: (drawing: Drawing) => boolean;
  readonly twins: readonly (readonly [string, string])[];
}

/** What depends only on the graph is computed once for all its drawings. */
export function judgeOf(graph: LayoutGraph): Judge {
  const twins = twinPairs(graph);
  const lifted = liftedLines(graph);
  const entry = entryOf(graph, lifted);
  const starts = startsOf(graph, lifted);
  const isStated = graph.direction !== 'auto';
  const price = (drawing: Drawing): number => {
    const { width, height, edges } = drawing;
    const overlays = overlaysWhole(graph, drawing);
    const length = edges.reduce((sum, edge) => sum + Math.max(0, lineLength(edge) - LEAST), 0);
    const isSmall = isStated && height <= LOW && isHandy(drawing);
    const beyond = isSmall ? 0 : Math.max(width / height / WIDEST, height / width / TALLEST, 1) - 1;
    return (
      countCrossings(edges) +
      BEND * countBends(edges) +
      LENGTH * length +
      AGAINST * linesAgainst(graph, drawing, lifted).length +
      (isStated ? ACROSS * linesAcross(graph, drawing, lifted).length : 0) +
      TWINS * twinsApart(twins, drawing) +
      (entry !== undefined && isEntryLate(entry, drawing) ? ENTRY : 0) +
      LATE * lateStarts(starts, graph, drawing).length +
      OVERLAY * (overlays.of - overlays.met) +
      (width * height) / ROOM +
      PROPORTION * beyond +
      (!isSmall && Math.max(width, height) > SLENDER * Math.min(width, height) ? RIBBON : 0) +
      BEYOND_COLUMN * Math.max(0, width - COLUMN) +
      BEYOND_SCREEN * Math.max(0, width - SCREEN)
    );
  };
  const costOf = (drawing: Drawing): Cost => ({ faults: faultsOf(graph, drawing), cost: price(drawing) });
  return { costOf, price, isLate: (drawing) => lateStarts(starts, graph, drawing).length > 0, twins };
}

/** Faults are compared before everything else. */
export function isLess(a: Cost, b: Cost): boolean {
  return a.faults === b.faults ? a.cost < b.cost : a.faults < b.faults;
}

function faultsOf(graph: LayoutGraph, drawing: Drawing): number {
  return Object.values(countFaults(graph, drawing)).reduce((sum, count) => sum + count, 0);
}
