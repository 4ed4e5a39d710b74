// list_diagrams: the hosted diagrams of the account, as `linework diagrams` lists them.
import { type AnyOperation, operation } from '@linework/operations/operation';
import type { Hosted, Page } from '../service/hosted.js';
import { type ToolPlace, verbAnswer } from './place.js';

const MOST = 50;
const LONGEST = 100;

export const listDiagrams = (place: ToolPlace): AnyOperation =>
  operation({
    name: 'list_diagrams',
    tool: 'list_diagrams',
    summary: 'List the diagrams of the account',
    description: 'Lists the published diagrams of the account that linework login signed in to, the latest first.',
    access: 'public',
    effect: 'read',
    refusals: ['validation.failed'],
    example: { search: 'shop' },
    schemas: ({ z }) => ({
      input: z.strictObject({
        search: z
          .string()
          .min(1)
          .max(100)
          .optional()
          .describe('Only those with all of these words in the title, folder or text.'),
        folder: z.string().max(300).optional().describe('Only those in this folder.'),
        limit: z.int().min(1).max(MOST).optional().describe('Default: 20.'),
      }),
      output: z.object({
        diagrams: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            kind: z.string(),
            folder: z.string(),
            visibility: z.string(),
            version: z.int(),
            url: z.string(),
          }),
        ),
        more: z.boolean().describe('Whether there are more than are listed.'),
      }),
    }),
    run: async ({ search, folder, limit = 20 }) => {
      const words = search === undefined ? ['list'] : ['search', search];
      const options = { folder, limit: String(limit), deleted: undefined, yes: undefined, host: undefined };
      const ran = await verbAnswer('diagrams', options, place, words);
      if ('refused' in ran) return ran;
      const { diagrams, next } = ran.printed as Page<'diagrams', Hosted>;
      return {
        value: {
          diagrams: diagrams.map(({ id, title, kind, folder: into, visibility, version, url }) => ({
            id,
            title: title.slice(0, LONGEST),
            kind,
            folder: into.slice(0, LONGEST),
            visibility,
            version,
            url,
          })),
          more: next !== null,
        },
      };
    },
  });
