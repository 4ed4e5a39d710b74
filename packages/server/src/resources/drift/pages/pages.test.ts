// The drift pages as people open them: members see what is out of date and a picture of each change, and nobody else learns that there is something.
import type { TenantId } from '@linework/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { suspensions } from '../../../platform/suspensions/tables.js';
import { hosted } from '../../../testing/hosted.js';
import { account, session } from '../../../testing/owned.js';
import { organisationKey } from '../../organisation-keys/testing/fixtures.js';
import { organisation } from '../../organisations/testing/fixtures.js';

const { call, service } = hosted();

const DAY = 86_400_000;
const BEFORE = 'schema "Shop"\ntable orders {\n  id int pk\n}\n';
const AFTER = `${BEFORE}table parcels {\n  id int pk\n  order_id int fk=orders.id\n}\n`;
const HOSTILE = `"><script>alert(1)</script>`;
const CHANGE = {
  elements: { added: 1, removed: 0, changed: 0 },
  edges: { added: 0, removed: 0, changed: 0 },
  words: [`Added table parcels ${HOSTILE}.`],
};

const DRIFTED = {
  path: 'docs/db.diagram',
  format: 'sql',
  inputs: ['schema.sql'],
  state: 'drifted',
  change: CHANGE,
  before: BEFORE,
  after: AFTER,
};
const MISSING = { path: 'docs/new.diagram', format: 'sql', state: 'missing', after: AFTER };
const FAILED = { path: 'docs/bad.diagram', format: 'openapi', state: 'failed' };
const BROKEN = { ...DRIFTED, path: 'docs/broken.diagram', before: 'schema "Shop"\nnonsense here\n' };

let org: TenantId;
let cookie: string;

beforeAll(async () => {
  const ada = await account(service());
  cookie = await session(service(), ada);
  org = await organisation(service(), ada);
  const { key } = await organisationKey(service(), org, { role: 'editor', scopes: ['write'] });
  const run = async (commit: string, at: number, diagrams: readonly object[], repository = 'github.com/acme/shop') => {
    const { status } = await call(`/orgs/${org}/drift/runs`, {
      key,
      body: {
        repository,
        commit: commit.repeat(40),
        branch: 'main',
        run: commit,
        at: new Date(at).toISOString(),
        committedAt: new Date(at).toISOString(),
        diagrams,
      },
    });
    expect(status).toBe(200);
  };
  const now = Date.now();
  await run('a', now - 2 * DAY, [{ path: DRIFTED.path, format: 'sql', state: 'current' }]);
  await run('b', now - DAY, [
    DRIFTED,
    MISSING,
    FAILED,
    BROKEN,
    { path: 'ok.diagram', format: 'sql', state: 'current' },
  ]);
  await run('c', now - DAY, [{ path: 'ok.diagram', format: 'sql', state: 'current' }], 'github.com/acme/tidy');
});

const shop = () => `/drift/${org}?repository=${encodeURIComponent('github.com/acme/shop')}`;

/** The addresses of the pictures of a page, each for light and for dark. */
const picturesIn = (page: string): readonly string[] =>
  [...page.matchAll(/(?:src|srcset)="(\/drift\/[^"]+)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));

describe('a member', () => {
  test('sees which repositories are out of date, and since when', async () => {
    const { status, headers, body } = await call(`/drift/${org}`, { cookie });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toContain('4 of 6 generated diagrams in 2 repositories are out of date');
    const [shopRow, tidyRow] = [...body.matchAll(/<tr>\n<td>.*?<\/tr>/gs)].map(([row]) => row);
    expect(shopRow).toContain('>4 of 5<');
    expect(shopRow).toContain(new Date(Date.now() - DAY).toISOString().slice(0, 10));
    expect(tidyRow).toContain('>0 of 1<');
  });

  test('sees what changed in a diagram, in words and as pictures in light and dark', async () => {
    const { body } = await call(shop(), { cookie });
    for (const each of ['docs/db.diagram', 'docs/new.diagram', 'docs/bad.diagram', 'schema.sql'])
      expect(body).toContain(each);
    expect(body).toContain('Added table parcels &quot;&gt;&lt;script&gt;');
    expect(body).not.toContain('<script>');
    const pictures = picturesIn(body);
    // The trend, and each diagram that has a source now: in dark, in light.
    expect(pictures).toHaveLength(8);
    const texts: string[] = [];
    for (const path of pictures.filter((each) => !each.includes('broken'))) {
      const answer = await call(path, { cookie });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toContain('image/svg+xml');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      texts.push(answer.body);
    }
    expect(new Set(texts).size).toBe(texts.length);
    const change = texts.find((_, at) => pictures[at]?.includes('db.diagram'));
    expect(change).toContain('parcels');
  });

  test('sees no picture of what cannot be compared, and the rest of the page', async () => {
    const { body } = await call(shop(), { cookie });
    const [path = ''] = picturesIn(body).filter((each) => each.includes('broken'));
    const { status, body: answer } = await call(path, { cookie });
    expect([status, answer.errorCode]).toEqual([422, 'diagram.invalid']);
  });

  test.each([
    ['of a repository that never reported', '?repository=github.com%2Facme%2Fnone'],
    ['of a picture without a repository', '/picture'],
    ['of a picture of another diagram', '/picture?repository=github.com%2Facme%2Fshop&path=none'],
    ['of a picture of what failed', '/picture?repository=github.com%2Facme%2Fshop&path=docs%2Fbad.diagram'],
    ['of a trend of one day', '/picture?repository=github.com%2Facme%2Ftidy'],
  ])('gets 404 at the address %s', async (_what, path) => {
    expect((await call(`/drift/${org}${path}`, { cookie })).status).toBe(404);
  });

  test('of an organisation without reports learns how to send one', async () => {
    const grace = await account(service());
    const empty = await organisation(service(), grace);
    const { body } = await call(`/drift/${empty}`, { cookie: await session(service(), grace) });
    expect(body).toContain('linework ci');
  });
});

test('signing in leads back to the page', async () => {
  const { status, headers } = await call(shop());
  expect([status, headers.get('location')]).toEqual([303, `/sign-in?next=${encodeURIComponent(shop())}`]);
});

test('of a suspended organisation nobody sees anything', async () => {
  const { db } = service().database;
  await db.insert(suspensions).values({ ownerId: org, at: service().now(), reason: 'Test' });
  expect((await call(`/drift/${org}`, { cookie })).status).toBe(404);
  await db.delete(suspensions);
});

test('a stranger gets what exists for nobody', async () => {
  const stranger = await session(service(), await account(service()));
  for (const path of ['', '?repository=github.com%2Facme%2Fshop', '/picture?repository=github.com%2Facme%2Fshop']) {
    const [here, nowhere] = await Promise.all(
      [org, 'no-such-organisation'].map((each) => call(`/drift/${each}${path}`, { cookie: stranger })),
    );
    expect(here?.status).toBe(404);
    const without = (body: unknown) => JSON.stringify(body).replace(/"requestId":"[^"]*"/, '');
    expect(without(here?.body)).toBe(without(nowhere?.body));
  }
});
