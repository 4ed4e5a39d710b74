// GET /docs: the interactive description, from files of this machine alone. No inline script or style, nothing fetched
// from elsewhere.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Linework API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  persistAuthorization: false,
});
`;

/** Copied there by scripts/build.mjs; the same for `src` and for `dist`. */
const SWAGGER = new URL('../../../generated/swagger/', import.meta.url);

const FILES = [
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
] as const;

export async function addDocs(app: FastifyInstance): Promise<void> {
  app.get('/docs', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  for (const [name, type] of FILES) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=3600')
        .send(await readFile(new URL(name, SWAGGER))),
    );
  }
}
