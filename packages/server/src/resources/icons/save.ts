// PUT /orgs/{org}/icons/{name}: upload an icon, or replace it. The file is read in the pool before the transaction begins, and only its outlines are kept.
import { ownIcon } from '@linework/icons';
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import type { IconFile } from '../../platform/outlines/icon-file.js';
import { takerOf } from '../../platform/pool/taker.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { demandRoom, ICON_BOUNDS } from './bounds.js';
import { productTaken } from './errors.js';
import { asNoted, asShown, iconField, labelFields, shownIcon } from './fields.js';
import { iconOf, putIcon } from './repo.js';
import { iconTag } from './tag.js';

export const saveIcon = change({
  name: 'save_icon',
  summary: 'Upload or replace an icon',
  description: `Takes an SVG of plain outlines, or a PNG whose areas of colour become outlines; one of the two. Only path data and colours are kept: a file that would need more, such as text, a picture or a script, is refused with what to change. Colours that would vanish on a light or a dark ground become the text colour; notes lists what changed. An organisation has at most ${ICON_BOUNDS.icons} icons, with ${ICON_BOUNDS.bytes.toLocaleString('en')} bytes of outlines together.`,
  http: { method: 'PUT', path: '/orgs/{org}/icons/{name}', tag: iconTag, bodyLimit: 1_500_000 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'icons', by: 'account', most: 600, seconds: 3_600 }],
  effect: 'destructive',
  action: 'icon.save',
  refusals: [
    'resource.not_found',
    'validation.failed',
    productTaken,
    'resource.full',
    'request.too_heavy',
    'request.too_many',
    'service.busy',
  ],
  example: {
    org: 'acme',
    name: 'pay',
    png: 'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAATklEQVR4Ae3BsRFAQAAAwftL1aMq9ahKPWJSIzcX+F2m3xu8LNtx8aFzXwcPEpOYxCQmMYlJTGISk5jEJCYxiUlMYhKTmMQkJjGJyTTFbhJzBDAU8O4sAAAAAElFTkSuQmCC',
    words: ['billing'],
    products: ['Acme Pay'],
  },
  schemas: ({ z }) => {
    const { words, products } = labelFields(z);
    return {
      input: z.strictObject({
        org: orgField(z),
        name: iconField(z),
        svg: z.string().max(70_000).optional().describe('An SVG of plain outlines.'),
        png: z.string().max(1_400_000).optional().describe('A PNG of flat colours, in base64; at most 1 MB.'),
        words: words.optional(),
        products: products.optional(),
      }),
      output: z.object({
        icon: shownIcon(z),
        notes: z.array(z.string()).describe('What is drawn in another way than in the file.'),
      }),
    };
  },
  prepare: async ({ name, svg, png, words = [], products = [] }, context) => {
    const { service, address, left: signal } = context;
    const file = fileOf(svg, png);
    const asker = { taker: takerOf(callerOf(context), address), signal };
    const outlines = await service.iconArt(file, asker);
    if (!outlines.ok)
      return refuse('validation.failed', `${'svg' in file ? 'svg' : 'png'}: ${outlines.message} ${outlines.hint}`);
    const result = ownIcon({ name, words, products }, outlines.art);
    if (result.ok) return { icon: result.icon, notes: outlines.notes };
    const problems = result.problems.map(({ field, message, hint }) => `${field}: ${message} ${hint}`);
    return refuse('validation.failed', problems.join(' '));
  },
  run: async ({ org }, context, { icon, notes }) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await iconOf(tx, organisation, icon.name);
    const stored = { ...icon, updated: service.now() };
    await putIcon(tx, organisation, stored);
    await demandRoom(tx, organisation, stored);
    note({ target: organisation, ...(before && { before: asNoted(before) }), after: asNoted(stored) });
    const { art: _, ...shown } = stored;
    return { value: { icon: asShown(shown), notes: [...notes] } };
  },
});

function fileOf(svg: string | undefined, png: string | undefined): IconFile {
  if (svg !== undefined && png === undefined) return { svg };
  if (png !== undefined && svg === undefined) return { png: new Uint8Array(Buffer.from(png, 'base64')) };
  return refuse('validation.failed', 'Send the icon as svg or as png, and only one of the two.');
}
