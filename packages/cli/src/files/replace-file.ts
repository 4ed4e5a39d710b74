// Puts a content in a file's place whole or not at all: in, the path and the content; out, the new file under that path, or the
// old one untouched and an error. What is written first stands beside it under a name of its own, so a full disk, a kill or a
// second writer never leaves half a file. The folder is not synced: after a power cut the old file or the new one is there.
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

/** `confirm` is called when the new content is on the disk, and throws where it must not take the file's place after all. */
export function replaceFile(path: string, content: string | Uint8Array, confirm: () => void): void {
  const old = statSync(path, { throwIfNoEntry: false });
  if (old?.isDirectory()) throw Object.assign(new Error('a folder is in the way'), { code: 'EISDIR' });
  if (old && !old.isFile()) {
    // A device or a pipe, such as /dev/null, takes what it is given and must stay what it is.
    writeFileSync(path, content);
    return;
  }
  // Renaming asks for no right to the file itself, so one that its owner made read-only would be lost.
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

/** A new file that nobody else has, in the same folder: a rename is whole only within one file system. */
function openBeside(path: string): { readonly file: number; readonly temporary: string } {
  for (let i = 0; ; i++) {
    // A short name, as the file's own may already be as long as names can be.
    const temporary = join(dirname(path), `.linework-${process.pid}-${i}.tmp`);
    try {
      return { file: openSync(temporary, 'wx'), temporary };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES') throw fileFailure(`${shownPath(path)} cannot be written: its folder takes no new file.`);
      // Left by a process of the same number that was killed.
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
      // Only the superuser gives files away; to others the file is theirs from now on.
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
