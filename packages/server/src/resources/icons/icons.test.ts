// An organisation's own icons, as its people upload, use and delete them.
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { isDeep } from '../../../../core/src/testing/depth.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { limits } from '../../platform/limits/tables.js';
import { changedPicture } from '../../platform/raster/testing/changed.js';
import { type Answer, hosted } from '../../testing/hosted.js';
import { account, key, session } from '../../testing/owned.js';
import { saveChoice } from '../brands/choices.js';
import { member } from '../members/testing/fixtures.js';
import { organisationKey } from '../organisation-keys/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { ICON_BOUNDS } from './bounds.js';
import { icon } from './testing/fixtures.js';

const { baseUrl, call, service } = hosted();

/** In a colour that nothing else in a picture has. */
const BLUE = '#1473e6';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${BLUE}" d="M2 5h20v14H2z"/></svg>`;
const PAY = { svg: SVG, words: ['billing'], products: ['Acme Pay'] };
const SOURCE = 'flow "Shop"\nnode a "Till" icon=own:pay\nnode b "Bank"\na -> b\n';

let ownerId: TenantId;
let owner: string;
let org: TenantId;

beforeEach(async () => {
  ownerId = await account(service());
  owner = await session(service(), ownerId);
  org = await organisation(service(), ownerId);
  await service().database.db.delete(limits);
});

const save = (body: object, name = 'pay', cookie = owner): Promise<Answer> =>
  call(`/orgs/${org}/icons/${name}`, { method: 'PUT', cookie, body });
const remove = (name = 'pay', cookie = owner): Promise<Answer> =>
  call(`/orgs/${org}/icons/${name}`, { method: 'DELETE', cookie });
const list = (query = '', cookie = owner): Promise<Answer> => call(`/orgs/${org}/icons${query}`, { cookie });

const keyOfMember = async (): Promise<string> => (await key(service(), await member(service(), org, 'editor'))).key;

async function draw(by: string): Promise<{ readonly svg: string; readonly codes: readonly string[] }> {
  const { status, body } = await call('/v1/diagrams/draw', { key: by, body: { source: SOURCE } });
  expect([status, body.errorCode]).toEqual([200, undefined]);
  return { svg: JSON.stringify(body), codes: body.diagnostics.map((each: { code: string }) => each.code) };
}

async function picture(path: string, cookie = owner): Promise<string> {
  const answer = await fetch(new URL(path, baseUrl()), { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.text();
}

describe('an organisation’s icons', () => {
  test('are none at first', async () => {
    expect((await list()).body).toEqual({ icons: [] });
  });

  test('are listed for every member by name, with their outlines on request', async () => {
    await save(PAY, 'pay');
    await save({ svg: SVG }, 'cart');
    const viewer = await session(service(), await member(service(), org));
    const { icons } = (await list('', viewer)).body;
    expect(icons).toEqual([
      { name: 'cart', words: [], products: [], updated: expect.any(String) },
      { name: 'pay', words: ['billing'], products: ['Acme Pay'], updated: expect.any(String) },
    ]);
    expect((await list('?outlines=true', viewer)).body.icons[1].art).toEqual({
      width: 24,
      height: 24,
      shapes: [{ d: 'M2 5L22 5L22 19L2 19Z', fill: BLUE }],
    });
  });

  test('are replaced whole', async () => {
    await save(PAY);
    const { status, body } = await save({ svg: SVG.replace('M2 5', 'M2 4') });
    expect([status, body.icon]).toEqual([200, expect.objectContaining({ name: 'pay', words: [], products: [] })]);
    expect((await list('?outlines=true')).body.icons).toEqual([
      expect.objectContaining({ products: [], art: expect.objectContaining({ shapes: [expect.anything()] }) }),
    ]);
  });

  test('are deleted, and what is not there can be deleted again', async () => {
    await save(PAY);
    expect((await remove()).status).toBe(204);
    expect((await list()).body).toEqual({ icons: [] });
    expect((await remove()).status).toBe(204);
  });

  test('are changed by owners and admins only', async () => {
    expect((await save(PAY, 'pay', await session(service(), await member(service(), org, 'admin')))).status).toBe(200);
    for (const role of ['viewer', 'editor'] as const) {
      const cookie = await session(service(), await member(service(), org, role));
      for (const answer of [await save({ svg: SVG }, 'pay', cookie), await remove('pay', cookie)])
        expect([answer.status, answer.body.errorCode]).toEqual([403, 'auth.role_required']);
    }
    expect((await list()).body.icons).toHaveLength(1);
  });

  test('leave one entry of the audit log for each change, with the hash of the outlines', async () => {
    await save(PAY);
    await save({ svg: SVG.replace('M2 5', 'M2 4') });
    await remove();
    const entries = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, org));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['icon.delete', 'icon.save', 'icon.save']);
    const [first, second] = entries.filter(({ action }) => action === 'icon.save').map(({ after }) => after?.art);
    expect([typeof first, first === second]).toEqual(['string', false]);
    expect(JSON.stringify(entries)).not.toContain('M2 5');
  });
});

