// The key of a service started for local use: made once, kept in the data folder, good for everything.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Authenticate } from './actor.js';

const FORM = /^lw_local_[A-Za-z0-9_-]{32}$/;

/** Reads the folder's key, or makes one (readable by its owner only). */
export async function localKey(folder: string): Promise<string> {
  const file = join(folder, 'local-key');
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (FORM.test(stored.trim())) return stored.trim();
  const key = `lw_local_${randomBytes(24).toString('base64url')}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return key;
}

/** Accepts one key, compared in constant time. */
export function onlyKey(key: string): Authenticate {
  const expected = digest(key);
  return async (given) => (timingSafeEqual(digest(given), expected) ? { id: 'local', plan: 'pro' } : undefined);
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
