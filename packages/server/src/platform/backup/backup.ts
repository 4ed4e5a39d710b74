// Backs up a service on the embedded database. In: its data folder, which no process holds, and a file to write; out, an archive
// of the database, the secret and the local key. It needs the same protection as they do.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { holdFolder } from '../db/hold-folder.js';
import { archived, type Stored } from './archive.js';

/** What failed, and what to do. */
export class BackupError extends Error {}

/** The database folder, and the files beside it in a data folder. */
export const DATABASE = 'pgdata';
export const SECRETS = ['secret', 'local-key'] as const;

export interface BackedUp {
  readonly bytes: number;
  /** The data folder. */
  readonly parts: readonly string[];
}

export async function backup(folder: string, file: string): Promise<BackedUp> {
  if (!existsSync(join(folder, DATABASE)))
    throw new BackupError(`There is no embedded database in ${folder}. LINEWORK_DATA names another folder.`);
  const hold = await holdFolder(folder);
  try {
    const parts = [...SECRETS, DATABASE].filter((each) => existsSync(join(folder, each)));
    const beside = `${file}.new`;
    try {
      await rm(beside, { force: true });
      await pipeline(
        Readable.from(archived(storedOf(folder, parts))),
        createGzip(),
        createWriteStream(beside, { flags: 'wx', mode: 0o600 }),
      );
      await keep(beside);
      await rename(beside, file);
      await keep(dirname(file));
    } finally {
      await rm(beside, { force: true });
    }
    return { bytes: (await stat(file)).size, parts };
  } finally {
    await hold.release();
  }
}

/** Each file and folder; a folder comes before its contents. */
async function* storedOf(folder: string, paths: readonly string[]): AsyncGenerator<Stored> {
  for (const path of paths) {
    const place = join(folder, path);
    const stats = await lstat(place);
    if (stats.isDirectory()) {
      yield { path, size: 0, isFolder: true, content: Readable.from([]) };
      const names = (await readdir(place)).sort();
      yield* storedOf(
        folder,
        names.map((name) => `${path}/${name}`),
      );
    } else if (stats.isFile()) {
      yield { path, size: stats.size, isFolder: false, content: createReadStream(place) };
    }
  }
}

/** Flushes to disk. Windows cannot do that for a folder. */
async function keep(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
