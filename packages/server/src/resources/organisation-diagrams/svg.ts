// GET /orgs/{org}/diagrams/{id}/svg: the picture of a diagram, for members.

import { SANDBOX } from '../../pages/policy.js';
import { callerOf, endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { takerOf } from '../../platform/pool/taker.js';
import { idField } from '../diagrams/fields.js';
import { readable } from '../diagrams/readable.js';
import { styleOfVersion } from '../diagrams/version-style.js';
import { orgField } from '../organisations/fields.js';
import { policyOf } from '../publishing/repo.js';
import { organisationDiagramTag } from './tag.js';

export const downloadSvg = endpoint({
  name: 'download_organisation_svg',
  summary: "Download an organisation's diagram as SVG",
  description: 'Draws the latest version. theme chooses its colours, and embedSource puts the source into it.',
  http: {
    method: 'GET',
    path: '/orgs/{org}/diagrams/{id}/svg',
    tag: organisationDiagramTag,
    answer: { as: 'field', mediaType: 'image/svg+xml', field: 'svg' },
  },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  limits: [{ name: 'organisation-pictures', by: 'account', most: 600, seconds: 60 }],
  effect: 'read',
  refusals: ['resource.not_found', 'request.too_many', 'request.too_heavy', 'service.busy', 'diagram.invalid'],
  example: { org: 'acme', id: 'd' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      id: idField(z),
      theme: z.enum(['light', 'dark', 'auto']).optional().describe("Default: the diagram's own."),
      embedSource: z
        .enum(['true', 'false'])
        .optional()
        .describe('true puts the source into the file; so does the organisation, if it keeps its diagrams editable.'),
    }),
    output: z.object({ svg: z.string() }),
  }),
  run: async ({ id, theme, embedSource }, context) => {
    const { service, address, left: signal } = context;
    const owner = ownerOf(context);
    const row = await readable(context, id);
    if (row === undefined) refuse('resource.not_found', 'No such diagram.');
    const { editable } = await policyOf(tenantDb(context), owner);
    const look = { format: 'svg', theme: theme ?? row.theme, embedSource: embedSource === 'true' || editable } as const;
    const taker = takerOf(callerOf(context), address);
    const { content } = await service.drawing.picture(row.source, look, {
      owner,
      taker,
      signal,
      style: await styleOfVersion(service, row, { number: row.version, source: row.source }),
    });
    return {
      value: { svg: Buffer.from(content).toString() },
      reply: { headers: { 'content-security-policy': SANDBOX } },
    };
  },
});
