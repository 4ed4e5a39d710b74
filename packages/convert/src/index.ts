// The converter: other formats to the language. Pure; no I/O.

export { convertDocument, type DocumentResult, type FenceReport } from './markdown/document.js';
export { converterCodes } from './mermaid/codes.js';
export type {
  ConvertContext,
  ConvertOptions,
  ConvertResult,
  ConvertStats,
  Origin,
} from './mermaid/contract.js';
export { convertMermaid } from './mermaid/index.js';
export type { ProducedStats, Validation } from './produced/contract.js';
