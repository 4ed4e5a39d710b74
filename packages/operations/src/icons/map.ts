// map_icons: chooses an icon for each of many names.

import { operation } from '../operation.js';
import { finderOf } from './finder.js';
import { iconsTag } from './tag.js';

const MOST = 200;

export const mapIcons = operation({
  name: 'map_icons',
  tool: 'map_icons',
  verb: 'icons --map',
  summary: 'Choose icons for many names at once',
  description: 'Chooses an icon for each name: a product, a vendor service or a kind of component.',
  http: { method: 'POST', path: '/v1/icons/map', tag: iconsTag },
  access: 'public',
  effect: 'read',
  refusals: [],
  example: { names: ['Postgres', 'RDS', 'k8s'] },
  schemas: ({ z }) => ({
    input: z.strictObject({
      names: z
        .array(z.string().min(1).max(200))
        .min(1)
        .max(MOST)
        .meta({ examples: [['Postgres', 'RDS', 'k8s']] }),
    }),
    output: z.object({
      icons: z
        .array(
          z
            .object({
              for: z.string().describe('The name as given.'),
              icon: z.string().optional().describe('Value for icon=; omitted if nothing was found.'),
              reason: z.string().describe('How the name was understood.'),
              confidence: z.enum(['certain', 'likely', 'guess', 'none']),
              others: z.array(z.string()).describe('Up to four alternatives, best first.'),
            })
            .meta({ id: 'IconChoice' }),
        )
        .meta({ brief: true }),
      next: z.string().describe('What to do next.'),
    }),
  }),
  run: ({ names }, context) => {
    const icons = finderOf(context).map(names);
    const unsure = icons.some(({ confidence }) => confidence === 'guess' || confidence === 'none');
    const next = unsure
      ? 'Write icon= with each icon on its node. Check each guess, and search for names that were not found.'
      : 'Write icon= with each icon on its node.';
    return { value: { icons, next } };
  },
});
