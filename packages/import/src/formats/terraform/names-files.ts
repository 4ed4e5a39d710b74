// The folders that a Terraform file names: in, a file; out, the local modules that it calls.
import type { FilesNamed } from '../../contract.js';
import { parseHcl } from './hcl/parse.js';
import { foldersOf, isLocal } from './module.js';

export const filesNamed: FilesNamed = ({ path, content }) => {
  const parsed = parseHcl(content);
  if (!('body' in parsed)) return [];
  return [...foldersOf([{ path, body: parsed.body }]).values()]
    .flatMap(({ calls }) => calls)
    .filter(({ source }) => isLocal(source))
    .map(({ source }) => ({ path: source, folder: 'files' as const }));
};
