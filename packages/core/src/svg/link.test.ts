import { describe, expect, it } from 'vitest';
import { safeLink } from './link.js';

describe('links of a picture', () => {
  it.each([
    'https://example.com/a?b=1&c=2#d',
    'HTTPS://example.com',
    'docs/page.html',
    '../up',
    '/root',
    '?q=1',
    '#part',
    './a:b',
    'seite-ä',
  ])('keeps %s', (link) => {
    expect(safeLink(link)).toBe(link);
  });

  it.each([
    '',
    'http://example.com',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@example.com',
    'blob:https://example.com/x',
    'https:example.com',
    'https:///example.com',
    '//example.com',
    '\\\\example.com',
    '/\\example.com',
    'a b',
    'docs/page ',
  ])('drops %j', (link) => {
    expect(safeLink(link)).toBeUndefined();
  });
});
