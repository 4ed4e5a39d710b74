// The plan of a tenant: what it allows, what it reports, and what counts against its allowance.
import type { Plan, TenantId } from '@linework/operations';
import { describe, expect, test } from 'vitest';
import { agents } from '../../testing/agent.js';
import { hosted } from '../../testing/hosted.js';
import { account, key, SOURCE, session, subscribe } from '../../testing/owned.js';
import { callerBehind } from '../accounts/actor.js';

const whole = hosted();
const { call, service, signedIn } = whole;
const { connectedByHand, toolsWith } = agents(whole);

const draw = (by: string) => call('/v1/diagrams/draw', { key: by, body: { source: SOURCE } });
const tools = (by: string) =>
  call('/mcp', {
    key: by,
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
const publish = (by: string) => call('/v1/diagrams/publish', { key: by, body: { source: SOURCE } });

async function onPlan(plan: Plan | undefined): Promise<{ readonly owner: TenantId; readonly by: string }> {
  const owner = await account(service());
  if (plan !== undefined) await subscribe(service(), owner, plan);
  return { owner, by: (await key(service(), owner)).key };
}

describe.each([
  ['without a subscription', undefined, 'pro', { draw: 1_000_000, check: 1_000_000, publish: 10_000 }],
  ['on the plan free', 'free', 'free', { draw: 0, check: 0, publish: 100 }],
  ['on the plan pro', 'pro', 'pro', { draw: 1_000_000, check: 1_000_000, publish: 10_000 }],
  ['on the plan team', 'team', 'team', { draw: 5_000_000, check: 5_000_000, publish: 50_000 }],
  ['on the plan enterprise', 'enterprise', 'enterprise', { draw: 20_000_000, check: 20_000_000, publish: 200_000 }],
] as const)('an account %s', (_name, subscription, plan, allowance) => {
  test(plan === 'free' ? 'can publish, but not draw' : 'can publish and draw', async () => {
    const { by } = await onPlan(subscription);
    expect((await publish(by)).status).toBe(201);
    for (const answer of [await draw(by), await tools(by)])
      expect([answer.status, answer.body.errorCode]).toEqual(
        plan === 'free' ? [403, 'plan.pro_required'] : [200, undefined],
      );
  });

  test('reads its plan and its allowance, with a key and signed in', async () => {
    const { owner, by } = await onPlan(subscription);
    const cookie = await session(service(), owner);
    for (const caller of [{ key: by }, { cookie }]) {
      expect((await call('/user/me', caller)).body.plan).toBe(plan);
      expect((await call('/user/usage', caller)).body.allowance).toEqual(allowance);
    }
  });
});

test('a new plan applies from the next call, and to its tenant only', async () => {
  const [one, other] = [await onPlan('free'), await onPlan('free')];
  await subscribe(service(), one.owner, 'pro');
  expect([(await draw(one.by)).status, (await draw(other.by)).status]).toEqual([200, 403]);
});

test('the calls of all keys and sessions of a tenant count against its allowance, and those of no other', async () => {
  const [{ owner, by }, other] = [await onPlan('free'), await onPlan('free')];
  const second = (await key(service(), owner)).key;
  const tenant = { id: owner, kind: 'account' } as const;
  for (let count = 0; count < 98; count++)
    service().usage.count({ id: owner, tenant, plan: 'free', by: 'session', with: 'a session' }, 'publish');
  expect([(await publish(by)).status, (await publish(second)).status]).toEqual([201, 201]);
  const refused = await publish(by);
  expect([refused.status, refused.body.errorCode]).toEqual([429, 'request.too_many']);
  expect(refused.body.message).toBe("The plan's daily allowance of 100 is used up. It resets at midnight UTC.");
  expect((await publish(other.by)).status).toBe(201);
  await subscribe(service(), owner, 'pro');
  expect((await publish(by)).status).toBe(201);
});

test('calls that are counted while earlier ones are written count too', async () => {
  const { owner } = await onPlan('free');
  const { usage } = service();
  const user = { ...callerBehind(owner, { plan: 'free' }, 'free'), by: 'session', with: 'a session' } as const;
  const count = (calls: number): void => {
    for (let call = 0; call < calls; call++) usage.count(user, 'publish');
  };
  count(98);
  const written = usage.flush();
  count(2);
  await written;
  expect(() => usage.demand(user, 'publish')).toThrow("The plan's daily allowance of 100 is used up.");
});

test('a connected agent has the plan of the account that connected it', async () => {
  const cookie = await signedIn('ada@example.com');
  const { tokens } = await connectedByHand(cookie);
  expect(await toolsWith(tokens.access_token)).toBe(200);
  await subscribe(service(), (await call('/user/me', { cookie })).body.id, 'free');
  expect(await toolsWith(tokens.access_token)).toBe(403);
});
