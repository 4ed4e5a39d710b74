// The converter and the importers: other formats to the language. No I/O.

export { importCatalogue } from './importers/catalogue.js';
export type {
  FileSet,
  ImportDiagnostic,
  ImportedDiagram,
  ImportFile,
  ImportOrigin,
  ImportRequest,
  ImportResult,
} from './importers/contract.js';
export { importFiles } from './importers/import-files.js';
export { importers } from './importers/registry.js';
export { type DiagramFence, diagramFences } from './markdown/diagram-fences.js';
export { convertDocument, type DocumentResult, type FenceReport } from './markdown/document.js';
export type { PlanEntry, PlanResult } from './markdown/plan/contract.js';
export { planMarkdown } from './markdown/plan/index.js';
export type { SyncEntry, SyncFile, SyncOptions, SyncResult, SyncStatus } from './markdown/sync/contract.js';
export { syncMarkdown } from './markdown/sync/index.js';
export { converterCodes } from './mermaid/codes.js';
export type {
  ConvertContext,
  ConvertOptions,
  ConvertResult,
  ConvertStats,
  Origin,
} from './mermaid/contract.js';
export { convertMermaid } from './mermaid/index.js';
export { mermaidLosses } from './mermaid/loss-table.js';
export type { Loss, TypeLosses } from './mermaid/losses.js';
export type { ProducedStats, Validation } from './produced/contract.js';
