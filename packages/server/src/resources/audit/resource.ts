// The audit logs of organisations, as their owners and admins read them. The platform writes the entries (platform/audit).
import type { Resource } from '../../platform/resource.js';
import { exportAudit } from './export.js';
import { listAudit } from './list.js';

export const audit: Resource = { endpoints: [listAudit, exportAudit] };
