// What forwarding enters in audit logs, besides the actions of the endpoints.
import type { OtherAction } from '../../platform/audit/entries.js';

export const otherActions: readonly OtherAction[] = [
  {
    action: 'audit_forwarding.pause',
    summary: 'Pause forwarding after three days of failures',
    by: 'the job that forwards entries',
  },
];
