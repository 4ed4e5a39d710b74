// PUT /orgs/{org}/sso/saml: set up a SAML identity provider, from its metadata or by hand. An address of metadata is read before the transaction begins.
import { callerOf, change, type EndpointContext, memberOf, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { permittedRole } from '../members/held.js';
import { nameField, orgField } from '../organisations/fields.js';
import { certificateOf, isTooShort, LEAST_BITS } from '../saml/certificates.js';
import { type EncryptionKey, newEncryptionKey } from '../saml/encryption-key.js';
import { readIdpMetadata } from '../saml/idp-metadata.js';
import { isSignInAddress } from '../saml/sign-in-address.js';
import { redirectUriOf } from './begin.js';
import { MOST_CERTIFICATES } from './certificates-kept.js';
import { connectionBefore } from './choose.js';
import { addEncryptionKey, ownCertificateOf } from './encryption-keys.js';
import { providerFailed } from './errors.js';
import { EXAMPLE_CERTIFICATE } from './example-certificate.data.js';
import { asConnection, connectionField, shownConnection } from './fields.js';
import type { SamlSettings } from './model.js';
import { putCheck } from './provider-checks.js';
import { providerMetadataAt } from './provider-metadata.js';
import { type ConnectionRow, forgetTest, putConnection } from './repo.js';
import { ssoTag } from './tag.js';

const DAY = 86_400_000;

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
  needs: { feature: 'single-sign-on' },
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
        .optional()
        .describe('Read again every day, so that new certificates are added before the provider changes to them.'),
      entityId: z
        .string()
        .trim()
        .min(1)
        .max(1_000)
        .optional()
        .describe('Beside metadata of several providers: the one that is meant.'),
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
      newEncryptionKey: z
        .boolean()
        .optional()
        .describe(
          'Whether to make a new key that assertions are encrypted to. The earlier one counts for thirty days more: load the metadata of this service at the provider in that time.',
        ),
    }),
    output: shownConnection(z),
  }),
  prepare: async (input, context) => ({
    ...(await settingsIn(input, context)),
    newKey: await keyToAdd(input.newEncryptionKey === true, input.org, context),
  }),
  run: async ({ org, connection, name, metadataUrl, newEncryptionKey: isAsked = false }, context, prepared) => {
    const { saml, readAgain, newKey } = prepared;
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
    await putCheck(tx, {
      ownerId,
      connectionId: row.id,
      metadataUrl: readAgain === undefined ? null : (metadataUrl ?? null),
      due: readAgain ?? new Date(now.getTime() + DAY),
      problem: null,
    });
    const isFirst = (await ownCertificateOf(tx, ownerId, now)) === undefined;
    if (newKey !== undefined && (isAsked || isFirst)) await addEncryptionKey(tx, service, ownerId, newKey);
    note({
      target: row.id,
      ...(before && { before: { name: before.name, entityId: before.saml?.entityId, state: before.state } }),
      after: {
        name,
        entityId: saml.entityId,
        certificates: saml.certificates.length,
        state: row.state,
        newKey: isAsked,
      },
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

interface FromProvider {
  readonly saml: SamlSettings;
  /** When its metadata is due to be read again. */
  readonly readAgain: Date | undefined;
}

async function settingsIn(sources: Sources, { service }: EndpointContext): Promise<FromProvider> {
  const { metadata, metadataUrl, entityId, signInUrl, certificates } = sources;
  const reading = { now: service.now(), entityId };
  const provider =
    metadata !== undefined
      ? readIdpMetadata(metadata, reading)
      : metadataUrl !== undefined && (await providerMetadataAt(metadataUrl, service, reading));
  if (provider !== false) {
    if (!provider.ok) return refuse(providerFailed, provider.message);
    const all = provider.certificates.map(({ pem }) => pem).slice(0, MOST_CERTIFICATES);
    const saml = { entityId: provider.entityId, signInUrl: provider.signInUrl, certificates: all };
    return { saml, readAgain: metadata === undefined ? provider.readAgain : undefined };
  }
  if (entityId === undefined || signInUrl === undefined || certificates === undefined)
    return refuse('validation.failed', 'Send metadata, metadataUrl, or all of entityId, signInUrl and certificates.');
  if (!isSignInAddress(signInUrl)) refuse('validation.failed', 'signInUrl has to start with https://.');
  return { saml: { entityId, signInUrl, certificates: certificates.map(pemOf) }, readAgain: undefined };
}

/** Made outside of the transaction: for the first SAML connection of an organisation, and when it is asked for. */
async function keyToAdd(isAsked: boolean, org: string, context: EndpointContext): Promise<EncryptionKey | undefined> {
  const { service } = context;
  const { organisation } = memberOf(context, org);
  const before = await ownCertificateOf(service.database.of(organisation), organisation, service.now());
  return isAsked || before === undefined ? newEncryptionKey(service.now()) : undefined;
}

function pemOf(text: string, at: number): string {
  const certificate = certificateOf(text.replaceAll(/-----[A-Z ]+-----|\s/g, ''));
  if (certificate === undefined)
    return refuse(
      providerFailed,
      `Certificate ${at + 1} is not an X.509 certificate. Copy it again, with all its lines.`,
    );
  if (isTooShort(certificate))
    refuse(
      providerFailed,
      `Certificate ${at + 1} has an RSA key of fewer than ${LEAST_BITS} bits. Create a longer one at the provider.`,
    );
  return certificate.pem;
}
