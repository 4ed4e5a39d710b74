// DELETE /orgs/{org}/sso/connection: remove an identity provider.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { demandConnection } from './choose.js';
import { notReady } from './errors.js';
import { connectionField } from './fields.js';
import { connectionsOf, removeConnection, settingsOf } from './repo.js';
import { endSessionsThrough } from './sessions.js';
import { ssoTag } from './tag.js';

export const disconnectSso = change({
  name: 'disconnect_sso',
  summary: 'Remove an identity provider',
  description:
    'Removes the connection and ends every session that began through it. The last connection that is on stays while single sign-on is required.',
  http: { method: 'DELETE', path: '/orgs/{org}/sso/connection', tag: ssoTag, status: 204 },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'sso.disconnect',
  refusals: ['resource.not_found', notReady],
  example: { org: 'acme', connection: 'c' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), connection: connectionField(z).optional() }),
    output: z.object({}),
  }),
  run: async ({ org, connection: chosen }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const connection = await demandConnection(tx, organisation, chosen);
    const { required } = await settingsOf(tx, organisation, service.now());
    const others = (await connectionsOf(tx, organisation)).filter(
      ({ id, state }) => id !== connection.id && state === 'on',
    );
    if (required && others.length === 0)
      refuse(notReady, 'Single sign-on is required, and this is its only connection. Turn `required` off first.');
    await removeConnection(tx, organisation, connection.id);
    note({ target: connection.id, before: { name: connection.name, state: connection.state } });
    await service.database.leave(tx);
    await endSessionsThrough(tx, organisation, connection.id);
    return { value: {} };
  },
});
