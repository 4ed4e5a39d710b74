// Searching a library, as people use it: through the endpoints of an account and of an organisation.
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hosted } from '../../../testing/hosted.js';
import { account, key } from '../../../testing/owned.js';
import { organisation } from '../../organisations/testing/fixtures.js';
import { completeWords } from './repo.js';

const { call, service } = hosted();

interface Library {
  readonly by: string;
  readonly publishes: string;
  readonly lists: string;
}

async function own(): Promise<Library> {
  const { key: by } = await key(service(), await account(service()));
  return { by, publishes: '/v1/diagrams/publish', lists: '/user/diagrams' };
}

async function ofOrganisation(): Promise<Library> {
  const owner = await account(service());
  const path = `/orgs/${await organisation(service(), owner)}/diagrams`;
  return { by: (await key(service(), owner)).key, publishes: path, lists: path };
}

const KINDS = [
  ['an account', own],
  ['an organisation', ofOrganisation],
] as const;

async function publish({ by, publishes }: Library, body: object): Promise<string> {
  const answer = await call(publishes, { key: by, body });
  expect([answer.status, answer.body.errorCode]).toEqual([201, undefined]);
  return answer.body.id;
}

const titles = ({ body }: Awaited<ReturnType<typeof call>>): readonly string[] =>
  body.diagrams.map(({ title }: { title: string }) => title);

async function search({ by, lists }: Library, words: string, more = ''): Promise<readonly string[]> {
  const answer = await call(`${lists}?search=${encodeURIComponent(words)}${more}`, { key: by });
  expect([words, answer.status]).toEqual([words, 200]);
  return titles(answer);
}

const SHOP = [
  'flow "Shop" desc="From basket to receipt"',
  '# an internal remark',
  'node gateway service "Payment gateway"',
  'node ledger_db database',
  'note gateway : "Retries thrice"',
  'gateway -> ledger_db : "settles nightly"',
  '',
].join('\n');

const TOKYO = 'flow "東京の決済"\nnode a "日本語のラベル"\nnode b "API連携"\n';

describe.each(KINDS)('in the library of %s', (_whose, make) => {
  test('a diagram is found by its title, folder, labels, notes and ids, the last word also by its beginning', async () => {
    const library = await make();
    await publish(library, { source: SHOP, title: 'Checkout', folder: 'team/payments' });
    await publish(library, { source: TOKYO, title: 'Tokyo', folder: '日本/東京' });
    const cases: readonly (readonly [string, readonly string[]])[] = [
      ['checkout', ['Checkout']],
      ['CHECK', ['Checkout']],
      ['payments', ['Checkout']],
      ['gateway payment', ['Checkout']],
      ['settles night', ['Checkout']],
      ['settle nightly', []],
      ['thrice', ['Checkout']],
      ['ledger', ['Checkout']],
      ['basket', ['Checkout']],
      ['checkout tokyo', []],
      ['remark', []],
      ['x checkout y', ['Checkout']],
      ['日本語', ['Tokyo']],
      ['決済', ['Tokyo']],
      ['ラベル', ['Tokyo']],
      ['京', ['Tokyo']],
      ['連携 api', ['Tokyo']],
      ['中国', []],
      ['o', []],
      ['tokyo 日', ['Tokyo']],
    ];
    for (const [words, results] of cases) expect([words, await search(library, words)]).toEqual([words, results]);
  });

  test('what changed is found by its new words only', async () => {
    const library = await make();
    const id = await publish(library, { source: SHOP, title: 'Before', folder: 'old' });
    const path = `${library.lists}/${id}`;
    await call(path, { method: 'PATCH', key: library.by, body: { title: 'After', folder: 'fresh' } });
    const headers = { 'if-match': '*' };
    const body = { source: 'flow "Other"\nnode vault\n', title: 'After' };
    expect((await call(`${path}/source`, { method: 'PUT', key: library.by, headers, body })).status).toBe(200);
    for (const words of ['before', 'old', 'gateway']) expect(await search(library, words)).toEqual([]);
    for (const words of ['after', 'fresh', 'vault']) expect(await search(library, words)).toEqual(['After']);
    await call(`${path}/versions/1/restore`, { key: library.by, body: {} });
    expect(await search(library, 'gateway')).toEqual(['Before']);
    await call(path, { method: 'DELETE', key: library.by });
    expect(await search(library, 'gateway')).toEqual([]);
    expect(await search(library, 'gateway', '&deleted=true')).toEqual(['Before']);
  });

  test('pages follow each other without gaps or repetitions, the latest first', async () => {
    const library = await make();
    for (let at = 0; at < 7; at++) {
      await publish(library, { source: SHOP, title: `Number ${at}`, folder: at % 2 ? 'odd' : 'even' });
      await publish(library, { source: TOKYO, title: `Other ${at}` });
    }
    const pages: string[] = [];
    for (let cursor = ''; ; ) {
      const query = `search=gateway&limit=3${cursor}`;
      const { body } = await call(`${library.lists}?${query}`, { key: library.by });
      pages.push(...body.diagrams.map(({ title }: { title: string }) => title));
      if (body.next === null) break;
      cursor = `&cursor=${body.next}`;
    }
    expect(pages).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `Number ${at}`));
    expect(await search(library, 'gateway', '&folder=odd')).toEqual(['Number 5', 'Number 3', 'Number 1']);
  });

  test.each([
    "'; drop table diagrams; --",
    'a & | ! <-> :* ( )',
    '"unclosed \\',
    'x'.repeat(100),
    '\u0001\u007f\u2028',
    '🎉👩‍👩‍👧‍👦',
    '\ufffd checkout',
    '%_%',
    '   ',
    'ß İ ﷺ \u0301\u0301',
    'checkout:* & !nothing',
  ])('the search %j is not an error', async (words) => {
    const library = await make();
    const answer = await call(`${library.lists}?search=${encodeURIComponent(words)}`, {
      key: library.by,
    });
    expect([answer.status, answer.body.diagrams]).toEqual([200, []]);
  });
});

test('other libraries are not searched', async () => {
  const [library, other, org] = [await own(), await own(), await ofOrganisation()];
  await publish(library, { source: SHOP });
  expect(await search(library, 'gateway')).toEqual(['Shop']);
  for (const each of [other, org]) expect(await search(each, 'gateway')).toEqual([]);
});

test('a diagram that is older than the index is found by its source after a sweep', async () => {
  const library = await own();
  const id = await publish(library, { source: SHOP, title: 'Checkout' });
  const { database } = service();
  await database.db.execute(sql`update diagram_words set words = '', is_partial = true where diagram_id = ${id}`);
  expect(await search(library, 'gateway')).toEqual([]);
  await database.transaction(completeWords);
  expect(await search(library, 'gateway')).toEqual(['Checkout']);
});
