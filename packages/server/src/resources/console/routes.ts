// GET /console and every path below it: the page of the console, for somebody who is signed in; its script shows the part that the path names.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendOn } from '../../pages/form.js';
import { addFiles, sender } from '../../pages/sent-files.js';
import type { Service } from '../../platform/service.js';
import { readerOf } from '../auth/reader.js';
import { signInAt } from '../sign-in/page.js';
import { CONSOLE_PAGE, CONSOLE_PATH, CONSOLE_POLICY } from './page.js';

/** packages/console/scripts/build.mjs writes them; the path is the same for `src` and `dist`. */
const CONSOLE = new URL('../../../../console/bundle/', import.meta.url);

export async function addConsole(app: FastifyInstance, service: Service): Promise<void> {
  await addFiles(app, `${CONSOLE_PATH}/files`, CONSOLE, sender());
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if ((await readerOf(service, request)) === undefined) return sendOn(reply, signInAt(request.url));
    return reply
      .header('content-security-policy', CONSOLE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(CONSOLE_PAGE);
  };
  app.get(CONSOLE_PATH, page);
  app.get(`${CONSOLE_PATH}/*`, page);
}
