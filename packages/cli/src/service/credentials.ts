// The credentials on this machine: in, the environment; out, for each service the account, key and session. One file that only its
// owner can read, written completely or not at all.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileFailure, systemFailure } from '../command/failure.js';
import { configFolder, type Env } from '../files/config-folder.js';

export interface Credential {
  readonly email: string;
  /** Omitted if none could be created. */
  readonly key?: string;
  /** The id of the key, if this machine created it. */
  readonly keyId?: string;
  /** The cookie of the session, for what a key is not allowed to do: manage keys. */
  readonly cookie?: string;
}

/** How a service recognises this machine when it asks for a code and sends it back. */
export interface Asked {
  readonly email: string;
  readonly request: string;
}

export interface Credentials {
  /** The last service signed in to. */
  readonly service?: string;
  readonly services: Readonly<Record<string, Credential>>;
  /** For each service, the last sign-in, also after signing out. */
  readonly asked?: Readonly<Record<string, Asked>>;
}

export function credentialsFile(env: Env): string {
  return join(configFolder(env), 'credentials.json');
}

export function readCredentials(env: Env): Credentials {
  const path = credentialsFile(env);
  const text = textOf(path);
  if (text === undefined) return { services: {} };
  try {
    const { service, services, asked: pending } = JSON.parse(text) as Partial<Credentials>;
    return {
      ...(typeof service === 'string' ? { service } : {}),
      services: services ?? {},
      ...(pending === undefined ? {} : { asked: pending }),
    };
  } catch {
    throw fileFailure(`${path} is damaged. Delete it and sign in again: linework login`);
  }
}

export function writeCredentials(env: Env, credentials: Credentials): void {
  const path = credentialsFile(env);
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(beside, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(beside, path);
  } catch (cause) {
    rmSync(beside, { force: true });
    throw systemFailure('written', path, cause);
  }
}

function textOf(path: string): string | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ELOOP')
      throw fileFailure(`${path} is a link, so its keys are not used. Delete it and sign in again.`);
    throw systemFailure('read', path, cause);
  }
  try {
    // Windows has no such mode.
    const { mode, uid } = fstatSync(descriptor);
    const me = process.getuid?.();
    if (me !== undefined && uid !== me)
      throw fileFailure(`${path} belongs to another account, so its keys are not used. Delete it and sign in again.`);
    if (me !== undefined && (mode & 0o077) !== 0)
      throw fileFailure(`${path} can be read by other accounts, so its keys are not used. Run: chmod 600 ${path}`);
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}
