// plan_markdown: the sections of a Markdown document that would gain from a picture.
import { planMarkdown } from '@linework/convert';
import { operation } from '../operation.js';
import { markdownTag } from './tag.js';

/** Characters of a document. */
export const LONGEST_DOCUMENT = 2_000_000;
const BODY_LIMIT = 8_500_000;

export const plan = operation({
  name: 'plan_markdown',
  tool: 'plan_markdown',
  verb: 'plan',
  summary: 'Find sections of a document where a picture would help',
  description:
    'Names the parts of a document that are better seen, each with the kind, the reason, its lines and a started source. Writes nothing. For a single request use suggest_diagram; for fences that are diagrams already, sync_markdown.',
  http: { method: 'POST', path: '/v1/markdown/plan', tag: markdownTag, bodyLimit: BODY_LIMIT },
  access: 'pro',
  effect: 'read',
  refusals: [],
  example: {
    markdown: [
      '# How an order is processed',
      '',
      '1. The shop takes the order.',
      '2. The warehouse packs it.',
      '3. If something is missing, the buyer is asked.',
      '4. The carrier brings it.',
      '',
    ].join('\n'),
  },
  schemas: ({ z }) => ({
    input: z.strictObject({ markdown: z.string().max(LONGEST_DOCUMENT) }),
    output: z.object({
      proposals: z
        .array(
          z
            .object({
              section: z.string().describe('Its heading; empty before the first one.'),
              sectionLine: z.int().min(1),
              kind: z.string(),
              reason: z.string().describe('What was found in the text.'),
              line: z.int().min(1).describe('Where the picture would stand: before this line.'),
              endLine: z.int().min(1).describe('The last line of what it shows.'),
              source: z.string().optional().describe('A valid start, where the text could be read so.'),
              lacks: z.array(z.string()).describe('What the text does not say.'),
            })
            .meta({ id: 'PlannedPicture' }),
        )
        .describe('In the order of the document, 50 at most.'),
      sections: z.int().describe('Sections that were looked at.'),
      withPicture: z.int().describe('Those left alone, because they have a picture.'),
      more: z.boolean().describe('Whether more was found than is told.'),
      next: z.string().describe('What to do with them.'),
    }),
  }),
  run: ({ markdown }, { icons }) => {
    const planned = planMarkdown(markdown, { icons });
    const next =
      planned.proposals.length === 0
        ? 'No section asks for a picture.'
        : 'Complete each source, check it, and write it at its line as a diagram fence with an id; sync_markdown draws it.';
    return { value: { ...planned, next } };
  },
});
