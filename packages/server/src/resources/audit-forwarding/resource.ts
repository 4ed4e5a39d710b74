// Forwarding of organisations' audit logs to receivers of their own.
import type { Resource } from '../../platform/resource.js';
import { otherActions } from './other-actions.js';
import { readForwarding } from './read.js';
import { deleteForwarding } from './remove.js';
import { saveForwarding } from './save.js';
import { forwardingUse, sealedTrusts } from './secret.js';
import { stored } from './stored.js';

export const auditForwarding: Resource = {
  endpoints: [readForwarding, saveForwarding, deleteForwarding],
  otherActions,
  tables: stored,
  secrets: [forwardingUse],
  sealed: [sealedTrusts],
};
