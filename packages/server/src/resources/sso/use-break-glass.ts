// POST /auth/sso/break-glass: sign in as an owner when the identity provider is down.
import { accountTenant } from '@linework/operations';
import { addEntry } from '../../platform/audit/entries.js';
import { change } from '../../platform/endpoint.js';
import { heldHolderOf, mailIdentity } from '../accounts/identities.js';
import { addressField, demandAddress } from '../auth/address.js';
import { codeWrong } from '../auth/errors.js';
import { beginSession, cookieOf, endSession } from '../auth/sessions.js';
import { memberIn } from '../members/repo.js';
import { takeBreakGlass } from './break-glass-codes.js';
import { organisationOfAddress } from './domains.js';
import { ssoTag } from './tag.js';

export const useBreakGlass = change({
  name: 'use_break_glass_code',
  summary: 'Sign in with a break-glass code',
  description:
    'Begins a session of an owner whose organisation requires single sign-on, without the identity provider. A code counts once, and its use is in the audit log.',
  http: { method: 'POST', path: '/auth/sso/break-glass', tag: ssoTag, cookies: ['the session'] },
  access: 'public',
  limits: [{ name: 'break-glass', by: 'address', most: 10, seconds: 3_600 }],
  effect: 'write',
  action: 'session.begin',
  refusals: [codeWrong, 'request.too_many', 'validation.failed'],
  example: { email: 'ada@example.com', code: 'a1b2c3-d4e5f6' },
  schemas: ({ z }) => ({
    input: z.strictObject({ email: addressField(z), code: z.string().max(100) }),
    output: z.object({ account: z.object({ id: z.string(), email: z.string() }) }),
  }),
  run: async ({ email: address, code }, { service, tx, session, origin }) => {
    const email = demandAddress(address);
    const wrong = { refused: codeWrong, message: 'The address or the code is wrong, or the code was used.' };
    const organisation = await organisationOfAddress(tx, email);
    const id = await heldHolderOf(tx, mailIdentity(email));
    const member = organisation && id ? await memberIn(tx, organisation, id) : undefined;
    if (member?.role !== 'owner' || !(await takeBreakGlass(tx, member.ownerId, code))) return wrong;
    if (session !== undefined) await endSession(tx, session);
    const owner = accountTenant(member.accountId);
    const token = await beginSession(tx, owner.id, service.now(), { userAgent: origin.userAgent });
    await addEntry(tx, member.ownerId, {
      actor: { id: member.accountId, by: 'session' },
      action: 'sso.break_glass_use',
      at: service.now(),
      target: member.accountId,
      origin,
    });
    return {
      value: { account: { id: member.accountId, email } },
      reply: { cookies: [cookieOf(service.baseUrl, token)] },
    };
  },
});
