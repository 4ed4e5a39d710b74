// The icons as files that a browser loads one by one: in, a folder; out, in it the sets, the index and one file per shard.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';

const from = join(dirname(fileURLToPath(import.meta.url)), '../../icons/generated/icons');
const NUMBER = 4;

export async function writeIcons(folder) {
  await mkdir(folder, { recursive: true });
  for (const name of ['sets.json', 'index.json', 'NOTICE']) await cp(join(from, name), join(folder, name));
  const sets = JSON.parse(await readFile(join(from, 'sets.json'), 'utf8'));
  for (const [set, { shards }] of Object.entries(sets)) {
    const file = await readFile(join(from, `${set}.shards`));
    await mkdir(join(folder, set), { recursive: true });
    for (let at = 0; at < shards; at++) {
      const begin = file.readUInt32LE(NUMBER * (at + 1));
      const end = file.readUInt32LE(NUMBER * (at + 2));
      await writeFile(join(folder, set, `${at}.json`), inflateRawSync(file.subarray(begin, end)));
    }
  }
}
