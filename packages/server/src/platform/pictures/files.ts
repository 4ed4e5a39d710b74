// Pictures as files: in, a folder and its budget; out, a store that reads and writes them off the event loop, one write after another. What it
// holds is known from its names and sizes. A picture that cannot be written is drawn again.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Budget, budget, type Shares } from './budget.js';

export interface CachedPicture {
  /** A media type, or other text that belongs to the content. */
  readonly type: string;
  readonly content: Uint8Array;
}

export interface PictureFiles {
  readonly has: (key: string) => boolean;
  /** Undefined if it is not there, or was damaged. */
  readonly read: (key: string) => Promise<CachedPicture | undefined>;
  /** Returns at once; skipped if too much waits to be written. */
  readonly write: (key: string, owner: string, entry: CachedPicture) => void;
  /** Removes what was not used since a moment. */
  readonly forget: (before: Date) => Promise<void>;
  readonly bytes: () => number;
  /** Resolves when nothing waits to be written or removed. */
  readonly settled: () => Promise<void>;
}

export interface PictureFolder {
  readonly folder: string;
  readonly shares: Shares;
  readonly now: () => Date;
  /** Called once until writing works again. */
  readonly failed: (error: unknown) => void;
}

/** Bytes that can wait to be written. */
const WAITING = 64_000_000;

/** What the smallest file takes on most disks. */
const BLOCK = 4_096;

/** The owner, so that a share survives a restart, and the key. */
const NAME = /^([0-9a-f]{16})\.([\w-]{43})$/;

/** Ends the first line, which has the type and the length. */
const NEWLINE = 10;

export function pictureFiles(of: PictureFolder): PictureFiles {
  const { folder, shares, now, failed } = of;
  const held = budget(shares);
  const names = new Map<string, string>();
  let waiting = 0;
  let isBroken = false;

  const gone = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      const name = names.get(key);
      held.drop(key);
      names.delete(key);
      if (name !== undefined) await rm(join(folder, name), { force: true });
    }
  };
  let under: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    under = under.then(work).then(
      () => {
        isBroken = false;
      },
      (error: unknown) => {
        if (!isBroken) failed(error);
        isBroken = true;
      },
    );
    return under;
  };
  enqueue(async () => gone(await addEarlierFiles(folder, held, names)));

  return {
    has: (key) => held.has(key),
    read: async (key) => {
      const name = names.get(key);
      if (name === undefined) return undefined;
      const path = join(folder, name);
      const entry = unpacked(await readFile(path).catch(() => undefined));
      if (entry === undefined) {
        enqueue(() => gone([key]));
        return undefined;
      }
      const moment = now();
      held.used(key, moment.getTime());
      utimes(path, moment, moment).catch(() => undefined);
      return entry;
    },
    write: (key, owner, entry) => {
      const bytes = entry.content.length + BLOCK;
      if (held.has(key) || bytes > shares.each || waiting + bytes > WAITING) return;
      waiting += bytes;
      const name = `${createHash('sha256').update(owner).digest('hex').slice(0, 16)}.${key}`;
      enqueue(async () => {
        try {
          await put(folder, name, entry);
          names.set(key, name);
          await gone(held.add(key, { owner: name.slice(0, 16), bytes, at: now().getTime() }));
        } finally {
          waiting -= bytes;
        }
      });
    },
    forget: (before) => enqueue(() => gone(held.unusedSince(before.getTime()))),
    bytes: held.bytes,
    settled: () => under,
  };
}

async function put(folder: string, name: string, { type, content }: CachedPicture): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const beside = `${path}.new`;
  try {
    const first = `${JSON.stringify([type, content.length])}\n`;
    await writeFile(beside, [Buffer.from(first), content], { mode: 0o600 });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Without syncing, a file can be cut short by a power failure: its length must be as written. */
function unpacked(bytes: Buffer | undefined): CachedPicture | undefined {
  const end = bytes?.indexOf(NEWLINE) ?? -1;
  if (bytes === undefined || end === -1) return undefined;
  const content = bytes.subarray(end + 1);
  const first = bytes.toString('utf8', 0, end);
  const [, type = '', length] = /^\["((?:[^"\\]|\\.)*)",(\d+)\]$/.exec(first) ?? [];
  return length === String(content.length) ? { type: JSON.parse(`"${type}"`) as string, content } : undefined;
}

/** Adds the files of an earlier run, the least recently used first; returns the keys that have no room. */
async function addEarlierFiles(folder: string, held: Budget, names: Map<string, string>): Promise<readonly string[]> {
  const all = await readdir(folder).catch(() => []);
  const files: { readonly name: string; readonly bytes: number; readonly at: number }[] = [];
  for (const name of all) {
    const path = join(folder, name);
    if (!NAME.test(name)) {
      if (name.endsWith('.new')) await rm(path, { force: true });
      continue;
    }
    const file = await stat(path).catch(() => undefined);
    if (file) files.push({ name, bytes: file.size + BLOCK, at: file.mtimeMs });
  }
  const gone: string[] = [];
  for (const { name, ...rest } of files.toSorted((a, b) => a.at - b.at)) {
    const [, owner = '', key = ''] = NAME.exec(name) ?? [];
    names.set(key, name);
    gone.push(...held.add(key, { owner, ...rest }));
  }
  return gone;
}
