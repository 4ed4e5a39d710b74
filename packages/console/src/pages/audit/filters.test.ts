import { expect, test } from 'vitest';
import { asQuery, filtersIn } from './filters.js';

test.each([
  ['', {}],
  ['action=key.&actor=a', { action: 'key.', actor: 'a' }],
  ['from=2026-01-31&to=2026-01-31', { from: '2026-01-31T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' }],
  ['from=yesterday', {}],
])('the address ?%s asks for %o', (query, expected) => {
  expect(asQuery(filtersIn(new URLSearchParams(query)))).toEqual(expected);
});
