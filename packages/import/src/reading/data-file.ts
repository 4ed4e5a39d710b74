// A file of JSON or YAML, whichever it is: in, the file; out, its documents as trees, or what cannot be read. YAML holds JSON too,
// but JSON's own reader is quicker and names its mistakes better.
import type { ImportFile } from '../contract.js';
import { readJson } from './json.js';
import { readYaml, type YamlFile } from './yaml.js';

export function readDataFile(file: ImportFile): YamlFile {
  if (!isJson(file)) return readYaml(file);
  const read = readJson(file);
  return 'tree' in read ? { documents: [read.tree], problems: [] } : { documents: [], problems: [read.problem] };
}

/** By its name, or by its first character where the name says nothing. */
function isJson({ path, content }: ImportFile): boolean {
  if (/\.jsonc?$/i.test(path)) return true;
  return !/\.ya?ml$/i.test(path) && /^\s*[{[]/.test(content);
}
