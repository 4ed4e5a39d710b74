// Every importer, a line each.
import type { Importer } from './contract.js';

export const importers: readonly Importer[] = [];
