// GET /: the editor. It draws in the browser: after its files and the icons that a source names, it asks the service for nothing.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { nodeIconFiles } from '@linework/icons/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOME_PAGE, HOME_POLICY, WORKER_POLICY } from './page.js';

/** packages/editor/scripts/build.mjs writes them; the path is the same for `src` and `dist`. */
const EDITOR = new URL('../../../../editor/bundle/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const JSON_TYPE = 'application/json; charset=utf-8';

/** Names with a hash never change. Others are asked for again after an hour. */
const HASHED = /-[\w-]{8}\.js$/;

export async function addHome(app: FastifyInstance): Promise<void> {
  app.get('/', async (_request, reply) =>
    reply.header('content-security-policy', HOME_POLICY).type('text/html; charset=utf-8').send(HOME_PAGE),
  );
  const send = sender();
  for (const name of await readdir(EDITOR)) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    app.get(`/editor/${name}`, async (request, reply) => {
      const age = HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.type(type).header('cache-control', age).header('content-security-policy', WORKER_POLICY);
      return send(request, reply, name, () => readFile(new URL(name, EDITOR)));
    });
  }
  const iconFile = nodeIconFiles();
  const sendIcons = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const text = iconFile(path);
    if (text === undefined) {
      reply.callNotFound();
      return reply;
    }
    return send(
      request,
      reply.type(JSON_TYPE).header('cache-control', 'public, max-age=3600'),
      `icons/${path}`,
      () => text,
    );
  };
  for (const name of ['sets.json', 'index.json'])
    app.get(`/editor/icons/${name}`, (request, reply) => sendIcons(request, reply, name));
  app.get<{ readonly Params: { readonly set: string; readonly file: string } }>(
    '/editor/icons/:set/:file',
    (request, reply) => sendIcons(request, reply, `${request.params.set}/${request.params.file}`),
  );
}

/** About 20 MB: all files of the editor and half of the icons. */
const MOST_KEPT = 1_000;

interface Kept {
  readonly packed: Buffer;
  /** Of the content: a browser that has it gets it only once. */
  readonly tag: string;
}

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  content: () => string | Buffer | Promise<Buffer>,
) => Promise<FastifyReply>;

/** Sends packed what the browser accepts packed; what was packed once is kept. */
function sender(): Send {
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
