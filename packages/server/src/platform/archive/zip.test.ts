// A ZIP is made while it is read.
import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ArchiveEntry } from './entry.js';
import { zipped } from './zip.js';

const NOW = new Date('2026-05-01T12:00:00Z');

async function* of(...entries: readonly ArchiveEntry[]): AsyncGenerator<ArchiveEntry> {
  yield* entries;
}

async function bytesOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const all: Buffer[] = [];
  for await (const each of pieces) all.push(Buffer.from(each));
  return new Uint8Array(Buffer.concat(all));
}

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

test('every file reads back, in its folder, with names and texts of any script, and empty ones too', async () => {
  const large = 'x'.repeat(3_000_000);
  const entries = [
    { path: 'README.md', content: ['# Grüße 你好'] },
    { path: 'empty.txt', content: [] },
    { path: '図/ä b.diagram', content: [large, Uint8Array.of(65)] },
  ];
  const files = unzipSync(await bytesOf(zipped(of(...entries), NOW)));
  expect(Object.keys(files)).toEqual(entries.map(({ path }) => path));
  expect([text(files['README.md']), text(files['empty.txt'])]).toEqual(['# Grüße 你好', '']);
  expect(text(files['図/ä b.diagram']) === `${large}A`).toBe(true);
});

describe('a large file', () => {
  /** Incompressible pieces of 64 kB, as many as somebody takes. */
  function endless() {
    const seen = { pieces: 0, isEnded: false };
    async function* content(): AsyncGenerator<Uint8Array> {
      try {
        for (; ; seen.pieces++) yield randomBytes(64_000);
      } finally {
        seen.isEnded = true;
      }
    }
    return { seen, content: content() };
  }

  test('is not read ahead of a slow reader by more than some pieces', async () => {
    const { seen, content } = endless();
    const pieces = zipped(of({ path: 'large', content }), NOW);
    for (let taken = 0; taken < 3; taken++) await pieces.next();
    let before = -1;
    while (before !== seen.pieces) {
      before = seen.pieces;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(seen.pieces).toBeLessThan(20);
    await pieces.return(undefined);
  });

  test('and the files behind it are ended when the reader leaves', async () => {
    const { seen, content } = endless();
    let isListEnded = false;
    async function* entries(): AsyncGenerator<ArchiveEntry> {
      try {
        yield { path: 'large', content };
        yield { path: 'never', content: [] };
      } finally {
        isListEnded = true;
      }
    }
    const pieces = zipped(entries(), NOW);
    await pieces.next();
    await pieces.return(undefined);
    expect([seen.isEnded, isListEnded]).toEqual([true, true]);
  });
});

test('a file that fails fails the archive, which has no end then', async () => {
  async function* content(): AsyncGenerator<string> {
    yield 'begun';
    throw new Error('The database is gone.');
  }
  const all: Buffer[] = [];
  const reading = (async () => {
    for await (const each of zipped(of({ path: 'one', content: ['1'] }, { path: 'two', content: content() }), NOW))
      all.push(Buffer.from(each));
  })();
  await expect(reading).rejects.toThrow('The database is gone.');
  expect(() => unzipSync(new Uint8Array(Buffer.concat(all)))).toThrow();
});
