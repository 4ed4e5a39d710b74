import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../../core/src/testing/depth.js';
import { bodyBlocks } from './body-blocks.js';

/** A request whose body arrives in these chunks. */
function request(chunks: readonly Buffer[], headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  const message = Object.assign(new IncomingMessage(new Socket()), { headers });
  for (const chunk of chunks) message.push(chunk);
  message.push(null);
  return message;
}

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, at) => at % 251));

test('a body has the same bytes however it arrives, and no block shares its memory', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 70_000 }), { maxLength: 40 }),
      fc.boolean(),
      async (lengths, declaresLength) => {
        const chunks = lengths.map(bytes);
        const whole = Buffer.concat(chunks);
        const blocks = await bodyBlocks(
          request(chunks, declaresLength ? { 'content-length': String(whole.length) } : {}),
          whole.length,
        );
        expect(Buffer.concat(blocks).equals(whole)).toBe(true);
        for (const each of blocks) expect(each.buffer.byteLength).toBe(each.byteLength);
        expect(new Set(blocks.map((each) => each.buffer)).size).toBe(blocks.length);
      },
    ),
    { numRuns: cases(50) },
  );
});

test('no block is larger than can be copied while others wait', async () => {
  const chunks = Array.from({ length: 60 }, () => bytes(65_536));
  for (const each of await bodyBlocks(request(chunks), 10_000_000)) expect(each.length).toBeLessThanOrEqual(1_000_000);
});

test.each([
  ['by its length', { 'content-length': '11' }],
  ['as it arrives', {}],
])('an oversized body is refused %s', async (_when, headers) => {
  await expect(bodyBlocks(request([bytes(11)], headers), 10)).rejects.toMatchObject({ key: 'request.too_large' });
});
