// Fields of invitations, in requests and responses.
import type { z as Zod } from 'zod';
import { roleField } from '../organisations/fields.js';
import type { InviteRow } from './repo.js';

export function inviteFields(z: typeof Zod) {
  return z.object({
    id: z.string(),
    email: z.string().nullable().describe('The address that is invited; null for a link.'),
    domain: z
      .string()
      .nullable()
      .describe('Everyone who has the link and an address in this domain can join; null for an address.'),
    role: roleField(z),
    invitedBy: z.string().describe('Id of the account that invited; of the organisation, if one of its keys did.'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  });
}

export function asInvite({ id, invited, role, by, made: createdAt, expires }: InviteRow) {
  const isDomain = invited.startsWith('@');
  return {
    id,
    email: isDomain ? null : invited,
    domain: isDomain ? invited.slice(1) : null,
    role,
    invitedBy: by,
    createdAt: createdAt.toISOString(),
    expiresAt: expires.toISOString(),
  };
}

/** Where the invited person accepts. */
export function joinUrl(baseUrl: string, code: string): string {
  return `${baseUrl}/join/${code}`;
}
