// A fresh database from the archive that packages/server/scripts/seed.mjs makes when the service is built: a folder with the current schema, on the disk before
// it has its name.
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { unarchived } from '../backup/archive.js';

/** Files written at once: each waits for the disk. */
const AT_ONCE = 32;

/** Unpacks into a folder that does not exist yet; it appears whole or not at all. */
export async function unpackSeed(seed: string, folder: string): Promise<void> {
  const beside = `${folder}.new`;
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside, { mode: 0o700 });
  const writing = new Set<Promise<void>>();
  await pipeline(createReadStream(seed), createGunzip(), (bytes) =>
    unarchived(bytes, async ({ path, isFolder }, content) => {
      const place = join(beside, path);
      if (isFolder) return void (await mkdir(place, { mode: 0o700 }));
      const chunks: Uint8Array[] = [];
      for await (const each of content) chunks.push(each);
      const written = write(place, Buffer.concat(chunks)).finally(() => writing.delete(written));
      writing.add(written);
      if (writing.size >= AT_ONCE) await Promise.race(writing);
    }),
  );
  await Promise.all(writing);
  await rename(beside, folder);
}

async function write(place: string, content: Buffer): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
