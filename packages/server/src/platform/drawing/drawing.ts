// Diagrams drawn for the service itself: in, a source and how it should look; out, what it is, and its picture. Drawn by the pool; pictures
// are kept by their content, in memory, and in the database where they took long.
import { createHash } from 'node:crypto';
import type { ErrorEnvelope } from '@linework/operations';
import { eq, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Db } from '../db/database.js';
import { RequestError } from '../http/envelope.js';
import { pictures } from '../pictures/tables.js';
import type { Pool } from '../pool/pool.js';

export interface Look {
  readonly format: 'svg' | 'png' | 'pdf';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly embedSource?: boolean;
  readonly scale?: number;
}

export interface Picture {
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** Of source, look and engine: the same as long as the bytes are. */
  readonly key: string;
}

export interface Checked {
  readonly kind: string;
  readonly title: string | undefined;
  readonly diagnostics: readonly { readonly severity: string }[];
}

export interface Drawing {
  /** Throws `diagram.invalid` where it has mistakes. */
  readonly check: (source: string) => Promise<Checked>;
  readonly picture: (source: string, look: Look) => Promise<Picture>;
  readonly keyOf: (source: string, look: Look) => string;
}

const MEDIA_TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png', pdf: 'application/pdf' } as const;

/** Bytes of pictures in memory. */
const IN_MEMORY = 64_000_000;

/** Milliseconds of drawing from which on a picture is kept in the database. */
const DEAR = 50;

/** Days for which it is kept. */
const KEPT = 30;

export function drawingOf(
  pool: Pick<Pool, 'run'>,
  { db }: Pick<Database, 'db'>,
  version: string,
  now: () => Date,
): Drawing {
  const memory = new LRUCache<string, Picture>({
    maxSize: IN_MEMORY,
    sizeCalculation: ({ content }) => content.length + 200,
  });
  const under = new Map<string, Promise<Picture>>();
  const keyOf: Drawing['keyOf'] = (source, look) =>
    createHash('sha256')
      .update(JSON.stringify([version, look, source]))
      .digest('base64url');

  const drawn = async (source: string, look: Look, key: string): Promise<Picture> => {
    const [kept] = await db.select().from(pictures).where(eq(pictures.key, key));
    if (kept) return { key, mediaType: kept.mediaType, content: kept.content };
    const began = performance.now();
    const { format, theme, embedSource = false, scale } = look;
    const value = await ask(pool, 'render', {
      source,
      format,
      theme,
      ...(format === 'svg' ? { embedSource } : {}),
      ...(scale ? { scale } : {}),
    });
    const { svg, file } = value as { readonly svg?: string; readonly file?: { readonly base64: string } };
    const content = file === undefined ? Buffer.from(svg ?? '') : Buffer.from(file.base64, 'base64');
    const picture: Picture = { key, mediaType: MEDIA_TYPES[format], content };
    if (performance.now() - began > DEAR)
      await db
        .insert(pictures)
        .values({ key, mediaType: picture.mediaType, content, made: now() })
        .onConflictDoNothing();
    return picture;
  };

  return {
    keyOf,
    check: async (source) => {
      const value = (await ask(pool, 'validate', { source })) as Checked & { readonly ok: boolean };
      if (!value.ok) throw new RequestError('diagram.invalid', 'The diagram has mistakes.', value.diagnostics);
      return { kind: value.kind, title: value.title, diagnostics: value.diagnostics };
    },
    picture: async (source, look) => {
      const key = keyOf(source, look);
      const known = memory.get(key);
      if (known) return known;
      const waiting = under.get(key) ?? drawn(source, look, key);
      under.set(key, waiting);
      try {
        const picture = await waiting;
        memory.set(key, picture);
        return picture;
      } finally {
        under.delete(key);
      }
    },
  };
}

const NEVER = new AbortController().signal;

async function ask(pool: Pick<Pool, 'run'>, operation: string, input: unknown): Promise<unknown> {
  const { status, body } = await pool.run(
    'answer',
    {
      operation,
      requestId: 'own',
      beside: {},
      actor: { id: 'service', plan: 'pro', by: 'key' },
      body: [Buffer.from(JSON.stringify(input))],
    },
    NEVER,
  );
  const value = JSON.parse(Buffer.from(body).toString('utf8')) as ErrorEnvelope;
  if (status >= 400) throw new RequestError(value.errorCode, value.message, value.details);
  return value;
}

export async function forgetOldPictures(db: Db, now: Date): Promise<void> {
  await db.delete(pictures).where(lt(pictures.made, new Date(now.getTime() - KEPT * 86_400_000)));
}
