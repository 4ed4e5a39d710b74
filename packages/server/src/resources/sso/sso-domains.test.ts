// Domains of organisations: whose they are and for how long, and what an address in them leads to.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../platform/limits/tables.js';
import { NoDns } from '../../platform/outbound/txt-records.js';
import { hosted } from '../../testing/hosted.js';
import { discoverableIssuer } from '../../testing/outside.js';
import { checkDomains } from './check-domains.js';
import { recordName } from './fields.js';
import { ssoConnections, ssoDomains } from './tables.js';

const DAY = 86_400_000;

const txt: Record<string, readonly string[]> = {};
const own = hosted({ txt });
const { call, signedIn, service, clock } = own;

beforeEach(async () => {
  clock.ahead = 0;
  await service().database.db.delete(limits);
});

interface Company {
  readonly id: string;
  readonly at: string;
  readonly admin: string;
  readonly domain: string;
}

let count = 0;

async function company(domain = `domains-${++count}.example`): Promise<Company> {
  const slug = `domains-of-${++count}`;
  const admin = await signedIn(`admin@${slug}.example`);
  const { body: acme } = await call('/orgs', { cookie: admin, body: { name: 'Acme', slug } });
  return { id: acme.id, at: `/orgs/${slug}/sso`, admin, domain };
}

async function added({ at, admin, domain }: Company): Promise<{ name: string; value: string }> {
  return (await call(`${at}/domains`, { cookie: admin, body: { domain } })).body.record;
}

const verify = ({ at, admin, domain }: Company) =>
  call(`${at}/domains/${domain}/verify`, { cookie: admin, method: 'POST', body: {} });

/** A domain that is verified. */
async function owned(of?: Company): Promise<Company> {
  const acme = of ?? (await company());
  const { name, value } = await added(acme);
  txt[name] = ['v=spf1 -all', value];
  expect((await verify(acme)).status).toBe(200);
  return acme;
}

const setState = (of: Company, state: 'test' | 'on' | 'off') =>
  service().database.db.update(ssoConnections).set({ state }).where(eq(ssoConnections.id, of.id));

/** With a connection that is on. */
async function connected(of?: Company): Promise<Company & { readonly connection: string }> {
  const acme = of ?? (await owned());
  const { body } = await call(`${acme.at}/connection`, {
    cookie: acme.admin,
    method: 'PUT',
    body: { name: 'Example', issuer: await discoverableIssuer(), clientId: 'x' },
  });
  await service().database.db.update(ssoConnections).set({ state: 'on' }).where(eq(ssoConnections.id, body.id));
  return { ...acme, connection: body.id };
}

const discovered = async (email: string) => (await call('/auth/sso/discover', { body: { email } })).body;

const YES = { singleSignOn: true, required: false };
const NO = { singleSignOn: false, required: false };

describe('a domain', () => {
  test('without its record is not verified, and the refusal says which record it needs', async () => {
    const acme = await company('Records.Example');
    const { name, value } = await added(acme);
    for (const records of [[], ['something else'], [`${value}x`]]) {
      txt[name] = records;
      const { status, body } = await verify({ ...acme, domain: 'records.example' });
      expect([status, body.errorCode]).toEqual([409, 'sso.domain_not_verified']);
      expect(body.message).toContain(value);
    }
    expect((await call(acme.at, { cookie: acme.admin })).body.domains).toMatchObject([
      { domain: 'records.example', verifiedAt: null },
    ]);
  });

  test('is verified by the text of no other organisation, and belongs to the first that verified it', async () => {
    const { domain } = await owned();
    const thief = await company(domain);
    const { value } = await added(thief);
    expect((await verify(thief)).body.errorCode).toBe('sso.domain_not_verified');
    txt[recordName(domain)] = [...(txt[recordName(domain)] ?? []), value];
    expect((await verify(thief)).body.errorCode).toBe('sso.domain_taken');
  });

  test('is not verified by the record of the domain above or below', async () => {
    const above = await owned();
    const below = await company(`below.${above.domain}`);
    const { value } = await added(below);
    txt[recordName(above.domain)] = [...(txt[recordName(above.domain)] ?? []), value];
    expect((await verify(below)).body.errorCode).toBe('sso.domain_not_verified');
  });

  test('of another organisation is not found, and neither is one that was not added', async () => {
    const { domain } = await owned();
    const other = await company(domain);
    expect((await verify(other)).status).toBe(404);
    expect((await verify({ ...other, domain: 'nowhere.example' })).status).toBe(404);
  });

  test('that is removed is free, and its addresses sign in as others do', async () => {
    const acme = await connected();
    expect(await discovered(`a@${acme.domain}`)).toEqual(YES);
    const gone = await call(`${acme.at}/domains/${acme.domain}`, { cookie: acme.admin, method: 'DELETE' });
    expect([gone.status, await discovered(`a@${acme.domain}`)]).toEqual([204, NO]);
    await owned(await company(acme.domain));
  });

  const bad = ['localhost', 'com', '-a.example', 'a..example', 'a.example/x', '*.example', '1.2.3.4', 'ä.example'];

  test('has the form of one', async () => {
    const { at, admin } = await company();
    for (const domain of bad)
      expect([domain, (await call(`${at}/domains`, { cookie: admin, body: { domain } })).status]).toEqual([
        domain,
        400,
      ]);
  });
});

