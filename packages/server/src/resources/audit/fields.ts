// Fields of entries of the audit log, in requests and responses.
import type { z as Zod } from 'zod';
import type { EntryRow } from '../../platform/audit/seal.js';

/** Entries are from after this year. */
const EARLIEST = Date.UTC(1970);

/** A moment of a period. */
export function momentField(z: typeof Zod) {
  return z.iso
    .datetime({ offset: true })
    .refine((moment) => new Date(moment).getTime() >= EARLIEST, 'Write a moment after 1970.')
    .transform((moment) => new Date(moment));
}

export function entryFields(z: typeof Zod) {
  const values = z.record(z.string(), z.unknown()).nullable();
  return z.object({
    id: z.string(),
    at: z.iso.datetime(),
    action: z.string().describe('What was done, such as key.revoke.'),
    actor: z.object({
      id: z
        .string()
        .describe(
          'The account that did it; the organisation itself for its keys; operator for the operator of the service.',
        ),
      keyId: z.string().nullable().describe('The key that was used.'),
      email: z.string().nullable().describe('The address of the account, while it is a member.'),
    }),
    target: z.string().nullable().describe('The id of what was changed.'),
    before: values.describe('What it was before, as far as the entry has it.'),
    after: values.describe('What it was afterwards.'),
    address: z.string().nullable().describe('The network address of the request.'),
    userAgent: z.string().nullable().describe('The program that sent it.'),
    requestId: z.string().nullable(),
  });
}

export function asEntry(row: EntryRow, emails: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: { id: row.by, keyId: row.keyId || null, email: emails.get(row.by) ?? null },
    target: row.target || null,
    before: row.before,
    after: row.after,
    address: row.address || null,
    userAgent: row.userAgent || null,
    requestId: row.requestId || null,
  };
}
