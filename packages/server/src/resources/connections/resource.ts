// Agents that a user connects (OAuth 2.1).
import type { Resource } from '../../platform/resource.js';
import { approveAgent } from './approve.js';
import { disconnectAgent } from './disconnect.js';
import { listConnections } from './list.js';
import { forgetOldRecords, sealedRecords, signedConnecting } from './records.js';
import { oauthUse } from './signing-keys.js';
import { stored } from './stored.js';

export const connections: Resource = {
  endpoints: [approveAgent, listConnections, disconnectAgent],
  tables: stored,
  sweeps: [forgetOldRecords],
  secrets: [oauthUse],
  sealed: [sealedRecords],
  hashed: [signedConnecting],
};
