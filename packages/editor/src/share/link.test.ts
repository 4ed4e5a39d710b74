import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fragmentOf, LONGEST_SOURCE, sourceOfFragment } from './link.js';

async function linkTo(source: string): Promise<string> {
  const linked = await fragmentOf(source);
  return 'fragment' in linked ? linked.fragment : linked.problem;
}

/** A fragment made by hand: a checksum of zeros, then the given bytes. */
const fragmentWith = (bytes: Uint8Array): string =>
  `#a${Buffer.concat([Buffer.alloc(4), bytes]).toString('base64url')}`;

test('a link opens with the text it was made of', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (source) => {
      const fragment = await linkTo(source);
      expect(fragment).toMatch(/^#a[\w-]+$/);
      expect(await sourceOfFragment(fragment)).toEqual({ source });
    }),
    { numRuns: 50 },
  );
});

test('the longest text fits, and a longer one is refused with what to do', async () => {
  const source = Array.from({ length: LONGEST_SOURCE }, (_, index) => 'abcdefgh'[(index * index) % 7]).join('');
  expect(await sourceOfFragment(await linkTo(source))).toEqual({ source });
  expect(await fragmentOf(`${source}a`)).toEqual({
    problem: 'A link holds at most 200 kB of text. Save the text as a file and send that.',
  });
});

test('any change to a link is reported, never thrown', async () => {
  const fragment = await linkTo('flow "Shop"\nnode web client\nnode api service\nweb -> api\n');
  await fc.assert(
    fc.asyncProperty(fc.nat(fragment.length - 2), fc.constantFrom('', 'A', '_', '%', '🙂'), async (at, put) => {
      const changed = fragment.slice(0, at + 1) + put + fragment.slice(at + 2);
      fc.pre(changed !== fragment);
      const opened = await sourceOfFragment(changed);
      // The last character can differ in bits that mean nothing.
      if (opened !== undefined && 'source' in opened) expect(at).toBe(fragment.length - 2);
      else expect(opened?.problem).toMatch(/link/);
    }),
    { numRuns: 100 },
  );
});

describe('a hostile fragment', () => {
  it.each([
    [
      'that inflates a thousandfold',
      fragmentWith(deflateRawSync(Buffer.alloc(100_000_000), { level: 9 })),
      'more than 200 kB',
    ],
    ['that is long', `#a${'A'.repeat(10_000_000)}`, 'more than 200 kB'],
    ['of another version', '#zAAAA', 'not made by this version'],
    ['that is no base64', '#a<script>', 'damaged'],
    ['that is only a checksum', '#aAAAAAA', 'damaged'],
    ['with another checksum', fragmentWith(deflateRawSync('flow "A"')), 'damaged'],
    ['that is no deflate', fragmentWith(Buffer.from('nothing compressed')), 'damaged'],
    ['with more after its end', fragmentWith(Buffer.concat([deflateRawSync(''), Buffer.from('more')])), 'damaged'],
  ])('%s is reported in words', async (_name, fragment, words) => {
    expect(await sourceOfFragment(fragment)).toEqual({ problem: expect.stringContaining(words) });
  });

  it('that is empty opens nothing', async () => {
    expect(await sourceOfFragment('#')).toBeUndefined();
  });
});