describe('a verified domain is looked for every day', () => {
  /** What the look for it finds, `days` after it was verified. */
  async function lookedFor(of: Company, records: readonly string[] | 'no answer', days: number): Promise<void> {
    clock.ahead = days * DAY;
    await checkDomains({
      ...service(),
      txtRecords: async (name) => {
        if (name !== recordName(of.domain)) return [...(txt[name] ?? [])];
        if (records === 'no answer') throw new NoDns('No answer.');
        return records;
      },
    });
  }

  const isVerified = async ({ id, domain }: Company): Promise<boolean> => {
    const { db } = service().database;
    const rows = await db.select().from(ssoDomains).where(eq(ssoDomains.domain, domain));
    return rows.some(({ ownerId, verified }) => String(ownerId) === id && verified !== null);
  };

  test('and is lost once its record has been missing for seven days', async () => {
    const acme = await connected();
    await lookedFor(acme, ['something else'], 2);
    await lookedFor(acme, [], 8);
    expect([await isVerified(acme), await discovered(`a@${acme.domain}`)]).toEqual([true, YES]);
    await lookedFor(acme, [], 9.1);
    expect([await isVerified(acme), await discovered(`a@${acme.domain}`)]).toEqual([false, NO]);
    clock.ahead = 0;
    await owned(await company(acme.domain));
  });

  test('and stays if the record comes back in time', async () => {
    const acme = await owned();
    const records = txt[recordName(acme.domain)] ?? [];
    await lookedFor(acme, [], 2);
    await lookedFor(acme, records, 7);
    await lookedFor(acme, [], 10);
    expect(await isVerified(acme)).toBe(true);
  });

  test('and stays while no name server answers', async () => {
    const acme = await owned();
    await lookedFor(acme, 'no answer', 2);
    await lookedFor(acme, 'no answer', 30);
    expect(await isVerified(acme)).toBe(true);
  });
});

describe('discovery', () => {
  test('answers the same for every address of a domain, whether or not there is an account', async () => {
    const { domain } = await connected();
    await signedIn(`known@${domain}`);
    expect(await discovered(`known@${domain}`)).toEqual(YES);
    expect(await discovered(`unknown@${domain}`)).toEqual(await discovered(`known@${domain}`));
    expect(await discovered(`Known@${domain.toUpperCase()}`)).toEqual(YES);
    expect(await discovered('known@nowhere.example')).toEqual(NO);
  });

  test.each([
    ['a domain below', (domain: string) => `a@sub.${domain}`],
    ['a domain that ends the same', (domain: string) => `a@x${domain}`],
    ['a domain that begins the same', (domain: string) => `a@${domain}.evil.example`],
  ])('says no for an address in %s, and a sign-in with it begins nowhere', async (_name, addressIn) => {
    const { domain } = await connected();
    const email = addressIn(domain);
    expect(await discovered(email)).toEqual(NO);
    expect((await call('/auth/sso/start', { body: { email } })).body.errorCode).toBe('sso.not_set_up');
  });

  test('says no for a domain that is added and not verified', async () => {
    const acme = await company();
    await added(acme);
    await connected(acme);
    expect(await discovered(`a@${acme.domain}`)).toEqual(NO);
  });

  test.each(['test', 'off'] as const)('says no while the connection is %j', async (state) => {
    const acme = await connected();
    await setState({ ...acme, id: acme.connection }, state);
    expect(await discovered(`a@${acme.domain}`)).toEqual(NO);
    const { body } = await call('/auth/sso/start', { body: { email: `a@${acme.domain}` } });
    expect(body.errorCode).toBe('sso.not_set_up');
  });

  test.each(['a', '@', 'a@', '@b.example', 'a@b@c.example', 'a b@c.example'])(
    'takes no %j for an address',
    async (email) => {
      expect((await call('/auth/sso/discover', { body: { email } })).status).toBe(400);
    },
  );
});
