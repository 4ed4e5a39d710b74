// Serves the built editor, as any web server can: out, its address. `node packages/editor/scripts/serve.mjs [PORT]`.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bundle');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Resolves to the server, which listens. `changed`: texts of another version by path, or nothing where it has no such file. */
export function serveEditor(port = 0, changed = new Map()) {
  const server = createServer(({ url }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const name = path.slice(1) || 'index.html';
    if (changed.has(name)) {
      const text = changed.get(name);
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': TYPES[extname(name)] }).end(text);
      return;
    }
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    }
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await serveEditor(Number(process.argv[2] ?? 0));
  process.stdout.write(`http://127.0.0.1:${server.address().port}/\n`);
}
