// The canonical example of each kind, as in the design of the language.
import { readFileSync } from 'node:fs';
import { KIND_NAMES } from '../syntax/kind-names.js';

export const CANONICAL: readonly string[] = KIND_NAMES.map((name) =>
  readFileSync(new URL(`../kinds/${name}/testing/canonical.diagram`, import.meta.url), 'utf8').replace(/\n$/, ''),
);
