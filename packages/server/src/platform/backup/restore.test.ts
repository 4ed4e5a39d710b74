// Backups as they can come back from storage: complete, truncated, damaged, or made by someone else.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archived } from './archive.js';
import { backup } from './backup.js';
import { restore } from './restore.js';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linework-restore-'));
  file = join(folder, 'backup.tar.gz');
  // Not a database that opens: these tests cover what is refused before that.
  const data = join(folder, 'data');
  await mkdir(join(data, 'pgdata', 'base', 'empty'), { recursive: true });
  await writeFile(join(data, 'secret'), 'a secret\n', { mode: 0o600 });
  await writeFile(join(data, 'pgdata', 'base', '1_fsm'), Buffer.alloc(1_300_001, 'linework'));
  await writeFile(join(data, 'pgdata', 'PG_VERSION'), '1\n');
  await backup(data, file);
});
afterAll(() => rm(folder, { recursive: true }));

/** Expects a refusal without traces; returns its message. */
async function refused(bytes: Uint8Array): Promise<string> {
  const target = await mkdtemp(join(folder, 'target-'));
  const archive = join(folder, 'given.tar.gz');
  await writeFile(archive, bytes);
  const outcome = await restore(archive, target).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  expect((await readdir(target)).filter((each) => !each.startsWith('hold'))).toEqual([]);
  return outcome;
}

async function archiveOf(entries: readonly (readonly [path: string, text: string | undefined])[]): Promise<Buffer> {
  async function* stored() {
    for (const [path, text = ''] of entries)
      yield {
        path,
        size: text.length,
        isFolder: entries.some(([each, content]) => each === path && content === undefined),
        content: Readable.from([Buffer.from(text)]),
      };
  }
  const parts: Uint8Array[] = [];
  for await (const part of archived(stored())) parts.push(part);
  return Buffer.concat(parts);
}

test.skipIf(process.platform === 'win32')('tar lists and unpacks a backup', async () => {
  const out = await mkdtemp(join(folder, 'tar-'));
  const { status, stderr } = spawnSync('tar', ['xzf', file, '-C', out], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const same = async (path: string) =>
    (await readFile(join(out, path))).equals(await readFile(join(folder, 'data', path)));
  expect(await same('pgdata/base/1_fsm')).toBe(true);
  expect(await same('secret')).toBe(true);
  expect(existsSync(join(out, 'pgdata', 'base', 'empty'))).toBe(true);
});

test('a database that does not open is not put in place', async () => {
  expect(await refused(await readFile(file))).toMatch(/^The database in .* cannot be opened \(.*with the version/s);
});

test('a truncated backup is refused', async () => {
  const whole = await readFile(file);
  for (const part of [0, 0.1, 0.5, 0.9, 0.999])
    expect(await refused(whole.subarray(0, Math.floor(whole.length * part)))).toMatch(/damaged|not a backup/);
});

test('a backup with a changed byte is refused', async () => {
  const whole = await readFile(file);
  for (const part of [0.3, 0.7]) {
    const changed = Buffer.from(whole);
    const at = Math.floor(whole.length * part);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    expect(await refused(changed)).toMatch(/damaged/);
  }
});

test.each([
  ['a path out of the folder', '../escaped'],
  ['a path out of the database', 'pgdata/../../escaped'],
  ['a path from the root', '/tmp/escaped'],
  ['another file', 'authorized_keys'],
  ['something below the secret', 'secret/escaped'],
])('%s is refused', async (_what, path) => {
  const bytes = await archiveOf([
    ['pgdata', undefined],
    [path, 'text'],
  ]);
  expect(await refused(gzipSync(bytes))).toContain(`It contains ${JSON.stringify(path)}.`);
  expect(existsSync(join(folder, 'escaped'))).toBe(false);
});

test('a link is refused, and so is an archive without a database', async () => {
  const bytes = await archiveOf([['secret', 'text']]);
  expect(await refused(gzipSync(bytes))).toContain('is not a backup of linework');
  const link = Buffer.from(bytes);
  link.write('2', 156);
  // Its checksum is higher by two, like its type.
  link.write((Number.parseInt(link.toString('latin1', 148, 155), 8) + 2).toString(8).padStart(7, '0'), 148);
  expect(await refused(gzipSync(link))).toContain('It contains entries that are neither files nor folders.');
});
