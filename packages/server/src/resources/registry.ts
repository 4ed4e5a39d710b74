// Every endpoint of the resources, one per line.
import type { AnyEndpoint } from '../platform/endpoint.js';
import { me } from './accounts/me.js';
import { requestCode } from './auth/code.js';
import { logOut } from './auth/logout.js';
import { verifyCode } from './auth/verify.js';
import { approveAgent } from './connections/approve.js';
import { disconnectAgent } from './connections/disconnect.js';
import { listConnections } from './connections/list.js';
import { deleteDiagram } from './diagrams/delete.js';
import { listDiagrams } from './diagrams/list.js';
import { lockDiagram, unlockDiagram } from './diagrams/lock.js';
import { publish } from './diagrams/publish.js';
import { refileDiagram } from './diagrams/refile.js';
import { saveSource } from './diagrams/save.js';
import { listVersions, readVersion, restoreVersion } from './diagrams/versions.js';
import { acceptInvite } from './invites/accept.js';
import { invite } from './invites/invite.js';
import { listInvites } from './invites/list.js';
import { revokeInvite } from './invites/revoke.js';
import { createKey } from './keys/create.js';
import { listKeys } from './keys/list.js';
import { revealKey } from './keys/reveal.js';
import { revokeApiKey } from './keys/revoke.js';
import { changeMemberRole } from './members/change-role.js';
import { listMembers } from './members/list.js';
import { removeFromOrganisation } from './members/remove.js';
import { describeLink } from './oembed/describe.js';
import { changeOrganisationNames } from './organisations/change.js';
import { createOrganisation } from './organisations/create.js';
import { deleteOrganisation } from './organisations/delete.js';
import { listOrganisations } from './organisations/list.js';
import { readOrganisation } from './organisations/read.js';
import { deleteLink } from './stable-links/delete.js';
import { pointLink } from './stable-links/point.js';
import { receiveTelemetry } from './telemetry/receive.js';
import { readUsage } from './usage/read.js';

export const endpoints: readonly AnyEndpoint[] = [
  requestCode,
  verifyCode,
  logOut,
  me,
  listKeys,
  createKey,
  revealKey,
  revokeApiKey,
  approveAgent,
  listConnections,
  disconnectAgent,
  readUsage,
  publish,
  listDiagrams,
  refileDiagram,
  deleteDiagram,
  lockDiagram,
  unlockDiagram,
  saveSource,
  listVersions,
  readVersion,
  restoreVersion,
  pointLink,
  deleteLink,
  listOrganisations,
  createOrganisation,
  readOrganisation,
  changeOrganisationNames,
  deleteOrganisation,
  listMembers,
  changeMemberRole,
  removeFromOrganisation,
  listInvites,
  invite,
  revokeInvite,
  acceptInvite,
  receiveTelemetry,
  describeLink,
];
