// Draws diagrams for the service itself: in, a source, its look and a house style; out, its kind and title, and its picture. Drawn by the pool, and cached. A
// source crosses to a worker as a string and a picture comes back as bytes: neither is JSON on the event loop.
import { createHash } from 'node:crypto';
import type { DiagnosticRecord } from '@linework/core';
import { accountTenant } from '@linework/operations';
import { type ErrorEnvelope, RequestError } from '../http/envelope.js';
import type { Asking, PictureCache } from '../pictures/cache.js';
import type { Asker, Pool } from '../pool/pool.js';
import type { HttpAnswer, HttpCall, StyleBytes } from '../pool/work.js';

export interface Look {
  readonly format: 'svg' | 'png' | 'pdf' | 'text';
  /** If omitted, the source decides. */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  readonly embedSource?: boolean;
  readonly scale?: number | undefined;
}

/** What a diagram in Mermaid is in the language. */
export interface Converted {
  readonly source: string;
  /** What was lost, renamed or guessed, one sentence per item. */
  readonly warnings: readonly string[];
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
  /** Warnings: a source with errors has no kind. */
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** For whom a picture is drawn. */
export interface For extends Pick<Asking, 'owner' | 'admit'>, Asker {
  readonly style: StyleBytes | undefined;
}

export interface Drawing {
  /** Throws `diagram.invalid` if it has errors. */
  readonly check: (source: string, asker: Asker, style: StyleBytes | undefined) => Promise<Checked>;
  /** Throws `diagram.invalid` if it cannot be converted. */
  readonly converted: (mermaid: string, caller: Omit<For, 'style'>) => Promise<Converted>;
  /** Drawn once for all who wait for it. */
  readonly picture: (source: string, look: Look, caller: For) => Promise<Picture>;
  /** What changed between two versions, as an SVG. Throws `diagram.invalid` if they cannot be compared. */
  readonly comparison: (before: string, after: string, theme: 'light' | 'dark', caller: For) => Promise<Picture>;
  readonly keyOf: (source: string, look: Look, style: StyleBytes | undefined) => string;
}

const ACCEPT = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf', text: 'text/plain' } as const;

/** Bytes of JSON that the event loop parses. */
const MOST_JSON = 1_000_000;

/** The same, of two pictures: most of it is two texts. */
const MOST_COMPARISON = 8_000_000;

export function drawingOf(pool: Pick<Pool, 'run'>, { getOrMake }: PictureCache, version: string): Drawing {
  const keyOf: Drawing['keyOf'] = (source, look, style) =>
    createHash('sha256')
      .update(`${JSON.stringify(['picture', version, look, ...(style === undefined ? [] : [style.key])])}\n`)
      .update(source)
      .digest('base64url');
  return {
    keyOf,
    check: async (source, asker, style) => {
      const value = jsonIn(await ask(pool, { operation: 'validate', beside: { source }, style }, asker)) as Checked & {
        readonly ok: boolean;
      };
      if (!value.ok) throw new RequestError('diagram.invalid', 'The diagram has errors.', value.diagnostics);
      return { kind: value.kind, title: value.title, diagnostics: value.diagnostics };
    },
    converted: async (mermaid, caller) => {
      const key = createHash('sha256')
        .update(JSON.stringify(['converted', version, mermaid]))
        .digest('base64url');
      const make = async (signal: AbortSignal) => {
        const call = { operation: 'convert_external', beside: { source: mermaid }, style: undefined };
        const answer = jsonIn(await ask(pool, call, { taker: caller.taker, signal })) as Conversion;
        if (!answer.ok) throw new RequestError('diagram.invalid', CONVERTED_NOTHING, answer.diagnostics);
        const warnings = answer.diagnostics.map(({ line, message }) => `Line ${line}: ${message}`);
        const converted: Converted = { source: answer.source, warnings };
        return { type: 'application/json', content: Buffer.from(JSON.stringify(converted)) };
      };
      const entry = await getOrMake({ ...caller, key, make });
      if (entry === undefined) throw new Error('A converted diagram is missing.');
      return JSON.parse(Buffer.from(entry.content).toString('utf8')) as Converted;
    },
    picture: async (source, { format, embedSource = false, ...look }, caller) => {
      const { style } = caller;
      const key = keyOf(source, { format, ...look, ...(embedSource ? { embedSource } : {}) }, style);
      const make = async (signal: AbortSignal) => {
        const beside = { source, ...look, ...(embedSource ? { embedSource } : {}) };
        const call = { operation: 'render', beside, style, accept: ACCEPT[format] };
        const { headers, body } = await ask(pool, call, { taker: caller.taker, signal });
        return { type: String(headers['content-type']), content: body };
      };
      const picture = await getOrMake({ ...caller, key, make });
      if (picture === undefined) throw new Error('A drawn picture is missing.');
      return { key, mediaType: picture.type, content: picture.content };
    },
    comparison: async (before, after, theme, caller) => {
      const { style } = caller;
      const key = createHash('sha256')
        .update(JSON.stringify(['comparison', version, theme, before, after, style?.key]))
        .digest('base64url');
      const make = async (signal: AbortSignal) => {
        const beside = { before, after, picture: true };
        const answer = await ask(pool, { operation: 'compare', beside, style }, { taker: caller.taker, signal });
        if (answer.body.length > MOST_COMPARISON)
          throw new RequestError('request.too_heavy', 'The comparison is too large to show.');
        const { pictures, summary } = parsed(answer) as Compared;
        if (pictures === undefined) throw new RequestError('diagram.invalid', summary);
        return { type: ACCEPT.svg, content: Buffer.from(pictures[theme]) };
      };
      const picture = await getOrMake({ ...caller, key, make });
      if (picture === undefined) throw new Error('A drawn comparison is missing.');
      return { key, mediaType: picture.type, content: picture.content };
    },
  };
}

const CONVERTED_NOTHING = 'The Mermaid diagram cannot be converted.';

/** Part of the answer of the operation. */
interface Conversion {
  readonly ok: boolean;
  readonly source: string;
  readonly diagnostics: readonly { readonly line: number; readonly message: string }[];
}

interface Compared {
  readonly summary: string;
  readonly pictures?: Readonly<Record<'light' | 'dark', string>>;
}

/** Throws what the operation refused. For a picture without diagnostics: they quote the source, which not everyone who sees a picture can see. */
async function ask(
  pool: Pick<Pool, 'run'>,
  { style, ...task }: Pick<HttpCall, 'operation' | 'beside' | 'accept'> & { readonly style: StyleBytes | undefined },
  asker: Asker,
): Promise<HttpAnswer> {
  const actor = { id: 'service', plan: 'pro', by: 'key', tenant: accountTenant('service') } as const;
  const call = { ...task, requestId: 'own', actor, ...(style === undefined ? {} : { style }) };
  const answer = await pool.run('answer', call, asker);
  if (answer.status < 400) return answer;
  const { errorCode, message, details } = jsonIn(answer) as ErrorEnvelope;
  const error = { key: errorCode, status: answer.status, meaning: message };
  throw new RequestError(error, message, task.accept === undefined ? details : undefined);
}

function jsonIn(answer: HttpAnswer): unknown {
  if (answer.body.length > MOST_JSON)
    throw new RequestError(
      'diagram.invalid',
      'The diagram has more errors and warnings than can be listed here. Check it with POST /v1/diagrams/validate.',
    );
  return parsed(answer);
}

function parsed({ body }: HttpAnswer): unknown {
  return JSON.parse(Buffer.from(body).toString('utf8'));
}
