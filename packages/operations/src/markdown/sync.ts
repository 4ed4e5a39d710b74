// sync_markdown: writes the diagrams of a Markdown document as pictures into it. docs/limits.md, Markdown sync.
import { GROUP_EDGES, syncMarkdown } from '@linework/convert';
import { operation } from '../operation.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { markdownTag } from './tag.js';

/** docs/limits.md, Limits: ten million characters, few of which take more than two bytes. */
const BODY_LIMIT = 20_500_000;

/** The document again, in which a character can become two, and thirty diagrams in light and dark. */
const ANSWER_LIMIT = 60_000_000;

export const sync = operation({
  name: 'sync_markdown',
  tool: 'sync_markdown',
  summary: 'Turn the diagrams of a Markdown document into pictures',
  description:
    'Returns the document with pictures before its diagram fences, and the pictures as files to save. Everything else, fences with errors included, stays unchanged.',
  http: {
    method: 'POST',
    path: '/v1/markdown/sync',
    tag: markdownTag,
    bodyLimit: BODY_LIMIT,
    answerLimit: ANSWER_LIMIT,
  },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  draws: true,
  refusals: [],
  example: {
    markdown: `# Checkout\n\n\`\`\`diagram id=checkout\n${EXAMPLE_SOURCE}\`\`\`\n`,
    documentPath: 'docs/README.md',
  },
  schemas: ({ z, diagnostic }) => ({
    input: z.strictObject({
      markdown: z.string(),
      documentPath: z.string().min(1).max(1_000).optional().describe('Such as docs/README.md; pictures go beside it.'),
      convertExternal: z.boolean().optional().describe('Also convert Mermaid fences.'),
      groupEdges: z.enum(GROUP_EDGES).optional().describe('Where converted edges of subgraphs end; node by default.'),
      mode: z.enum(['check', 'sync']).optional().describe('check: only report what is out of date.'),
    }),
    output: z.object({
      mode: z.enum(['check', 'sync']),
      markdown: z.string().describe('The whole document, rewritten; unchanged with mode check.'),
      changed: z.boolean().describe('Whether the document was out of date.'),
      files: z
        .array(z.object({ path: z.string(), content: z.string(), encoding: z.literal('utf8') }))
        .describe('Every SVG, light and dark, to save at its path.'),
      report: z
        .array(
          z.object({
            id: z.string().describe('Names the pictures; empty if the fence has none.'),
            source: z.enum(['linework', 'mermaid']).describe('The language of the fence.'),
            kind: z.string().describe('The kind of diagram; empty if none was found.'),
            line: z.int().min(1).describe('Line of the fence in the given document.'),
            status: z.enum(['synced', 'converted', 'unchanged', 'skipped', 'failed']),
            diagnostics: z.array(diagnostic).meta({ brief: true, description: 'Positions point into the document.' }),
            message: z.string().nullable().describe('Why it was skipped or failed.'),
          }),
        )
        .describe('One entry per fence, in order.'),
      summary: z.object({
        diagrams: z.int(),
        synced: z.int(),
        converted: z.int(),
        unchanged: z.int(),
        skipped: z.int(),
        failed: z.int(),
        files: z.int(),
      }),
      caps: z
        .object({ hit: z.boolean(), messages: z.array(z.string()) })
        .describe('Fences skipped because a call takes 30 diagrams and 10 million characters. Call again for them.'),
    }),
  }),
  run: (
    { markdown, documentPath = 'README.md', convertExternal = false, groupEdges, mode = 'sync' },
    { icons, defaults },
  ) => {
    const context = { icons, ...(defaults === undefined ? {} : { defaults }) };
    const { shown: _, ...value } = syncMarkdown(
      markdown,
      { documentPath, convertExternal, mode, ...(groupEdges === undefined ? {} : { groupEdges }) },
      context,
    );
    return { value };
  },
});
