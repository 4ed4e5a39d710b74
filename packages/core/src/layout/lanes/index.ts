// Layouts of bands: lanes of a process, and layers with pillars. Both are grids whose gaps carry the lines.
export {
  LANE_SPACING,
  type LaneBand,
  type LaneDrawing,
  type LaneGraph,
  type LaneNode,
  type LaneSpacing,
  type PlacedBand,
} from './lane-graph.js';
export { layoutLanes } from './lanes.js';
export { layoutStack } from './stack.js';
export {
  type PlacedBandOfStack,
  STACK_SPACING,
  type StackBand,
  type StackDrawing,
  type StackGraph,
  type StackItem,
  type StackSpacing,
} from './stack-graph.js';
