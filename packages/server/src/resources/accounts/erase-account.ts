// POST /user/erase: an account ends at once, and everything it has is erased within the next sweeps. The address is in the body: proxies log queries.
import { addEntry } from '../../platform/audit/entries.js';
import { type ChangeContext, callerOf, change, refuse } from '../../platform/endpoint.js';
import { mailJob, sealedMail } from '../../platform/mail/mail-job.js';
import { noCookie } from '../auth/sessions.js';
import { demandNotPaying, endCheckouts } from '../billing/end-paying.js';
import { stillPaying } from '../billing/errors.js';
import { leftBy } from '../members/leaving.js';
import { countOf, membershipsOf } from '../members/repo.js';
import { leavesNoOwner } from '../members/rules.js';
import { lastOwner } from '../organisations/errors.js';
import { heldOrganisation } from '../organisations/repo.js';
import { endAccount } from './end.js';
import { addressDiffers } from './errors.js';
import { accountOf, holdAccount } from './repo.js';
import { accountTag } from './tag.js';

export const eraseAccount = change({
  name: 'erase_account',
  summary: 'Erase the account',
  description:
    'Ends every session, key, connected agent and link of the account at once, and erases everything it has; nobody can restore it. Send its email address again. What it made in organisations stays with them. Refused for the last owner of an organisation, and while a subscription is in force that is not cancelled. Needs a sign-in of the last ten minutes. GET /user/export sends everything before.',
  http: {
    method: 'POST',
    path: '/user/erase',
    tag: accountTag,
    status: 204,
    cookies: ['the session, deleted'],
  },
  access: { session: 'recent' },
  limits: [{ name: 'account-erasures', by: 'account', most: 20, seconds: 3_600 }],
  effect: 'destructive',
  action: 'account.erase',
  refusals: ['resource.not_found', 'request.too_many', 'service.unavailable', addressDiffers, stillPaying, lastOwner],
  example: { email: 'ada@example.com' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      email: z.string().max(320).describe('The email address of the account, again.'),
    }),
    output: z.object({}),
  }),
  prepare: (_input, context) => endCheckouts(context.service, callerOf(context).tenant.id),
  run: async ({ email }, context) => {
    const { service, tx, note } = context;
    const { id } = callerOf(context);
    await holdAccount(tx, id);
    const account = (await accountOf(tx, id)) ?? refuse('resource.not_found', 'The account no longer exists.');
    if (email.trim().toLowerCase() !== account.email.toLowerCase())
      refuse(addressDiffers, 'Send the email address of the account to erase it with everything it has.');
    await demandNotPaying(tx, callerOf(context).tenant.id, '/user/billing');
    // Memberships belong to the organisations, behind the wall.
    await service.database.leave(tx);
    await leaveOrganisations(context, id);
    await endAccount(tx, service, id);
    note({ target: id });
    const text = `Your account on ${service.baseUrl} was erased, as you asked. Everything it had is deleted within a few hours, and cannot be restored.\n\nIf it was not you, somebody has used your sign-in. You can sign up again with this address.\n`;
    const message = { to: account.email, subject: 'Your Linework account was erased', text };
    await service.later(tx, mailJob, sealedMail(service.secrets, message));
    return { value: {}, reply: { cookies: [noCookie(service.baseUrl)] } };
  },
});

async function leaveOrganisations(context: ChangeContext, id: string): Promise<void> {
  const { service, tx, origin } = context;
  const lonely: string[] = [];
  for (const member of await membershipsOf(tx, id)) {
    const { ownerId, role } = member;
    const row = await heldOrganisation(tx, ownerId);
    if (row?.deleted === null && leavesNoOwner(role, undefined, await countOf(tx, ownerId, 'owner')))
      lonely.push(row.slug);
    const details = await leftBy(tx, service, member);
    const entry = { actor: callerOf(context), action: 'member.remove', at: service.now(), origin, ...details } as const;
    await addEntry(tx, ownerId, entry);
  }
  if (lonely.length > 0)
    refuse(
      lastOwner,
      `The account is the last owner of ${lonely.slice(0, 20).join(', ')}. Make another member an owner first, or delete the organisation.`,
    );
}
