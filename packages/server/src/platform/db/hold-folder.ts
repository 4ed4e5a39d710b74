// One process per folder: in, a data folder; out, a hold on it that ends with the process, however it exits. The hold is a socket: a process
// that cannot connect to it knows that nobody holds the folder, and takes it over under a lock.
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withLock } from '../auth/key-file.js';

/** Another process holds the folder. */
export class FolderHeld extends Error {}

/** sun_path of Linux and macOS, without its final byte. */
const LONGEST = 100;

export interface Hold {
  readonly release: () => Promise<void>;
}

export async function holdFolder(folder: string): Promise<Hold> {
  const path = socketOf(folder);
  return withLock(join(folder, 'hold.lock'), async () => {
    if (await isAnswered(path)) {
      throw new FolderHeld(
        `Another linework process is using the data in ${folder}. Stop it, or set another data folder.`,
      );
    }
    if (process.platform !== 'win32') await rm(path, { force: true });
    const server = await listening(path);
    return { release: () => new Promise((done) => server.close(() => done())) };
  });
}

function socketOf(folder: string): string {
  const whole = resolve(folder);
  const name = `linework-${createHash('sha256').update(whole).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(whole, 'hold.sock');
  return inside.length <= LONGEST ? inside : join(tmpdir(), `${name}.sock`);
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });
}

function listening(path: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', fail);
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}
