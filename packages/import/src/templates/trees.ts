// A CloudFormation template as a tree: in, a file in YAML or JSON; out, its documents, or why it cannot be read.
import type { ImportFile, PlacedDiagnostic } from '../contract.js';
import { readJson } from '../reading/json.js';
import type { Tree } from '../reading/tree.js';
import { readYaml } from '../reading/yaml.js';

export function treesOf(file: ImportFile): {
  readonly trees: readonly Tree[];
  readonly problems: readonly PlacedDiagnostic[];
} {
  if (/^\s*[{[]/.test(file.content.slice(0, 1_000))) {
    const json = readJson(file);
    return 'tree' in json ? { trees: [json.tree], problems: [] } : { trees: [], problems: [json.problem] };
  }
  const { documents, problems } = readYaml(file);
  return { trees: documents, problems };
}
