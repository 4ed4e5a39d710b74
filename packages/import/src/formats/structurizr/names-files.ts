// The files that a workspace names: in, a file; out, what it includes and extends, if it is in the DSL.
import type { FilesNamed } from '../../contract.js';
import { writtenIn } from './root.js';

export const filesNamed: FilesNamed = ({ path, content }) =>
  /\.dsl$/i.test(path) ? writtenIn(content).map((each) => ({ path: each, folder: 'tree' })) : [];
