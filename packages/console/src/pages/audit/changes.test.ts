import { expect, test } from 'vitest';
import { changesOf } from './changes.js';

test.each([
  ['a change', { role: 'editor' }, { role: 'viewer' }, [['role', 'editor', 'viewer']]],
  [
    'a new thing',
    null,
    { name: 'Acme', tags: ['a', 'b'] },
    [
      ['name', undefined, 'Acme'],
      ['tags', undefined, 'a, b'],
    ],
  ],
  [
    'the end of something',
    { on: true, by: null },
    null,
    [
      ['on', 'yes', undefined],
      ['by', 'none', undefined],
    ],
  ],
  ['a field inside', { see: { roles: [] } }, { see: { roles: ['editor'] } }, [['see.roles', 'none', 'editor']]],
  ['what stays', { a: '', b: 1 }, { a: '', b: 2 }, [['b', '1', '2']]],
  ['nothing', null, null, []],
])('%s is shown by its fields', (_, before, after, lines) => {
  expect(changesOf(before, after).map((each) => [each.field, each.before, each.after])).toEqual(lines);
});
