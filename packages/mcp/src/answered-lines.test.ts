import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answeredLines, LONGEST_LINE } from './answered-lines.js';

interface Told {
  readonly passed: readonly string[];
  readonly answers: readonly { readonly id: unknown; readonly error: { readonly code: number } }[];
}

async function passLines(chunks: readonly Buffer[]): Promise<Told> {
  const answers: Told['answers'][number][] = [];
  const lines = answeredLines((answer) => {
    expect(answer.endsWith('\n')).toBe(true);
    answers.push(JSON.parse(answer));
  });
  let out = '';
  for await (const chunk of Readable.from(chunks).pipe(lines)) out += chunk;
  return { passed: out.split('\n').slice(0, -1), answers };
}

const MESSAGE = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

test.each([
  ['{broken', -32700],
  ['\u0000', -32700],
  ['{"jsonrpc":"2.0","id":1,"method":"ping"', -32700],
  ['[]', -32600],
  ['null', -32600],
  ['"x"', -32600],
  ['{}', -32600],
  ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
])('the line %j gets the error %i, and the next one is read', async (line, code) => {
  const { passed, answers } = await passLines([Buffer.from(`${line}\n${MESSAGE}\n`)]);
  expect(answers).toEqual([expect.objectContaining({ jsonrpc: '2.0', id: null })]);
  expect(answers[0]?.error.code).toBe(code);
  expect(passed).toEqual([MESSAGE]);
});

test('a broken line without a line end gets its error when the input ends', async () => {
  expect((await passLines([Buffer.from(`${MESSAGE}\n{`)])).answers[0]?.error.code).toBe(-32700);
});

test('a line of any length takes bounded memory and gets a response', async () => {
  const million = Buffer.alloc(1_000_000, 'x');
  const chunks = Array.from({ length: LONGEST_LINE / 1_000_000 + 1 }, () => million);
  const { passed, answers } = await passLines([...chunks, Buffer.from(`\n${MESSAGE}\n`)]);
  expect(answers.map((each) => each.error.code)).toEqual([-32600]);
  expect(passed).toEqual([MESSAGE]);
});

test('every line that is not blank is either passed on or gets an error, however the bytes are split', async () => {
  const line = fc.constantFrom(MESSAGE, '{broken', '[]', '', '  ', '{"jsonrpc":"2.0","method":"x","params":{"a":"ä"}}');
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 30 }), async (lines, step) => {
      const bytes = Buffer.from(lines.map((each) => `${each}\n`).join(''));
      const chunks = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) =>
        bytes.subarray(at * step, (at + 1) * step),
      );
      const { passed, answers } = await passLines(chunks);
      expect(answers.length).toBe(lines.filter((each) => each === '{broken' || each === '[]').length);
      expect(passed.filter((each) => each.trim() !== '')).toEqual(lines.filter((each) => each.startsWith('{"')));
    }),
  );
});
