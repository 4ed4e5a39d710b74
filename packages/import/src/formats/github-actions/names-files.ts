// The files that a workflow names: in, a file; out, the workflows of the same repository that its jobs call.
import type { FilesNamed } from '../../contract.js';

const CALLED = /^[ \t]{0,200}uses[ \t]*:[ \t]*["']?\.\/([^\s"'@#$]{1,300}\.ya?ml)["']?[ \t\r]*(?:#.*)?$/gm;

export const filesNamed: FilesNamed = ({ content }) =>
  [...content.matchAll(CALLED)].map(([, path = '']) => ({ path, from: 'top' }));
