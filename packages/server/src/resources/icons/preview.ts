// GET /orgs/{org}/icons/{name}/preview: an icon in a diagram.
import { SANDBOX } from '../../pages/policy.js';
import { callerOf, endpoint, memberOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';
import { orgField } from '../organisations/fields.js';
import { iconField } from './fields.js';
import { iconOf } from './repo.js';
import { iconTag } from './tag.js';

export const previewIcon = endpoint({
  name: 'preview_icon',
  summary: 'Preview an icon in a diagram',
  description:
    'Draws a small diagram in which the icon is at the title of a group, in a card, and beside a bundled icon and a card without one.',
  http: {
    method: 'GET',
    path: '/orgs/{org}/icons/{name}/preview',
    tag: iconTag,
    answer: { as: 'field', mediaType: 'image/svg+xml', field: 'svg' },
  },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  limits: [{ name: 'icon-previews', by: 'account', most: 300, seconds: 60 }],
  effect: 'read',
  refusals: ['resource.not_found', 'request.too_many', 'request.too_heavy', 'service.busy', 'diagram.invalid'],
  example: { org: 'acme', name: 'pay', theme: 'dark' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      name: iconField(z),
      theme: z.enum(['light', 'dark']).optional().describe('Default: light.'),
    }),
    output: z.object({ svg: z.string() }),
  }),
  run: async ({ org, name, theme = 'light' }, context) => {
    const { service, address, left: signal } = context;
    const { organisation: owner } = memberOf(context, org);
    const icon = await iconOf(tenantDb(context), owner, name);
    if (icon === undefined) refuse('resource.not_found', 'No such icon.');
    const { content } = await service.drawing.picture(
      sourceOf(name),
      { format: 'svg', theme },
      {
        owner,
        taker: takerOf(callerOf(context), address),
        signal,
        style: await service.styleFor(owner),
      },
    );
    return {
      value: { svg: Buffer.from(content).toString() },
      reply: { headers: { 'content-security-policy': SANDBOX } },
    };
  },
});

function sourceOf(name: string): string {
  return `flow "own:${name}" direction=right
node plain "No icon"
group own "${name}" icon=own:${name} {
  node card service "${name}" icon=own:${name}
}
node bundled database "Bundled" icon=lx:database
plain -> card
card -> bundled
`;
}
