// The Mermaid converter, documents with diagrams, and the output that readers of all other formats share. No I/O.

export { isWord, slug } from './ids.js';
export { type DiagramFence, diagramFences } from './markdown/diagram-fences.js';
export { convertDocument, type DocumentResult, type FenceReport } from './markdown/document.js';
export { withFenceSource } from './markdown/fence-source.js';
export type { PlanEntry, PlanResult } from './markdown/plan/contract.js';
export { planMarkdown } from './markdown/plan/index.js';
export { altText } from './markdown/sync/alt.js';
export type { SyncEntry, SyncFile, SyncOptions, SyncResult, SyncStatus } from './markdown/sync/contract.js';
export { syncMarkdown } from './markdown/sync/index.js';
export { type FenceOptions, optionsIn as fenceOptions } from './markdown/sync/info.js';
export { converterCodes } from './mermaid/codes.js';
export type {
  ConvertContext,
  ConvertOptions,
  ConvertResult,
  ConvertStats,
  GroupEdges,
  Origin,
} from './mermaid/contract.js';
export { GROUP_EDGES } from './mermaid/contract.js';
export { convertMermaid } from './mermaid/index.js';
export { mermaidLosses } from './mermaid/loss-table.js';
export type { Loss, TypeLosses } from './mermaid/losses.js';
export { toneOfFill } from './mermaid/tones.js';
export type { Drafted, DraftOrigin, ProducedOrigin, ProducedStats, Validation } from './produced/contract.js';
export { type Faulty, NOTHING_PRODUCED, nextStep, produce } from './produced/produce.js';
export { clipped, short, someOf } from './short.js';