describe('an icon', () => {
  test.each(['a member', 'the organisation'])('is first in a search and on the map with a key of %s', async (who) => {
    await save(PAY);
    const by = who === 'a member' ? await keyOfMember() : (await organisationKey(service(), org)).key;
    const search = await call('/v1/icons?query=billing', { key: by });
    expect(search.body.icons[0].name).toBe('own:pay');
    const map = await call('/v1/icons/map', { key: by, body: { names: ['Acme Pay'] } });
    expect(map.body.icons[0]).toMatchObject({ icon: 'own:pay', confidence: 'certain' });
  });

  test('is in a search with the session of a member, and in none without a key that is valid', async () => {
    await save(PAY);
    const names = async (credential: object): Promise<string> =>
      JSON.stringify((await call('/v1/icons?query=billing', credential)).body.icons);
    expect(await names({ cookie: owner })).toContain('own:pay');
    for (const credential of [{}, { key: 'lw_wrong' }, { key: (await key(service(), await account(service()))).key }])
      expect(await names(credential)).not.toContain('own:');
  });

  test.each(['a member', 'the organisation'])('is drawn with a key of %s', async (who) => {
    await save(PAY);
    const by = who === 'a member' ? await keyOfMember() : (await organisationKey(service(), org)).key;
    const { svg, codes } = await draw(by);
    expect(codes).toEqual([]);
    expect(svg).toContain(BLUE);
  });

  test('is unknown to a member of another organisation, and to everyone after it was deleted', async () => {
    await save(PAY);
    const stranger = await account(service());
    await icon(service(), await organisation(service(), stranger), { name: 'pays', products: [] });
    const foreign = await draw((await key(service(), stranger)).key);
    expect(foreign.codes).toEqual(['W202']);
    expect(foreign.svg).toContain('own:pays');
    expect(foreign.svg).not.toContain(BLUE);
    await remove();
    expect((await draw(await keyOfMember())).codes).toEqual(['W202']);
  });

  test.each(['light', 'dark'])('has a preview beside other icons: %s', async (theme) => {
    await save(PAY);
    const viewer = await session(service(), await member(service(), org));
    const svg = await picture(`/orgs/${org}/icons/pay/preview?theme=${theme}`, viewer);
    expect([svg.startsWith('<svg'), svg.trimEnd().endsWith('</svg>')]).toEqual([true, true]);
    expect(svg.split(BLUE).length).toBeGreaterThan(2);
    expect(svg).toContain('Bundled');
  });

  test('that is not there has no preview', async () => {
    const { status, body } = await call(`/orgs/${org}/icons/none/preview`, { cookie: owner });
    expect([status, body.errorCode]).toEqual([404, 'resource.not_found']);
  });
});

describe('a picture of flat colours', () => {
  /** A blue square on a transparent ground. */
  const square = (side: number): string => {
    const png = new PNG({ width: side, height: side });
    for (let y = side / 4; y < (side * 3) / 4; y++)
      for (let x = side / 4; x < (side * 3) / 4; x++) png.data.set([0x14, 0x73, 0xe6, 255], (y * side + x) * 4);
    return PNG.sync.write(png).toString('base64');
  };

  test('becomes outlines', async () => {
    const { status, body } = await save({ png: square(128) });
    expect([status, body.notes]).toEqual([200, [expect.stringContaining('1 flat colour')]]);
    const [{ art }] = (await list('?outlines=true')).body.icons;
    expect(art).toMatchObject({ width: 128, height: 128, shapes: [{ fill: BLUE, d: expect.stringMatching(/^M/) }] });
    expect(art.shapes[0].d.length).toBeLessThan(120);
  });

  test.each([
    ['is not a PNG', Buffer.from(SVG).toString('base64'), 'not a PNG'],
    ['is cut off', square(64).slice(0, 120), 'Save it again'],
    ['is very small', square(16), 'at least 32 pixels'],
    ['is very large', square(2_100), 'at most 2048 pixels'],
  ])('is refused if it %s', async (_what, png, hint) => {
    const { status, body } = await save({ png });
    expect([status, body.errorCode]).toEqual([400, 'validation.failed']);
    expect(body.message).toContain(hint);
  });
});

