// Names of files are safe on every file system.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './file-name.js';

test.each([
  ['Shop', 'Shop'],
  ['Orders / refunds: 2026?', 'Orders - refunds- 2026-'],
  ['..', 'diagram'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['  .hidden. ', 'hidden'],
  ['con', '_con'],
  ['Aux.backup', '_Aux.backup'],
  ['line\nbreak\0', 'line-break-'],
  ['', 'diagram'],
  ['你好', '你好'],
  ['🙂'.repeat(100), '🙂'.repeat(80)],
])('%j is %j', (text, name) => {
  expect(fileName(text, 'diagram')).toBe(name);
});

test('whatever somebody wrote, the name leads nowhere else and has no character that a file system refuses', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0x2_fff })), (codes) => {
      const name = fileName(String.fromCharCode(...codes), 'diagram');
      expect(name).toMatch(/^[^\\/:*?"<>|\p{C}]+$/u);
      expect(name).not.toMatch(/^\.|[. ]$/);
    }),
  );
});
