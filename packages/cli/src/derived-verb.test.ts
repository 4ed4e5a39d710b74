// Verbs made from operations, with invented operations.
import { operationsAndStubs } from '@linework/operations/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run } from './run.js';
import type { Io } from './terminal/io.js';

// The bundle's own import stands for this one.
beforeAll(() => vi.stubGlobal('importPackage', (name: string) => import(name)));
afterAll(() => vi.unstubAllGlobals());

async function ran(...words: readonly string[]) {
  const printed = { out: '', err: '' };
  const output = (of: 'out' | 'err') => ({
    write: (text: string) => {
      printed[of] += text;
    },
    isTerminal: () => false,
    colour: () => false,
  });
  const io = { folder: '/', env: {}, out: output('out'), err: output('err') } as unknown as Io;
  return { code: await run(words, io, operationsAndStubs), ...printed };
}

test('fields that name the subject are operands, all others are options', async () => {
  expect(await ran('rename-label', 'payments', '--name', 'Billing', '--dry-run', 'yes')).toEqual({
    code: 0,
    out: '{"id":"payments","name":"Billing","by":"local","changed":false}\n',
    err: '',
  });
});

test.each([
  [['rename-label'], 2, 'linework rename-label needs ID.'],
  [['rename-label', 'a', 'b'], 2, "takes ID, not also 'b'"],
  [['rename-label', 'a', '--nmae', 'b'], 2, "Did you mean '--name'?"],
  [['rename-label', 'a', '--name', 'b', '--dry-run', 'no!'], 2, 'Write one of: yes, no.'],
  [['rename-label', 'a'], 2, 'name: '],
  [['rename-label', 'none', '--name', 'b'], 1, 'There is no such label.'],
  [['rename-lable', 'a'], 2, "Did you mean 'rename-label'?"],
])('%j is an error that is reported', async (words, code, says) => {
  const answer = await ran(...words);
  expect([answer.code, answer.out]).toEqual([code, '']);
  expect(answer.err).toContain(says);
});

test('help lists it with its options', async () => {
  expect((await ran('--help')).out).toMatch(/^ {2}rename-label +Rename a label everywhere$/m);
  const { out } = await ran('rename-label', '--help');
  expect(out).toContain('linework rename-label ID [options]');
  expect(out).toMatch(/--name NAME +The new name\. Required\./);
  expect(out).toMatch(/--dry-run yes\|no/);
  expect((await ran('help', 'rename-label')).out).toBe(out);
});

test('an operation without a verb has none', async () => {
  expect((await ran('--help')).out).not.toContain('remove');
});
