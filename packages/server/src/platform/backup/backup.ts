// A backup of a service on the embedded database. In: its data folder, which nobody may have meanwhile, and a file to write; out, one archive
// with the database, and with the secret and the local key that stand beside it. It is as secret as they are.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { holdFolder } from '../db/hold-folder.js';
import { archived, type Stored } from './archive.js';

/** What could not be done, and what to do. */
export class BackupError extends Error {}

/** The folder of the database, and files beside it, below a data folder. */
export const DATABASE = 'pgdata';
export const SECRETS = ['secret', 'local-key'] as const;

export interface BackedUp {
  readonly bytes: number;
  /** Of the data folder. */
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

/** Each file and folder, what is in a folder after it. */
async function* storedOf(folder: string, paths: readonly string[]): AsyncGenerator<Stored> {
  for (const path of paths) {
    const place = join(folder, path);
    const found = await lstat(place);
    if (found.isDirectory()) {
      yield { path, size: 0, isFolder: true, content: Readable.from([]) };
      const names = (await readdir(place)).sort();
      yield* storedOf(
        folder,
        names.map((name) => `${path}/${name}`),
      );
    } else if (found.isFile()) {
      yield { path, size: found.size, isFolder: false, content: createReadStream(place) };
    }
  }
}

/** On the disk, whatever happens next. Windows cannot ask it of a folder. */
async function keep(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
