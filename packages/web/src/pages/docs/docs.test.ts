import { expect, test } from 'vitest';
import { atOrigin } from './at-origin.js';

test.each([
  ['http://linework.example.com/v1/diagrams?limit=2', 'http://127.0.0.1:4180/v1/diagrams?limit=2'],
  ['/openapi.json', 'http://127.0.0.1:4180/openapi.json'],
  ['//evil.example/x', 'http://127.0.0.1:4180/x'],
])('a request to %s stays at the host under which the page was opened', (url, sent) => {
  expect(atOrigin(url, 'http://127.0.0.1:4180')).toBe(sent);
});
