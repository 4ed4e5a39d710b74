// The files that a Compose file names: in, a file; out, those that it includes and those that its services extend.
import type { FilesNamed } from '../../contract.js';
import { entriesAt, textAt } from '../../reading/tree.js';
import { readYaml } from '../../reading/yaml.js';
import { includesIn } from './files.js';
import { filled } from './variables.js';

export const filesNamed: FilesNamed = (file) =>
  readYaml(file).documents.flatMap((tree) => {
    const bases = entriesAt(tree, 'services').flatMap(({ value }) => textAt(value, 'extends', 'file') ?? []);
    const included = includesIn(tree).map(({ written }) => written);
    return [...included, ...bases].map((written) => ({ path: filled(written) }));
  });
