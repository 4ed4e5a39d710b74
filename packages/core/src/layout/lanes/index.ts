// Layouts of bands: lanes of a process, and layers with pillars. Both are grids whose gaps carry the lines.
export type { LaneBand, LaneDrawing, LaneGraph, LaneNode, LaneSpacing, PlacedBand } from './lane-graph.js';
export { layoutLanes } from './lanes.js';
export { layoutStack } from './stack.js';
export type { StackBand, StackDrawing, StackGraph, StackItem, StackSpacing } from './stack-graph.js';
