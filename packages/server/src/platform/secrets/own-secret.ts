// The secret of a service that has none configured: generated once and kept in the data folder.
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readKeyFile, withLock, writeKeyFile } from '../auth/key-file.js';

export async function ownSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return withLock(`${file}.lock`, async () => {
    const stored = (await readKeyFile(file))?.trim();
    if (stored) return stored;
    const secret = randomBytes(48).toString('base64url');
    await writeKeyFile(file, `${secret}\n`);
    return secret;
  });
}
