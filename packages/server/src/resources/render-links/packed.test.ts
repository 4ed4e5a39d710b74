// A source in a link: what clients write is read back, and nothing else is, whatever it would become.
import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_DATA, packed, unpacked, unpadded } from './packed.js';

/** As pako and Python's zlib write it: level 9, with padding. */
function asKroki(bytes: Uint8Array | string): string {
  return deflateSync(bytes, { level: 9 }).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

const refusalOf = (data: string) =>
  unpacked(data).then(
    () => 'nothing',
    (error: { readonly key: string }) => error.key,
  );

test('any text is read back, with padding and without', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), async (source) => {
      const data = await packed(source);
      expect(await unpacked(data)).toBe(source);
      expect(await unpacked(asKroki(source))).toBe(source);
      expect(unpadded(asKroki(source))).toBe(data);
    }),
    { numRuns: 100 },
  );
});

test("the example of Kroki's documentation is read", async () => {
  expect(await unpacked('eNpLyUwvSizIUHBXqPZIzcnJ17ULzy_KSanlAgB1EAjQ')).toBe('digraph G {Hello->World}\n');
});

const GOOD = asKroki('flow "Hello"\nnode a "You"\n');

test.each([
  ['other characters', `${GOOD.slice(0, 10)}!${GOOD.slice(10)}`],
  ['padding inside', `${GOOD.slice(0, 10)}=${GOOD.slice(10)}`],
  ['text that is not compressed', Buffer.from('flow "Hello"\nnode a "You"\n').toString('base64url')],
  ['deflate without the header of zlib', deflateRawSync('flow "Hello"').toString('base64url')],
  ['gzip', gzipSync('flow "Hello"').toString('base64url')],
  ['the end missing', GOOD.slice(0, 20)],
  ['a wrong checksum', `${GOOD.slice(0, -6)}AAAA`],
  ['something behind it', Buffer.concat([deflateSync('flow'), Buffer.from('more')]).toString('base64url')],
  ['bytes that are not UTF-8', asKroki(Uint8Array.of(0x66, 0xc3, 0x28))],
])('%s is refused', async (_what, data) => {
  expect(await refusalOf(data)).toBe('render.data_invalid');
});

test('any other data is refused, and never fails otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(['nothing', 'render.data_invalid']).toContain(await refusalOf(Buffer.from(bytes).toString('base64url')));
    }),
    { numRuns: 200 },
  );
});

test('decompression ends at the limit of a source', async () => {
  const bomb = asKroki(Buffer.alloc(8_000_000, 'x'));
  expect(bomb.length).toBeLessThan(LONGEST_DATA);
  expect(await refusalOf(bomb)).toBe('render.source_too_large');
  expect(await unpacked(asKroki('x'.repeat(500_000)))).toHaveLength(500_000);
  expect(await refusalOf(asKroki('x'.repeat(500_001)))).toBe('render.source_too_large');
});

test('a source that does not fit into a link gets none, and a link that is too long is not read', async () => {
  // Digests do not compress.
  const noise = Array.from({ length: 400 }, (_, i) => createHash('sha256').update(`${i}`).digest('hex')).join('');
  await expect(packed(noise)).rejects.toMatchObject({ key: 'render.source_too_large', status: 413 });
  await expect(packed('x'.repeat(500_001))).rejects.toMatchObject({ key: 'render.source_too_large' });
  expect(await refusalOf('A'.repeat(LONGEST_DATA + 1))).toBe('render.source_too_large');
});
