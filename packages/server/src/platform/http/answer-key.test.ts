import { accountTenant } from '@linework/operations';
import { expect, test } from 'vitest';
import { answerKey } from './answer-key.js';

const styleOf = (key: string) => ({ key, names: [], json: Buffer.from('{}') });

const call = (actor: string, style?: string, other?: string) => ({
  operation: 'draw',
  requestId: actor,
  beside: {},
  body: [Buffer.from('{"source":"flow"}')],
  actor: { id: actor, plan: 'pro', by: 'key', tenant: accountTenant(actor) } as const,
  ...(style !== undefined && { style: styleOf(style) }),
  ...(other !== undefined && { otherStyles: [styleOf(other)] }),
});

test.each<[string, [string, string?, string?], [string, string?, string?], boolean]>([
  ['callers without a house style share an answer', ['ada'], ['bob'], true],
  ['members of an organisation with a house style share its answer', ['ada', 'shop 1'], ['bob', 'shop 1'], true],
  ['a member of an organisation with a house style does not get the common answer', ['ada', 'shop 1'], ['ada'], false],
  ['two organisations share no style, even of one revision', ['ada', 'shop 1'], ['bob', 'bank 1'], false],
  ['an answer is made again once the style has changed', ['ada', 'shop 1'], ['ada', 'shop 2'], false],
  ['so it is once a style that settings can name has', ['ada', 'shop 1', 'bank 1'], ['ada', 'shop 1', 'bank 2'], false],
])('%s', (_what, one, other, isShared) => {
  expect(answerKey(call(...one), '1') === answerKey(call(...other), '1')).toBe(isShared);
});
