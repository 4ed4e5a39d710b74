// A server of pages that use @linework/browser: in, pages by name; out, their addresses, with a policy that allows no inline style or script.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from '../../fresh.mjs';

export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; trusted-types linework; require-trusted-types-for 'script'";
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.html': 'text/html' };
const bundle = join(root, 'packages/browser/bundle');

/** Runs `work` with the address of a site; `pages` are HTML or scripts by their name. */
export async function withLibrarySite(pages, work) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname).slice(1);
    try {
      const body = pages[path] ?? readFileSync(join(bundle, path.replace(/^linework\//, '')));
      const type = TYPES[extname(path)] ?? 'text/plain';
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
