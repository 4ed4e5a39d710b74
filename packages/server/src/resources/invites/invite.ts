// POST /orgs/{org}/invites: invite an address by email, or a domain by a link.
import type { Role } from '@linework/operations';
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { mailAddress } from '../../platform/mail/mail.js';
import { accountOf } from '../accounts/repo.js';
import { addressField, demandAddress } from '../auth/address.js';
import { heldStanding, roleOf } from '../members/held.js';
import { refusedRoleChange } from '../members/rules.js';
import { memberTag } from '../members/tag.js';
import { orgField, roleField } from '../organisations/fields.js';
import { asInvite, inviteFields, joinUrl } from './fields.js';
import { inviteMail } from './mail.js';
import { countPending, newLink, openInviteOf, putInvite } from './repo.js';

/** Open invitations of an organisation. */
const MOST = 1_000;

const DAYS = 14;

export const invite = change({
  name: 'invite_member',
  summary: 'Invite someone to an organisation',
  description:
    'With email, sends a link that only this address can accept. With domain, returns a link for everyone who signs in with an address in it. An address or domain that is invited again has one invitation, with the newer role, link and expiry.',
  http: { method: 'POST', path: '/orgs/{org}/invites', tag: memberTag, status: 201 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'invitations', by: 'account', most: 500, seconds: 3_600 }],
  once: true,
  effect: 'write',
  action: 'invite.create',
  refusals: ['resource.not_found', 'resource.full', 'auth.role_required', 'once.reused', 'request.too_many'],
  example: { org: 'acme', email: 'bob@example.com', role: 'editor' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      email: addressField(z).optional(),
      domain: z
        .string()
        .max(253)
        .optional()
        .describe('A domain of email addresses: example.com. Send either email or domain.'),
      role: roleField(z),
      expiresInDays: z.int().min(1).max(90).optional().describe(`Default: ${DAYS}.`),
    }),
    output: inviteFields(z).extend({ url: z.string().describe('The link. It is not shown again.') }),
  }),
  run: async ({ org, email, domain, role, expiresInDays = DAYS }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    const caller = callerOf(context);
    const now = service.now();
    const invited = invitedOf(email, domain);
    const row = await heldStanding(tx, organisation);
    const refused = refusedInvite(await roleOf(tx, as, caller, 'manage'), role);
    if (refused !== undefined) refuse('auth.role_required', refused);
    const open = await openInviteOf(tx, organisation, invited);
    if (open === undefined && (await countPending(tx, organisation, now)) >= MOST)
      refuse('resource.full', `The organisation has ${MOST} open invitations. Revoke some first.`);
    const expires = new Date(now.getTime() + expiresInDays * 86_400_000);
    const invite = {
      ownerId: organisation,
      id: open?.id ?? newId(),
      invited,
      role,
      by: caller.id,
      made: now,
      expires,
      closed: null,
    };
    const link = newLink();
    await putInvite(tx, invite, link);
    const url = joinUrl(service.baseUrl, link.code);
    const inviter = (await accountOf(tx, caller.id))?.email ?? row.name;
    if (email !== undefined)
      await inviteMail(tx, service, { to: invited, inviter, name: row.name, role, url, expires });
    note({ target: invite.id, after: { invited, role } });
    return { value: { ...asInvite(invite), url } };
  },
});

/** Nobody can give a role that they could not give to a member. */
function refusedInvite(by: Role, role: Role): string | undefined {
  return refusedRoleChange(by, 'viewer', role);
}

function invitedOf(email: string | undefined, domain: string | undefined): string {
  if ((email === undefined) === (domain === undefined)) refuse('validation.failed', 'Send either email or domain.');
  if (email !== undefined) return demandAddress(email);
  const address = mailAddress(`a@${(domain ?? '').trim()}`);
  if (address === undefined || !address.includes('.'))
    refuse('validation.failed', 'domain: not a domain of email addresses.');
  return address.slice(1);
}
