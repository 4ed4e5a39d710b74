// Replaces a file completely or not at all: in, the path and the content; out, the new file at that path, or the old one untouched
// and an error. The content is written to a temporary file beside it first, so a full disk, a kill or a second writer never leaves
// half a file. The folder is not synced: after a power cut, either the old or the new file exists.
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileFailure } from '../command/failure.js';
import { shownPath } from './read-text.js';

/** `confirm` is called when the new content is on the disk, and throws if it must not replace the file after all. */
export function replaceFile(path: string, content: string | Uint8Array, confirm: () => void): void {
  const old = statSync(path, { throwIfNoEntry: false });
  if (old?.isDirectory()) throw Object.assign(new Error('a folder is in the way'), { code: 'EISDIR' });
  if (old && !old.isFile()) {
    // A device or a pipe, such as /dev/null, is written to and must not be replaced.
    writeFileSync(path, content);
    return;
  }
  // Renaming needs no permission for the file itself, so a read-only file would be lost.
  if (old) accessSync(path, constants.W_OK);
  const { file, temporary } = openBeside(path);
  try {
    try {
      writeFileSync(file, content);
      if (old) keepRights(file, old);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    confirm();
    renameOver(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

const MOST_LEFT_BEHIND = 1_000;

/** Opens a new file in the same folder: a rename is atomic only within one file system. */
function openBeside(path: string): { readonly file: number; readonly temporary: string } {
  for (let i = 0; ; i++) {
    // A short name, since the file's own may already have the maximum length.
    const temporary = join(dirname(path), `.linework-${process.pid}-${i}.tmp`);
    try {
      return { file: openSync(temporary, 'wx'), temporary };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES')
        throw fileFailure(`${shownPath(path)} cannot be written: no file can be created in its folder.`);
      // Left by a killed process with the same id.
      if (code !== 'EEXIST' || i === MOST_LEFT_BEHIND) throw error;
    }
  }
}

function keepRights(file: number, old: Stats): void {
  if (process.platform === 'win32') return;
  if (old.uid !== process.getuid?.() || old.gid !== process.getgid?.()) {
    try {
      fchownSync(file, old.uid, old.gid);
    } catch {
      // Only the superuser can give files away; for others, the file now belongs to them.
    }
  }
  fchmodSync(file, old.mode & 0o7777);
}

/** Windows refuses a rename while another program, often a virus scanner, has the file open for a moment. */
const BUSY: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];
const LONGEST_WAIT_MS = 640;

function renameOver(from: string, to: string): void {
  for (let wait = 10; ; wait *= 2) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const busy = process.platform === 'win32' && BUSY.includes((error as NodeJS.ErrnoException).code ?? '');
      if (!busy || wait > LONGEST_WAIT_MS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
    }
  }
}
