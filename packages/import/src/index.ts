// The importers: files of other formats as sources of the language. No I/O.

import type { importFiles as runImport } from './import-files.js';

export { importCatalogue } from './catalogue.js';
export type {
  FileSet,
  FilesNamed,
  ImportDiagnostic,
  ImportedDiagram,
  ImportFile,
  ImportOrigin,
  ImportRequest,
  ImportResult,
  NamedFile,
} from './contract.js';
export { IMPORT_LIMITS } from './contract.js';
export { filesNamed } from './files-named.js';
export { type LogCommit, logText } from './formats/git-log/log-text.js';
export { isImportable } from './importable.js';
export { importerNamed, namesOf } from './importer-named.js';
export type { ProposedInput, RepositoryFiles } from './proposing/contract.js';
export { proposedInputs } from './proposing/proposed-inputs.js';
export { baseOf, isGlob, matcher } from './reading/globs.js';
export { sampleIn } from './reading/sample-folders.js';
export { importers } from './registry.js';

/** Loads the frame of all importers and its converter, which names, options and recognition do not need. */
export const importFiles: typeof runImport = async (...request) =>
  (await import('./import-files.js')).importFiles(...request);
