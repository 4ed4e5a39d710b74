// Turns a backup into a data folder. In: its file, and a folder without data; out, the folder as it was, after the database was opened once
// to check that it is complete. Until then nothing is put in place.
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { openEmbedded } from '../db/embedded.js';
import { holdFolder } from '../db/hold-folder.js';
import { ArchiveError, type Entry, unarchived } from './archive.js';
import { BackupError, DATABASE, SECRETS } from './backup.js';

const PARTS: readonly string[] = [...SECRETS, DATABASE];

/** Returns the parts of a data folder that were restored. */
export async function restore(file: string, folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const hold = await holdFolder(folder);
  const beside = join(folder, 'restore.new');
  try {
    const there = PARTS.find((each) => existsSync(join(folder, each)));
    if (there !== undefined)
      throw new BackupError(`${folder} already contains data (${there}). Set LINEWORK_DATA to an empty folder.`);
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { mode: 0o700 });
    await unpacked(file, beside);
    const parts = PARTS.filter((each) => existsSync(join(beside, each)));
    if (!parts.includes(DATABASE)) throw new BackupError(`${file} is not a backup of linework.`);
    await opens(join(beside, DATABASE), file);
    // The database last: once it is in place, so is the rest.
    for (const each of parts) await rename(join(beside, each), join(folder, each));
    return parts;
  } finally {
    await rm(beside, { recursive: true, force: true });
    await hold.release();
  }
}

async function unpacked(file: string, folder: string): Promise<void> {
  // A pipeline that fails does not wait for its last part, which can still be writing a file.
  let unpacking: Promise<void> = Promise.resolve();
  try {
    await pipeline(createReadStream(file), createGunzip(), (bytes) => {
      unpacking = unarchived(bytes, (entry, content) => stored(entry, content, folder));
      return unpacking;
    });
  } catch (error) {
    await unpacking.catch(() => {});
    if (error instanceof ArchiveError || String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
      throw new BackupError(`${file} is not a backup of linework, or is damaged: ${(error as Error).message}`);
    throw error;
  }
}

async function stored(entry: Entry, content: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const { path, isFolder } = entry;
  const [part = '', ...below] = path.split('/');
  const isOurs =
    part === DATABASE
      ? below.every((name) => /^[\w.-]+$/.test(name) && name !== '..' && name !== '.')
      : PARTS.includes(part) && below.length === 0 && !isFolder;
  if (!isOurs) throw new ArchiveError(`It contains ${JSON.stringify(path)}.`);
  const place = join(folder, path);
  if (isFolder) {
    await mkdir(place, { mode: 0o700 });
    return;
  }
  const handle = await open(place, 'wx', 0o600);
  try {
    for await (const bytes of content) await handle.appendFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function opens(database: string, file: string): Promise<void> {
  try {
    const { pglite } = await openEmbedded(database);
    await pglite.query('select count(*) from migrations');
    await pglite.close();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The database in ${file} cannot be opened (${why}). Restore it with the version of linework that created it.`,
    );
  }
}
