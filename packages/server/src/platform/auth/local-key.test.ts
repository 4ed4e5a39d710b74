import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearerKey } from './actor.js';
import { localKey, onlyKey } from './local-key.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linework-key-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the key is made once, kept, and readable by its owner only', async () => {
  const inner = join(folder, 'state');
  const key = await localKey(inner);
  expect(key).toMatch(/^lw_local_[A-Za-z0-9_-]{32}$/);
  expect(await localKey(inner)).toBe(key);
  expect((await stat(join(inner, 'local-key'))).mode & 0o077).toBe(0);
});

test('a damaged file gives a new key', async () => {
  const inner = join(folder, 'damaged');
  const key = await localKey(inner);
  await writeFile(join(inner, 'local-key'), 'nonsense');
  expect(await localKey(inner)).not.toBe(key);
});

test('only the key is let in', async () => {
  const authenticate = onlyKey('lw_local_a');
  expect(await authenticate('lw_local_a')).toEqual({ id: 'local', plan: 'pro' });
  expect(await authenticate('lw_local_b')).toBeUndefined();
  expect(await authenticate('')).toBeUndefined();
});

test.each([
  ['Bearer lw_x', 'lw_x'],
  ['bearer  lw_x ', 'lw_x'],
  ['Basic lw_x', undefined],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  [undefined, undefined],
])('%s holds %s', (header, key) => {
  expect(bearerKey(header)).toBe(key);
});
