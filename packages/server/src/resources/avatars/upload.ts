// PUT /orgs/{org}/avatar: upload a picture, or replace it. It is decoded in the pool before the transaction begins, and only its pixels are kept.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';
import { MOST_PIXELS } from '../../platform/raster/squares.js';
import { heldStanding, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { organisationTag } from '../organisations/tag.js';
import { tooManyPixels, unreadable } from './errors.js';
import { hashOf, putAvatar } from './repo.js';

/** The smallest picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==',
  'base64',
);

export const uploadAvatar = change({
  name: 'upload_avatar',
  summary: "Upload or replace the organisation's avatar",
  description: `Takes a PNG, JPEG or WebP file of at most 1 MB and ${MOST_PIXELS} pixels per side. The service cuts a square from its centre, scales it to 32, 64, 128 and 256 pixels and keeps only these: no metadata, no animation.`,
  http: {
    method: 'PUT',
    path: '/orgs/{org}/avatar',
    tag: organisationTag,
    body: { as: 'bytes', mediaTypes: ['image/png', 'image/jpeg', 'image/webp'], field: 'picture' },
    bodyLimit: 1_000_000,
    status: 204,
  },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'avatar-uploads', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'destructive',
  action: 'avatar.upload',
  refusals: [
    'resource.not_found',
    unreadable,
    tooManyPixels,
    'request.too_heavy',
    'request.too_many',
    'service.busy',
    'auth.role_required',
  ],
  example: { org: 'acme', picture: new Uint8Array(PIXEL) },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), picture: z.instanceof(Uint8Array) }),
    output: z.object({}),
  }),
  prepare: async ({ picture }, context) => {
    const { service, address, left: signal } = context;
    const asker = { taker: takerOf(callerOf(context), address), signal };
    const outcome = await service.squares(picture, asker);
    if ('squares' in outcome) return outcome.squares;
    return outcome.refused === 'unreadable'
      ? refuse(unreadable, unreadable.meaning)
      : refuse(tooManyPixels, `A picture can have ${MOST_PIXELS} pixels per side. Scale it down and send it again.`);
  },
  run: async ({ org }, context, squares) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await heldStanding(tx, organisation);
    await roleOf(tx, as, callerOf(context), 'manage');
    const before = await hashOf(tx, organisation);
    const hash = await putAvatar(tx, organisation, squares, service.now());
    note({ target: organisation, before: { avatar: before ?? null }, after: { avatar: hash } });
    return { value: {} };
  },
});
