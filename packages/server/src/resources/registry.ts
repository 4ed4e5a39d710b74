// Every resource, one per line, in the order in which the description lists their endpoints.

import { type OwnError, operations } from '@linework/operations';
import type { OtherAction } from '../platform/audit/entries.js';
import type { AnyEndpoint } from '../platform/endpoint.js';
import { errorTable } from '../platform/errors/error-table.js';
import { platform } from '../platform/platform.js';
import type { Resource } from '../platform/resource.js';
import type { Stored } from '../platform/stored/stored.js';
import { accounts } from './accounts/resource.js';
import { audit } from './audit/resource.js';
import { auditForwarding } from './audit-forwarding/resource.js';
import { auth } from './auth/resource.js';
import { avatars } from './avatars/resource.js';
import { billing } from './billing/resource.js';
import { brands } from './brands/resource.js';
import { connections } from './connections/resource.js';
import { diagrams } from './diagrams/resource.js';
import { drift } from './drift/resource.js';
import { enterprise } from './enterprise/resource.js';
import { exports } from './exports/resource.js';
import { folderRules } from './folder-rules/resource.js';
import { houseStyles } from './house-styles/resource.js';
import { icons } from './icons/resource.js';
import { invites } from './invites/resource.js';
import { keys } from './keys/resource.js';
import { members } from './members/resource.js';
import { oembed } from './oembed/resource.js';
import { organisationBilling } from './organisation-billing/resource.js';
import { organisationDiagrams } from './organisation-diagrams/resource.js';
import { organisationKeys } from './organisation-keys/resource.js';
import { organisationUsage } from './organisation-usage/resource.js';
import { organisations } from './organisations/resource.js';
import { passkeys } from './passkeys/resource.js';
import { presence } from './presence/resource.js';
import { publishing } from './publishing/resource.js';
import { renderLinks } from './render-links/resource.js';
import { scim } from './scim/resource.js';
import { sessionList } from './sessions/resource.js';
import { sso } from './sso/resource.js';
import { stableLinks } from './stable-links/resource.js';
import { styleRules } from './style-rules/resource.js';
import { support } from './support/resource.js';
import { telemetry } from './telemetry/resource.js';
import { usage } from './usage/resource.js';

export const resources: readonly Resource[] = [
  platform,
  auth,
  accounts,
  sessionList,
  passkeys,
  keys,
  connections,
  usage,
  renderLinks,
  diagrams,
  stableLinks,
  presence,
  organisations,
  members,
  invites,
  organisationDiagrams,
  folderRules,
  organisationKeys,
  avatars,
  brands,
  styleRules,
  icons,
  houseStyles,
  sso,
  scim,
  support,
  drift,
  publishing,
  billing,
  organisationBilling,
  organisationUsage,
  enterprise,
  exports,
  audit,
  auditForwarding,
  telemetry,
  oembed,
];

export const endpoints: readonly AnyEndpoint[] = resources.flatMap((each) => each.endpoints ?? []);

/** What resources enter in audit logs besides the actions of their endpoints. */
export const otherActions: readonly OtherAction[] = resources.flatMap((each) => each.otherActions ?? []);

/** Every table, with what it holds. */
export const stored: readonly Stored[] = resources.flatMap((each) => each.tables ?? []);

export const errors: readonly OwnError[] = errorTable(operations, resources);
