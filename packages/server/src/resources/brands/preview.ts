// POST /orgs/{org}/brand/preview: the pictures that a brand would give, without saving it.
import { createHash } from 'node:crypto';
import { type BrandInput, KIND_NAMES, kindVocabulary } from '@linework/core';
import { callerOf, endpoint, memberOf } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';
import type { StyleBytes } from '../../platform/pool/work.js';
import { orgField } from '../organisations/fields.js';
import { adjustmentFields, adjustmentsIn, brandFields, fontFilesField } from './fields.js';
import { readFont } from './font.js';
import { brandTag } from './tag.js';

export const previewBrand = endpoint({
  name: 'preview_brand',
  summary: 'Preview a brand',
  description:
    'Draws one picture of each kind with the brand in the request, and lists the colours that had to change. Nothing is saved.',
  http: { method: 'POST', path: '/orgs/{org}/brand/preview', tag: brandTag, bodyLimit: 2_100_000 },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'brand-previews', by: 'account', most: 60, seconds: 60 }],
  effect: 'read',
  refusals: ['resource.not_found', 'validation.failed', 'request.too_many', 'request.too_heavy', 'service.busy'],
  example: { org: 'acme', colours: { primary: '#0b6bcb' }, kinds: ['flow'] },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      ...brandFields(z),
      fontFiles: fontFilesField(z),
      theme: z.enum(['light', 'dark', 'auto']).optional().describe('Default: light.'),
      kinds: z.array(z.enum(KIND_NAMES)).max(20).optional().describe('Default: all of them.'),
    }),
    output: z.object({
      pictures: z.array(z.object({ kind: z.string(), svg: z.string() })),
      adjustments: adjustmentFields(z),
    }),
  }),
  run: async ({ org, theme = 'light', kinds = KIND_NAMES, fontFiles, ...brand }, context) => {
    const { service, address, left: signal } = context;
    const { organisation: owner } = memberOf(context, org);
    const asker = { taker: takerOf(callerOf(context), address), signal };
    const adjustments = [...adjustmentsIn(await service.brand(brand, asker))];
    const font = fontFiles && (await readFont(fontFiles, context));
    const style = styleOf({ ...brand, ...(font && { fontFiles: font }) });
    const pictures: { kind: string; svg: string }[] = [];
    // One after the other, so that a preview leaves room in the queue for everyone else.
    for (const kind of new Set(kinds)) {
      const source = kindVocabulary(kind)?.example ?? '';
      const { content } = await service.drawing.picture(source, { format: 'svg', theme }, { ...asker, owner, style });
      pictures.push({ kind, svg: Buffer.from(content).toString() });
    }
    return { value: { pictures, adjustments } };
  },
});

function styleOf(brand: BrandInput): StyleBytes {
  const json = Buffer.from(JSON.stringify({ brand }));
  return { key: `preview ${createHash('sha256').update(json).digest('base64url')}`, json };
}
