// read: reads the source back out of a drawn SVG.
import { readSource } from '@linework/core';
import { operation } from '../operation.js';
import { EXAMPLE_SOURCE } from '../shared-schemas.js';
import { sourceMissing } from './errors.js';
import { diagramsTag } from './tag.js';

/** The part of a drawn picture that contains the source. */
const EXAMPLE_SVG = `<svg xmlns="http://www.w3.org/2000/svg"><metadata><linework:source xmlns:linework="https://linework.dev/ns" version="1">${EXAMPLE_SOURCE.replaceAll('>', '&gt;')}</linework:source></metadata></svg>`;

/** UTF-16 units of an SVG. */
const LONGEST_SVG = 20_000_000;

/** NUL and unpaired surrogates: no text file, database or terminal accepts them. */
const NO_TEXT = /[\0\p{Surrogate}]/gu;

interface ReadText {
  readonly source: string;
  /** Characters that are not text, each returned as U+FFFD, which is how the picture shows them. */
  readonly replaced: number;
}

/** Undefined if the picture contains no source. */
function readText(svg: string): ReadText | undefined {
  const written = readSource(svg);
  if (written === undefined) return undefined;
  let replaced = 0;
  const source = written.replace(NO_TEXT, () => {
    replaced += 1;
    return '\ufffd';
  });
  return { source, replaced };
}

export const read = operation({
  name: 'read',
  tool: 'read_diagram',
  verb: 'read',
  summary: 'Read the source back out of a drawn SVG',
  description:
    'Returns the source that was written into the picture with embedSource, unchanged. An SVG without one is refused with status 422.',
  http: {
    method: 'POST',
    path: '/v1/diagrams/read',
    tag: diagramsTag,
    bodyLimit: 48_000_000,
  },
  access: { feature: 'drawing', scope: 'draw' },
  effect: 'read',
  refusals: [sourceMissing],
  example: { svg: EXAMPLE_SVG },
  schemas: ({ z }) => ({
    input: z.strictObject({ svg: z.string().max(LONGEST_SVG).describe('The SVG document.') }),
    output: z.object({
      source: z.string().describe('The diagram in the Linework language.'),
      replaced: z
        .int()
        .min(1)
        .optional()
        .describe('Number of characters that are not text (NUL, unpaired surrogates), each returned as U+FFFD.'),
    }),
  }),
  run: ({ svg }) => {
    const text = readText(svg);
    if (text === undefined)
      return { refused: sourceMissing, message: 'The SVG contains no source. Draw it with embedSource.' };
    const { source, replaced } = text;
    return { value: { source, ...(replaced > 0 ? { replaced } : {}) } };
  },
});
