import { expect, test } from 'vitest';
import { ownPath } from './next.js';

test.each(['/', '/connect/abc', '/d/x?theme=dark&a=%2F%2F', '/connections#one'])(
  '%s is a path of this service',
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(new URL(path, 'https://linework.example/sign-in').origin).toBe('https://linework.example');
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  ' /x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/x\r\nset-cookie: a=b',
  `/${'x'.repeat(3_000)}`,
  ['/x', '/y'],
  undefined,
])('%j is ignored', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
