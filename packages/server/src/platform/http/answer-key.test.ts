import { accountTenant } from '@linework/operations';
import { expect, test } from 'vitest';
import { answerKey, type OwnLook } from './answer-key.js';

const call = (actor: string) => ({
  operation: 'draw',
  requestId: actor,
  beside: {},
  body: [Buffer.from('{"source":"flow"}')],
  actor: { id: actor, plan: 'pro', by: 'key', tenant: accountTenant(actor) } as const,
});

const look = (id: string, revision: string): OwnLook => ({ tenant: accountTenant(id).id, revision });

test.each<[string, [string, OwnLook?], [string, OwnLook?], boolean]>([
  ['tenants without a look of their own share an answer', ['ada'], ['bob'], true],
  [
    'members of a tenant with its own look share its answer',
    ['ada', look('shop', '1')],
    ['bob', look('shop', '1')],
    true,
  ],
  ['a tenant with its own look does not get the common answer', ['ada', look('ada', '1')], ['ada'], false],
  ['two tenants share no look, even of one revision', ['ada', look('ada', '1')], ['bob', look('bob', '1')], false],
  ['an answer is made again once the look has changed', ['ada', look('ada', '1')], ['ada', look('ada', '2')], false],
  ['no tenant and revision read as another', ['ada', look('a', 'b c')], ['ada', look('a b', 'c')], false],
])('%s', (_what, [one, oneLook], [other, otherLook], isShared) => {
  expect(answerKey(call(one), '1', oneLook) === answerKey(call(other), '1', otherLook)).toBe(isShared);
});
