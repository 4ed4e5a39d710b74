// Writes and reads an archive of files in the interchange format of tar (POSIX.1-2017, pax, "ustar Interchange Format"), so that other tools can open it.
// In and out: streams of bytes, so that a database of any size needs little memory.

export interface Entry {
  /** Relative to the archive's root, with slashes. A folder has no content. */
  readonly path: string;
  readonly size: number;
  readonly isFolder: boolean;
}

/** Bytes of a header; contents are padded to a multiple of it. */
const BLOCK = 512;

/** Maximum bytes in a file: eleven octal digits. */
const MOST = 0o777_7777_7777;

/** Position of each header field: first byte, number of bytes. */
const AT = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  mtime: [136, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

/** The archive is damaged, or not a backup of this service. */
export class ArchiveError extends Error {}

export interface Stored extends Entry {
  readonly content: AsyncIterable<Uint8Array>;
}

export async function* archived(entries: AsyncIterable<Stored>): AsyncGenerator<Uint8Array> {
  for await (const { content, ...entry } of entries) {
    yield headOf(entry);
    let rest = entry.size;
    for await (const chunk of content) {
      // Data that grew meanwhile is cut to the size in the header.
      const part = chunk.subarray(0, rest);
      rest -= part.length;
      yield part;
    }
    if (rest > 0) throw new ArchiveError(`${entry.path} became shorter while it was read.`);
    yield Buffer.alloc(padding(entry.size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** `store` receives each entry and must consume its content. */
export async function unarchived(
  bytes: AsyncIterable<Uint8Array>,
  store: (entry: Entry, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const source = reader(bytes);
  for (;;) {
    const head = await source.exactly(BLOCK);
    if (head.every((byte) => byte === 0)) break;
    const entry = entryOf(head);
    await store(entry, source.most(entry.size));
    await source.exactly(padding(entry.size));
  }
  // Reads to the end, where damage shows.
  while ((await source.next()) !== undefined);
}

function headOf({ path, size, isFolder }: Entry): Buffer {
  const head = Buffer.alloc(BLOCK);
  const put = (field: keyof typeof AT, text: string): void => {
    const [from, most] = AT[field];
    if (Buffer.byteLength(text) > most) throw new ArchiveError(`${path} cannot be archived: its name is too long.`);
    head.write(text, from, most, 'utf8');
  };
  const octal = (field: keyof typeof AT, value: number): void =>
    put(field, `${value.toString(8).padStart(AT[field][1] - 1, '0')}\0`);
  if (size > MOST) throw new ArchiveError(`${path} cannot be archived: it is too large.`);
  put('name', path);
  octal('mode', isFolder ? 0o700 : 0o600);
  octal('uid', 0);
  octal('gid', 0);
  octal('size', size);
  octal('mtime', 0);
  put('type', isFolder ? '5' : '0');
  put('magic', 'ustar\x0000');
  octal('sum', sumOf(head));
  return head;
}

function entryOf(head: Buffer): Entry {
  const field = (name: keyof typeof AT): string => {
    const [from, most] = AT[name];
    return head.toString('utf8', from, from + most).split('\0', 1)[0] ?? '';
  };
  const type = field('type');
  if (!field('magic').startsWith('ustar') || Number.parseInt(field('sum'), 8) !== sumOf(head))
    throw new ArchiveError('It is damaged.');
  if (type !== '0' && type !== '5') throw new ArchiveError('It contains entries that are neither files nor folders.');
  const prefix = field('prefix');
  const path = (prefix === '' ? field('name') : `${prefix}/${field('name')}`).replace(/\/$/, '');
  return { path, size: Number.parseInt(field('size'), 8) || 0, isFolder: type === '5' };
}

/** Sum of the header's bytes, with spaces in place of the sum itself. */
function sumOf(head: Buffer): number {
  const [from, bytes] = AT.sum;
  return head.reduce((sum, byte, at) => sum + (at >= from && at < from + bytes ? 0x20 : byte), 0);
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

interface Reader {
  readonly next: () => Promise<Uint8Array | undefined>;
  readonly exactly: (size: number) => Promise<Buffer>;
  readonly most: (size: number) => AsyncGenerator<Uint8Array>;
}

function reader(bytes: AsyncIterable<Uint8Array>): Reader {
  const source = bytes[Symbol.asyncIterator]();
  let buffered: Uint8Array = Buffer.alloc(0);
  const next = async (): Promise<Uint8Array | undefined> => {
    const result = await source.next();
    return result.done ? undefined : result.value;
  };
  async function* most(size: number): AsyncGenerator<Uint8Array> {
    for (let rest = size; rest > 0; ) {
      if (buffered.length === 0) {
        const more = await next();
        if (more === undefined) throw new ArchiveError('Its end is missing.');
        buffered = more;
      }
      const part = buffered.subarray(0, rest);
      buffered = buffered.subarray(part.length);
      rest -= part.length;
      yield part;
    }
  }
  return {
    next,
    most,
    exactly: async (size) => {
      const parts: Uint8Array[] = [];
      for await (const part of most(size)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}
