// GET /orgs/{org}/avatar: the picture of an organisation, or its initials.
import { createHash } from 'node:crypto';
import { SANDBOX } from '../../pages/policy.js';
import { endpoint, memberOf, refuse } from '../../platform/endpoint.js';
import { hasCurrent } from '../../platform/http/etag.js';
import { orgField } from '../organisations/fields.js';
import { organisationOf } from '../organisations/repo.js';
import { organisationTag } from '../organisations/tag.js';
import { initialsSvg } from './initials.js';
import { avatarOf } from './repo.js';

const SVG = 'image/svg+xml';

const PIXELS = { '32': 32, '64': 64, '128': 128, '256': 256 } as const;

export const readAvatar = endpoint({
  name: 'get_avatar',
  summary: "Read the organisation's avatar",
  description:
    'Returns the picture as a square PNG. Without an uploaded picture, returns the initials of the name as SVG. With If-None-Match, an unchanged picture is not sent again.',
  http: {
    method: 'GET',
    path: '/orgs/{org}/avatar',
    tag: organisationTag,
    places: { 'if-none-match': 'header' },
    answer: { as: 'field', mediaType: 'image/png', field: 'picture', others: [SVG] },
    conditional: true,
    headers: { etag: 'Changes with the picture.', 'cache-control': 'Only the browser of a member can keep it.' },
  },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  limits: [{ name: 'avatars', by: 'account', most: 600, seconds: 60 }],
  effect: 'read',
  refusals: ['resource.not_found', 'request.too_many'],
  example: { org: 'acme', size: '64' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      size: z.enum(['32', '64', '128', '256']).optional().describe('Pixels per side. Default: 256.'),
      'if-none-match': z.string().max(1_000).optional().describe('ETag of the picture that you have.'),
    }),
    output: z.object({ picture: z.instanceof(Uint8Array) }),
  }),
  run: async ({ org, size = '256', 'if-none-match': match }, context) => {
    const { organisation } = memberOf(context, org);
    const { db } = context.service.database;
    const row = await organisationOf(db, organisation);
    if (row === undefined) refuse('resource.not_found', 'No such organisation.');
    const avatar = await avatarOf(db, organisation, PIXELS[size]);
    const svg = avatar === undefined ? initialsSvg(organisation, row.name, PIXELS[size]) : undefined;
    const picture = new Uint8Array(avatar?.picture ?? Buffer.from(svg ?? ''));
    const etag = `"${avatar?.hash ?? createHash('sha256').update(picture).digest('base64url')}-${size}"`;
    return {
      value: { picture },
      reply: {
        headers: { etag, 'cache-control': 'private, no-cache', 'content-security-policy': SANDBOX },
        notModified: hasCurrent(match, etag),
        ...(svg === undefined ? {} : { written: { mediaType: SVG, text: svg } }),
      },
    };
  },
});
