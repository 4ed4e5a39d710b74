// linework suggest: the kinds that suit a request.
import { LOCAL, operations, sharedSchemas } from '@linework/operations';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { command } from './testing/command.js';

const { run, write } = command();

it('prints the kinds with their reasons, what is missing, a source to start from and what to do next', () => {
  const { code, out, err } = run(['suggest', 'a pie of', 'browser share']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^ {2}pie +It shows the shares of one whole: the request says 'pie of' and 'browser share'\.\n/);
  expect(out).toContain(
    '\n  still needed: The parts of the whole, and a number for each.\n\npie "Shares of the whole"\n',
  );
  expect(out).toMatch(/\nRead the vocabulary of pie, put your own lines into the skeleton, and draw it\.\n$/);
});

it('prints the same JSON as the service', async () => {
  const input = { request: 'draw this', text: 'a -> b: asks\nb -> a: answers\n' };
  write({ 'log.txt': input.text });
  const { out } = run(['suggest', input.request, '--text', 'log.txt', '--json']);
  const suggest = operations.find((each) => each.tool === 'suggest_diagram');
  const ran = await suggest?.call(input, suggest.schemas(sharedSchemas(z)), {
    actor: LOCAL,
    icons: { find: () => undefined, nearest: () => [] },
  });
  expect({ value: JSON.parse(out) }).toEqual(ran);
  expect(JSON.parse(out).suggestions[0].kind).toBe('sequence');
});

it.each([
  [2, ['suggest'], 'needs words that describe the picture'],
  [2, ['suggest', ' '], 'The request is empty.'],
  [2, ['suggest', 'x'.repeat(10_001)], 'The request has 10001 characters; the limit is 10000.'],
  [3, ['suggest', 'draw', '--text', 'nowhere.txt'], 'nowhere.txt'],
])('reports what is wrong with the call: %#', (exit, words, says) => {
  const { code, out, err } = run(words);
  expect([code, out]).toEqual([exit, '']);
  expect(err).toContain(says);
});
