// The readers of Mermaid's types, one line each; a type that kinds.ts gives a kind and that is missing here is not read yet.
import type { Reader } from './contract.js';
import { flowchart } from './flowchart/index.js';
import { sequence } from './sequence/index.js';

export const readers: Readonly<Record<string, Reader>> = { flowchart, sequence };
