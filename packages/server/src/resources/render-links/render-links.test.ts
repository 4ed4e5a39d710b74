// GET /v1/render/{format}/{data}: who gets a picture, which one, and who can keep it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../platform/limits/tables.js';
import { usageDays } from '../../platform/usage/tables.js';
import { hosted } from '../../testing/hosted.js';
import { account, key } from '../../testing/owned.js';
import { AS_IMAGE, dataOf, HELLO, linkTo } from './testing/links.js';

const KINDS = join(import.meta.dirname, '../../../../core/src/kinds');

const sourceOf = (kind: string) => readFileSync(join(KINDS, kind, 'testing/canonical.diagram'), 'utf8');

const MERMAID = 'flowchart LR\n  api[Orders API] -->|reads from| db[(Orders)]\n';

const WRONG = 'flow "Shop"\nnode a client "Web"\na -> bb\n';

describe('where a key is needed', () => {
  const { baseUrl, call, service, keyOf, signedIn } = hosted();

  const drawingKey = async () => (await key(service(), await account(service()), { scopes: ['draw'] })).key;

  /** The bytes, which are no text in a PNG. */
  const bytesOf = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(new URL(path, baseUrl()), { headers });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test.each([
    ['flow', 'svg', 'image/svg+xml'],
    ['flow', 'png', 'image/png'],
    ['flow', 'pdf', 'application/pdf'],
    ['flow', 'txt', 'text/plain'],
    ['sequence', 'svg', 'image/svg+xml'],
    ['gantt', 'svg', 'image/svg+xml'],
    ['pie', 'txt', 'text/plain'],
  ])('what draws by POST draws the same bytes by GET: %s as %s', async (kind, format, accept) => {
    const source = sourceOf(kind);
    const authorization = `Bearer ${await drawingKey()}`;
    const posted = await fetch(new URL('/v1/diagrams/render', baseUrl()), {
      method: 'POST',
      headers: { authorization, accept, 'content-type': 'application/json' },
      body: JSON.stringify({ source }),
    });
    const { status, headers, bytes } = await bytesOf(linkTo(source, format), { authorization });
    expect([posted.status, status]).toEqual([200, 200]);
    expect(headers.get('content-type')).toBe(posted.headers.get('content-type'));
    expect(bytes.equals(Buffer.from(await posted.arrayBuffer()))).toBe(true);
  });

  test('options of the picture are options of the link', async () => {
    const by = await drawingKey();
    const { body: light } = await call(linkTo(HELLO, 'svg', '?theme=light'), { key: by });
    const { body: dark } = await call(linkTo(HELLO, 'svg', '?theme=dark'), { key: by });
    expect(dark).not.toBe(light);
    const sizes = await Promise.all(
      ['1', '2'].map(async (scale) => {
        const { bytes } = await bytesOf(linkTo(HELLO, 'png', `?scale=${scale}`), { authorization: `Bearer ${by}` });
        return PNG.sync.read(bytes).width;
      }),
    );
    expect(sizes[1]).toBe((sizes[0] ?? 0) * 2);
    for (const query of ['?scale=5', '?scale=0', '?theme=pink', '?from=plantuml', '?colour=red', `?key=${by}`])
      expect([query, (await call(linkTo(HELLO, 'svg', query), { key: by })).status]).toEqual([query, 400]);
    const useless = await call(linkTo(HELLO, 'svg', '?scale=2'), { key: by });
    expect([useless.status, useless.body.message]).toEqual([400, 'scale is for png, not for svg.']);
  });

  test('Mermaid is converted first, and what was lost is in a header', async () => {
    const by = await drawingKey();
    const lossy = `${MERMAID}  click api "https://example.com"\n`;
    const { status, headers, body } = await call(linkTo(lossy, 'svg', '?from=mermaid'), { key: by });
    expect(status).toBe(200);
    expect(body).toContain('Orders API');
    expect(JSON.parse(headers.get('x-linework-warnings') ?? '[]').join()).toContain('Line 3: ');
    const kanban = await call(linkTo('kanban\n  todo\n', 'svg', '?from=mermaid'), { key: by });
    expect([kanban.status, kanban.body.errorCode, kanban.body.details[0].code]).toEqual([
      422,
      'diagram.invalid',
      'M101',
    ]);
  });

  test('nobody gets one without a key, and a key in the link is refused', async () => {
    const without = await call(linkTo(HELLO));
    expect([without.status, without.body.errorCode]).toEqual([401, 'auth.key_missing']);
    expect(without.headers.get('cache-control')).toBe('no-store');
    const wrong = await call(linkTo(HELLO), { key: `lw_${'x'.repeat(40)}` });
    expect([wrong.status, wrong.body.errorCode]).toEqual([401, 'auth.key_invalid']);
    const reads = await call(linkTo(HELLO), { key: await keyOf('ada@example.com', ['read']) });
    expect([reads.status, reads.body.errorCode]).toEqual([403, 'auth.scope_required']);
    expect((await call(linkTo(HELLO), { cookie: await signedIn('bob@example.com') })).status).toBe(200);
  });

  test('with a key, only the caller keeps the picture, and a current one is not sent again', async () => {
    const by = await drawingKey();
    const { headers } = await call(linkTo(HELLO), { key: by });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, max-age=60',
      vary: 'authorization, cookie',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const etag = headers.get('etag') ?? '';
    const current = { 'if-none-match': `"other", W/${etag}` };
    const again = await call(linkTo(HELLO), { key: by, headers: current });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    for (const other of [linkTo(`${HELLO}a -> b\n`), linkTo(HELLO, 'svg', '?theme=dark'), linkTo(HELLO, 'png')])
      expect((await call(other, { key: by, headers: current })).status).toBe(200);
  });

  test('HEAD has the headers of GET, and no body', async () => {
    const by = await drawingKey();
    const got = await call(linkTo(HELLO), { key: by });
    const { status, headers, body } = await call(linkTo(HELLO), { key: by, method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
      expect([name, headers.get(name)]).toEqual([name, got.headers.get(name)]);
  });

  test('each drawing counts to the caller, and one that the caller has does not', async () => {
    const owner = await account(service());
    const by = (await key(service(), owner)).key;
    const { headers } = await call(linkTo(HELLO), { key: by });
    await call(linkTo(HELLO), { key: by });
    await call(linkTo(HELLO), { key: by, headers: { 'if-none-match': headers.get('etag') ?? '' } });
    await service().usage.flush();
    const counted = await service().database.db.select().from(usageDays).where(eq(usageDays.ownerId, owner));
    expect(counted.map(({ act, count }) => [act, count])).toEqual([['draw', 2]]);
  });

  test('errors in the source are listed to callers that read JSON', async () => {
    const { status, headers, body } = await call(linkTo(WRONG), { key: await drawingKey() });
    expect([status, body.errorCode, headers.get('cache-control')]).toEqual([422, 'diagram.invalid', 'no-store']);
    expect(body.details[0]).toMatchObject({ line: 3, severity: 'error' });
  });

  test('an image shows the errors with the same status, as SVG and as PNG, and no cache keeps it', async () => {
    const headers = { authorization: `Bearer ${await drawingKey()}`, accept: AS_IMAGE };
    const svg = await bytesOf(linkTo(WRONG), headers);
    expect([svg.status, svg.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(svg.headers.get('content-type')).toContain('image/svg+xml');
    expect(svg.headers.get('access-control-allow-origin')).toBe('*');
    expect(svg.bytes.toString()).toContain('1 error in the diagram');
    expect(svg.bytes.toString()).toContain('Line 3: ');
    const png = await bytesOf(linkTo(WRONG, 'png', '?theme=dark'), headers);
    expect([png.status, PNG.sync.read(png.bytes).width > 100]).toEqual([422, true]);
    const pdf = await bytesOf(linkTo(WRONG, 'pdf'), headers);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([422, 'application/json; charset=utf-8']);
  });

  test.each([
    ['other data', '/v1/render/svg/AAAA', 400, 'render.data_invalid'],
    ['another format', linkTo(HELLO, 'gif'), 400, 'render.format_unknown'],
    ['a link that is too long', `/v1/render/svg/${'A'.repeat(12_001)}`, 413, 'render.source_too_large'],
    ['a bomb', linkTo('x'.repeat(8_000_000)), 413, 'render.source_too_large'],
  ])('%s is refused: a picture says why', async (_what, path, status, errorCode) => {
    const by = await drawingKey();
    const json = await call(path, { key: by });
    expect([json.status, json.body.errorCode]).toEqual([status, errorCode]);
    const image = await call(path, { key: by, headers: { accept: AS_IMAGE } });
    expect(image.status).toBe(status);
    if (errorCode !== 'render.format_unknown') expect(image.body).toContain('No picture');
  });

  test.each([
    ['a wrong theme', linkTo(HELLO, 'svg', '?theme=pink'), 'theme: Invalid option'],
    ['a scale that is too large', linkTo(HELLO, 'svg', '?scale=5'), 'scale: '],
    ['a scale of a format without one', linkTo(HELLO, 'svg', '?scale=2'), 'scale is for png'],
    ['an unknown option', linkTo(HELLO, 'svg', '?theme=dark&colour=red'), 'colour'],
  ])('%s is refused: a picture says why', async (_what, path, words) => {
    const by = await drawingKey();
    const json = await call(path, { key: by });
    expect([json.status, json.body.errorCode]).toEqual([400, 'validation.failed']);
    const { status, headers, body } = await call(path, { key: by, headers: { accept: 'image/*' } });
    expect([status, headers.get('content-type')]).toEqual([400, 'image/svg+xml; charset=utf-8']);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-store', 'accept']);
    const texts = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(texts).toContain('No picture');
    expect(texts).toContain(words);
  });

  test('nothing of a source or a message becomes markup in the picture of an error', async () => {
    const hostile = 'flow "x"\nnode a "A"\na -> "</text><script>alert(1)</script>\\"\n';
    const { body } = await call(linkTo(hostile), { key: await drawingKey(), headers: { accept: AS_IMAGE } });
    expect(body).toMatch(/^<svg /);
    expect(body).not.toContain('<script');
  });
});

describe('where everyone gets pictures', () => {
  const { call, service, keyOf } = hosted({ publicRender: 'on', proxies: 1 });
  beforeEach(async () => {
    await service().database.db.delete(limits);
  });

  test('every cache keeps what only the URL decides', async () => {
    const { status, headers } = await call(linkTo(HELLO));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=604800, immutable');
    expect(headers.get('vary')).toBe('authorization, cookie');
    const withKey = await call(linkTo(HELLO), { key: await keyOf('ada@example.com') });
    expect(withKey.headers.get('cache-control')).toBe('private, max-age=60');
  });

  test('new pictures are limited by network, and those that are kept are not', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const numbered = (i: number) => linkTo(`flow "Number ${i}"\nnode a "A"\n`);
    expect((await call(numbered(0), from('198.51.100.1'))).status).toBe(200);
    await service().database.db.update(limits).set({ count: 120 });
    const refused = await call(numbered(1), from('198.51.100.1'));
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const image = await call(numbered(1), { headers: { ...from('198.51.100.1').headers, accept: AS_IMAGE } });
    expect([image.status, image.body.errorCode]).toEqual([429, 'request.too_many']);
    expect((await call(numbered(0), from('198.51.100.1'))).status).toBe(200);
    expect((await call(numbered(1), from('203.0.113.9'))).status).toBe(200);
  });

  test('Mermaid counts once, whether it is converted, drawn or both', async () => {
    const mermaid = `/v1/render/svg/${dataOf(`${MERMAID}  db --> once\n`)}?from=mermaid`;
    expect((await call(mermaid)).status).toBe(200);
    const rows = await service().database.db.select().from(limits);
    expect(rows.filter(({ name }) => name.startsWith('pictures ')).map(({ count }) => count)).toEqual([1]);
  });
});
