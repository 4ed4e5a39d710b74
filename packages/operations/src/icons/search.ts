// search_icons: finds icons by what they show or mean.

import { operation } from '../operation.js';
import { finderOf } from './finder.js';
import { iconsTag } from './tag.js';

const LIMIT = 20;
const MOST = 100;

export const searchIcons = operation({
  name: 'search_icons',
  tool: 'search_icons',
  verb: 'icons',
  summary: 'Find bundled icon names',
  description: 'Finds icons by name, product, word or meaning.',
  http: { method: 'GET', path: '/v1/icons', tag: iconsTag },
  access: 'public',
  effect: 'read',
  refusals: [],
  example: { query: 'database' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      query: z
        .string()
        .min(1)
        .max(200)
        .meta({ examples: ['database'] }),
      set: z.string().max(32).optional().describe('Such as lx, logos or aws.'),
      limit: z.coerce.number().int().min(1).max(MOST).optional(),
    }),
    output: z.object({
      icons: z
        .array(
          z
            .object({
              name: z.string().describe('Value for icon=.'),
              title: z.string(),
              set: z.string(),
              reason: z.string().describe('Why it matches.'),
            })
            .meta({ id: 'IconHit' }),
        )
        .meta({ brief: true }),
      total: z.int().describe('Total number of matches.'),
      next: z.string().describe('What to do next.'),
    }),
  }),
  run: ({ query, set, limit = LIMIT }, context) => {
    const finder = finderOf(context);
    const { icons, total } = finder.search(query, { limit, ...(set === undefined ? {} : { set }) });
    const [best] = icons;
    const unknownSet = set !== undefined && !finder.sets().includes(set);
    const next = unknownSet
      ? `No set has this name. Sets: ${finder.sets().join(', ')}.`
      : best === undefined
        ? 'Nothing was found. Search for the kind of component, in one word.'
        : `Write icon=${best.name} on a node, a group or an edge.`;
    return { value: { icons, total, next } };
  },
});