test('damaged pictures become outlines or are refused, and never exhaust a process or fail the service', async () => {
  await fc.assert(
    fc.asyncProperty(changedPicture, async (file) => {
      const { status, body } = await save({ png: file.toString('base64') });
      expect([200, 400]).toContain(status);
      if (status === 400) expect(body.errorCode).toBe('validation.failed');
      await service().database.db.delete(limits);
    }),
    { numRuns: isDeep ? 500 : 30 },
  );
}, 120_000);

describe('a file is refused, with what to write instead', () => {
  const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`;

  test.each([
    ['with a script', { svg: svg('<script>alert(1)</script>') }, 'script', 'plain outlines'],
    ['with an event', { svg: svg('<path onclick="alert(1)" d="M0 0H9V9z"/>') }, 'onclick', 'plain outlines'],
    ['with HTML', { svg: svg('<foreignObject/>') }, 'foreignObject', 'plain outlines'],
    ['with a picture', { svg: svg('<image href="https://evil.example/x.png"/>') }, 'image', 'plain outlines'],
    ['with lettering', { svg: svg('<text>Acme</text>') }, 'text', 'plain outlines'],
    ['with entities', { svg: `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}` }, 'entities', 'DOCTYPE'],
    ['that is not SVG', { svg: 'Acme' }, 'not an SVG', 'Save it as plain SVG'],
    ['that is too long', { svg: svg(' '.repeat(65_000)) }, '64000', 'Simplify'],
    ['that is a thin line', { svg: SVG.replace('24 24', '240 24') }, '240 × 24', 'closer to a square'],
    ['of both kinds', { svg: SVG, png: 'AAAA' }, 'only one of the two', ''],
    ['of no kind', {}, 'only one of the two', ''],
    ['with a word of signs', { svg: SVG, words: ['→'] }, 'words: ', 'remove it'],
    ['with a product that is a sentence', { svg: SVG, products: ['the one we pay with it'] }, 'products: ', '5 words'],
  ])('%s', async (_what, body, named, hint) => {
    await save(PAY);
    const answer = await save(body);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'validation.failed']);
    expect(answer.body.message).toContain(named);
    expect(answer.body.message).toContain(hint);
    expect((await list('?outlines=true')).body.icons[0].art.shapes[0].fill).toBe(BLUE);
  });

  test('under a name that is not one', async () => {
    const { status, body } = await save(PAY, 'Acme');
    expect([status, body.errorCode]).toEqual([400, 'validation.failed']);
    expect(JSON.stringify(body)).toContain('lowercase letters, digits and hyphens');
  });

  test('what would vanish on a ground is drawn in the text colour, which the answer says', async () => {
    const { body } = await save({ svg: SVG.replace(BLUE, '#ffffff') });
    expect(body.notes).toEqual([expect.stringContaining('text colour')]);
    expect((await list('?outlines=true')).body.icons[0].art.shapes[0].fill).toBe('ink');
  });
});

describe('limits', () => {
  test('two icons of one organisation cannot have the same product, in whatever spelling', async () => {
    await save(PAY);
    const { status, body } = await save({ svg: SVG, products: ['acme-pay'] }, 'other');
    expect([status, body.errorCode]).toEqual([409, 'icon.product_taken']);
    expect(body.message).toContain("'pay' has the product 'acme-pay'");
    expect((await save(PAY)).status).toBe(200);
    expect((await list()).body.icons).toHaveLength(1);
  });

  test('two that claim a product at once cannot both have it', async () => {
    const answers = await Promise.all([save(PAY, 'one'), save(PAY, 'two'), save(PAY, 'three')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await list()).body.icons).toHaveLength(1);
  });

  test('an organisation has a limited number of icons, which can still be replaced', async () => {
    for (let at = 0; at < ICON_BOUNDS.icons; at++)
      await icon(service(), org, { name: `icon-${at}`, words: [], products: [] });
    const { status, body } = await save({ svg: SVG }, 'one-more');
    expect([status, body.errorCode]).toEqual([409, 'resource.full']);
    expect(body.message).toContain('at most 200 icons');
    expect((await save({ svg: SVG }, 'icon-7')).status).toBe(200);
  });

  test('their outlines have a limited size together', async () => {
    const art = { width: 24, height: 24, shapes: [{ d: 'M2 2L9 9'.padEnd(249_000, 'L9 9'), fill: 'ink' }] } as const;
    for (const name of ['a', 'b', 'c', 'd']) await icon(service(), org, { name, art, words: [], products: [] });
    const large = SVG.replace('d="', `d="M0 0${'h1v1'.repeat(1_900)}`);
    const { status, body } = await save({ svg: large }, 'e');
    expect([status, body.errorCode]).toEqual([409, 'resource.full']);
    expect(body.message).toContain('the limit is 1000000');
    expect((await list()).body.icons).toHaveLength(4);
  });
});

