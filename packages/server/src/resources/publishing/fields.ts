// Fields of policies and choices, in requests and responses.
import type { z as Zod } from 'zod';

export function policyFields(z: typeof Zod) {
  return {
    destination: z
      .enum(['anywhere', 'organisation'])
      .describe(
        'organisation: what members publish without naming a library goes to the library of the organisation, and their public diagrams can be reviewed. anywhere (at first): members choose.',
      ),
    unlisted: z
      .enum(['allowed', 'forbidden'])
      .describe(
        'forbidden: nothing of the organisation can be seen without an account; unlisted links work only for members. allowed (at first): an unlisted diagram is seen by anyone with its link.',
      ),
  };
}

export function editableField(z: typeof Zod) {
  return { editable: z.boolean().describe('Whether pictures of its diagrams contain their sources. At first: false.') };
}

/** A library that is an organisation's. */
export function libraryFields(z: typeof Zod) {
  return z.object({ id: z.string(), slug: z.string(), name: z.string() });
}

export function asLibrary({ id, slug, name }: { readonly id: string; readonly slug: string; readonly name: string }) {
  return { id, slug, name };
}
