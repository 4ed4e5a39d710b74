// The importers: files of other formats to the language. No I/O.

export { importCatalogue } from './catalogue.js';
export type {
  FileSet,
  ImportDiagnostic,
  ImportedDiagram,
  ImportFile,
  ImportOrigin,
  ImportRequest,
  ImportResult,
} from './contract.js';
export { type LogCommit, logText } from './formats/git-log/log-text.js';
export { importFiles } from './import-files.js';
export { isImportable } from './importable.js';
export { importers } from './registry.js';
