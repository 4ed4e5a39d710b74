// What loads each kind by itself, in the language's order.
// Written by `npm run build` from kind-names.ts (scripts/kinds/lists.mjs).
import type { AnyKind } from './kind.js';

export const loaders: Readonly<Record<string, () => Promise<AnyKind>>> = {
  flow: async () => (await import('./flow/index.js')).flow,
  sequence: async () => (await import('./sequence/index.js')).sequence,
  schema: async () => (await import('./schema/index.js')).schema,
  git: async () => (await import('./git/index.js')).git,
  gantt: async () => (await import('./gantt/index.js')).gantt,
  class: async () => (await import('./class/index.js')).classDiagram,
  state: async () => (await import('./state/index.js')).state,
  timeline: async () => (await import('./timeline/index.js')).timeline,
  journey: async () => (await import('./journey/index.js')).journey,
  mindmap: async () => (await import('./mindmap/index.js')).mindmap,
  treemap: async () => (await import('./treemap/index.js')).treemap,
  pie: async () => (await import('./pie/index.js')).pie,
  quadrant: async () => (await import('./quadrant/index.js')).quadrant,
  layers: async () => (await import('./layers/index.js')).layers,
  c4: async () => (await import('./c4/index.js')).c4,
  matrix: async () => (await import('./matrix/index.js')).matrix,
  sankey: async () => (await import('./sankey/index.js')).sankey,
  xychart: async () => (await import('./xychart/index.js')).xychart,
  tree: async () => (await import('./tree/index.js')).tree,
  swimlane: async () => (await import('./swimlane/index.js')).swimlane,
};

/** Kinds without the repairs of other languages, which a source in our language does not need. */
export const plainLoaders: Readonly<Record<string, () => Promise<AnyKind>>> = {
  flow: async () => (await import('./flow/plain.js')).plainFlow,
  sequence: async () => (await import('./sequence/plain.js')).plainSequence,
  schema: async () => (await import('./schema/plain.js')).plainSchema,
  git: async () => (await import('./git/plain.js')).plainGit,
  gantt: async () => (await import('./gantt/plain.js')).plainGantt,
  class: async () => (await import('./class/plain.js')).plainClass,
  state: async () => (await import('./state/plain.js')).plainState,
  timeline: async () => (await import('./timeline/plain.js')).plainTimeline,
  journey: async () => (await import('./journey/plain.js')).plainJourney,
  mindmap: async () => (await import('./mindmap/plain.js')).plainMindmap,
  treemap: async () => (await import('./treemap/plain.js')).plainTreemap,
  pie: async () => (await import('./pie/plain.js')).plainPie,
  quadrant: async () => (await import('./quadrant/plain.js')).plainQuadrant,
  layers: async () => (await import('./layers/plain.js')).plainLayers,
  c4: async () => (await import('./c4/plain.js')).plainC4,
  matrix: async () => (await import('./matrix/plain.js')).plainMatrix,
  sankey: async () => (await import('./sankey/plain.js')).plainSankey,
  xychart: async () => (await import('./xychart/plain.js')).plainXychart,
  tree: async () => (await import('./tree/plain.js')).plainTree,
  swimlane: async () => (await import('./swimlane/plain.js')).plainSwimlane,
};
