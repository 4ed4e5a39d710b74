// What a refusal says of its fields is beside them.
import { expect, test } from 'vitest';
import { atFields, besideFields, namedIn, withoutFields } from './beside-fields.js';
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

test.each([
  ['organisation.slug_taken', ['name', 'slug'], 'slug'],
  ['folder.restricted', ['to'], 'to'],
  ['sso.provider_failed', ['name', 'metadataUrl'], 'metadataUrl'],
])('%s is beside its field', (code, names, field) => {
  const { issues } = atFields(new Refusal(code, 409, 'Choose another one.'), names);
  expect(issues).toEqual([{ path: [field], message: 'Choose another one.' }]);
});

test('what is wrong in a list is beside the field of that place, and not beside another of the same name', () => {
  const refusal = new Refusal('validation.failed', 400, 'Invalid.', [
    { path: ['rules', '1', 'role'], message: 'Unknown.' },
    { path: ['role'], message: 'Missing.' },
    { path: ['rules', '7', 'role'], message: 'No such field.' },
  ]);
  expect(atFields(refusal, ['role', 'rules.0.role', 'rules.1.role']).issues.map(({ path }) => path)).toEqual([
    ['rules.1.role'],
    ['role'],
    ['rules', '7', 'role'],
  ]);
});

test('what no field of the form says stays above the button', () => {
  const refusal = new Refusal('validation.failed', 400, 'Nothing was saved.', [
    { path: ['title'], message: 'Too long.' },
    { path: ['theme'], message: 'Unknown.' },
  ]);
  expect(withoutFields(refusal, (name) => name === 'title')?.issues).toEqual([
    { path: ['theme'], message: 'Unknown.' },
  ]);
  expect(withoutFields(refusal, () => true)).toBeUndefined();
  const locked = new Refusal('resource.locked', 423, 'It is locked.');
  expect(withoutFields(locked, () => true)).toBe(locked);
});
