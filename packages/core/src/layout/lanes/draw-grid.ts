// Draws a grid: routes its lines, assigns tracks, and computes all positions. In: the grid, and the caller's rules for
// titles and for lines that end at frames once everything else has its place. Out: boxes, routes, cells and gaps.
import type { Budget } from '../layered/budget.js';
import { finishLines, type GridRoute, type Surroundings } from './finish.js';
import type { Grid } from './grid.js';
import type { Measured } from './measure.js';
import { readRoutes } from './runs.js';
import { findWays } from './search.js';
import { settleTracks } from './tracks.js';

export interface DrawnGrid extends Measured {
  /** In the order of the lines. */
  readonly routes: readonly GridRoute[];
}

export function drawGrid(grid: Grid, budget: Budget, around: (measured: Measured) => Surroundings): DrawnGrid {
  const routes = readRoutes(grid, findWays(grid, budget));
  const measured = settleTracks(grid, routes, budget);
  return { ...measured, routes: finishLines(grid, routes, measured, around(measured)) };
}