describe('a saved version', () => {
  const publish = async (source = SOURCE): Promise<Answer> => {
    const { key: by } = await organisationKey(service(), org);
    return call(`/orgs/${org}/diagrams`, { key: by, body: { source, visibility: 'unlisted', showVersions: true } });
  };

  test('is drawn with its icon after that was deleted, as SVG, on its page and for members', async () => {
    await save(PAY);
    const { id } = (await publish()).body;
    const before = await picture(`/d/${id}.svg`);
    expect(before).toContain(BLUE);
    await remove();
    expect(await picture(`/d/${id}.svg`)).toBe(before);
    expect(await picture(`/orgs/${org}/diagrams/${id}/svg`)).toContain(BLUE);
    expect(await picture(`/d/${id}`)).toContain('Till');
  });

  test('keeps its icon in the library of the member who takes it along', async () => {
    await save(PAY);
    const { id } = (await publish()).body;
    await remove();
    const moved = await call(`/orgs/${org}/diagrams/${id}`, {
      method: 'PATCH',
      cookie: owner,
      body: { personal: true },
    });
    expect(moved.status).toBe(200);
    expect(await picture(`/d/${id}.svg`)).toContain(BLUE);
  });

  test('is drawn with the icon that has the name now', async () => {
    await save(PAY);
    const { id } = (await publish()).body;
    await remove();
    await save({ svg: SVG.replace(BLUE, '#d8372c') });
    const svg = await picture(`/d/${id}.svg`);
    expect([svg.includes('#d8372c'), svg.includes(BLUE)]).toEqual([true, false]);
  });

  test('keeps its icon when it is saved as an earlier version and restored', async () => {
    await save(PAY);
    const { id } = (await publish()).body;
    const source = SOURCE.replace(' icon=own:pay', '');
    const saved = await call(`/orgs/${org}/diagrams/${id}/source`, {
      method: 'PUT',
      cookie: owner,
      headers: { 'if-match': '*' },
      body: { source },
    });
    expect(saved.status).toBe(200);
    await remove();
    expect(await picture(`/d/${id}.svg`)).not.toContain(BLUE);
    expect(await picture(`/d/${id}.svg?version=1`)).toContain(BLUE);
    await call(`/orgs/${org}/diagrams/${id}/versions/1/restore`, { method: 'POST', cookie: owner });
    expect(await picture(`/d/${id}.svg`)).toContain(BLUE);
  });

  test('that names an icon nobody knows is published with a warning that names near ones', async () => {
    await save(PAY);
    const { status, body } = await publish(SOURCE.replace('own:pay', 'own:pya'));
    expect(status).toBe(201);
    expect(body.diagnostics).toEqual([expect.objectContaining({ code: 'W202', line: 2 })]);
    expect(JSON.stringify(body.diagnostics)).toContain('own:pay');
    expect((await publish()).body.diagnostics).toEqual([]);
  });
});

test('someone in several organisations draws with the icons of the chosen one', async () => {
  await save(PAY);
  const other = await organisation(service(), ownerId);
  await icon(service(), other, { name: 'other' });
  const { key: by } = await key(service(), ownerId);
  await service().database.transaction((tx) => saveChoice(tx, ownerId, other));
  expect((await draw(by)).codes).toEqual(['W202']);
  await service().database.transaction((tx) => saveChoice(tx, ownerId, org));
  expect((await draw(by)).codes).toEqual([]);
});
