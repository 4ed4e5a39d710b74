// Serves a preview on this machine: in, what to show; out, a link that nobody can guess, and a way to report a
// change. A request without the link's token, or under another host name (DNS rebinding), is refused.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PreviewDrawing, type PreviewFiles, SCRIPTS } from '@linework/web';
import { PAGE_POLICY } from '../pages/policy.js';
import { PREVIEW_PAGE, PREVIEW_STYLE } from './page.js';

export interface PreviewOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Whether the page shows a list. */
  readonly folder: boolean;
  /** Names of what can be shown, in list order. */
  readonly files: () => readonly string[];
  /** Called only with a name from `files`. */
  readonly drawing: (file: string) => Promise<PreviewDrawing>;
}

export interface Preview {
  /** Includes the token. */
  readonly link: string;
  /** Makes open pages draw again. */
  readonly changed: () => void;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const HOST = '127.0.0.1';
/** Maximum pages that listen at once; a browser opens few, and each holds a connection. */
const MOST_PAGES = 50;

export async function servePreview(options: PreviewOptions): Promise<Preview> {
  const token = randomBytes(24).toString('base64url');
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const refusal = refused(request, port, token);
    if (refusal) return send(request, response, refusal);
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`);
    if (pathname === `/${token}`) {
      return send(request, response, {
        ...words(308, 'Open the link with its trailing slash.'),
        headers: { location: `/${token}/` },
      });
    }
    const name = pathname.slice(token.length + 2);
    if (name === 'events') return listen(request, response, pages);
    answer(name, searchParams.get('file'), options).then(
      (result) => send(request, response, result),
      () => send(request, response, words(500, 'The preview failed for this file.')),
    );
  });
  server.maxConnections = 4 * MOST_PAGES;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    link: `http://${HOST}:${port}/${token}/`,
    changed: () => {
      for (const each of pages) each.write('data: changed\n\n');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refused({ method, url = '/', headers }: IncomingMessage, port: number, token: string): Answer | undefined {
  const hosts = [`${HOST}:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return words(403, 'This preview responds only at its own address.');
  const { origin } = headers;
  if (origin !== undefined && !hosts.some((each) => origin === `http://${each}`))
    return words(403, 'Other pages cannot send requests to this preview.');
  const [path = ''] = url.split('?', 1);
  if (!same(path.split('/', 2)[1] ?? '', token))
    return words(403, 'Open the link that linework preview printed. It contains a token.');
  if (method !== 'GET' && method !== 'HEAD')
    return { ...words(405, 'A preview is read-only.'), headers: { allow: 'GET, HEAD' } };
  return undefined;
}

/** Compares in a time that does not reveal how much is right. */
function same(candidate: string, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(candidate), digest(token));
}

async function answer(name: string, file: string | null, options: PreviewOptions): Promise<Answer> {
  switch (name) {
    case '':
      return { status: 200, type: 'text/html', body: PREVIEW_PAGE };
    case 'preview.css':
      return { status: 200, type: 'text/css', body: PREVIEW_STYLE };
    case 'preview.js':
      return { status: 200, type: 'text/javascript', body: SCRIPTS.preview };
    case 'files':
      return json({ folder: options.folder, files: options.files() } satisfies PreviewFiles);
    case 'drawing':
      return json(
        file !== null && options.files().includes(file)
          ? await options.drawing(file)
          : { problem: 'This file is not in the preview, or no longer exists.' },
      );
    default:
      return words(404, 'Nothing exists at this path.');
  }
}

function json(value: unknown): Answer {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) };
}

function words(status: number, text: string): Answer {
  return { status, type: 'text/plain', body: `${text}\n` };
}

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

function send({ method }: IncomingMessage, response: ServerResponse, { status, type, body, headers }: Answer): void {
  response.writeHead(status, {
    ...HEADERS,
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Server-sent events: one per change. */
function listen(request: IncomingMessage, response: ServerResponse, pages: Set<ServerResponse>): void {
  if (pages.size >= MOST_PAGES) {
    send(request, response, words(503, 'Too many pages have this preview open.'));
    return;
  }
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.write('retry: 1000\n\n');
  pages.add(response);
  response.once('close', () => pages.delete(response));
}
