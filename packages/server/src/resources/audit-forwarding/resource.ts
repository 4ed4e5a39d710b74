// Forwarding of organisations' audit logs to receivers of their own.
import type { Resource } from '../../platform/resource.js';
import { readForwarding } from './read.js';
import { deleteForwarding } from './remove.js';
import { saveForwarding } from './save.js';
import { forwardingUse } from './secret.js';
import { auditForwarding as rows } from './tables.js';

export const auditForwarding: Resource = {
  endpoints: [readForwarding, saveForwarding, deleteForwarding],
  tables: [rows],
  secrets: [forwardingUse],
};
