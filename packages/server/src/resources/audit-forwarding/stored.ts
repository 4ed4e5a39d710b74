// What the table of forwarding holds, for how long, and what of it is exported.
import type { Stored } from '../../platform/stored/stored.js';
import { auditForwarding } from './tables.js';

export const stored: readonly Stored[] = [
  {
    table: auditForwarding,
    purpose: 'Operation of the service',
    holds:
      'Where the audit log of an organisation is forwarded to and how far that is; its secret or headers, encrypted',
    until: 'forwarding is ended',
    exported: { file: 'audit-forwarding', secret: [auditForwarding.sealed] },
  },
];
