// convert_external: converts one diagram of the external text format to the language.
import { convertMermaid, GROUP_EDGES } from '@linework/convert';
import { draw } from '@linework/core';
import { operation } from '../operation.js';
import { diagramsTag } from './tag.js';

export const convertExternal = operation({
  name: 'convert_external',
  tool: 'convert_external',
  verb: 'convert',
  summary: 'Convert one Mermaid diagram to the language',
  description:
    'Returns the diagram in the Linework language. Everything lost, renamed or guessed is a diagnostic whose position points into the input. When ok is false nothing was converted and diagnostics contains the reason.',
  http: {
    method: 'POST',
    path: '/v1/diagrams/convert-external',
    tag: diagramsTag,
  },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  refusals: [],
  example: { source: '---\ntitle: Checkout\n---\nflowchart LR\n  api[Orders API] -->|reads from| db[(Orders)]\n' },
  schemas: ({ z, diagnostic, place }) => ({
    input: z.strictObject({
      // No length limit here: over its own limit the converter reports M102, which says what to do.
      source: z.string().describe('The Mermaid text.'),
      render: z.boolean().optional().describe('Also draw the produced source; off by default.'),
      lenient: z
        .boolean()
        .optional()
        .describe('Skip unreadable lines with a warning instead of failing; off by default.'),
      groupEdges: z
        .enum(GROUP_EDGES)
        .optional()
        .describe('Where edges of a subgraph end: at a node inside (default), or at its frame.'),
    }),
    output: z.object({
      ok: z.boolean().describe('True only when the produced source passes the language parser.'),
      kind: z.string().describe('The produced kind; empty if none.'),
      externalType: z.string().describe('The diagram type found in the input; empty if none.'),
      source: z.string().describe('The produced source; empty if ok is false.'),
      diagnostics: z.array(
        z
          .object({
            code: z.string(),
            severity: z.enum(['error', 'warning']),
            message: z.string(),
            hint: z.string(),
            ...place,
          })
          .meta({
            id: 'ConverterDiagnostic',
            brief: true,
            description: 'Codes M1xx are errors, M2xx warnings. Positions point into the input.',
          }),
      ),
      stats: z.object({ nodes: z.int(), edges: z.int(), groups: z.int(), dropped: z.int(), renamed: z.int() }),
      validation: z.object({
        valid: z.boolean(),
        errors: z.array(diagnostic),
        warnings: z
          .array(diagnostic)
          .meta({ brief: true, description: 'About the produced source; M219 suggests an icon=, with the edit.' }),
      }),
      outline: z.array(z.string()).describe('The picture as text.'),
      next: z.string().describe('What to do next.'),
      svg: z.string().optional().describe('The picture, if render is set and ok is true.'),
    }),
  }),
  run: ({ source, render, lenient, groupEdges }, { icons, defaults }) => {
    const { origins: _, ...converted } = convertMermaid(
      source,
      { lenient: lenient === true, ...(groupEdges === undefined ? {} : { groupEdges }) },
      { icons, ...(defaults === undefined ? {} : { defaults }) },
    );
    const picture = render && converted.ok ? draw(converted.source, {}, { icons }) : undefined;
    return { value: { ...converted, ...(picture?.svg === undefined ? {} : { svg: picture.svg }) } };
  },
});
