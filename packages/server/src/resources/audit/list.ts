// GET /orgs/{org}/audit: what was changed in an organisation, and by whom.
import { endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { cursorOf, placeOf } from '../../platform/http/cursor.js';
import { orgField } from '../organisations/fields.js';
import { emailsOf } from './emails.js';
import { asEntry, entryFields, momentField } from './fields.js';
import { entryPage } from './page.js';
import { auditTag } from './tag.js';

export const listAudit = endpoint({
  name: 'list_audit',
  summary: 'List entries of the audit log',
  description:
    'Lists the entries newest first, in pages: next is the cursor of the following page. Filters combine. A page can have fewer entries than its limit, or none, while next is not null: each request reads a bounded part of the log.',
  http: { method: 'GET', path: '/orgs/{org}/audit', tag: auditTag },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'audit-lists', by: 'account', most: 300, seconds: 60 }],
  effect: 'read',
  refusals: ['resource.not_found', 'request.too_many'],
  example: { org: 'acme', action: 'key.', limit: 20 },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      actor: z.string().min(1).max(64).optional().describe('Only what this account or key did: its id.'),
      action: z
        .string()
        .regex(/^[a-z_]{1,40}\.[a-z_]{0,40}$/)
        .optional()
        .describe(
          'Only this action, such as key.revoke; with a dot at the end, all that begin so, such as key. The description of each endpoint names its action (x-audit-action).',
        ),
      target: z.string().min(1).max(200).optional().describe('Only changes of this: its id.'),
      from: momentField(z).optional().describe('Only entries from this moment on, such as 2026-01-31T00:00:00Z.'),
      to: momentField(z).optional().describe('Only entries before this moment.'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional().describe('Default: 20.'),
    }),
    output: z.object({ entries: z.array(entryFields(z)), next: z.string().nullable() }),
  }),
  run: async ({ actor, action, target, from, to, cursor, limit = 20 }, context) => {
    const db = tenantDb(context);
    const owner = ownerOf(context);
    const { rows, next } = await entryPage(db, owner, { actor, action, target, from, to }, placeOf(cursor), limit);
    const emails = await emailsOf(
      db,
      owner,
      rows.map(({ by }) => by),
    );
    return {
      value: {
        entries: rows.map((row) => asEntry(row, emails)),
        next: next === undefined ? null : cursorOf(next),
      },
    };
  },
});
