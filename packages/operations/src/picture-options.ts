// Schemas of the fields that request a picture and of the fields that return it, shared by every operation that draws.
import { pictureFormats } from '@linework/core';
import type { z as Zod } from 'zod';

const FILES = pictureFormats.filter(({ answeredIn }) => answeredIn === 'file').map(({ name }) => name.toUpperCase());

/** For a body that requests a picture: reports the former name of a field. */
export const renamed = {
  error: (issue: { readonly code: string; readonly keys?: unknown }): string | undefined =>
    issue.code === 'unrecognized_keys' && Array.isArray(issue.keys) && issue.keys.includes('scheme')
      ? `There is no field ${issue.keys.join(' or ')}; scheme was renamed to theme.`
      : undefined,
};

export function formatFields(z: typeof Zod) {
  return {
    format: z.enum(pictureFormats.map(({ name }) => name)).optional(),
    scale: z.number().positive().max(100).optional().meta({ brief: true, description: 'For png; 2 by default.' }),
    columns: z.int().min(20).max(1000).optional().meta({ brief: true, description: 'For text; 100 by default.' }),
    ascii: z.boolean().optional().describe('Text without box characters.'),
  };
}

export function pictureFields(z: typeof Zod) {
  return {
    svg: z
      .string()
      .optional()
      .describe('The picture as SVG, unless another format is requested; omitted if it is not drawn.'),
    text: z.string().optional(),
    file: z
      .object({ mediaType: z.string(), base64: z.string() })
      .optional()
      .meta({ brief: true, description: `The picture as ${FILES.join(' or ')}.` }),
    quality: z
      .object({
        width: z.number().describe('px.'),
        height: z.number().describe('px.'),
        aspect: z.number().describe('Width divided by height; 0.33 to 3 fits on a page.'),
        textPx: z.number().describe('Label size in px if the picture is shown 800 px wide.'),
        crossings: z.int().optional().describe('Points where two lines cross.'),
        bends: z.int().optional().describe('Bends in all lines.'),
        longestLine: z.int().optional().describe('px.'),
        against: z.int().optional().describe('Lines that run against the reading direction.'),
        blank: z.number().optional().describe('Empty share of the drawing, 0 to 1.'),
      })
      .meta({
        id: 'Quality',
        brief: true,
        description: 'Readability of the picture; a kind without lines has only the first four.',
      })
      .optional()
      .describe('Omitted for text pictures.'),
    warnings: z.array(z.string()).optional().meta({ brief: true, description: 'What could not be drawn as measured.' }),
  };
}
