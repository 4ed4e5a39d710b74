// The faults of a drawing, in crossings. In: a graph. Out: a judge that counts the faults of any engine's drawing of it
// and returns their cost.
import type { Drawing, LayoutGraph, Size } from '../graph.js';
import { COLUMN, proportionCost, SCREEN, SLENDER, SMALL } from '../page.js';
import { overlaysWhole } from '../quality/arrangement.js';
import { countCrossings } from '../quality/crossings.js';
import { entryOf, isEntryLate } from '../quality/entry.js';
import { countFaults } from '../quality/faults.js';
import { countBends, lineLength } from '../quality/index.js';
import { isHandy } from '../quality/legible.js';
import { isDirectionStated, linesAcross, linesAgainst, type Standees } from '../quality/reading.js';
import { liftedLines } from '../quality/scopes.js';
import { lateStarts, startsOf } from '../quality/starts.js';
import { twinPairs } from '../quality/twins.js';
import { twinsApart } from './twins-apart.js';
import {
  BEYOND_COLUMN,
  BEYOND_SCREEN,
  FREE_LENGTH,
  JUDGED_ACROSS,
  JUDGED_AGAINST,
  JUDGED_AREA,
  JUDGED_BEND,
  JUDGED_ENTRY,
  JUDGED_LATE,
  JUDGED_LENGTH,
  JUDGED_OVERLAY,
  JUDGED_SLENDER,
  JUDGED_TWINS,
} from './weights.js';

export interface Cost {
  /** Faults that no picture may have. */
  readonly faults: number;
  readonly cost: number;
}

type Arranged = Standees & Pick<Drawing, 'overlays'>;

/** What follows from where boxes are, whatever their lines. */
export interface Standing {
  readonly against: number;
  readonly across: number;
  readonly twins: number;
  readonly entry: number;
  readonly late: number;
  readonly overlays: number;
}

export interface Judge {
  readonly costOf: (drawing: Drawing) => Cost;
  /** The cost without the faults. */
  readonly price: (drawing: Drawing, standing?: Standing) => number;
  readonly standingOf: (boxes: Arranged) => Standing;
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
  const isStated = isDirectionStated(graph);
  const standingOf = (boxes: Arranged): Standing => {
    const overlays = overlaysWhole(graph, boxes);
    return {
      against: JUDGED_AGAINST * linesAgainst(graph, boxes, lifted).length,
      across: isStated ? JUDGED_ACROSS * linesAcross(graph, boxes, lifted).length : 0,
      twins: JUDGED_TWINS * twinsApart(twins, boxes),
      entry: entry !== undefined && isEntryLate(entry, boxes) ? JUDGED_ENTRY : 0,
      late: JUDGED_LATE * lateStarts(starts, graph, boxes).length,
      overlays: JUDGED_OVERLAY * (overlays.of - overlays.met),
    };
  };
  const price = (drawing: Drawing, standing: Standing = standingOf(drawing)): number => {
    const { width, height, edges } = drawing;
    const length = edges.reduce((sum, edge) => sum + Math.max(0, lineLength(edge) - FREE_LENGTH), 0);
    const { against, across, twins, entry, late, overlays } = standing;
    // A low picture of a stated direction can have any proportions.
    const isSmall = isStated && height <= SMALL && isHandy(drawing);
    return (
      countCrossings(edges) +
      JUDGED_BEND * countBends(edges) +
      JUDGED_LENGTH * length +
      against +
      across +
      twins +
      entry +
      late +
      overlays +
      (width * height) / JUDGED_AREA +
      (isSmall ? 0 : proportionCost(width / height, height / width)) +
      (!isSmall && Math.max(width, height) > SLENDER * Math.min(width, height) ? JUDGED_SLENDER : 0) +
      BEYOND_COLUMN * Math.max(0, width - COLUMN) +
      BEYOND_SCREEN * Math.max(0, width - SCREEN)
    );
  };
  const costOf = (drawing: Drawing): Cost => ({ faults: faultsOf(graph, drawing), cost: price(drawing) });
  return { costOf, price, standingOf, isLate: (drawing) => lateStarts(starts, graph, drawing).length > 0, twins };
}

/** The least cost of a size that is at most so much larger either way; `isStated`: the author states the direction. */
export function leastOfSize({ width, height }: Size, more: number, isStated: boolean): number {
  const [widest, tallest] = [width + more, height + more];
  const canBeSmall = isStated && height <= SMALL && width <= COLUMN;
  return (
    (width * height) / JUDGED_AREA +
    (canBeSmall ? 0 : proportionCost(width / tallest, height / widest)) +
    (!canBeSmall && (width > SLENDER * tallest || height > SLENDER * widest) ? JUDGED_SLENDER : 0) +
    BEYOND_COLUMN * Math.max(0, width - COLUMN) +
    BEYOND_SCREEN * Math.max(0, width - SCREEN)
  );
}

/** Faults are compared before everything else. */
export function isLess(a: Cost, b: Cost): boolean {
  return a.faults === b.faults ? a.cost < b.cost : a.faults < b.faults;
}

function faultsOf(graph: LayoutGraph, drawing: Drawing): number {
  return Object.values(countFaults(graph, drawing)).reduce((sum, count) => sum + count, 0);
}
