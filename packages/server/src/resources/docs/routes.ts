// GET /docs: the interactive API description, only from files of this machine. No inline script or style, nothing fetched
// from other sites.
import { readFile } from 'node:fs/promises';
import { SCRIPTS } from '@linework/web';
import type { FastifyInstance } from 'fastify';
import { documentOf } from '../../pages/document.js';
import { html } from '../../pages/html.js';
import { PAGE_POLICY } from '../../pages/policy.js';

const PAGE = documentOf({
  title: 'Linework API',
  styles: ['/docs/swagger-ui.css', '/docs/docs.css'],
  scripts: ['/docs/swagger-ui-bundle.js', '/docs/start.js'],
  body: html`<div id="docs"></div>`,
});

/** scripts/build.mjs copies the files there; the path is the same for `src` and `dist`. */
const SWAGGER = new URL('../../../generated/swagger/', import.meta.url);
/** Swagger UI's own badges, links and buttons have too little contrast. */
const STYLE = `body { margin: 0; }
.swagger-ui .info .title small { background: #50565d; }
.swagger-ui .info .title small.version-stamp { background: #1d632e; }
html:not(.dark-mode) .swagger-ui .info :is(.url, .link) { color: #125bce; }
html:not(.dark-mode) .swagger-ui .btn.authorize { border-color: #1d632e; color: #1d632e; }
html:not(.dark-mode) .swagger-ui .opblock .opblock-summary-method { color: #161b21; text-shadow: none; }
html:not(.dark-mode) .swagger-ui .json-schema-2020-12-expand-deep-button { color: #50565d; }
`;

const FILES = [
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
] as const;

export async function addDocs(app: FastifyInstance): Promise<void> {
  app.get('/docs', async (_request, reply) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPTS.docs));
  app.get('/docs/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  for (const [name, type] of FILES) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(new URL(name, SWAGGER))),
    );
  }
}
