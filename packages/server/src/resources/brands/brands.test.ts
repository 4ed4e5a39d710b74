// The brand of an organisation, as its people save and read it.
import { readFileSync } from 'node:fs';
import type { Role, TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { type Answer, hosted } from '../../testing/hosted.js';
import { account, key, SOURCE, session, subscribe } from '../../testing/owned.js';
import { addMember } from '../members/repo.js';
import { organisation } from '../organisations/testing/fixtures.js';

const { call, service } = hosted();

const LOGO = '<svg viewBox="0 0 60 20"><path fill="#e4002b" d="M0 0H60V20H0z"/></svg>';
const BRAND = {
  colours: { primary: '#0b6bcb', secondary: '#6d28d9', accent: '#0f766e' },
  font: 'Source Sans 3',
  logo: LOGO,
};

let ownerId: TenantId;
let owner: string;
let org: TenantId;

beforeEach(async () => {
  ownerId = await account(service());
  owner = await session(service(), ownerId);
  org = await organisation(service(), ownerId);
});

async function memberAs(role: Role): Promise<string> {
  const accountId = await account(service());
  await addMember(service().database.db, { ownerId: org, accountId, role, joined: service().now() });
  return session(service(), accountId);
}

const save = (brand: object, cookie = owner): Promise<Answer> =>
  call(`/orgs/${org}/brand`, { method: 'PUT', cookie, body: brand });
const read = (cookie = owner): Promise<Answer> => call(`/orgs/${org}/brand`, { cookie });
const remove = (cookie = owner): Promise<Answer> => call(`/orgs/${org}/brand`, { method: 'DELETE', cookie });

test('at first there is none', async () => {
  expect((await read()).body).toEqual({ brand: null });
});

test('every member reads what was saved', async () => {
  const saved = await save(BRAND);
  expect([saved.status, saved.body.brand]).toEqual([200, expect.objectContaining(BRAND)]);
  for (const role of ['viewer', 'editor', 'admin'] as const)
    expect((await read(await memberAs(role))).body).toEqual(saved.body);
});

test('another one replaces it whole', async () => {
  await save(BRAND);
  await save({ colours: { primary: '#123456' } });
  const { brand } = (await read()).body;
  expect([brand.colours, brand.font, brand.logo]).toEqual([{ primary: '#123456' }, undefined, undefined]);
});

test('only owners and admins change it', async () => {
  expect((await save(BRAND, await memberAs('admin'))).status).toBe(200);
  for (const role of ['viewer', 'editor'] as const) {
    const cookie = await memberAs(role);
    for (const answer of [await save({ colours: { primary: '#123456' } }, cookie), await remove(cookie)])
      expect([answer.status, answer.body.errorCode]).toEqual([403, 'auth.role_required']);
  }
  expect((await read()).body.brand).toMatchObject(BRAND);
});

test('removed, the default look is back', async () => {
  await save(BRAND);
  expect((await remove()).status).toBe(204);
  expect((await read()).body).toEqual({ brand: null });
  expect((await remove()).status).toBe(204);
});

test('a colour that nobody could read is used in a shade that everybody can, with the reason', async () => {
  const { adjustments } = (await save({ colours: { primary: '#fffb00' } })).body.brand;
  expect(adjustments.length).toBeGreaterThan(0);
  for (const adjustment of adjustments) {
    expect(adjustment).toMatchObject({ asked: '#fffb00', given: expect.not.stringMatching('#fffb00') });
    expect(adjustment.reason).toMatch(/\S/);
  }
  expect((await read()).body.brand.adjustments).toEqual(adjustments);
});

describe('with files of a font', () => {
  const FONT = readFileSync(
    new URL('../../../../export/src/brand-font/testing/inter-latin.woff2', import.meta.url),
  ).toString('base64');
  const FILES = { ...BRAND, fontFiles: [FONT] };

  test('says which font it is, its licence and its size, and returns the files only on request', async () => {
    const saved = await save(FILES);
    const [face] = saved.body.brand.fontFiles.faces;
    expect([saved.status, saved.body.brand.fontFiles]).toEqual([
      200,
      {
        family: 'Inter',
        width: 1,
        licence: expect.stringContaining('SIL Open Font License'),
        faces: [{ weight: 400, lastWeight: 600, bytes: face.bytes }],
      },
    ]);
    expect((await read()).body).toEqual(saved.body);
    const { body } = await call(`/orgs/${org}/brand?files=true`, { cookie: owner });
    const files: readonly string[] = body.brand.fontFiles.faces.map(
      ({ base64 }: { readonly base64: string }) => base64,
    );
    expect(files.map((each) => Buffer.from(each, 'base64').length)).toEqual([face.bytes]);
    const again = await save({ ...BRAND, fontFiles: files });
    expect(again.body.brand.fontFiles).toEqual(saved.body.brand.fontFiles);
  });

  test('diagrams of the organisation show its letters', async () => {
    await save(FILES);
    for (const each of [org, ownerId]) await subscribe(service(), each, 'team');
    const { key: own } = await key(service(), ownerId);
    const answer = await call('/v1/diagrams/draw', { method: 'POST', key: own, body: { source: SOURCE } });
    expect(answer.body.svg).toMatch(/@font-face\{font-family:lw\w+-b;font-weight:400 600;/);
  });

  test.each([
    ['a text', Buffer.from('a text').toString('base64'), 'fontFiles: Font file 1: It is not a font.'],
    ['half of it', FONT.slice(0, 4_000), 'fontFiles: Font file 1: It is damaged.'],
  ])('is refused for %s, with what to upload instead', async (_, file, message) => {
    await save(BRAND);
    const answer = await save({ ...BRAND, fontFiles: [file] });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'validation.failed']);
    expect(answer.body.message).toContain(message);
    expect(answer.body.message).toMatch(/(?:Upload|Download)[^.]*\.ttf/);
    expect((await read()).body.brand).toMatchObject(BRAND);
  });

  test('is one entry of the audit log, which names the files by their hash', async () => {
    await save(FILES);
    const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, org));
    const text = JSON.stringify(entries.filter(({ action }) => action === 'brand.save'));
    expect(text).toContain('"family":"Inter"');
    expect(text.length).toBeLessThan(5_000);
  });
});

