import { expect, test } from 'vitest';
import { type PresentPerson, presenceWords, savedWords } from './presence-words.js';

const person = (email: string, doing: PresentPerson['doing'] = 'editing', isYou = false): PresentPerson => ({
  id: email,
  email,
  doing,
  since: '2026-01-01T00:00:00.000Z',
  isYou,
});

test.each([
  ['nobody', [], ''],
  ['one', [person('ada@example.com')], 'Ada is editing'],
  ['one who looks', [person('ada.lovelace@example.com', 'looking')], 'Ada Lovelace is looking'],
  ['two who do the same', [person('ada@a.com'), person('bob+x@a.com')], 'Ada and Bob are editing'],
  ['who edits first', [person('ada@a.com', 'looking'), person('bob@a.com')], 'Bob and Ada are here'],
  ['many', [person('ada@a.com'), person('bob@a.com'), person('cai@a.com')], 'Ada and 2 others are editing'],
  ['two with one name', [person('ada@a.com'), person('ada@b.com')], 'ada@a.com and ada@b.com are editing'],
  ['only another window', [person('me@a.com', 'editing', true)], 'You are editing in another window'],
  ['another window and somebody', [person('me@a.com', 'editing', true), person('ada@a.com')], 'Ada is editing'],
  ['an address without letters', [person('_@a.com')], '_@a.com is editing'],
])('%s', (_case, people, words) => {
  expect(presenceWords(people)).toBe(words);
});

test.each([
  [{ email: 'bob@a.com', isKey: false, isYou: false }, 'Bob saved version 3.'],
  [{ email: 'me@a.com', isKey: false, isYou: true }, 'You saved version 3 in another window.'],
  [{ email: 'bob@a.com', isKey: true, isYou: false }, 'Bob saved version 3 with an API key.'],
  [{ email: null, isKey: true, isYou: false }, 'An API key saved version 3.'],
  [{ email: null, isKey: false, isYou: false }, 'Somebody saved version 3.'],
])('%j', (by, words) => {
  expect(savedWords({ number: 3, by: { id: 'x', ...by }, savedAt: '' })).toBe(words);
});
