// GET /: a plain page with a live example: a source, its picture drawn now, and a form that draws another with a key.
import { draw } from '@linework/core';
import type { OperationContext } from '@linework/operations';
import type { FastifyInstance } from 'fastify';
import { EXAMPLE, homePage, SCRIPT, STYLE } from './page.js';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function addHome(app: FastifyInstance, context: OperationContext): void {
  const { svg = '' } = draw(EXAMPLE, { scheme: 'auto' }, { icons: context.icons });
  const page = homePage();
  app.get('/', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page),
  );
  app.get('/example.svg', async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('image/svg+xml; charset=utf-8')
      .send(svg),
  );
  app.get('/home.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get('/home.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
