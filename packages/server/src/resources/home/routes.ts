// GET /: an editor page: a source, its picture drawn while typing with a key, and downloads.
import { drawSchemes } from '@linework/core';
import type { OperationContext } from '@linework/operations';
import { SCRIPTS } from '@linework/web';
import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY } from '../../pages/policy.js';
import { EXAMPLE, HOME_PAGE, HOME_STYLE } from './page.js';

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function addHome(app: FastifyInstance, context: OperationContext): void {
  app.get('/', async (_request, reply) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(HOME_PAGE),
  );
  // Drawn for the first reader: a start needs no picture.
  let pictures: ReturnType<typeof drawSchemes> | undefined;
  const example = (index: number): string => {
    pictures ??= drawSchemes(EXAMPLE, ['light', 'dark'], {}, { icons: context.icons });
    return pictures[index]?.svg ?? '';
  };
  for (const [index, path] of ['/example.svg', '/example.dark.svg'].entries()) {
    app.get(path, async (_request, reply) =>
      reply.header('content-security-policy', PICTURE_POLICY).type('image/svg+xml; charset=utf-8').send(example(index)),
    );
  }
  app.get('/home.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPTS.home));
  app.get('/home.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(HOME_STYLE));
}
