// Emails about a used allowance: in, a tenant that has reached 80 or 100 per cent of it; out, an email to the account, or to the owners of the
// organisation. Any node can notice it, several at once: the row of the last email decides in its transaction who sends.
import { PLANS, type Plan, type Tenant } from '@linework/operations';
import { lt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { mailJob, sealedMail } from '../../platform/mail/mail-job.js';
import type { Sweep } from '../../platform/resource.js';
import type { Service } from '../../platform/service.js';
import type { Act } from '../../platform/usage/act.js';
import type { Reached } from '../../platform/usage/counter.js';
import { wayTo } from '../../platform/usage/lacking.js';
import { PERCENTS, type Percent } from '../../platform/usage/percents.js';
import { allowanceOf } from '../../platform/usage/plans.js';
import { accountOf } from '../accounts/repo.js';
import { addressesOf } from '../members/repo.js';
import { organisationOf } from '../organisations/repo.js';
import { usageNotices } from './tables.js';

/** Who reaches it every day gets no email every day. */
export const DAYS = 7;

const PAUSE = DAYS * 86_400_000;

export async function mailReached(service: Service, reached: Reached): Promise<void> {
  const { database, secrets } = service;
  await database.transaction(async (tx) => {
    const percent = await newlyReached(tx, reached, service.now());
    if (percent === undefined) return;
    const { whose, addresses } = await holderOf(tx, reached.tenant);
    const message = written(service, { ...reached, percent, whose });
    for (const to of addresses) await service.later(tx, mailJob, sealedMail(secrets, { to, ...message }));
  });
}

/** Takes them for this email; the greatest one that no recent email was about. */
async function newlyReached(
  tx: Db,
  { tenant: { id: ownerId }, act, percents }: Reached,
  now: Date,
): Promise<Percent | undefined> {
  const taken = await tx
    .insert(usageNotices)
    .values(percents.map((percent) => ({ ownerId, act, percent, sent: now })))
    .onConflictDoUpdate({
      target: [usageNotices.ownerId, usageNotices.act, usageNotices.percent],
      set: { sent: now },
      setWhere: lte(usageNotices.sent, new Date(now.getTime() - PAUSE)),
    })
    .returning({ percent: usageNotices.percent });
  return PERCENTS.findLast((each) => taken.some(({ percent }) => percent === each));
}

interface Recipients {
  readonly whose: string;
  readonly addresses: readonly string[];
}

async function holderOf(tx: Db, { kind, id }: Tenant): Promise<Recipients> {
  if (kind === 'organisation') {
    const name = (await organisationOf(tx, id))?.name ?? id;
    return { whose: `The organisation "${name}"`, addresses: await addressesOf(tx, id, ['owner']) };
  }
  const account = await accountOf(tx, id);
  return { whose: 'Your account', addresses: account === undefined ? [] : [account.email] };
}

interface Writing extends Pick<Reached, 'tenant' | 'plan' | 'act' | 'used'> {
  readonly percent: Percent;
  readonly whose: string;
}

const COUNTED: Readonly<Record<Act, string>> = { draw: 'drawings', check: 'checks', publish: 'publications' };

function written(service: Service, { tenant, plan, act, used, percent, whose }: Writing) {
  const { baseUrl } = service;
  const [counted, most] = [COUNTED[act], allowanceOf(plan)[act]];
  const usage = `${baseUrl}${tenant.kind === 'account' ? '/user' : `/orgs/${tenant.id}`}/usage`;
  return {
    subject: percent === 100 ? `Today's ${counted} are used up` : `${percent} per cent of today's ${counted} are used`,
    text: [
      `${whose} on Linework at ${baseUrl} has used ${spoken(used)} of the ${spoken(most)} ${counted} that the plan ${plan} allows in a day.`,
      percent === 100
        ? 'More are refused until midnight UTC, when the count begins again.'
        : 'Once all are used, more are refused until midnight UTC, when the count begins again.',
      '',
      larger({ plan, tenant }, act, service),
      `What used them, by day and key: GET ${usage}`,
      '',
      'The next email about this comes in seven days at the earliest.',
    ].join('\n'),
  };
}

function larger(holder: { readonly plan: Plan; readonly tenant: Tenant }, act: Act, service: Service): string {
  const plans = PLANS.filter((plan) => allowanceOf(plan)[act] > allowanceOf(holder.plan)[act]);
  const which = plans.length === 0 ? 'No plan allows more.' : `Plans that allow more: ${plans.join(', ')}.`;
  return `${which} ${wayTo(plans, holder, service, service.baseUrl)}`;
}

function spoken(count: number): string {
  return count.toLocaleString('en');
}

export const forgetOldNotices: Sweep = async (tx, now) => {
  await tx.delete(usageNotices).where(lt(usageNotices.sent, new Date(now.getTime() - PAUSE)));
};
