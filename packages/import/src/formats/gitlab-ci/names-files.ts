// The files that a pipeline names: in, a file; out, its local includes and those of its triggers, which begin at the top of the
// repository. A pattern names no file.
import type { FilesNamed } from '../../contract.js';
import { at, entriesAt } from '../../reading/tree.js';
import { readYaml } from '../../reading/yaml.js';
import { includesOf } from './includes.js';

export const filesNamed: FilesNamed = (file) =>
  readYaml(file)
    .documents.flatMap((tree) => [
      ...includesOf(at(tree, 'include')),
      ...entriesAt(tree).flatMap(({ value }) => includesOf(at(value, 'trigger', 'include'))),
    ])
    .filter(({ kind, value }) => kind === 'local' && !value.includes('*'))
    .map(({ value }) => ({ path: value.replace(/^\/+/, ''), from: 'top' }));
