// GET /docs: the interactive API description, only from files of this machine. No inline script or style, nothing fetched
// from other sites.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY } from '../../pages/policy.js';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Linework API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/** The class is Swagger UI's own, which has no media query for it. */
const START = `'use strict';
const system = matchMedia('(prefers-color-scheme: dark)');
const colour = () => document.documentElement.classList.toggle('dark-mode', system.matches);
system.addEventListener('change', colour);
colour();
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  persistAuthorization: false,
  // This server is the only one, and its list has no name for screen readers.
  plugins: [() => ({ wrapComponents: { ServersContainer: () => () => null } })],
  // Requests go back to the host name under which the page was opened: another one is not allowed.
  requestInterceptor: (request) => {
    const { pathname, search } = new URL(request.url, location.origin);
    return Object.assign(request, { url: location.origin + pathname + search });
  },
});
`;

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
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
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
