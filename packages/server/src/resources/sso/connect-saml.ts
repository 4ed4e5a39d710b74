// PUT /orgs/{org}/sso/saml: set up a SAML identity provider, from its metadata or by hand. An address of metadata is read before the transaction begins.
import { callerOf, change, type EndpointContext, memberOf, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { UnreachableProvider } from '../../platform/outbound/provider-fetch.js';
import { permittedRole } from '../members/held.js';
import { nameField, orgField } from '../organisations/fields.js';
import { certificateOf } from '../saml/certificates.js';
import { readIdpMetadata } from '../saml/idp-metadata.js';
import { redirectUriOf } from './begin.js';
import { connectionBefore } from './choose.js';
import { providerFailed } from './errors.js';
import { EXAMPLE_CERTIFICATE } from './example-certificate.data.js';
import { asConnection, connectionField, shownConnection } from './fields.js';
import type { SamlSettings } from './model.js';
import { type ConnectionRow, forgetTest, putConnection } from './repo.js';
import { ssoTag } from './tag.js';

const MOST_CERTIFICATES = 4;

export const connectSaml = change({
  name: 'connect_saml',
  summary: 'Set up a SAML identity provider',
  description:
    'Saves a connection from the metadata of the provider, from the address of its metadata, or from entity ID, sign-in address and certificates. A new connection is in test; a connection whose provider changes returns to test, but for its certificates. Give the provider the metadata of this service: GET /auth/sso/saml/{org}/metadata.',
  http: { method: 'PUT', path: '/orgs/{org}/sso/saml', tag: ssoTag, bodyLimit: 400_000 },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'saml-connections', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'destructive',
  action: 'sso.connect_saml',
  refusals: ['resource.not_found', 'resource.full', providerFailed, 'request.too_many', 'validation.failed'],
  example: {
    org: 'acme',
    name: 'Example',
    entityId: 'https://login.example.com/metadata',
    signInUrl: 'https://login.example.com/sso',
    certificates: [EXAMPLE_CERTIFICATE],
  },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      connection: connectionField(z).optional(),
      name: nameField(z),
      metadata: z.string().max(262_144).optional().describe('The XML of the metadata.'),
      metadataUrl: z
        .url({ protocol: /^https?$/ })
        .max(1_000)
        .optional(),
      entityId: z.string().trim().min(1).max(1_000).optional(),
      signInUrl: z
        .url({ protocol: /^https?$/ })
        .max(2_000)
        .optional()
        .describe('For the HTTP-Redirect binding.'),
      certificates: z
        .array(z.string().max(20_000))
        .min(1)
        .max(MOST_CERTIFICATES)
        .optional()
        .describe('PEM, or base64 without the lines around it. Two while the provider changes its certificate.'),
    }),
    output: shownConnection(z),
  }),
  prepare: async (input, context) => settingsIn(input, context),
  run: async ({ org, connection, name }, context, saml) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation: ownerId } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await connectionBefore(tx, ownerId, connection, 'saml');
    const now = service.now();
    const isSame = before?.saml?.entityId === saml.entityId;
    const row: ConnectionRow = {
      ownerId,
      id: before?.id ?? newId(),
      name,
      state: isSame ? before.state : 'test',
      protocol: 'saml',
      oidc: null,
      saml,
      secret: null,
      made: before?.made ?? now,
      updated: now,
    };
    await putConnection(tx, row);
    if (!isSame) await forgetTest(tx, ownerId, row.id);
    note({
      target: row.id,
      ...(before && { before: { name: before.name, entityId: before.saml?.entityId, state: before.state } }),
      after: { name, entityId: saml.entityId, certificates: saml.certificates.length, state: row.state },
    });
    return { value: asConnection(row, { redirectUri: redirectUriOf(service, row), now: service.now() }) };
  },
});

interface Sources {
  readonly metadata?: string | undefined;
  readonly metadataUrl?: string | undefined;
  readonly entityId?: string | undefined;
  readonly signInUrl?: string | undefined;
  readonly certificates?: readonly string[] | undefined;
}

async function settingsIn(sources: Sources, context: EndpointContext): Promise<SamlSettings> {
  const { metadata, metadataUrl, entityId, signInUrl, certificates } = sources;
  const xml = metadata ?? (metadataUrl === undefined ? undefined : await metadataAt(metadataUrl, context));
  if (xml !== undefined) {
    const provider = readIdpMetadata(xml);
    if (!provider.ok) return refuse(providerFailed, provider.message);
    const { entityId: issuer, signInUrl: url } = provider;
    return {
      entityId: issuer,
      signInUrl: url,
      certificates: provider.certificates.map(({ pem }) => pem).slice(0, MOST_CERTIFICATES),
    };
  }
  if (entityId === undefined || signInUrl === undefined || certificates === undefined)
    return refuse('validation.failed', 'Send metadata, metadataUrl, or all of entityId, signInUrl and certificates.');
  return { entityId, signInUrl, certificates: certificates.map(pemOf) };
}

async function metadataAt(address: string, { service }: EndpointContext): Promise<string> {
  try {
    const answer = await service.provider(address, {
      headers: { accept: 'application/samlmetadata+xml, application/xml' },
    });
    if (answer.status === 200) return await answer.text();
    return refuse(
      providerFailed,
      `${new URL(address).host} answers with status ${answer.status}. Redirects are not followed.`,
    );
  } catch (error) {
    if (error instanceof UnreachableProvider) refuse(providerFailed, error.message);
    throw error;
  }
}

function pemOf(text: string, at: number): string {
  const certificate = certificateOf(text.replaceAll(/-----[A-Z ]+-----|\s/g, ''));
  return certificate === undefined
    ? refuse(providerFailed, `Certificate ${at + 1} is not an X.509 certificate. Copy it again, with all its lines.`)
    : certificate.pem;
}
