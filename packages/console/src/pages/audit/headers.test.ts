import { expect, test } from 'vitest';
import { headersIn } from './headers.js';

test.each([
  ['', {}],
  ['authorization: Bearer a:b\n\n  x-team : acme ', { authorization: 'Bearer a:b', 'x-team': 'acme' }],
  ['authorization', { authorization: '' }],
])('%j is read as headers', (lines, headers) => {
  expect(headersIn(lines)).toEqual(headers);
});
