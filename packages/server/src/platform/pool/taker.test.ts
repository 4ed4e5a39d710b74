import { expect, test } from 'vitest';
import { takerOf } from './taker.js';

type Caller = Parameters<typeof takerOf>;

test.each<[string, Caller, Caller, boolean]>([
  ['an account counts as itself wherever it is', [{ id: 'ada' }, '192.0.2.1'], [{ id: 'ada' }, '2001:db8::1'], true],
  ['two accounts of one network are two takers', [{ id: 'ada' }, '192.0.2.1'], [{ id: 'bob' }, '192.0.2.1'], false],
  ['readers of one network are one taker', [undefined, '2001:db8:0:1::1'], [undefined, '2001:db8:0:2::9'], true],
  ['readers of two networks are two takers', [undefined, '192.0.2.1'], [undefined, '192.0.2.2'], false],
  ['no reader counts as an account', [{ id: '192.0.2.1' }, '192.0.2.1'], [undefined, '192.0.2.1'], false],
])('%s', (_what, one, other, isSame) => {
  expect(takerOf(...one) === takerOf(...other)).toBe(isSame);
});
