// Fields of own icons, in requests and responses.
import { createHash } from 'node:crypto';
import type { z as Zod } from 'zod';
import type { ListedIcon, StoredIcon } from './repo.js';

export function iconField(z: typeof Zod) {
  return z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'Use 1 to 40 lowercase letters, digits and hyphens.')
    .describe('Its name; acme is written own:acme in a source.');
}

/** The icons package says which words and products it takes, each with what to write instead. */
export function labelFields(z: typeof Zod) {
  const labels = z
    .array(
      z
        .string()
        .max(200)
        .regex(/^\P{C}*$/u, 'Write it without control characters.'),
    )
    .max(100);
  return {
    words: labels.describe('What a search also finds it by.'),
    products: labels.describe('Labels of nodes that get it by default.'),
  };
}

function artFields(z: typeof Zod) {
  const numbers = z.array(z.number());
  const paint = z.string().describe('ink, the text colour at its place, or #rrggbb.');
  return z.object({
    width: z.number(),
    height: z.number(),
    shapes: z.array(
      z.object({
        d: z.string().describe('Path data.'),
        fill: paint.optional(),
        gradient: z
          .object({
            line: numbers.optional(),
            circle: numbers.optional(),
            matrix: numbers.optional(),
            stops: z.array(z.tuple([z.number(), z.string(), z.number().optional()])),
          })
          .optional(),
        stroke: paint.optional(),
        strokeWidth: z.number().optional(),
        strokeCap: z.enum(['butt', 'square']).optional(),
        strokeJoin: z.enum(['miter', 'bevel']).optional(),
        evenOdd: z.boolean().optional(),
        opacity: z.number().optional(),
        clip: z.string().optional().describe('Path data; only what lies inside is painted.'),
      }),
    ),
  });
}

export function shownIcon(z: typeof Zod) {
  return z.object({
    name: iconField(z),
    ...labelFields(z),
    updated: z.iso.datetime().describe('When it was saved.'),
    art: artFields(z).optional().describe('Its outlines, if they were requested.'),
  });
}

/** As JSON. */
interface ShownIcon extends Omit<ListedIcon, 'updated'> {
  readonly updated: string;
}

export function asShown({ updated, ...icon }: ListedIcon): ShownIcon {
  return { ...icon, updated: updated.toISOString() };
}

/** For the audit log: outlines are long, so their hash stands for them. */
export function asNoted({ name, words, products, art }: StoredIcon) {
  const hash = createHash('sha256').update(JSON.stringify(art)).digest('base64url');
  return { name, words: [...words], products: [...products], art: hash };
}
