// Every importer, a line each.
import type { Importer } from './contract.js';

import { compose } from './formats/compose/index.js';

export const importers: readonly Importer[] = [compose];
