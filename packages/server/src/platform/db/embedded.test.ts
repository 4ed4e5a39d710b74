import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openEmbedded } from './embedded.js';
import { FolderHeld, holdFolder } from './hold-folder.js';

const folders: string[] = [];
afterEach(async () => {
  for (const each of folders.splice(0)) await rm(each, { recursive: true, force: true });
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'linework-db-'));
  folders.push(path);
  return path;
}

test('every commit is on disk before it is acknowledged', async () => {
  const { pglite, synced } = await openEmbedded(join(await folder(), 'pgdata'));
  try {
    await pglite.exec('create table a (i int)');
    for (let at = 0; at < 20; at++) {
      const before = synced();
      await pglite.query('insert into a values ($1)', [at]);
      expect(synced()).toBeGreaterThan(before);
    }
    const before = synced();
    for (let at = 0; at < 20; at++) await pglite.query('select * from a');
    expect(synced()).toBe(before);
    const results = await Promise.all(
      ['fsync', 'synchronous_commit', 'full_page_writes'].map((each) => pglite.query(`show ${each}`)),
    );
    expect(results.flatMap(({ rows }) => rows)).toEqual([
      { fsync: 'on' },
      { synchronous_commit: 'on' },
      { full_page_writes: 'on' },
    ]);
  } finally {
    await pglite.close();
  }
});

test('a folder has one holder, and can be taken again once released', async () => {
  const held = await folder();
  const hold = await holdFolder(held);
  await expect(holdFolder(held)).rejects.toThrow(FolderHeld);
  await hold.release();
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => holdFolder(held)));
  const holders = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(holders).toHaveLength(1);
  for (const each of holders) await each.release();
});
