import { expect, test } from 'vitest';
import { triggerOf } from './trigger.js';

test.each([
  ['push', { event: 'push' }],
  ['push [oiled]', { event: 'push', guard: 'oiled' }],
  ['push [oiled] / creak', { event: 'push', guard: 'oiled', action: 'creak' }],
  ['push / creak', { event: 'push', action: 'creak' }],
  ['[else]', { event: '', guard: 'else' }],
  ['/ creak', { event: '', action: 'creak' }],
  ['read [size / 2 > 1] / halve', { event: 'read', guard: 'size / 2 > 1', action: 'halve' }],
  ['push\n[oiled]\n/ creak', { event: 'push', guard: 'oiled', action: 'creak' }],
  ['push / log [twice]', { event: 'push', action: 'log [twice]' }],
  ['open [', { event: 'open [' }],
  [undefined, { event: '' }],
])('%j', (label, trigger) => {
  expect(triggerOf(label)).toEqual(trigger);
});
