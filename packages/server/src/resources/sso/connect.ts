// PUT /orgs/{org}/sso/connection: set up an OpenID Connect identity provider. Its discovery document is read before the transaction begins.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { permittedRole } from '../members/held.js';
import { nameField, orgField } from '../organisations/fields.js';
import { logoutUrisOf, redirectUriOf } from './begin.js';
import { connectionBefore } from './choose.js';
import { providerFailed } from './errors.js';
import { asConnection, connectionField, shownConnection } from './fields.js';
import type { OidcSettings } from './model.js';
import { configurationOf, ProviderFailure } from './oidc.js';
import { type ConnectionRow, forgetTest, putConnection, sealedSecret } from './repo.js';
import { ssoTag } from './tag.js';

export const connectOidc = change({
  name: 'connect_oidc',
  summary: 'Set up an OpenID Connect identity provider',
  description:
    'Saves a connection after reading the discovery document of its issuer. A new connection is in test; a connection whose provider changes returns to test. Without `connection`, a new one is made.',
  http: { method: 'PUT', path: '/orgs/{org}/sso/connection', tag: ssoTag },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'sso-connections', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'destructive',
  action: 'sso.connect_oidc',
  needs: { feature: 'single-sign-on' },
  refusals: ['resource.not_found', 'resource.full', providerFailed, 'request.too_many', 'validation.failed'],
  example: { org: 'acme', name: 'Example', issuer: 'https://login.example.com', clientId: 'linework' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      connection: connectionField(z).optional(),
      name: nameField(z),
      issuer: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .describe('As the provider writes it, without /.well-known.'),
      clientId: z.string().trim().min(1).max(300),
      clientSecret: z
        .string()
        .min(1)
        .max(1_000)
        .optional()
        .describe('Stored encrypted and never shown again. Omit it to keep the one that is stored.'),
      scopes: z
        .array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/))
        .max(20)
        .optional()
        .describe('Besides openid; email and profile if omitted.'),
      trustsAddress: z
        .boolean()
        .optional()
        .describe('Whether an address counts without email_verified. Its domain has to be verified in any case.'),
    }),
    output: shownConnection(z),
  }),
  prepare: async ({ issuer, clientId, scopes = ['email', 'profile'], trustsAddress = false }, { service }) => {
    const settings: OidcSettings = { issuer, clientId, scopes: [...new Set(['openid', ...scopes])], trustsAddress };
    try {
      await configurationOf({ settings, secret: undefined, fetch: service.provider });
    } catch (error) {
      if (error instanceof ProviderFailure) refuse(providerFailed, error.message);
      throw error;
    }
    return settings;
  },
  run: async ({ org, connection, name, clientSecret }, context, oidc) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation: ownerId } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await connectionBefore(tx, ownerId, connection, 'oidc');
    const id = before?.id ?? newId();
    const now = service.now();
    const isSame = before?.oidc?.issuer === oidc.issuer && before.oidc.clientId === oidc.clientId;
    const row: ConnectionRow = {
      ownerId,
      id,
      name,
      state: isSame ? before.state : 'test',
      protocol: 'oidc',
      oidc,
      saml: null,
      // A secret goes to no other issuer than the one it was entered for.
      secret:
        clientSecret === undefined
          ? isSame
            ? before.secret
            : null
          : sealedSecret(service, clientSecret, { ownerId, id }),
      made: before?.made ?? now,
      updated: now,
    };
    await putConnection(tx, row);
    if (!isSame) await forgetTest(tx, ownerId, id);
    note({
      target: id,
      ...(before && { before: { name: before.name, issuer: before.oidc?.issuer, state: before.state } }),
      after: { name, issuer: oidc.issuer, clientId: oidc.clientId, state: row.state },
    });
    const uris = { redirectUri: redirectUriOf(service, row), ...logoutUrisOf(service, row) };
    return { value: asConnection(row, { ...uris, now: service.now() }) };
  },
});
