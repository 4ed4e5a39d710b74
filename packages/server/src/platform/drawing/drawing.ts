// Draws diagrams for the service itself: in, a source and its look; out, its kind and title, and its picture. Drawn by the pool, and cached.
import { createHash } from 'node:crypto';
import type { ErrorEnvelope } from '@linework/operations';
import { RequestError } from '../http/envelope.js';
import type { Keeping } from '../pictures/kept.js';
import type { Asker, Pool } from '../pool/pool.js';

export interface Look {
  readonly format: 'svg' | 'png' | 'pdf';
  readonly theme: 'light' | 'dark' | 'auto';
  readonly embedSource?: boolean;
  readonly scale?: number;
}

export interface Picture {
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** Derived from source, look and engine: the same as long as the bytes are. */
  readonly key: string;
}

export interface Checked {
  readonly kind: string;
  readonly title: string | undefined;
  readonly diagnostics: readonly { readonly severity: string }[];
}

export interface Drawing {
  /** Throws `diagram.invalid` if it has errors. */
  readonly check: (source: string) => Promise<Checked>;
  readonly picture: (source: string, look: Look) => Promise<Picture>;
  readonly keyOf: (source: string, look: Look) => string;
}

const MEDIA_TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png', pdf: 'application/pdf' } as const;

export function drawingOf(pool: Pick<Pool, 'run'>, { kept }: Keeping, version: string): Drawing {
  const keyOf: Drawing['keyOf'] = (source, look) =>
    createHash('sha256')
      .update(JSON.stringify(['picture', version, look, source]))
      .digest('base64url');
  return {
    keyOf,
    check: async (source) => {
      const value = (await ask(pool, 'validate', { source })) as Checked & { readonly ok: boolean };
      if (!value.ok) throw new RequestError('diagram.invalid', 'The diagram has errors.', value.diagnostics);
      return { kind: value.kind, title: value.title, diagnostics: value.diagnostics };
    },
    picture: async (source, look) => {
      const key = keyOf(source, look);
      const drawn = await kept(key, async () => ({
        type: MEDIA_TYPES[look.format],
        content: await bytesOf(pool, source, look),
      }));
      if (drawn === undefined) throw new Error('A drawn picture is missing.');
      return { key, mediaType: drawn.type, content: drawn.content };
    },
  };
}

async function bytesOf(pool: Pick<Pool, 'run'>, source: string, look: Look): Promise<Uint8Array> {
  const { embedSource = false, ...rest } = look;
  const value = await ask(pool, 'render', { source, ...rest, ...(look.format === 'svg' ? { embedSource } : {}) });
  const { svg, file } = value as { readonly svg?: string; readonly file?: { readonly base64: string } };
  return file === undefined ? Buffer.from(svg ?? '') : Buffer.from(file.base64, 'base64');
}

const OWN: Asker = { tenant: 'service', signal: new AbortController().signal };

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
    OWN,
  );
  const value = JSON.parse(Buffer.from(body).toString('utf8')) as ErrorEnvelope;
  if (status >= 400) throw new RequestError(value.errorCode, value.message, value.details);
  return value;
}
