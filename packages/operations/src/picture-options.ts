// How a picture is asked for, and how it is answered, in every operation that draws: schemas of the fields.
import { pictureFormats } from '@linework/core';
import type { z as Zod } from 'zod';

const FILES = pictureFormats.filter(({ answeredIn }) => answeredIn === 'file').map(({ name }) => name.toUpperCase());

/** Of a body that asks for a picture: answers a name that a field had before. */
export const renamed = {
  error: (issue: { readonly code: string; readonly keys?: unknown }): string | undefined =>
    issue.code === 'unrecognized_keys' && Array.isArray(issue.keys) && issue.keys.includes('scheme')
      ? `There is no ${issue.keys.join(' and no ')} here; what was called scheme is called theme.`
      : undefined,
};

export function formatFields(z: typeof Zod) {
  return {
    format: z.enum(pictureFormats.map(({ name }) => name)).optional(),
    scale: z.number().positive().max(100).optional().meta({ brief: true, description: 'Of png; 2 by default.' }),
    columns: z.int().min(20).max(1000).optional().meta({ brief: true, description: 'Of text; 100 by default.' }),
    ascii: z.boolean().optional().describe('Text without box characters.'),
  };
}

export function pictureFields(z: typeof Zod) {
  return {
    svg: z
      .string()
      .optional()
      .describe('The picture as SVG, unless another format is asked for; left out when it is not drawn.'),
    text: z.string().optional(),
    file: z
      .object({ mediaType: z.string(), base64: z.string() })
      .optional()
      .meta({ brief: true, description: `The picture as ${FILES.join(' or ')}.` }),
    quality: z
      .object({
        width: z.number().describe('px.'),
        height: z.number().describe('px.'),
        aspect: z.number().describe('Width over height; from 0.33 to 3 a page has room for it.'),
        textPx: z.number().describe('Size of labels, px, where the picture is shown 800 px wide.'),
        crossings: z.int().optional().describe('Points where two lines cross.'),
        bends: z.int().optional().describe('Of all lines.'),
        longestLine: z.int().optional().describe('px.'),
        against: z.int().optional().describe('Lines that run against the reading direction.'),
        blank: z.number().optional().describe('Share of the drawing that nothing touches, 0 to 1.'),
      })
      .meta({
        id: 'Quality',
        brief: true,
        description: 'How easily the picture is read; a kind without lines has the first four.',
      })
      .optional()
      .describe('Of a picture that is no text.'),
    warnings: z
      .array(z.string())
      .optional()
      .meta({ brief: true, description: 'What the picture could not show as measured.' }),
  };
}
