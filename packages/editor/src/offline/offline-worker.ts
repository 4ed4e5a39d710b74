// The service worker of the static site: in, the files of one version by their hashes, which the build writes in front of it; out, the site without a
// network. Files are kept by what they hold, and a file that has another hash than the list says is refused, so two versions never mix. A new version
// takes over from the last page that was loaded with the old one, which loads once more.
export {};

/** The first 16 hexadecimal digits of SHA-256, by path. */
declare const FILES: Readonly<Record<string, string>>;

/** As lib.dom and lib.webworker can't be used together. */
interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly waiting: unknown;
    readonly unregister: () => Promise<boolean>;
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly unknown[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
}

interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Events {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly message: Lasting & { readonly data: unknown };
  readonly fetch: { readonly request: Request; readonly respondWith: (response: Promise<Response>) => void };
}

const scope = globalThis as unknown as WorkerScope;
const home = scope.registration.scope;
const CACHE = `linework ${home}`;
/** Files that are fetched at once. */
const TOGETHER = 6;
/** ms between those that nobody waits for, so that typing doesn't feel them. */
const PAUSE = 250;

const keyOf = (hash: string): string => new URL(`kept/${hash}`, home).href;

/** Icons are thousands of files, of which a diagram needs few: they come after the rest. */
const isLater = (path: string): boolean => /^icons\/.+\//.test(path);

scope.addEventListener('install', (event) => {
  event.waitUntil(
    keepAll(
      Object.keys(FILES).filter((path) => !isLater(path)),
      () => Promise.resolve(true),
    ),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver());
  if (event.data === 'keep the rest') event.waitUntil(keepAll(Object.keys(FILES), isLasting));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home)) return;
  const path = new URL(request.url).pathname.slice(new URL(home).pathname.length) || 'index.html';
  const hash = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (hash === undefined) return;
  event.respondWith(request.mode === 'navigate' ? page(path, hash) : fileOf(path, hash));
});

/** After a pause: false where a next version waits, which can't take over while this one works. */
async function isLasting(): Promise<boolean> {
  await new Promise((passed) => setTimeout(passed, PAUSE));
  return scope.registration.waiting === null;
}

/** Only from the last page. Another one would need parts that the server no longer has. */
async function takeOver(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length < 2) await scope.skipWaiting();
}

async function page(path: string, hash: string): Promise<Response> {
  try {
    return await fileOf(path, hash);
  } catch (cause) {
    if (!(cause instanceof OtherVersion)) throw cause;
    // The browser lost the page of this version, and the server has another one: the page loads once more, from there.
    await scope.registration.unregister();
    return new Response('', { headers: { refresh: '0' } });
  }
}

/** A browser that is full or refuses storage gets the file from the server. */
async function fileOf(path: string, hash: string): Promise<Response> {
  const cached = await caches
    .open(CACHE)
    .then((cache) => cache.match(keyOf(hash)))
    .catch(() => undefined);
  if (cached !== undefined) return cached;
  const response = await fetched(path, hash);
  await keep(hash, response.clone()).catch(() => undefined);
  return response;
}

async function keep(hash: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(keyOf(hash), response);
}

class OtherVersion extends Error {}

/** Rejects if the server has another version of the file, or none. */
async function fetched(path: string, hash: string): Promise<Response> {
  const response = await fetch(new URL(path, home), { cache: 'no-cache', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const body = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const ownHash = [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (ownHash !== hash) throw new OtherVersion(`${path} is of another version.`);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(body, { headers: { 'content-type': type } });
}

/** `goesOn` is asked between each few files. */
async function keepAll(paths: readonly string[], goesOn: () => Promise<boolean>): Promise<void> {
  const cache = await caches.open(CACHE);
  const have = new Set((await cache.keys()).map(({ url }) => url));
  const missing = paths.filter((path) => !have.has(keyOf(FILES[path] ?? '')));
  for (let at = 0; at < missing.length; at += TOGETHER) {
    if (at > 0 && !(await goesOn())) return;
    await Promise.all(
      missing.slice(at, at + TOGETHER).map(async (path) => {
        const hash = FILES[path] ?? '';
        await keep(hash, await fetched(path, hash));
      }),
    );
  }
}

/** Removes what only older versions had. The first version serves the page that brought it from now on. */
async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.values(FILES).map(keyOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  await scope.clients.claim();
}
