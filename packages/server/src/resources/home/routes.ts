// GET /: the editor. It draws in the browser: after its files and the icons that a source names, it asks the service for nothing.
import { nodeIconFiles } from '@linework/icons/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addFiles, sender } from '../../pages/sent-files.js';
import { HOME_POLICY, homePage } from './page.js';

/** packages/editor/scripts/build.mjs writes them; the path is the same for `src` and `dist`. */
const EDITOR = new URL('../../../../editor/bundle/', import.meta.url);

const JSON_TYPE = 'application/json; charset=utf-8';

export async function addHome(app: FastifyInstance, isHosted: boolean): Promise<void> {
  const page = homePage(isHosted);
  app.get('/', async (_request, reply) =>
    reply.header('content-security-policy', HOME_POLICY).type('text/html; charset=utf-8').send(page),
  );
  const send = sender();
  await addFiles(app, '/editor', EDITOR, send);
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
