// Whose brand a call draws with: from the caller, through the drawing processes, to the picture.
import type { TenantId } from '@linework/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { account, key, SOURCE, session, subscribe } from '../../testing/owned.js';
import { diagram } from '../diagrams/testing/fixtures.js';
import { addMember } from '../members/repo.js';
import { member } from '../members/testing/fixtures.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';

const { call, service } = hosted();

const BLUE = '#1d5fbf';
const VIOLET = '#5a2ca0';

let owner: TenantId;
let cookie: string;
let org: TenantId;

beforeEach(async () => {
  owner = await account(service());
  cookie = await session(service(), owner);
  org = await organisation(service(), owner);
});

const save = (primary: string, of: TenantId = org) =>
  call(`/orgs/${of}/brand`, { method: 'PUT', cookie, body: { colours: { primary } } });
const choose = (organization: string | null) => call('/user/brand', { method: 'PUT', cookie, body: { organization } });

async function pictureWith(apiKey: string): Promise<string> {
  const { status, body } = await call('/v1/diagrams/draw', { method: 'POST', key: apiKey, body: { source: SOURCE } });
  expect(status).toBe(200);
  return body.svg;
}

const keyOf = async (id: TenantId): Promise<string> => (await key(service(), id)).key;

describe('the brand of an organisation', () => {
  test('is in the pictures of its members and of its keys, and in nobody else’s', async () => {
    const [own, viewer, its, stranger] = await Promise.all([
      keyOf(owner),
      member(service(), org).then(keyOf),
      organisationKey(service(), org).then((each) => each.key),
      account(service()).then(keyOf),
    ]);
    await save(BLUE);
    for (const apiKey of [own, viewer, its]) expect(await pictureWith(apiKey)).toContain(BLUE);
    expect(await pictureWith(stranger)).not.toContain(BLUE);
  });

  test('is in every picture from the next call on, and in none after it was removed', async () => {
    const apiKey = await keyOf(owner);
    const plain = await pictureWith(apiKey);
    await save(BLUE);
    expect(await pictureWith(apiKey)).toContain(BLUE);
    await save(VIOLET);
    expect(await pictureWith(apiKey)).toContain(VIOLET);
    await call(`/orgs/${org}/brand`, { method: 'DELETE', cookie });
    expect(await pictureWith(apiKey)).toBe(plain);
  });

  test('is in the pictures that an agent draws', async () => {
    await save(BLUE);
    const { body } = await call('/mcp', {
      method: 'POST',
      key: await keyOf(owner),
      headers: { accept: 'application/json, text/event-stream' },
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'draw_diagram', arguments: { source: SOURCE, answer: 'svg' } },
      },
    });
    expect(JSON.stringify(body)).toContain(BLUE);
  });

  test('is in the hosted pictures of its diagrams, whose caches notice a change', async () => {
    const id = await diagram(service(), org, { visibility: 'unlisted' });
    const picture = () => call(`/d/${id}.svg`);
    const plain = await picture();
    await save(BLUE);
    const branded = await picture();
    expect(branded.body).toContain(BLUE);
    expect(branded.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect((await call(`/orgs/${org}/diagrams/${id}/svg`, { cookie })).body).toContain(BLUE);
  });

  test('is omitted while its plan does not include brand themes', async () => {
    await save(BLUE);
    const apiKey = await keyOf(owner);
    await subscribe(service(), org, 'free');
    expect(await pictureWith(apiKey)).not.toContain(BLUE);
    await subscribe(service(), org, 'team');
    expect(await pictureWith(apiKey)).toContain(BLUE);
  });

  test('ends with the membership', async () => {
    const left = await member(service(), org);
    await save(BLUE);
    const apiKey = await keyOf(left);
    expect(await pictureWith(apiKey)).toContain(BLUE);
    await call(`/orgs/${org}/members/${left}`, { method: 'DELETE', cookie });
    expect(await pictureWith(apiKey)).not.toContain(BLUE);
  });
});

describe('a member of several organisations', () => {
  let other: TenantId;

  beforeEach(async () => {
    other = await organisation(service(), owner);
    await save(BLUE);
  });

  test('draws with the only one that has a style', async () => {
    expect((await call('/user/brand', { cookie })).body).toMatchObject({
      organization: { id: org },
      isChosen: false,
      choices: [{ id: org }],
    });
    expect(await pictureWith(await keyOf(owner))).toContain(BLUE);
  });

  test('draws with none of two until one is chosen', async () => {
    await save(VIOLET, other);
    const apiKey = await keyOf(owner);
    const plain = await pictureWith(apiKey);
    expect([plain.includes(BLUE), plain.includes(VIOLET)]).toEqual([false, false]);
    expect((await call('/user/brand', { cookie })).body).toMatchObject({ organization: null, isChosen: false });
    expect((await choose(other)).body).toMatchObject({ organization: { id: other }, isChosen: true });
    expect(await pictureWith(apiKey)).toContain(VIOLET);
    await choose(null);
    expect(await pictureWith(apiKey)).toBe(plain);
  });

  test('cannot choose one of others', async () => {
    const foreign = await organisation(service(), await account(service()));
    for (const named of [foreign, 'nobody']) expect((await choose(named)).status).toBe(404);
  });

  test('chooses again after leaving the chosen one', async () => {
    await save(VIOLET, other);
    await addMember(service().database.db, {
      ownerId: other,
      accountId: await account(service()),
      role: 'owner',
      joined: service().now(),
    });
    await choose(other);
    expect((await call(`/orgs/${other}/members/${owner}`, { method: 'DELETE', cookie })).status).toBe(204);
    expect((await call('/user/brand', { cookie })).body).toMatchObject({ organization: { id: org }, isChosen: false });
    expect(await pictureWith(await keyOf(owner))).toContain(BLUE);
  });
});

describe('a preview', () => {
  test('has one picture of each kind in the brand, and saves nothing', async () => {
    const { status, body } = await call(`/orgs/${org}/brand/preview`, {
      method: 'POST',
      cookie,
      body: { colours: { primary: BLUE }, corners: 'sharp', theme: 'dark' },
    });
    expect([status, body.pictures.length]).toEqual([200, 20]);
    for (const { svg } of body.pictures) expect(svg).toMatch(/^<svg /);
    expect(body.adjustments.length).toBeGreaterThan(0);
    expect((await call(`/orgs/${org}/brand`, { cookie })).body).toEqual({ brand: null });
  });

  test('of a wrong brand says what is wrong', async () => {
    const body = { colours: { primary: 'red' }, kinds: ['flow'] };
    const answer = await call(`/orgs/${org}/brand/preview`, { method: 'POST', cookie, body });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('#rrggbb')]);
  });
});
