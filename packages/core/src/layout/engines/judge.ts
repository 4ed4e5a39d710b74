// What is wrong with a drawing, in crossings. In: a graph and any engine's drawing of it. Out: its faults counted, and its cost.
import type { Drawing, LayoutGraph } from '../graph.js';
import { overlaysWhole } from '../quality/arrangement.js';
import { countCrossings } from '../quality/crossings.js';
import { countFaults } from '../quality/faults.js';
import { countBends, lineLength } from '../quality/index.js';
import { linesAgainst } from '../quality/reading.js';
import { twinsApart } from './twins-apart.js';

const BEND = 0.3;
/** For each line's length beyond this, px. */
const LENGTH = 0.4 / 120;
const LEAST = 120;
const AGAINST = 0.8;
const TWINS = 3;
const OVERLAY = 2;
/** Room that costs as much as a crossing, px². */
const ROOM = 120_000;
/** Free from 2:1 wide to 1.4:1 tall. */
const WIDEST = 2;
const TALLEST = 1.4;
const PROPORTION = 12;
const SCREEN = 1600;
const BEYOND_SCREEN = 1 / 200;

/** Of the faults that no picture may have. */
export function faultsOf(graph: LayoutGraph, drawing: Drawing): number {
  return Object.values(countFaults(graph, drawing)).reduce((sum, count) => sum + count, 0);
}

export function drawingCost(graph: LayoutGraph, drawing: Drawing): number {
  const { width, height, edges } = drawing;
  const overlays = overlaysWhole(graph, drawing);
  const length = edges.reduce((sum, edge) => sum + Math.max(0, lineLength(edge) - LEAST), 0);
  const beyond = Math.max(width / height / WIDEST, height / width / TALLEST, 1) - 1;
  return (
    countCrossings(edges) +
    BEND * countBends(edges) +
    LENGTH * length +
    AGAINST * linesAgainst(graph, drawing).length +
    TWINS * twinsApart(graph, drawing) +
    OVERLAY * (overlays.of - overlays.met) +
    (width * height) / ROOM +
    PROPORTION * beyond +
    BEYOND_SCREEN * Math.max(0, width - SCREEN)
  );
}
