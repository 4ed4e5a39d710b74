// The key of a service started for local use: created once, kept in the data folder, with every scope.
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCAL } from '@linework/operations';
import { isSameSecret } from '../secrets/same-secret.js';
import type { Authenticate } from './actor.js';
import { readKeyFile, withLock, writeKeyFile } from './key-file.js';

const FORM = /^lw_local_[A-Za-z0-9_-]{32}$/;

/** Reads the folder's key, or creates one; services that start at the same time get the same key. */
export async function localKey(folder: string): Promise<string> {
  const file = join(folder, 'local-key');
  const stored = await storedKey(file);
  if (stored !== undefined) return stored;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return withLock(`${file}.lock`, async () => {
    const meanwhile = await storedKey(file);
    if (meanwhile !== undefined) return meanwhile;
    const key = `lw_local_${randomBytes(24).toString('base64url')}`;
    await writeKeyFile(file, `${key}\n`);
    return key;
  });
}

async function storedKey(file: string): Promise<string | undefined> {
  const text = (await readKeyFile(file))?.trim();
  return text !== undefined && FORM.test(text) ? text : undefined;
}

/** Accepts one key, compared in constant time. */
export function onlyKey(key: string): Authenticate {
  return async (credential) => ('key' in credential && isSameSecret(credential.key, key) ? LOCAL : undefined);
}
