import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageReader, partsOf } from './frames.js';

const block = fc.uint8Array({ maxLength: 40 });
const message = fc.record({
  name: fc.string(),
  number: fc.double({ noNaN: true }),
  body: fc.option(fc.array(block), { nil: undefined }),
  headers: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))),
  entries: fc.array(fc.record({ id: fc.option(fc.string()), body: block })),
});

test('messages arrive unchanged and in order, whatever the sizes of the pieces', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 4 }), fc.array(fc.integer({ min: 1, max: 50 })), (sent, sizes) => {
      const bytes = Buffer.concat(sent.flatMap(partsOf));
      const arrived: unknown[] = [];
      const read = messageReader((each) => arrived.push(each));
      let from = 0;
      for (const size of [...sizes, bytes.length]) {
        read(bytes.subarray(from, from + size));
        from += size;
      }
      expect(arrived).toEqual(sent);
    }),
  );
});

test('a body is sent in its own blocks, without a copy', () => {
  const body = [new Uint8Array(1_000_000).fill(1), new Uint8Array(10).subarray(2, 5)];
  const parts = partsOf({ name: 'answer', input: { body } });
  expect(body.map((each) => (parts as unknown[]).filter((part) => part === each).length)).toEqual([1, 1]);
  const rest = parts.filter((each) => !(body as unknown[]).includes(each));
  expect(rest.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(200);
});

test('an error arrives with its message and its stack', () => {
  const arrived: unknown[] = [];
  const sent = new TypeError('No such thing.');
  messageReader((each) => arrived.push(each))(Buffer.concat(partsOf(sent)));
  expect(arrived).toEqual([sent]);
  expect(arrived).toMatchObject([{ name: 'TypeError', stack: sent.stack }]);
});
