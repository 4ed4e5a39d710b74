// plan_markdown: finds the sections of a Markdown document that would gain from a picture.
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
    'Lists the parts of a document that a picture would explain better, each with the kind, the reason, its lines and a starter source. Writes nothing. For a single request use suggest_diagram; for existing diagram fences, sync_markdown.',
  http: { method: 'POST', path: '/v1/markdown/plan', tag: markdownTag, bodyLimit: BODY_LIMIT },
  access: { feature: 'drawing', scope: 'draw' },
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
              section: z.string().describe('Its heading; empty before the first heading.'),
              sectionLine: z.int().min(1),
              kind: z.string(),
              reason: z.string().describe('What was found in the text.'),
              line: z.int().min(1).describe('The picture goes before this line.'),
              endLine: z.int().min(1).describe('The last line that the picture covers.'),
              source: z.string().optional().describe('A valid starter source, if the text allows one.'),
              lacks: z.array(z.string()).describe('What the text does not state.'),
            })
            .meta({ id: 'PlannedPicture' }),
        )
        .describe('In document order, at most 50.'),
      sections: z.int().describe('Sections checked.'),
      withPicture: z.int().describe('Sections skipped because they have a picture.'),
      more: z.boolean().describe('Whether more was found than is listed.'),
      next: z.string().describe('What to do next.'),
    }),
  }),
  run: ({ markdown }, { icons }) => {
    const planned = planMarkdown(markdown, { icons });
    const next =
      planned.proposals.length === 0
        ? 'No section needs a picture.'
        : 'Complete each source, check it, and insert it at its line as a diagram fence with an id. sync_markdown then draws it.';
    return { value: { ...planned, next } };
  },
});
