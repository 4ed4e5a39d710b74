// POST /v1/render/links: a link that draws for everyone who has it, until it expires or the key that signed it is revoked. Nothing is stored.
import { callerOf, endpoint, refuse, tenantDb } from '../../platform/endpoint.js';
import { revealed } from '../keys/keys.js';
import { DRAWS, secondsOf } from './drawer.js';
import { sourceTooLarge } from './errors.js';
import { packed } from './packed.js';
import { type Signed, signatureOf } from './signature.js';
import { renderLinkTag } from './tag.js';
import { FORMATS, formatNamed, optionFields, SCALES } from './wanted.js';

export const signLink = endpoint({
  name: 'sign_link',
  summary: 'Sign a link that draws',
  description:
    'Returns a link with the source in it, which works without a key. Its pictures have the look of the account or organisation of the key, and count to it when they are drawn. The link ends when it expires, and when the key that signed it is revoked or expires. Anyone who has the link can read the source in it.',
  http: { method: 'POST', path: '/v1/render/links', tag: renderLinkTag, bodyLimit: 4_000_000 },
  access: { ...DRAWS, key: true },
  limits: [{ name: 'render-links', by: 'account', most: 6_000, seconds: 60 }],
  effect: 'read',
  refusals: [sourceTooLarge, 'request.too_many'],
  example: { source: 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n', format: 'svg' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      source: z.string().max(1_000_000).describe('The diagram.'),
      format: z.enum(FORMATS).optional().describe('Default: svg.'),
      ...optionFields(z, z.number().min(SCALES.least).max(SCALES.most)),
      expiresInDays: z.int().min(1).max(3_650).optional().describe('Without it, the link ends with the key.'),
    }),
    output: z.object({ url: z.string(), expiresAt: z.iso.datetime().nullable() }),
  }),
  run: async ({ source, format = 'svg', expiresInDays, ...options }, context) => {
    const { service } = context;
    const { baseUrl, now } = service;
    const { tenant, with: keyId = '' } = callerOf(context);
    const copy = await revealed(tenantDb(context), service, tenant.id, keyId);
    if (typeof copy === 'string')
      refuse(
        'auth.key_required',
        'The local key cannot be revoked. Sign in, and create a key with POST /user/api-keys.',
      );
    const expires = expiresInDays === undefined ? undefined : secondsOf(now()) + expiresInDays * 86_400;
    const link: Signed = {
      ...options,
      format: formatNamed(format).suffix,
      data: await packed(source),
      by: `${tenant.id}.${keyId}`,
      expires,
    };
    return {
      value: {
        url: `${baseUrl}/v1/render/${link.format}/${link.data}?${queryOf(link, signatureOf(copy.key, link))}`,
        expiresAt: expires === undefined ? null : new Date(expires * 1_000).toISOString(),
      },
    };
  },
});

function queryOf({ from, theme, scale, by, expires }: Signed, signature: string): string {
  const fields = Object.entries({ from, theme, scale, by, expires, signature });
  const written = fields.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(written).toString();
}
