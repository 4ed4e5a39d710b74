// PATCH /orgs/{org}/sso/connection: turn a connection on or off, require single sign-on, and choose who joins.

import type { TenantId } from '@linework/operations';
import { callerOf, change, type Db, memberOf, refuse } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { countBreakGlass } from './break-glass-codes.js';
import { demandConnection } from './choose.js';
import { verifiedDomainsOf } from './domains.js';
import { notReady, notTested } from './errors.js';
import { asSettings, connectionField, settingsFields } from './fields.js';
import {
  type ConnectionRow,
  connectionsOf,
  putConnection,
  putSettings,
  type SettingsRow,
  settingsOf,
  testsOf,
} from './repo.js';
import { endOtherSessionsOf } from './sessions.js';
import { ssoTag } from './tag.js';

export const changeSso = change({
  name: 'change_sso',
  summary: 'Turn single sign-on on or off, require it, and choose who joins',
  description:
    'Fields that are omitted stay. A connection is turned on after a test of it succeeded. Requiring single sign-on needs a connection that is on, a verified domain and break-glass codes; it ends the sessions of members of those domains, except owners, that began in another way.',
  http: { method: 'PATCH', path: '/orgs/{org}/sso/connection', tag: ssoTag },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'sso.change',
  refusals: ['resource.not_found', notTested, notReady],
  example: { org: 'acme', join: 'anyone', role: 'viewer' },
  schemas: ({ z }) => {
    const { required, join, role, roleRules, sessionHours } = settingsFields(z);
    return {
      input: z.strictObject({
        org: orgField(z),
        connection: connectionField(z).optional(),
        state: z.enum(['test', 'on', 'off']).optional().describe('Of the connection.'),
        required: required.optional(),
        join: join.optional(),
        role: role.optional(),
        roleRules: roleRules.optional(),
        sessionHours: sessionHours.optional(),
      }),
      output: z.object(settingsFields(z)),
    };
  },
  needs: {
    feature: 'single-sign-on',
    // Nobody is kept out by what they cannot change any more.
    unless: ({ state, required, join, role, roleRules, sessionHours }) =>
      state !== 'on' && required !== true && [join, role, roleRules, sessionHours].every((each) => each === undefined),
  },
  run: async ({ org, connection: id, state, sessionHours, ...chosen }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const connection = state === undefined ? undefined : await demandConnection(tx, organisation, id);
    if (connection !== undefined && state === 'on') await demandTest(tx, connection);
    if (connection !== undefined && state !== undefined)
      await putConnection(tx, { ...connection, state, updated: service.now() });
    const before = await settingsOf(tx, organisation, service.now());
    const after: SettingsRow = {
      ...before,
      ...(chosen.required === undefined ? {} : { required: chosen.required }),
      ...(chosen.join === undefined ? {} : { join: chosen.join }),
      ...(chosen.role === undefined ? {} : { role: chosen.role }),
      ...(chosen.roleRules === undefined ? {} : { roleRules: chosen.roleRules }),
      ...(sessionHours === undefined ? {} : { hours: sessionHours }),
      updated: service.now(),
    };
    const domains = await verifiedDomainsOf(tx, organisation);
    if (after.required) await demandReady(tx, organisation, domains);
    await putSettings(tx, after);
    note({
      target: connection?.id ?? organisation,
      before: { ...asSettings(before), ...(connection && { state: connection.state }) },
      after: { ...asSettings(after), ...(state && { state }) },
    });
    if (after.required && !before.required) {
      await service.database.leave(tx);
      await endOtherSessionsOf(tx, organisation, domains);
    }
    return { value: asSettings(after) };
  },
});

/** A change of the provider forgets the test. */
async function demandTest(tx: Db, { ownerId, id: connection, name }: ConnectionRow): Promise<void> {
  const test = (await testsOf(tx, ownerId)).find(({ connectionId }) => connectionId === connection);
  if (test === undefined || !test.ok)
    refuse(notTested, `Test '${name}' first: POST /orgs/{org}/sso/test returns an address to open.`);
}

async function demandReady(tx: Db, organisation: TenantId, domains: readonly string[]): Promise<void> {
  const isOn = (await connectionsOf(tx, organisation)).some(({ state }) => state === 'on');
  if (!isOn) refuse(notReady, 'Turn a connection on first.');
  if (domains.length === 0)
    refuse(notReady, 'Verify a domain first: its addresses are those that have to sign in this way.');
  if ((await countBreakGlass(tx, organisation)) === 0)
    refuse(notReady, 'Make break-glass codes first, so that an owner gets in when the provider is down.');
}
