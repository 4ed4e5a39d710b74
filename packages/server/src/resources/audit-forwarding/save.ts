// PUT /orgs/{org}/audit/forwarding: forward the audit log of an organisation, change where to, or resume after a pause.
import { lastSealed, sealLog } from '../../platform/audit/seal.js';
import { callerOf, change, memberOf, ownerOf, refuse } from '../../platform/endpoint.js';
import { demandReachable, UnreachableProvider } from '../../platform/outbound/provider-fetch.js';
import { auditTag } from '../audit/tag.js';
import { heldStanding, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { asForwarding, asNoted, receiverFields, shownForwarding } from './fields.js';
import { countWaiting, type ForwardingRow, forwardingOf, putForwarding } from './repo.js';
import { sealedTrust } from './secret.js';
import { trustIn } from './trust.js';

export const saveForwarding = change({
  name: 'save_audit_forwarding',
  summary: 'Forward the audit log',
  description:
    'Sends each entry from now on to the receiver, in order and at least once, some seconds after the change; the first one is of this change. Saving again keeps the entries that wait, tries at once and ends a pause. The secret of a webhook is shown only when it is made. Requires a sign-in within the last ten minutes.',
  http: { method: 'PUT', path: '/orgs/{org}/audit/forwarding', tag: auditTag },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'audit-forwarding', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'destructive',
  action: 'audit_forwarding.save',
  refusals: ['resource.not_found', 'request.too_many', 'validation.failed'],
  example: { org: 'acme', kind: 'webhook', url: 'https://logs.example.com/linework' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), ...receiverFields(z) }),
    output: z.object({
      forwarding: shownForwarding(z),
      secret: z.string().nullable().describe('That signs the messages of a webhook, if it is new: whsec_ and base64.'),
    }),
  }),
  prepare: async ({ kind, url, headers, newSecret }, context) => {
    const { service, left } = context;
    if (kind === 'webhook' && headers !== undefined)
      refuse('validation.failed', 'headers: a webhook is signed, and has no other headers. Remove them.');
    if (kind === 'otlp' && newSecret === true)
      refuse('validation.failed', 'newSecret: only webhooks are signed. Remove it.');
    try {
      demandReachable(new URL(url), service.providerHosts);
    } catch (error) {
      if (error instanceof UnreachableProvider)
        refuse('validation.failed', `url: ${error.message} Send an https address.`);
      throw error;
    }
    // What was changed until now has its place before what is forwarded.
    await sealLog(service.database, ownerOf(context), left);
  },
  run: async ({ org, kind, url, headers, newSecret = false }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation: ownerId } = as;
    await heldStanding(tx, ownerId);
    await roleOf(tx, as, callerOf(context), 'manage');
    const before = await forwardingOf(tx, ownerId);
    const { trust, secret } = trustIn(service, before, { kind, url, headers, newSecret });
    const { seq, hash } = before ?? (await lastSealed(tx, ownerId));
    const row: ForwardingRow = {
      ownerId,
      kind,
      url,
      headerNames: Object.keys(trust.headers ?? {}),
      sealed: sealedTrust(service, trust, ownerId),
      since: before?.since ?? service.now(),
      seq,
      hash,
      due: service.now(),
      heldBy: null,
      heldUntil: null,
      failures: 0,
      failingSince: null,
      failedAt: before?.failedAt ?? null,
      failure: before?.failure ?? null,
      paused: null,
    };
    await putForwarding(tx, row);
    note({
      target: ownerId,
      ...(before && { before: asNoted(before) }),
      after: { ...asNoted(row), newSecret: secret !== null },
    });
    return { value: { forwarding: asForwarding(row, await countWaiting(tx, row)), secret } };
  },
});
