import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { isDeep } from '../../../../core/src/testing/depth.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { limits } from '../../platform/limits/tables.js';
import { changedPicture } from '../../platform/raster/testing/changed.js';
import { sample } from '../../platform/raster/testing/samples.data.js';
import { hosted } from '../../testing/hosted.js';
import { account, session } from '../../testing/owned.js';
import { member } from '../members/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';

const { baseUrl, call, service } = hosted();

async function acme() {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  return { owner, org, cookie: await session(service(), owner) };
}

function send(org: string, cookie: string, body: Uint8Array, type = 'image/png'): Promise<Response> {
  return fetch(new URL(`/orgs/${org}/avatar`, baseUrl()), {
    method: 'PUT',
    headers: { 'content-type': type, cookie, origin: baseUrl() },
    body: new Uint8Array(body),
  });
}

const get = (org: string, cookie: string, query = '', headers: Readonly<Record<string, string>> = {}) =>
  fetch(new URL(`/orgs/${org}/avatar${query}`, baseUrl()), { headers: { cookie, ...headers } });

async function keyOf(answer: Response): Promise<readonly [number, string]> {
  return [answer.status, (await answer.json()).errorCode];
}

describe('without an upload', () => {
  test('an organisation shows its initials, which follow its name', async () => {
    const { org, cookie } = await acme();
    const first = await get(org, cookie);
    expect(first.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await first.text()).toContain('>A</text>');
    await call(`/orgs/${org}`, { cookie, method: 'PATCH', body: { name: '<Big> Tools' } });
    const renamed = await get(org, cookie);
    expect(await renamed.text()).toContain('>BT</text>');
    expect(renamed.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  test('deleting changes nothing', async () => {
    const { org, cookie } = await acme();
    expect((await call(`/orgs/${org}/avatar`, { cookie, method: 'DELETE' })).status).toBe(204);
  });
});

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'in %s is shown to every member in every size, as PNG',
    async (format) => {
      const { org, cookie } = await acme();
      expect((await send(org, cookie, sample(format), `image/${format}`)).status).toBe(204);
      const viewer = await session(service(), await member(service(), org, 'viewer'));
      for (const size of [32, 64, 128, 256]) {
        const answer = await get(org, viewer, `?size=${size}`);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'image/png',
          'cache-control': 'private, no-cache',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox'),
        });
        expect(PNG.sync.read(Buffer.from(await answer.arrayBuffer())).width).toBe(size);
      }
    },
  );

  test('is not sent again to who has it, until it changes', async () => {
    const { org, cookie } = await acme();
    const tags = new Set<string>();
    const expectUnchanged = async (query: string) => {
      const tag = (await get(org, cookie, query)).headers.get('etag') ?? '';
      const again = await get(org, cookie, query, { 'if-none-match': `"other", W/${tag}` });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      tags.add(tag);
    };
    await expectUnchanged('');
    await send(org, cookie, sample('png'));
    await expectUnchanged('');
    await expectUnchanged('?size=32');
    await send(org, cookie, sample('jpeg'));
    await expectUnchanged('');
    expect(tags.size).toBe(4);
    await call(`/orgs/${org}/avatar`, { cookie, method: 'DELETE' });
    await expectUnchanged('');
    expect(tags.size).toBe(4);
  });

  test('is uploaded and removed by admins and owners only, and the audit log says by whom', async () => {
    const { org } = await acme();
    const admin = await member(service(), org, 'admin');
    for (const role of ['viewer', 'editor'] as const) {
      const cookie = await session(service(), await member(service(), org, role));
      expect(await keyOf(await send(org, cookie, sample('png')))).toEqual([403, 'auth.role_required']);
    }
    const cookie = await session(service(), admin);
    await send(org, cookie, sample('png'));
    await call(`/orgs/${org}/avatar`, { cookie, method: 'DELETE' });
    const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, org));
    expect(entries.map(({ action, by, target }) => [action, by, target]).sort()).toEqual([
      ['avatar.delete', admin, org],
      ['avatar.upload', admin, org],
    ]);
  });

  test('is not shown to others, who learn nothing about it', async () => {
    const { org, cookie } = await acme();
    await send(org, cookie, sample('png'));
    const stranger = await session(service(), await account(service()));
    expect(await keyOf(await get(org, stranger))).toEqual([404, 'resource.not_found']);
    expect(await keyOf(await get('never', stranger))).toEqual([404, 'resource.not_found']);
    expect((await get(org, '')).status).toBe(401);
  });
});

describe('a file that is not taken', () => {
  test.each([
    [
      'is an SVG',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'request.unsupported_media_type',
    ],
    [
      'is an SVG under another name',
      'image/png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
      'picture.unreadable',
    ],
    ['is empty', 'image/png', Buffer.alloc(0), 422, 'picture.unreadable'],
    ['is cut off', 'image/webp', sample('webp').subarray(0, 40), 422, 'picture.unreadable'],
    ['has too many pixels', 'image/png', tooWide(), 422, 'picture.too_large'],
    ['has more than 1 MB', 'image/png', randomBytes(1_000_001), 413, 'request.too_large'],
  ] as const)('%s', async (_what, type, body, status, key) => {
    const { org, cookie } = await acme();
    await send(org, cookie, sample('png'));
    const before = (await get(org, cookie)).headers.get('etag');
    expect(await keyOf(await send(org, cookie, body, type))).toEqual([status, key]);
    expect((await get(org, cookie)).headers.get('etag')).toBe(before);
  });
});

/** Says in its header that it has 5,000 pixels per side. */
function tooWide(): Buffer {
  const file = Buffer.from(sample('png'));
  file.writeUInt32BE(5_000, 16);
  file.writeUInt32BE(5_000, 20);
  return file;
}

test('damaged files are taken or refused, and never exhaust a process or fail the service', async () => {
  const { org, cookie } = await acme();
  await fc.assert(
    fc.asyncProperty(changedPicture, async (file) => {
      const answer = await send(org, cookie, file);
      const outcome = answer.status === 204 ? '' : (await answer.json()).errorCode;
      expect(['', 'picture.unreadable', 'picture.too_large']).toContain(outcome);
      await service().database.db.delete(limits);
    }),
    { numRuns: isDeep ? 500 : 60 },
  );
}, 120_000);
