// Exports of everything that an account or an organisation has.
import type { Resource } from '../../platform/resource.js';
import { exportOrganisation } from './of-organisation.js';
import { exportAccount } from './own.js';

export const exports: Resource = { endpoints: [exportAccount, exportOrganisation] };
