import { expect, test } from 'vitest';
import { invitationCode } from './invitation-code.js';

test.each([
  ['https://linework.example/join/abc_1', 'abc_1'],
  ['https://linework.example/join/abc_1/?from=mail#x', 'abc_1'],
  ['abc_1', 'abc_1'],
  ['/', ''],
])('%s has the code %s', (link, code) => {
  expect(invitationCode(link)).toBe(code);
});
