// A file that contains a secret: in, its path; out, its text, if the file belongs to this account and nobody else can read, write or
// replace it. Written whole or not at all, and by one process at a time.
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The file cannot be trusted; the message says what to do. */
export class KeyFileError extends Error {}

/** Bytes; a longer file is not a key. */
const MOST = 1_000;

/** Undefined if there is no file. */
export async function readKeyFile(file: string): Promise<string | undefined> {
  const handle = await opened(file);
  if (handle === undefined) return undefined;
  try {
    await demandOwn(handle, file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST), 0, MOST, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

export async function writeKeyFile(file: string, text: string): Promise<void> {
  const beside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(beside, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}

/** Milliseconds after which a lock is taken over from a process that exited without releasing it. */
const STALE = 5_000;

export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const held = await open(lock, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (held !== undefined) {
      try {
        return await work();
      } finally {
        await held.close();
        await rm(lock, { force: true });
      }
    }
    const since = (await stat(lock).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - since > STALE) await rm(lock, { force: true });
    else await pause(20);
  }
}

/** Windows does not have this flag, and rarely has links. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

async function opened(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, constants.O_RDONLY | NO_LINK | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ELOOP') throw distrusted(file, 'is a link');
    throw error;
  }
}

async function demandOwn(handle: FileHandle, file: string): Promise<void> {
  const stats = await handle.stat();
  if (!stats.isFile()) throw distrusted(file, 'is not a regular file');
  if (stats.nlink > 1) throw distrusted(file, 'has another name (a hard link)');
  const me = process.getuid?.();
  // Windows reports neither an owner nor such a mode.
  if (me === undefined) return;
  if (stats.uid !== me) throw distrusted(file, 'belongs to another account');
  if ((stats.mode & 0o077) !== 0) throw distrusted(file, 'can be read or written by other accounts');
  const folder = await stat(dirname(file));
  if ((folder.uid !== me && folder.uid !== 0) || (folder.mode & 0o022) !== 0)
    throw new KeyFileError(
      `Other accounts can replace the key file ${file}. Make its folder private: chmod 700 ${dirname(file)}`,
    );
}

function distrusted(file: string, why: string): KeyFileError {
  return new KeyFileError(`The key file ${file} ${why}, so its key is not used. Delete it to get a new key.`);
}
