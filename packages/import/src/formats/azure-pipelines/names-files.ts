// The files that a pipeline names: in, a file; out, its templates in the same repository, of which a path with `/` begins at the top.
import type { FilesNamed } from '../../contract.js';

const TEMPLATE = /^[ \t-]{0,200}template[ \t]*:[ \t]*["']?([^\s"'@#$]{1,300})(?:@self)?["']?[ \t\r]*(?:#.*)?$/gm;

export const filesNamed: FilesNamed = ({ content }) =>
  [...content.matchAll(TEMPLATE)].map(([, path = '']) =>
    path.startsWith('/') ? { path: path.slice(1), from: 'top' } : { path },
  );
