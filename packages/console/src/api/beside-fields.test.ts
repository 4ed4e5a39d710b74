// What a refusal says of its fields is beside them.
import { expect, test } from 'vitest';
import { besideFields, namedIn } from './beside-fields.js';
import { Refusal } from './refusal.js';

test.each([
  [
    "primary: '#12' is not a colour. Write #rgb or #rrggbb. font: The font name 'a;b' cannot be used. Write letters.",
    {
      primary: "'#12' is not a colour. Write #rgb or #rrggbb.",
      font: "The font name 'a;b' cannot be used. Write letters.",
    },
  ],
  ['svg: It has a text. Draw it as outlines: font: none.', { svg: 'It has a text. Draw it as outlines: font: none.' }],
  ['The plan has no brand.', {}],
])('%s', (message, expected) => {
  const issues = namedIn(message, ['primary', 'font', 'svg']);
  expect(Object.fromEntries(issues.map(({ path, message: words }) => [path[0], words]))).toEqual(expected);
});

test('another refusal stays as it is', () => {
  const refusal = new Refusal('plan.required', 403, 'primary: no.');
  expect(besideFields(refusal, ['primary'])).toBe(refusal);
});