describe('is refused, with what to write instead', () => {
  test.each([
    [{ colours: { primary: 'yellow' } }, 'primary: ', '#rrggbb'],
    [{ colours: { primary: '#123456', extra: '#12' } }, 'extra: ', '#rrggbb'],
    [{ colours: { primary: '#123456' }, font: "Inter', serif" }, 'font: ', 'family name'],
    [{ colours: { primary: '#123456' }, logo: '<svg viewBox="0 0 1 1"><script/></svg>' }, 'logo: ', 'plain outlines'],
  ])('%j', async (brand, field, hint) => {
    await save(BRAND);
    const answer = await save(brand);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'validation.failed']);
    expect(answer.body.message).toContain(field);
    expect(answer.body.message).toContain(hint);
    expect((await read()).body.brand).toMatchObject(BRAND);
  });
});

test('a logo that is too long is refused, with the limit', async () => {
  const { status, body } = await save({ ...BRAND, logo: LOGO.padEnd(66_000) });
  expect([status, body.message]).toEqual([400, expect.stringContaining('the limit is 64000')]);
});

test('each change is one entry of the audit log, which names a logo by its hash', async () => {
  await save(BRAND);
  await save({ colours: { primary: '#123456' } });
  await remove();
  const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, org));
  const own = entries.filter(({ action }) => action.startsWith('brand.'));
  expect(own.map(({ action }) => action).toSorted()).toEqual(['brand.delete', 'brand.save', 'brand.save']);
  expect(JSON.stringify(own)).toContain('#0b6bcb');
  expect(JSON.stringify(own)).not.toContain('<svg');
});
