import { execFile } from 'node:child_process';
import { chmod, link, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { bearerKey } from './actor.js';
import { KeyFileError } from './key-file.js';
import { localKey, onlyKey } from './local-key.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linework-key-'));
});
afterAll(() => rm(folder, { recursive: true }));

const KEY = `lw_local_${'a'.repeat(32)}\n`;

/** A key file that is valid itself. */
async function otherKey(): Promise<string> {
  const file = join(await mkdtemp(join(folder, 'other-')), 'local-key');
  await writeFile(file, KEY, { mode: 0o600 });
  return file;
}

test('the key is created once, kept, and readable only by its owner', async () => {
  const inner = join(folder, 'state');
  const key = await localKey(inner);
  expect(key).toMatch(/^lw_local_[A-Za-z0-9_-]{32}$/);
  expect(await localKey(inner)).toBe(key);
  expect((await stat(join(inner, 'local-key'))).mode & 0o077).toBe(0);
});

test('a damaged file is replaced by a new key', async () => {
  const inner = join(folder, 'damaged');
  const key = await localKey(inner);
  await writeFile(join(inner, 'local-key'), 'nonsense');
  expect(await localKey(inner)).not.toBe(key);
});

test.each([
  ['a link', async (file: string) => symlink(await otherKey(), file), /is a link/],
  ['a file with another name', async (file: string) => link(await otherKey(), file), /hard link/],
  ['readable by the group', async (file: string) => writeFile(file, KEY, { mode: 0o640 }), /other accounts/],
  ['writable by all', async (file: string) => writeFile(file, KEY).then(() => chmod(file, 0o606)), /other accounts/],
  ['a folder', async (file: string) => mkdir(file, { mode: 0o700 }).then(() => undefined), /not a regular file/],
  [
    'in a folder that everyone can write to',
    async (file: string) => {
      await writeFile(file, KEY, { mode: 0o600 });
      await chmod(dirname(file), 0o777);
    },
    /can replace/,
  ],
])('a key file that is %s is not used, and the error says what to do', async (_what, make, why) => {
  const inner = await mkdtemp(join(folder, 'state-'));
  await make(join(inner, 'local-key'));
  await expect(localKey(inner)).rejects.toThrow(why);
  await expect(localKey(inner)).rejects.toThrow(KeyFileError);
});

test('a dangling link is not followed when a key is created', async () => {
  const inner = await mkdtemp(join(folder, 'state-'));
  const target = join(inner, 'elsewhere');
  await symlink(target, join(inner, 'local-key'));
  await expect(localKey(inner)).rejects.toThrow(KeyFileError);
  await expect(stat(target)).rejects.toThrow('ENOENT');
});

test('simultaneous callers get the same key, whatever was there before', async () => {
  for (const before of [undefined, 'nonsense', '']) {
    const inner = await mkdtemp(join(folder, 'state-'));
    if (before !== undefined) await writeFile(join(inner, 'local-key'), before, { mode: 0o600 });
    const keys = await Promise.all(Array.from({ length: 20 }, () => localKey(inner)));
    expect(new Set(keys).size).toBe(1);
    expect(await localKey(inner)).toBe(keys[0]);
    expect(await readdir(inner)).toEqual(['local-key']);
  }
});

test('separate processes get the same key too', async () => {
  const inner = join(folder, 'processes');
  const module = pathToFileURL(join(inject('workers'), 'key-maker.js'));
  const script = `const { localKey } = await import(${JSON.stringify(module.href)});
    process.stdout.write(await localKey(${JSON.stringify(inner)}));`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const keys = (await Promise.all([run(), run(), run(), run()])).map((each) => each.stdout);
  expect(new Set(keys)).toEqual(new Set([await localKey(inner)]));
});

test('only the key is accepted', async () => {
  const authenticate = onlyKey('lw_local_a');
  expect(await authenticate({ key: 'lw_local_a' })).toEqual({
    id: 'local',
    plan: 'pro',
    by: 'key',
    tenant: { id: 'local', kind: 'account' },
  });
  expect(await authenticate({ key: 'lw_local_b' })).toBeUndefined();
  expect(await authenticate({ key: '' })).toBeUndefined();
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
