// Files of pages: in, their content by name; out, sent packed to browsers that take it, and only once to one that keeps it.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Names with a hash never change. Others are asked for again every time. */
const HASHED = /-[\w-]{8}\.js$/;

/** Serves the scripts and styles of a folder below a path. Their policy is that of a worker, which has the one that came with its own script. */
export async function addFiles(app: FastifyInstance, path: string, folder: URL, send: Send): Promise<void> {
  for (const name of await readdir(folder)) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    app.get(`${path}/${name}`, async (request, reply) => {
      const age = HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.type(type).header('cache-control', age).header('content-security-policy', FILE_POLICY);
      return send(request, reply, name, () => readFile(new URL(name, folder)));
    });
  }
}

const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** About 20 MB: all files of the editor and half of the icons. */
const MOST_KEPT = 1_000;

interface Kept {
  readonly packed: Buffer;
  /** Of the content: a browser that has it gets it only once. */
  readonly tag: string;
}

export type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  content: () => string | Buffer | Promise<Buffer>,
) => Promise<FastifyReply>;

/** Sends packed what the browser accepts packed; what was packed once is kept. */
export function sender(): Send {
  const files = new Map<string, Kept>();
  return async ({ headers }, reply, name, content) => {
    const file = files.get(name) ?? keptOf(await content());
    if (files.size < MOST_KEPT) files.set(name, file);
    reply.header('vary', 'accept-encoding').header('etag', file.tag);
    if (headers['if-none-match'] === file.tag) return reply.code(304).send();
    const accepts = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
    return accepts ? reply.header('content-encoding', 'gzip').send(file.packed) : reply.send(gunzipSync(file.packed));
  };
}

function keptOf(content: string | Buffer): Kept {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 20);
  return { packed: gzipSync(content), tag: `"${digest}"` };
}
