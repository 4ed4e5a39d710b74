// A server of pages that use @linework/browser: in, pages by name; out, their addresses, with a policy that allows no inline style or script.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../fresh.mjs';

export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; trusted-types linework; require-trusted-types-for 'script'";
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.html': 'text/html' };
const bundle = join(root, 'packages/browser/bundle');

/** Runs `work` with the address of a site; `pages` are HTML, scripts or JSON by their name, or what resolves to them. `posted` gets what a page sends: its path and its text. */
export async function withLibrarySite(pages, work, posted) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname).slice(1);
    if (request.method === 'POST') {
      posted(path, await text(request));
      response.writeHead(204).end();
      return;
    }
    try {
      const body = (await pages[path]) ?? readFileSync(join(bundle, path.replace(/^linework\//, '')));
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
