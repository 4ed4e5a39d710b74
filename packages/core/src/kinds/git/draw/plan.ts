// Positions in a run, independent of its direction, px: along is the direction of time, across goes from lane to lane.
import type { Box, FlowDirection, Point, Size } from '../../../layout/graph.js';
import type { Block } from '../../../scene/parts/block.js';
import type { Run, TrackedPick } from './run.js';

/** A block and its position. */
export interface PlannedBlock {
  readonly block: Block;
  readonly along: number;
  readonly across: number;
}

export interface Plan {
  readonly run: Run;
  /** By number of the commit. */
  readonly along: ReadonlyMap<number, number>;
  /** By lane. */
  readonly across: ReadonlyMap<number, number>;
  readonly trackAt: (pick: TrackedPick) => number;
  readonly blocks: readonly PlannedBlock[];
  readonly length: number;
  readonly breadth: number;
}

export function isLevel(direction: FlowDirection): boolean {
  return direction === 'right' || direction === 'left';
}

/** The size of a plan on the page. */
export function sizeOf({ length, breadth }: Plan, direction: FlowDirection): Size {
  return isLevel(direction) ? { width: length, height: breadth } : { width: breadth, height: length };
}

/** A place of a plan on the page, from the plan's corner. */
export function pointAt({ length }: Plan, direction: FlowDirection, along: number, across: number): Point {
  switch (direction) {
    case 'right':
      return { x: along, y: across };
    case 'left':
      return { x: length - along, y: across };
    case 'down':
      return { x: across, y: along };
    case 'up':
      return { x: across, y: length - along };
  }
}

/** A block's box on the page: blocks are not turned. */
export function boxAt({ length }: Plan, direction: FlowDirection, { block, along, across }: PlannedBlock): Box {
  const { width, height } = block;
  switch (direction) {
    case 'right':
      return { x: along, y: across, width, height };
    case 'left':
      return { x: length - along - width, y: across, width, height };
    case 'down':
      return { x: across, y: along, width, height };
    case 'up':
      return { x: across, y: length - along - height, width, height };
  }
}
