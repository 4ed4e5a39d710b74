// Every importer, a line each.
import type { Importer } from './contract.js';

import { cloudformation } from './formats/cloudformation/index.js';
import { terraformPlan } from './formats/terraform-plan/index.js';

export const importers: readonly Importer[] = [cloudformation, terraformPlan];
