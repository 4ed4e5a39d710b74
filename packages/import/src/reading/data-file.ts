// Files of JSON or YAML, whichever they are: in, the files; out, their documents as trees, or what cannot be read. YAML holds JSON
// too, but JSON's own reader is quicker and names its mistakes better.
import type { FileSet, ImportFile, PlacedDiagnostic } from '../contract.js';
import { readJson } from './json.js';
import type { Tree } from './tree.js';
import { readYaml, type YamlFile } from './yaml.js';

export interface DataFiles {
  readonly documents: readonly { readonly file: string; readonly root: Tree }[];
  /** The first document of each file, to which references lead. */
  readonly roots: ReadonlyMap<string, Tree>;
  readonly problems: readonly PlacedDiagnostic[];
}

export function readDataFiles(files: FileSet): DataFiles {
  const read = files.map((file) => ({ file: file.path, ...readDataFile(file) }));
  return {
    documents: read.flatMap(({ file, documents }) => documents.map((root) => ({ file, root }))),
    roots: new Map(read.flatMap(({ file, documents: [first] }) => (first ? [[file, first] as const] : []))),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readDataFile(file: ImportFile): YamlFile {
  if (!isJson(file)) return readYaml(file);
  const read = readJson(file);
  return 'tree' in read ? { documents: [read.tree], problems: [] } : { documents: [], problems: [read.problem] };
}

/** By its name, or by its first character where the name says nothing. */
function isJson({ path, content }: ImportFile): boolean {
  if (/\.jsonc?$/i.test(path)) return true;
  return !/\.ya?ml$/i.test(path) && /^\s*[{[]/.test(content);
}
