// GET /orgs/{org}/audit/export: the audit log of an organisation as a file.
import { canonicalJson, type SealedEntry } from '@linework/operations/audit/chain';
import { sealLog } from '../../platform/audit/seal.js';
import { endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { orgField } from '../organisations/fields.js';
import { csvLine } from './csv.js';
import { momentField } from './fields.js';
import { partOf, sealedEntries, seqOf } from './sealed-entries.js';
import { auditTag } from './tag.js';

const TYPES = { ndjson: 'application/x-ndjson', csv: 'text/csv' } as const;

/** The columns of a CSV file. */
const COLUMNS: Readonly<Record<string, (entry: SealedEntry) => string | number>> = {
  seq: ({ seq }) => seq,
  id: ({ id }) => id,
  at: ({ at }) => at,
  action: ({ action }) => action,
  actor: ({ actor }) => actor.id,
  keyId: ({ actor }) => actor.keyId ?? '',
  target: ({ target }) => target ?? '',
  before: ({ before }) => (before === null ? '' : canonicalJson(before)),
  after: ({ after }) => (after === null ? '' : canonicalJson(after)),
  address: ({ address }) => address ?? '',
  userAgent: ({ userAgent }) => userAgent ?? '',
  requestId: ({ requestId }) => requestId ?? '',
  previous: ({ previous }) => previous,
  hash: ({ hash }) => hash,
};

export const exportAudit = endpoint({
  name: 'export_audit',
  summary: 'Export the audit log',
  description:
    'Sends the entries as a file, oldest first. NDJSON has one entry per line in the form of RFC 8785; linework audit verify checks such a file. CSV follows RFC 4180; a cell that a spreadsheet would run as a formula (it begins with =, +, -, @, a tab or a line break) gets an apostrophe in front (OWASP, CSV Injection). Each entry has its number in the log (seq), its hash and the hash of the entry before (previous), also after older entries have ended. If a transfer breaks off, continue it with the id of the last complete entry as after; CSV then has no line of names.',
  http: {
    method: 'GET',
    path: '/orgs/{org}/audit/export',
    tag: auditTag,
    answer: { as: 'stream', mediaTypes: Object.values(TYPES) },
    headers: { 'content-disposition': 'The name of the file.' },
  },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'audit-exports', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'read',
  refusals: ['resource.not_found', 'request.too_many'],
  example: { org: 'acme', format: 'ndjson' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      format: z.enum(['ndjson', 'csv']).optional().describe('Default: ndjson.'),
      from: momentField(z)
        .optional()
        .describe('Begins with the first entry from this moment on, such as 2026-01-31T00:00:00Z.'),
      to: momentField(z).optional().describe('Ends with the last entry before this moment.'),
      after: z
        .string()
        .regex(/^[0-9a-z]{1,40}$/)
        .optional()
        .describe('Continues after the entry with this id.'),
    }),
    output: z.object({}),
  }),
  run: async ({ org, format = 'ndjson', from, to, after }, context) => {
    const { service, left } = context;
    const db = tenantDb(context);
    const owner = ownerOf(context);
    await sealLog(service.database, owner, left);
    const part = await partOf(db, owner, { from, to });
    const known = after === undefined ? undefined : await seqOf(db, owner, after);
    if (after !== undefined && known === undefined)
      refuse('validation.failed', 'after: no entry of this log has this id. Send the id of an entry that you have.');
    const batches = sealedEntries(db, owner, { ...part, after: Math.max(part.after, known ?? 0) });
    const name = `audit-${org}-${service.now().toISOString().slice(0, 10)}.${format}`;
    return {
      value: {},
      reply: {
        headers: { 'content-disposition': `attachment; filename="${name}"` },
        streamed: {
          mediaType: `${TYPES[format]}; charset=utf-8`,
          pieces: format === 'csv' ? csvOf(batches, after === undefined) : linesOf(batches),
        },
      },
    };
  },
});

async function* linesOf(batches: AsyncIterable<readonly SealedEntry[]>): AsyncGenerator<string> {
  for await (const entries of batches) yield entries.map((entry) => `${canonicalJson(entry)}\n`).join('');
}

async function* csvOf(batches: AsyncIterable<readonly SealedEntry[]>, isNamed: boolean): AsyncGenerator<string> {
  const columns = Object.values(COLUMNS);
  if (isNamed) yield csvLine(Object.keys(COLUMNS));
  for await (const entries of batches)
    yield entries.map((entry) => csvLine(columns.map((cell) => cell(entry)))).join('');
}
