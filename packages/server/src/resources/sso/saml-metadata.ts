// GET /auth/sso/saml/{org}/metadata: what a SAML provider has to know of this service. Of an organisation without SAML, and of an id that
// nobody has, it is the same, but for the id.
import { endpoint } from '../../platform/endpoint.js';
import { serviceMetadata } from '../saml/service-metadata.js';
import { ownCertificateOf } from './encryption-keys.js';
import { METADATA_PATH, samlAddresses } from './saml-addresses.js';
import { ssoTag } from './tag.js';

export const METADATA_TYPE = 'application/samlmetadata+xml';

export const samlMetadata = endpoint({
  name: 'get_saml_metadata',
  summary: 'Read the SAML service provider metadata',
  description:
    'Load it into the identity provider. `org` is the id of the organisation. It has a certificate that assertions can be encrypted to once a SAML connection is set up.',
  http: {
    method: 'GET',
    path: METADATA_PATH,
    tag: ssoTag,
    answer: { as: 'field', mediaType: METADATA_TYPE, field: 'metadata' },
  },
  access: 'public',
  limits: [{ name: 'saml-metadata', by: 'address', most: 120, seconds: 900 }],
  effect: 'read',
  refusals: ['request.too_many'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .describe('Id of the organisation.'),
    }),
    output: z.object({ metadata: z.string() }),
  }),
  run: async ({ org }, { service }) => {
    const own = await ownCertificateOf(service.database.db, org, service.now());
    const certificates = own === undefined ? [] : [own];
    return { value: { metadata: serviceMetadata({ ...samlAddresses(service, org), certificates }) } };
  },
});
