import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.js';

// Vectors of draft-eastlake-fnv, appendix C.
describe('fingerprint', () => {
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('of %j is %s', (text, expected) => {
    expect(fingerprint(text)).toBe(expected);
  });

  it('distinguishes texts that share their low bytes', () => {
    expect(fingerprint('A')).not.toBe(fingerprint('\u0141'));
  });
});
