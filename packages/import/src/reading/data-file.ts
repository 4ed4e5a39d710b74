// Files of JSON or YAML: in, the files; out, their documents as trees, or why they cannot be read. YAML includes JSON, but
// JSON's own reader is faster and reports its errors better.
import type { FileSet, ImportFile, PlacedDiagnostic } from '../contract.js';
import { readJson } from './json.js';
import type { Tree } from './tree.js';
import { readYaml, type YamlFile } from './yaml.js';

export interface DataFiles {
  readonly documents: readonly { readonly file: string; readonly root: Tree }[];
  /** The first document of each file, which references resolve to. */
  readonly roots: ReadonlyMap<string, Tree>;
  readonly problems: readonly PlacedDiagnostic[];
}

export function readDataFiles(files: FileSet): DataFiles {
  const results = files.map((file) => ({ file: file.path, ...readDataFile(file) }));
  return {
    documents: results.flatMap(({ file, documents }) => documents.map((root) => ({ file, root }))),
    roots: new Map(results.flatMap(({ file, documents: [first] }) => (first ? [[file, first] as const] : []))),
    problems: results.flatMap(({ problems }) => problems),
  };
}

function readDataFile(file: ImportFile): YamlFile {
  if (!isJson(file)) return readYaml(file);
  const json = readJson(file);
  return 'tree' in json ? { documents: [json.tree], problems: [] } : { documents: [], problems: [json.problem] };
}

/** By its name, or by its first character if the name is inconclusive. */
function isJson({ path, content }: ImportFile): boolean {
  if (/\.jsonc?$/i.test(path)) return true;
  return !/\.ya?ml$/i.test(path) && /^\s*[{[]/.test(content);
}
