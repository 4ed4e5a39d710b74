// How a picture is asked for, and how it is answered, in every operation that draws: schemas of the fields, and the core's
// options made from them.
import { type DrawOptions, FORMAT_NAMES } from '@linework/core';
import type { z as Zod } from 'zod';

type Requested = { readonly [Name in keyof DrawOptions]?: DrawOptions[Name] | undefined };

export function pictureOptions({ scheme, embedSource, background }: Requested): DrawOptions {
  return {
    ...(scheme === undefined ? {} : { scheme }),
    ...(embedSource === undefined ? {} : { embedSource }),
    ...(background === undefined ? {} : { background }),
  };
}

export function formatFields(z: typeof Zod) {
  return {
    format: z.enum(FORMAT_NAMES).optional(),
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
      .meta({ brief: true, description: 'The picture as PNG or PDF.' }),
    warnings: z
      .array(z.string())
      .optional()
      .meta({ brief: true, description: 'What the picture could not show as measured.' }),
  };
}
