// Fields of organisations, in requests and responses.
import type { Role } from '@linework/operations';
import { ROLES } from '@linework/operations';
import type { z as Zod } from 'zod';
import type { OrganisationRow } from './repo.js';
import { isSlug } from './slug.js';

/** What a path calls an organisation. */
export function orgField(z: typeof Zod) {
  return z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .describe('Slug or id of the organisation.');
}

export function nameField(z: typeof Zod) {
  return z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^\P{C}*$/u, 'Write the name without control characters.')
    .describe('Its name, as people see it.');
}

export function slugField(z: typeof Zod) {
  return z
    .string()
    .max(64)
    .refine(
      isSlug,
      'Write lower-case words and digits joined by single hyphens or underscores; some words are reserved.',
    )
    .describe('Its name in addresses.');
}

export function roleField(z: typeof Zod) {
  return z
    .enum(ROLES)
    .describe(
      'viewer: reads. editor: also changes diagrams. admin: also manages members and settings. owner: also owns the organisation.',
    );
}

export function organisationFields(z: typeof Zod) {
  return z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    role: roleField(z),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    deletedAt: z.iso.datetime().nullable().describe('Time of deletion, which an owner can undo for thirty days.'),
  });
}

export function asOrganisation(
  { ownerId, slug, name, made: createdAt, updated, deleted }: OrganisationRow,
  role: Role,
) {
  return {
    id: ownerId,
    slug,
    name,
    role,
    createdAt: createdAt.toISOString(),
    updatedAt: updated.toISOString(),
    deletedAt: deleted?.toISOString() ?? null,
  };
}
