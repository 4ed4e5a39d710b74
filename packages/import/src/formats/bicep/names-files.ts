// The files that a Bicep file names: in, a file; out, the local modules that it deploys.
import type { FilesNamed } from '../../contract.js';

const MODULE = /^[ \t]*module[ \t]+\w{1,200}[ \t]+'([^'\n:]{1,300})'/gm;

export const filesNamed: FilesNamed = ({ content }) => [...content.matchAll(MODULE)].map(([, path = '']) => ({ path }));
